/* SPDX-License-Identifier: Apache-2.0 */
/* A request under way, and what the files of its chain share. The chain is a table of steps (request.c), each a function of
 * the state that a file of stages defines; here they stand with what they do. */
#pragma once

#include "../base/kin.h"
#include "request_metadata.h"
#include <crd/json.h>
#include <crd/mutate.h>
#include <crd/request.h>
#include <crd/walk.h>

/* Where a request comes from: what has been done to its objects, and what of the server's part is to be done. */
typedef enum request_origin {
  REQUEST_OF_CLIENT = 1 << 0, /* an object as its author wrote it; of an update the rest is what reading would have shown */
  REQUEST_SUBMITTED = 1 << 1, /* the same, but what was sent is all that there is */
  REQUEST_ADMISSION = 1 << 2, /* the server has done its part before it asked */
  REQUEST_BY_URL = 1 << 3,    /* a handler of the API server: there is a URL to hold the object against */
  REQUEST_PATCH = 1 << 4      /* the same with a patch in place of an object */
} request_origin;
enum {
  REQUEST_HANDLED = REQUEST_BY_URL | REQUEST_PATCH,
  REQUEST_DIRECT = REQUEST_OF_CLIENT | REQUEST_SUBMITTED,
  REQUEST_SERVED = REQUEST_DIRECT | REQUEST_HANDLED, /* the server's part is done here */
  REQUEST_ANY = REQUEST_SERVED | REQUEST_ADMISSION
};

/* Where an object comes from. Its reader is named here, so that YAML's is linked where YAML may come. */
typedef crd_value *request_reader(crd_arena *arena, crd_string body, const crd_parse_options *options,
                                  crd_parse_error *problem);
typedef struct request_source {
  crd_string body;
  crd_encoding encoding;
  request_reader *read; /* of the body */
  crd_value *object;    /* already parsed, or NULL */
  bool stored;          /* as from etcd: decoded leniently */
} request_source;

/* An object that was read, its metadata coerced. */
typedef struct request_object {
  crd_value *root;
  request_meta meta;
  crd_string group, version, kind; /* its own */
  bool matched;                    /* group and kind are the endpoint's: it is pruned and defaulted */
  bool same_version;               /* group and version are the endpoint's */
} request_object;

/* Of an update: what is stored. */
typedef struct request_stored {
  request_object object;
  bool lists_broken; /* it has an error of list types itself, so the new one's are forgiven */
  bool misfits;      /* embedded resources of it would not stay as they are: what is kept of it must not be shaped again */
} request_stored;

/* Why the object is not the one that the request is about: refusals for later, or empty. */
typedef struct request_identity {
  crd_string name, name_space;
  bool stale; /* REQUEST_HANDLED: it is gone, or another than the sender saw */
} request_identity;

/* REQUEST_HANDLED: what the handlers answer with. */
typedef struct request_handler {
  crd_string undecodable;   /* why the object could not be decoded, without the words around it */
  crd_string kind, version; /* of the object that was sent, once it is decoded */
  crd_string old_text;      /* what the document of a patch was read from; empty: it is a map, as Go writes one */
} request_handler;

/* An object that was read in one pass: trees hold only what that leaves. */
typedef struct request_pass {
  struct crd_reading *reading; /* NULL: whole trees */
  bool gave_up;                /* the pass does not know: all that was said is void */
} request_pass;

/* One request under way. */
typedef struct request_state {
  crd_arena *arena;
  const crd_request *request;
  const crd_kind *kind;
  crd_verdict *verdict;
  request_origin origin;
  crd_strict_errors *strict; /* &verdict->found where strict errors are wanted, else NULL */
  request_source source;     /* what was sent, or made of a patch */
  request_object object;     /* what is judged; a status update's: the stored one with the status that was sent */
  bool metadata_kept;        /* the strategy found nothing wrong with how an update changes the metadata */
  bool shaped;               /* pruned and defaulted by a walk of its own */
  void *storage;             /* its struct, where somebody wants that */
  request_stored stored;
  request_identity identity;
  request_handler handler;
  request_pass pass;
} request_state;

