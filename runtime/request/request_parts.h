/* SPDX-License-Identifier: Apache-2.0 */
/* The state of a request, and the declarations that the files of its chain share. The chain is a table of steps (request.c);
 * each step is a function of the state. */
#pragma once

#include "../base/kin.h"
#include "request_metadata.h"
#include <crd/json.h>
#include <crd/mutate.h>
#include <crd/request.h>
#include <crd/walk.h>

/* The origin of a request: it decides which of the server's steps are still to be done. */
typedef enum request_origin {
  REQUEST_OF_CLIENT = 1 << 0, /* an object as its author wrote it; an update takes missing metadata from the stored object */
  REQUEST_SUBMITTED = 1 << 1, /* the same, but an update takes nothing from the stored object */
  REQUEST_ADMISSION = 1 << 2, /* the API server has done its steps before it called the webhook */
  REQUEST_BY_URL = 1 << 3,    /* a handler of the API server: the object must match the URL */
  REQUEST_PATCH = 1 << 4      /* the same with a patch in place of an object */
} request_origin;
enum {
  REQUEST_HANDLED = REQUEST_BY_URL | REQUEST_PATCH,
  REQUEST_DIRECT = REQUEST_OF_CLIENT | REQUEST_SUBMITTED,
  REQUEST_SERVED = REQUEST_DIRECT | REQUEST_HANDLED, /* the server's steps are done here */
  REQUEST_ANY = REQUEST_SERVED | REQUEST_ADMISSION
};

/* The source of an object. It points to the parser, so that only programs that read YAML link the YAML parser. */
typedef crd_value *request_reader(crd_arena *arena, crd_string body, const crd_parse_options *options,
                                  crd_parse_error *problem);
typedef struct request_source {
  crd_string body;
  crd_encoding encoding;
  request_reader *read; /* parses the body */
  crd_value *object;    /* already parsed, or NULL */
  bool stored;          /* from etcd: decode leniently */
} request_source;

/* A decoded object with coerced metadata. */
typedef struct request_object {
  crd_value *root;
  request_meta meta;
  crd_string group, version, kind; /* its own */
  bool matched;                    /* group and kind are the endpoint's: prune and default the object */
  bool same_version;               /* group and version are the endpoint's */
} request_object;

/* The stored object of an update. */
typedef struct request_stored {
  request_object object;
  bool lists_broken; /* it has an error of list types, so those of the new object are ignored */
  bool misfits;      /* shaping would change its embedded resources again: parts taken from it must not be shaped */
} request_stored;

/* Errors of an object whose name or namespace does not match the request, to be reported later; or empty. */
typedef struct request_identity {
  crd_string name, name_space;
  bool stale; /* REQUEST_HANDLED: the stored object is gone, or differs from the one that the sender read */
} request_identity;

/* REQUEST_HANDLED: texts for the handlers' answers. */
typedef struct request_handler {
  crd_string undecodable;   /* the error of decoding the object, without the handler's prefix */
  crd_string kind, version; /* of the object that was sent, once it is decoded */
  crd_string old_text;      /* the text that a patch's document was parsed from; empty: a map, as Go writes it */
} request_handler;

/* Decoding in one pass: trees hold only the parts that the pass does not store elsewhere. */
typedef struct request_pass {
  struct crd_reading *reading; /* NULL: whole trees */
  bool gave_up;                /* the pass cannot decide: discard all results */
} request_pass;

/* The state of one request. */
typedef struct request_state {
  crd_arena *arena;
  const crd_request *request;
  const crd_kind *kind;
  crd_verdict *verdict;
  request_origin origin;
  crd_strict_errors *strict; /* &verdict->found where strict errors are wanted, else NULL */
  request_source source;     /* the body that was sent, or the result of a patch */
  request_object object;     /* the object to judge; of a status update: the stored object with the new status */
  bool metadata_kept;        /* the strategy found no error in an update's changes of metadata */
  bool shaped;               /* pruned and defaulted by a separate walk */
  void *storage;             /* its struct, if it is wanted */
  request_stored stored;
  request_identity identity;
  request_handler handler;
  request_pass pass;
} request_state;

