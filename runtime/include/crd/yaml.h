/* SPDX-License-Identifier: Apache-2.0 */
/* YAML text to value tree, as sigs.k8s.io/yaml turns it into JSON for kube-apiserver and kubectl: YAML 1.1 scalars (yes/no
 * are strings only where go-yaml treats them so), merge keys, anchors, numbers through JSON, duplicate keys are reported. */
#ifndef CRD_YAML_H
#define CRD_YAML_H

#include <crd/json.h>

CRD_BEGIN_DECLS

/* One document of a stream. */
typedef struct crd_yaml_document {
  crd_value *value; /* NULL for an empty document (nothing but comments) */
  uint32_t offset;  /* where the document starts in the input */
  crd_string
      duplicate_error; /* go-yaml's whole text for duplicate keys, or empty: "yaml: unmarshal errors:\n  line 3: key ..." */
} crd_yaml_document;

/* Parses every document of a stream into an array in the arena. False and `error` (with go-yaml's text where it is known)
 * when the text is not YAML; documents before the error are still returned. Offsets are byte offsets into `input`.
 * The depth, the number of nodes that aliases may expand to (go-yaml's limits) and the size are bounded. */
CRD_MUST_CHECK bool crd_yaml_parse_stream(crd_arena *arena, crd_string input, const crd_parse_options *options,
                                          crd_yaml_document **documents, size_t *count, crd_parse_error *error);

/* Parses the first document, as kube-apiserver's YAML serializer does with a request body (sigs.k8s.io/yaml YAMLToJSON, then
 * the JSON decoder). NULL and `error` on failure. Duplicate keys are recorded in options->duplicates as those of JSON are;
 * the last one wins; go-yaml's text about them goes to `duplicate_error` (may be NULL). */
CRD_MUST_CHECK crd_value *crd_yaml_parse(crd_arena *arena, crd_string input, const crd_parse_options *options,
                                         crd_parse_error *error, crd_string *duplicate_error);

/* Appends a value to `text` as a YAML document without "---", byte for byte as sigs.k8s.io/yaml (1.6) writes it: block
 * style, lines folded at 80 columns, names in go-yaml's order (numbers in names by value). Parsing the result gives the same
 * value. It uses libyaml's emitter, so that its callers link libyaml. */
void crd_yaml_write(crd_text *text, const crd_value *value);

/* Whether sigs.k8s.io/yaml unmarshals the text, a map or nothing, into a Go map of type `go_type` ("types.RuntimeEnvType";
 * used in messages). False with its text in `error` ("error unmarshaling JSON: ..."), in the arena; `error` may be NULL. */
bool crd_yaml_map_check(crd_arena *arena, crd_string text, crd_string go_type, crd_string *error);

CRD_END_DECLS

#endif