/* A step of the chain. False: the request is decided, or given up. */
typedef bool request_stage(request_state *state);

/* ---- request_verdict.c: what is said ---- */

/* A state, and a verdict that says nothing yet and tells its errors as the request wants them. */
request_state crd_request_begin(crd_arena *arena, const crd_request *request, crd_verdict *verdict);
void crd_request_begin_verdict(request_state *state);
/* Whether the API server to agree with is one before a minor. */
bool crd_request_is_before(const request_state *state, unsigned minor);
/* Refusals; all give false. */
bool crd_request_refuse(request_state *state, int code, crd_string reason, crd_string message);
bool crd_request_refuse_bad(request_state *state, crd_string message);
/* While decoding: what was noted until then is not reported. */
bool crd_request_refuse_decoding(request_state *state, crd_string message);
/* No verdict. */
bool crd_request_cannot_judge(request_state *state, crd_string error);
/* Adds strict errors, in the order in which they are; those that are texts only where they are wanted. */
void crd_request_note(request_state *state, const crd_strict_errors *errors);
void crd_request_note_told(request_state *state, const crd_texts *texts);
/* The pruned fields as strict errors, sorted as the API server sorts them. */
void crd_request_note_pruned(request_state *state, crd_strict_errors *pruned);
/* The texts of the strict errors that were noted, for the verdict. */
void crd_request_tell_strict(request_state *state);
/* The end: Invalid when there are errors. */
request_stage crd_request_conclude;

/* ---- request_options.c: the options, judged before the object ---- */

request_stage crd_request_options_hold;

/* ---- request_reader.c ---- */

request_reader *crd_request_reader(crd_encoding encoding);

/* ---- request_decode.c: bytes to tree, type and metadata looked at ---- */

/* False with the refusal's text in `message`. */
bool crd_request_decode(request_state *state, const request_source *source, request_object *object, crd_string *message);
/* The last of it: root metadata through metav1.ObjectMeta; its unknown fields are strict errors. */
bool crd_request_coerce_metadata(request_state *state, const request_source *source, request_object *object,
                                 crd_string *message);
/* The text of a decoding error (apiserver handlers/rest.go transformDecodeError): of an object whose kind is known, and of
 * one that was not recognised. */
crd_string crd_request_undecodable(request_state *state, crd_string kind, crd_string version, crd_string error);
CRD_KIN crd_string crd_request_say_unrecognized(crd_arena *arena, crd_string kind, crd_string body, crd_string error);
crd_string crd_request_unrecognized(request_state *state, const request_source *source, crd_string error);
/* A copy of a JSON text in which every number is 0, each byte at its place. */
crd_string crd_request_without_numbers(crd_arena *arena, crd_string body);
/* "example.com/v1" or "v1". */
crd_string crd_request_group_version(crd_arena *arena, crd_string group, crd_string version);
/* Reads a body as far as SimpleMetaFactory.Interpret does; NULL with its error. */
CRD_KIN const crd_value *crd_request_read_type(crd_arena *arena, crd_string body, crd_encoding encoding, crd_string *kind,
                                               crd_string *api_version, crd_string *error);
/* The same of a body's tree. */
CRD_KIN bool crd_request_type_of(crd_arena *arena, const crd_value *root, crd_encoding encoding, crd_string *kind,
                                 crd_string *api_version, crd_string *error);
/* The refusal of an object of another version. */
crd_string crd_request_wrong_version(request_state *state, const request_object *object);

/* ---- request_url.c: what the handlers ask beside the object ---- */