/* A step of the chain. False: the request is decided, or cannot be judged. */
typedef bool request_stage(request_state *state);

/* ---- request_verdict.c: the verdict ---- */

/* Initialises a state and an empty verdict, with the request's limits and minor for errors. */
request_state crd_request_begin(crd_arena *arena, const crd_request *request, crd_verdict *verdict);
void crd_request_begin_verdict(request_state *state);
/* Whether the request's API server is older than a minor. */
bool crd_request_is_before(const request_state *state, unsigned minor);
/* Refusals; all return false. */
bool crd_request_refuse(request_state *state, int code, crd_string reason, crd_string message);
bool crd_request_refuse_bad(request_state *state, crd_string message);
/* While decoding: strict errors that were recorded before are not reported. */
bool crd_request_refuse_decoding(request_state *state, crd_string message);
/* Sets verdict.error: the request cannot be judged. */
bool crd_request_cannot_judge(request_state *state, crd_string error);
/* Add strict errors in their order; texts only if strict errors are wanted. */
void crd_request_note(request_state *state, const crd_strict_errors *errors);
void crd_request_note_told(request_state *state, const crd_texts *texts);
/* The pruned fields as strict errors, sorted as the API server sorts them. */
void crd_request_note_pruned(request_state *state, crd_strict_errors *pruned);
/* Formats the recorded strict errors into the verdict. */
void crd_request_tell_strict(request_state *state);
/* The last step: Invalid when there are errors. */
request_stage crd_request_conclude;

/* ---- request_options.c: the options, judged before the object ---- */

request_stage crd_request_options_hold;

/* ---- request_reader.c ---- */

request_reader *crd_request_reader(crd_encoding encoding);

/* ---- request_decode.c: bytes to tree; checks type and metadata ---- */

/* False with the refusal's text in `message`. */
bool crd_request_decode(request_state *state, const request_source *source, request_object *object, crd_string *message);
/* Its last step: the root's metadata through metav1.ObjectMeta; unknown fields are strict errors. */
bool crd_request_coerce_metadata(request_state *state, const request_source *source, request_object *object,
                                 crd_string *message);
/* The text of a decoding error (apiserver handlers/rest.go transformDecodeError), for a known kind and for an unrecognised
 * one. */
crd_string crd_request_undecodable(request_state *state, crd_string kind, crd_string version, crd_string error);
CRD_KIN crd_string crd_request_say_unrecognized(crd_arena *arena, crd_string kind, crd_string body, crd_string error);
crd_string crd_request_unrecognized(request_state *state, const request_source *source, crd_string error);
/* A copy of a JSON text in which every number is 0, with the same byte offsets. */
crd_string crd_request_without_numbers(crd_arena *arena, crd_string body);
/* "example.com/v1" or "v1". */
crd_string crd_request_group_version(crd_arena *arena, crd_string group, crd_string version);
/* Parses a body as far as SimpleMetaFactory.Interpret does; NULL with its error. */
CRD_KIN const crd_value *crd_request_read_type(crd_arena *arena, crd_string body, crd_encoding encoding, crd_string *kind,
                                               crd_string *api_version, crd_string *error);
/* The same for a body's tree. */
CRD_KIN bool crd_request_type_of(crd_arena *arena, const crd_value *root, crd_encoding encoding, crd_string *kind,
                                 crd_string *api_version, crd_string *error);
/* The refusal of an object of another version. */
crd_string crd_request_wrong_version(request_state *state, const request_object *object);

/* ---- request_url.c: the other checks of the handlers ---- */

