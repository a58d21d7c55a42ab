/* SPDX-License-Identifier: Apache-2.0 */
/* ObjectMeta as the API server treats it: round-tripped through the typed struct, and validated.
 * Mirrors apimachinery pkg/api/validation/objectmeta.go, pkg/util/validation, apiextensions-apiserver
 * pkg/apiserver/schema/objectmeta and registry/customresource/validator.go. */
#ifndef CRD_METADATA_H
#define CRD_METADATA_H

#include <crd/errors.h>
#include <crd/value.h>

CRD_BEGIN_DECLS

/* Creates metadata in the arena with a name and a namespace, each left out where it is empty. Texts are borrowed. Set other
 * fields with crd_value_set. It is an argument of a kind's NAME_create. */
crd_value *crd_metadata_create(crd_arena *arena, crd_string name, crd_string namespace_);
/* Set a label or an annotation, whose value may be empty. */
void crd_metadata_set_label(crd_arena *arena, crd_value *metadata, crd_string key, crd_string value);
void crd_metadata_set_annotation(crd_arena *arena, crd_value *metadata, crd_string key, crd_string value);

/* Coerces `metadata` in place, as the round trip through metav1.ObjectMeta does: drops unknown fields (their names go to
 * `unknown` with `path` before them: "metadata.foo"; NULL: not wanted), drops empty fields, normalises times. On a value of
 * the wrong type it returns false and Go's text in `error` ("json: cannot unmarshal number into Go struct field
 * ObjectMeta.labels of type string"); with `lenient` (objects from storage) it drops the field instead. */
bool crd_metadata_coerce(crd_arena *arena, crd_value *metadata, crd_string path, bool lenient, crd_strict_errors *unknown,
                         crd_string *error);

typedef enum crd_name_rule {
  CRD_NAME_DNS_SUBDOMAIN, /* custom resources */
  CRD_NAME_PATH_SEGMENT,  /* the generic pass, embedded resources */
  CRD_NAME_DNS_LABEL,     /* StatefulSets */
  CRD_NAME_ANY            /* not checked here */
} crd_name_rule;

typedef struct crd_metadata_options {
  bool namespaced;
  crd_name_rule name_rule;
  bool name_optional; /* embedded resources: no name is fine */
  bool unstructured;  /* read it with the getters of unstructured.Unstructured: rest's checks; before 1.37 all checks */
  crd_string path;    /* "metadata" */
  uint8_t stage;      /* crd_stage of the errors */
  bool keep_repeated; /* report the same error as often as it is found, as API servers before 1.37 do */
} crd_metadata_options;

/* ValidateObjectMeta and ValidateObjectMetaUpdate on coerced metadata (NULL counts as empty). Errors carry the offsets of
 * the offending values. */
void crd_metadata_validate(crd_errors *errors, const crd_value *metadata, const crd_metadata_options *options);
void crd_metadata_validate_update(crd_errors *errors, const crd_value *metadata, const crd_value *old_metadata,
                                  const crd_metadata_options *options);

/* Warnings about finalizers that are new in this request (validateKubeFinalizerName). `old_metadata` may be NULL. */
void crd_metadata_warn(crd_texts *warnings, const crd_value *metadata, const crd_value *old_metadata);
/* The same in the words of an API server; 0: the newest. */
void crd_metadata_warn_as(crd_texts *warnings, const crd_value *metadata, const crd_value *old_metadata,
                          unsigned kubernetes_minor);

/* Coerces apiVersion, kind and metadata of an embedded resource at `path` below `prefix` (as field.Path prints it; the path
 * is formatted only for errors). False with the text of the first error in `error` (a whole field error: "spec.x.kind:
 * Invalid value: 5: must be a string"). */
bool crd_embedded_coerce(crd_arena *arena, crd_value *object, crd_string prefix, const crd_path *path,
                         crd_strict_errors *unknown, crd_string *error);
/* The same with the error as data. */
bool crd_embedded_coerce_told(crd_arena *arena, crd_value *object, crd_string prefix, const crd_path *path,
                              crd_strict_errors *unknown, crd_error *error);
/* The same for an object from storage: fields of the wrong type are dropped. False when crd_embedded_coerce would change or
 * refuse the result: metadata that is no map is kept, and a time may be written in a form that does not parse again. */
bool crd_embedded_coerce_stored(crd_arena *arena, crd_value *object);
/* schema/objectmeta.Validate on one embedded resource: errors of CRD_STAGE_EMBEDDED. `keep_repeated` as above. */
void crd_embedded_validate(crd_errors *errors, const crd_value *object, crd_string prefix, const crd_path *path);
void crd_embedded_validate_as(crd_errors *errors, const crd_value *object, crd_string prefix, const crd_path *path,
                              bool keep_repeated);

/* The string rules of apimachinery pkg/util/validation; each adds its messages to `messages`. */
void crd_check_dns1123_label(crd_texts *messages, crd_string text);
void crd_check_dns1123_subdomain(crd_texts *messages, crd_string text);
void crd_check_dns1035_label(crd_texts *messages, crd_string text);
void crd_check_qualified_name(crd_texts *messages, crd_string text);
void crd_check_label_value(crd_texts *messages, crd_string text);
void crd_check_path_segment(crd_texts *messages, crd_string text, bool prefix);
/* maskTrailingDash: the text that is checked as a name in place of a generateName: its last dash, and the character before
 * the dash, become one letter. */
crd_string crd_mask_trailing_dash(crd_arena *arena, crd_string name);

CRD_END_DECLS

#endif