/* Store.KeyFunc: why the name of the URL is no key; empty when it is one. */
crd_string crd_request_bad_name(crd_arena *arena, const crd_request *request);
/* checkName and the namespace against the URL: a refusal's text, or the empty string. */
crd_string crd_request_check_url(request_state *state, request_meta meta, bool same_namespace);
/* Whether there is nothing of that name, or the sender saw another state of it. */
bool crd_request_is_stale(const request_state *state, const crd_value *root, const crd_value *old);
/* Refuses it with 404, 409, 422 or 500. */
bool crd_request_refuse_stale(request_state *state, const crd_value *root, const crd_value *old);
/* Shapes an object of another version as that version asks, noting its unknown fields. */
void crd_request_shape_other_version(request_state *state, request_object *object);
/* Applies a patch to a document; `source` is what comes out. False: refused. */
bool crd_request_patch(request_state *state, const crd_value *old, request_source *source);
/* The verdict as the handlers give it: undecodable patches, strict errors as fieldValidation asks. */
void crd_request_conclude_url(request_state *state);

request_stage crd_request_apply_patch;      /* to the stored object */
request_stage crd_request_adopt_version;    /* a patch's object of another version: the strategy refuses it later */
request_stage crd_request_compare_with_url; /* notes in `identity` what is to be refused */
request_stage crd_request_insist_on_state;  /* refuses what is stale */
/* FieldManager.UpdateNoErrors as far as the managed fields that are sent reach validation: what it cannot read it takes from
 * the stored object, and a new object owns all of its fields itself; the last is that of the subresource. */
request_stage crd_request_take_managed_fields, crd_request_take_status_managed_fields;

/* ---- request_one_pass.c: an object that is read in one pass ---- */

/* False where that cannot be. */
bool crd_request_begin_reading(request_state *state);
/* False when it came to nothing: then the verdict is as new. */
bool crd_request_end_reading(request_state *state);
/* A request as it is to be judged on trees when what was read of it (crd_request_read) did not do. */
const crd_request *crd_request_without_reading(crd_arena *arena, const crd_request *request);

request_stage crd_request_reading_stored;      /* the stored object, as the storage's decoder gives it */
request_stage crd_request_reading_sent;        /* what was sent: nothing of its type is left to find out */
request_stage crd_request_reading_keep_status; /* the status of the stored object becomes the new one's */
/* What the walk over the whole object would do, and the rules that do not compare. */
request_stage crd_request_reading_walk;
/* The rules that compare with the stored object. */
request_stage crd_request_reading_compare;

/* ---- request_stages.c: what rest.BeforeCreate, rest.BeforeUpdate and the strategies do ---- */

request_stage crd_request_read_stored; /* the stored object, as the storage's decoder gives it */
request_stage crd_request_read_sent;
request_stage crd_request_settle_stored; /* gives it what every stored object has */
request_stage crd_request_prepare_create;
request_stage crd_request_take_from_stored; /* what a client that read the object before would send back unchanged */
request_stage crd_request_compare_with_stored;
request_stage crd_request_insist_on_namespace, crd_request_insist_on_identity;
request_stage crd_request_insist_on_subresource;
request_stage crd_request_drop_status, crd_request_keep_status, crd_request_merge_status;
request_stage crd_request_keep_generation, crd_request_keep_system_fields;
/* The generation grows with the content: looked at before the checks where they may show the metadata, else after shaping,
 * which they do. */
request_stage crd_request_count_shaped, crd_request_count_unshaped;
/* The walks: shaping alone, where something must happen before the checks (a status that is wiped, a refusal), and the rest
 * with what is left of it. */
request_stage crd_request_shape_new, crd_request_shape_changed, crd_request_shape_status;
request_stage crd_request_walk_new, crd_request_walk_changed, crd_request_walk_status;
request_stage crd_request_check_new, crd_request_check_changed, crd_request_check_status;
request_stage crd_request_run_rules;
request_stage crd_request_check_generated, crd_request_check_common;
request_stage crd_request_warn;
/* What is asked of the metadata alone: `object`, and `stored` of an update, need no more than that. Both are changed as the
 * server would. */
void crd_request_check_metadata(request_state *state);
/* ValidateTypeMeta: only a patch can get so far with another apiVersion. */
void crd_request_check_type_meta(request_state *state, const request_object *object);

/* ---- request_layers.c: the layers above the CRD ---- */