/* Store.KeyFunc: why the name of the URL is no key; empty when it is one. */
crd_string crd_request_bad_name(crd_arena *arena, const crd_request *request);
/* checkName, and compares the namespace with the URL's: a refusal's text, or the empty string. */
crd_string crd_request_check_url(request_state *state, request_meta meta, bool same_namespace);
/* Whether there is no object of that name, or resourceVersion or uid are not those of the sender. */
bool crd_request_is_stale(const request_state *state, const crd_value *root, const crd_value *old);
/* Refuses it with 404, 409, 422 or 500. */
bool crd_request_refuse_stale(request_state *state, const crd_value *root, const crd_value *old);
/* Prunes and defaults an object of another version by that version's schema, and records its unknown fields. */
void crd_request_shape_other_version(request_state *state, request_object *object);
/* Applies a patch to a document; `source` is the result. False: refused. */
bool crd_request_patch(request_state *state, const crd_value *old, request_source *source);
/* The verdict of the handlers: undecodable patches, strict errors by fieldValidation. */
void crd_request_conclude_url(request_state *state);

request_stage crd_request_apply_patch;      /* to the stored object */
request_stage crd_request_adopt_version;    /* a patch's object of another version: the strategy refuses it later */
request_stage crd_request_compare_with_url; /* records refusals in `identity` */
request_stage crd_request_insist_on_state;  /* refuses a stale object */
/* FieldManager.UpdateNoErrors, only for validation: managed fields that it cannot decode are taken from the stored object,
 * or removed from a new object. The second is for the status subresource. */
request_stage crd_request_take_managed_fields, crd_request_take_status_managed_fields;

/* ---- request_one_pass.c: decoding in one pass ---- */

/* False if the request does not allow it. */
bool crd_request_begin_reading(request_state *state);
/* False if the pass gave up: then the verdict is reset. */
bool crd_request_end_reading(request_state *state);
/* The request to be judged on trees when the reading of crd_request_read gave up. */
const crd_request *crd_request_without_reading(crd_arena *arena, const crd_request *request);

request_stage crd_request_reading_stored;      /* decodes the stored object like the storage's decoder */
request_stage crd_request_reading_sent;        /* decodes the object that was sent, with all checks of its type */
request_stage crd_request_reading_keep_status; /* takes the status of the stored object */
/* The work of the walk over the whole object, and the rules without oldSelf. */
request_stage crd_request_reading_walk;
/* The rules with oldSelf. */
request_stage crd_request_reading_compare;

/* ---- request_stages.c: rest.BeforeCreate, rest.BeforeUpdate and the strategies ---- */

request_stage crd_request_read_stored; /* decodes the stored object like the storage's decoder */
request_stage crd_request_read_sent;
request_stage crd_request_settle_stored; /* adds the metadata that every stored object has */
request_stage crd_request_prepare_create;
request_stage crd_request_take_from_stored; /* metadata that a client would have read and sent back unchanged */
request_stage crd_request_compare_with_stored;
request_stage crd_request_insist_on_namespace, crd_request_insist_on_identity;
request_stage crd_request_insist_on_subresource;
request_stage crd_request_drop_status, crd_request_keep_status, crd_request_merge_status;
request_stage crd_request_keep_generation, crd_request_keep_system_fields;
/* Increment the generation if the content changed: before the checks if their errors may show the metadata, else after
 * shaping. */
request_stage crd_request_count_shaped, crd_request_count_unshaped;
/* The walks: only shaping, where a step must come between shaping and checks (wiping the status, a refusal); then
 * the rest. */
request_stage crd_request_shape_new, crd_request_shape_changed, crd_request_shape_status;
request_stage crd_request_walk_new, crd_request_walk_changed, crd_request_walk_status;
request_stage crd_request_check_new, crd_request_check_changed, crd_request_check_status;
request_stage crd_request_run_rules;
request_stage crd_request_check_generated, crd_request_check_common;
request_stage crd_request_warn;
/* All checks of metadata: `object`, and `stored` of an update, may have nothing but metadata. Both are changed like in the
 * API server. */
void crd_request_check_metadata(request_state *state);
/* ValidateTypeMeta: only a patched object can still have another apiVersion here. */
void crd_request_check_type_meta(request_state *state, const request_object *object);

/* ---- request_layers.c: the layers above the CRD ---- */

request_stage crd_request_ask_layers;
/* Whether the request has layers with rules, and whether the layer pods and pod templates. */
bool crd_request_wants_layers(const crd_request *request);
bool crd_request_wants_pods(const crd_request *request);

/* ---- request_scale.c: customResourceValidator.ValidateScaleSpec and ValidateScaleStatus ---- */

void crd_request_check_scale_spec(crd_errors *errors, const crd_value *root, const crd_scale *scale);
void crd_request_check_scale_status(crd_errors *errors, const crd_value *root, const crd_scale *scale);
/* unstructured.NestedInt64 (`kind` CRD_INT) and NestedString (CRD_STRING_VALUE): NULL if missing, or with an error. */
const crd_value *crd_request_scale_value(crd_arena *arena, const crd_value *root, crd_string path, crd_value_kind kind,
                                         crd_string *error);

/* A crd_string as the two arguments of %.*s. */
#define INTS(string) (int)(string).size, (string).data

/* request_verdict.c: the error that names the kind with the layers that this kind lacks (crd_kind.layers_apart). */
crd_string crd_request_apart(crd_arena *arena, const crd_kind *kind);

/* layer_judge.c: puts the output of a layer into a verdict whose name and errors are set. */
void crd_request_conclude_layer(crd_arena *arena, const crd_kind *kind, crd_layer layer, const crd_layer_output *output,
                                crd_verdict *verdict);

/* The first minors with a behaviour (docs/versions.md). Messages of older minors are in tables (value/words.h). */

enum {
  VERSIONS_STATUS_PATHS = 31,    /* errors of a status update have "status" in their paths */
  VERSIONS_RATCHET_STATUS = 33,  /* status updates ratchet */
  VERSIONS_FIND_FIRST = 34,      /* an update of a missing object is Not Found before its uid is checked */
  VERSIONS_BAD_OPTIONS = 35,     /* DeleteOptions that cannot be decoded are a bad request */
  VERSIONS_READ_PATCHES = 37,    /* patches that are no JSON are refused before all other checks */
  VERSIONS_LISTS_OF_VALUES = 37, /* lists of the schema are compared and added as lists of CEL values */
  VERSIONS_TYPED_METADATA = 37,  /* metadata of custom resources is checked once, as a struct; before, by getters */
  VERSIONS_TELL_ONCE = 37        /* the same error of metadata is reported once */
};

/* Shared declarations of kind.c and kind_from_yaml.c, which is a file of its own so that a program that reads no YAML does
 * not link the YAML parser. */

struct struct_judging;

/* The arguments of a function of a kind. */
typedef struct kind_call {
  crd_arena *arena;
  const crd_kind *kind;
  crd_string text;
  crd_encoding encoding;
  /* Parses the text and finds the object to decode; false with an error. NULL: the text is one JSON document. */
  bool (*find)(struct struct_judging *judging, const struct kind_call *call, request_source *source);
  crd_value *value; /* of create: not changed */
  const void *object, *old;
  const crd_validate_options *options;
  crd_kind_rules *rules;
  crd_texts *strict;
  crd_errors *errors;
  void *storage;
} kind_call;

/* The request state that the parts of the chain need; `verdict.errors` receives the errors. */
typedef struct struct_judging {
  crd_request request;
  crd_verdict verdict;
  request_state state;
} struct_judging;

/* Decodes into a new struct; NULL with an error. */
void *crd_kind_decode_guarded(kind_call *call);
/* Adds an error about the whole text, with the API server's message for an undecodable request. */
void crd_kind_add_whole(struct_judging *judging, crd_string text, uint32_t offset);

/* Stages that change an object: mutations (crd/mutate.h) and the stages of the layer pods (crd/pods.h). */

/* Whether the kind has stages of the layer. */
bool crd_request_has_changes(const crd_kind *kind, crd_layer layer);
/* crd_mutate with the stages of that layer. `storage` is the object's struct, or NULL. */
void crd_request_change(crd_arena *arena, const crd_kind *kind, crd_layer layer, const crd_value *object,
                        const void *storage, const crd_mutate_options *options, crd_mutated *mutated);