request_stage crd_request_ask_layers;
/* Whether there are any to ask that are rules, and whether there are templates of pods to look at. */
bool crd_request_wants_layers(const crd_request *request);
bool crd_request_wants_pods(const crd_request *request);

/* ---- request_scale.c: customResourceValidator.ValidateScaleSpec and ValidateScaleStatus ---- */

void crd_request_check_scale_spec(crd_errors *errors, const crd_value *root, const crd_scale *scale);
void crd_request_check_scale_status(crd_errors *errors, const crd_value *root, const crd_scale *scale);
/* unstructured.NestedInt64 (`kind` CRD_INT) and NestedString (CRD_STRING_VALUE): NULL where there is none, or with an error.
 */
const crd_value *crd_request_scale_value(crd_arena *arena, const crd_value *root, crd_string path, crd_value_kind kind,
                                         crd_string *error);

/* A crd_string as the two arguments of %.*s. */
#define INTS(string) (int)(string).size, (string).data

/* request_verdict.c: where the layers of a kind are that it has apart. */
crd_string crd_request_apart(crd_arena *arena, const crd_kind *kind);

/* layer_judge.c: what running a layer came to, in a verdict whose name and errors are set. */
void crd_request_conclude_layer(crd_arena *arena, const crd_kind *kind, crd_layer layer, const crd_layer_output *output,
                                crd_verdict *verdict);

/* What older API servers do otherwise (docs/versions.md). How they word it stands with the words (value/words.h). */

enum {
  VERSIONS_STATUS_PATHS = 31,    /* errors about a status are told with the word in their paths */
  VERSIONS_RATCHET_STATUS = 33,  /* what has not changed of a status is forgiven */
  VERSIONS_FIND_FIRST = 34,      /* an update of nothing is Not Found before its uid is looked at */
  VERSIONS_BAD_OPTIONS = 35,     /* DeleteOptions that cannot be decoded are a bad request */
  VERSIONS_READ_PATCHES = 37,    /* patches that are no JSON are refused before anything else is done */
  VERSIONS_LISTS_OF_VALUES = 37, /* lists of the schema are made of CEL's values when they are compared or added */
  VERSIONS_TYPED_METADATA = 37,  /* metadata of custom resources is checked as its type has it, once; before, by getters */
  VERSIONS_TELL_ONCE = 37        /* the same error of metadata is told once */
};

/* What the files of a kind's functions share: kind.c, and kind_from_yaml.c, by itself so that a program that reads no YAML
 * is linked without its reader. */

struct struct_judging;

/* A call of a function of a kind. */
typedef struct kind_call {
  crd_arena *arena;
  const crd_kind *kind;
  crd_string text;
  crd_encoding encoding;
  /* Finds in the text what to decode, as a tree; false with an error. NULL: the text is one document of JSON. */
  bool (*find)(struct struct_judging *judging, const struct kind_call *call, request_source *source);
  crd_value *value; /* of create: not changed */
  const void *object, *old;
  const crd_validate_options *options;
  crd_kind_rules *rules;
  crd_texts *strict;
  crd_errors *errors;
  void *storage;
} kind_call;

/* The parts of the chain ask for a request under way: `verdict.errors` are those found here. */
typedef struct struct_judging {
  crd_request request;
  crd_verdict verdict;
  request_state state;
} struct_judging;

/* Decodes into a new struct; NULL with an error. */
void *crd_kind_decode_guarded(kind_call *call);
/* An error about all of it, in the API server's words for a request that it cannot decode. */
void crd_kind_add_whole(struct_judging *judging, crd_string text, uint32_t offset);

/* Stages that change an object: those of mutations (crd/mutate.h) and those that say what becomes of it before pods are made
 * (crd/pods.h). */

/* Whether the kind has stages of the layer. */
bool crd_request_has_changes(const crd_kind *kind, crd_layer layer);
/* crd_mutate with the stages of that layer. `storage` is the object's struct, or NULL. */
void crd_request_change(crd_arena *arena, const crd_kind *kind, crd_layer layer, const crd_value *object,
                        const void *storage, const crd_mutate_options *options, crd_mutated *mutated);
