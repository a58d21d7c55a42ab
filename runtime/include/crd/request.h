/* SPDX-License-Identifier: Apache-2.0 */
/* The chain of a request for a custom resource through kube-apiserver: decode, prune, coerce, default, rest.BeforeCreate or
 * rest.BeforeUpdate, the strategy's validation, the Status that comes back. What crd-validate and crd-webhook ask.
 *
 * Mirrors apiserver pkg/endpoints/handlers/{create,update,rest}.go, pkg/registry/rest/{create,update}.go and
 * apiextensions-apiserver pkg/registry/customresource/{strategy,status_strategy}.go. */
#ifndef CRD_REQUEST_H
#define CRD_REQUEST_H

#include <crd/errors.h>
#include <crd/guard.h>
#include <crd/layers.h>
#include <crd/types.h>

CRD_BEGIN_DECLS

typedef enum crd_operation { CRD_CREATE, CRD_UPDATE, CRD_UPDATE_STATUS, CRD_DELETE } crd_operation;

typedef enum crd_encoding { CRD_ENCODING_JSON, CRD_ENCODING_YAML } crd_encoding;

/* The treatment of unknown and duplicate fields: list them in `strict` and allow them, or follow the query parameter
 * fieldValidation: drop them silently, drop them with warnings, or refuse them. */
typedef enum crd_field_validation {
  CRD_FIELDS_LISTED,
  CRD_FIELDS_IGNORE,
  CRD_FIELDS_WARN,
  CRD_FIELDS_STRICT
} crd_field_validation;

/* How an object is decoded; the verdict does not depend on it. */
typedef enum crd_decoder {
  CRD_DECODER_FAST, /* directly into its struct if possible (see also crd_request.without_object) */
  CRD_DECODER_TREE  /* always through a value tree */
} crd_decoder;

/* The type of a patch; of an apply patch only the options are judged. */
typedef enum crd_patch_type { CRD_PATCH_NONE, CRD_PATCH_JSON, CRD_PATCH_MERGE, CRD_PATCH_APPLY } crd_patch_type;

typedef struct crd_request {
  crd_operation operation;
  const crd_kind *kind; /* the endpoint that is posted to */
  crd_string body;      /* the object's bytes ... */
  crd_encoding encoding;
  crd_value *object;           /* ... or the object already parsed (then `body` may be empty); changed in place */
  const crd_value *old_object; /* update: as stored; decoded leniently, pruned, defaulted. NULL on create */
  crd_string namespace_;       /* of the request's URL; empty: the object's, or "default" */
  bool as_submitted;           /* update: take no uid, resourceVersion, creationTimestamp or namespace from the old object */
  bool admission;       /* the objects come from an AdmissionReview: decoded, with server-set metadata, perhaps nameless */
  unsigned layers;      /* CRD_LAYER_...; 0: CRD_LAYER_CRD */
  unsigned warn_layers; /* those of `layers` whose violations only warn */
  /* Layers above the CRD that ratchet: of an update, failures that the stored object has too only warn. If it is not 0, no
   * layer refuses to remove finalizers from an object that is being deleted. 0: as the operator, which does not ratchet. */
  unsigned ratchet_layers;
  const crd_settings *settings;     /* feature gates and settings; NULL: the defaults */
  const struct crd_pod_judge *pods; /* judges pod templates for rules of the layers (crd/state.h); NULL: none */
  const struct crd_state *state;    /* of the cluster, for the same rules; NULL: unknown */
  crd_string without_rule;          /* the name of a rule above the CRD to leave out; empty: none */
  const crd_value *options;    /* CreateOptions, UpdateOptions, PatchOptions or DeleteOptions, judged first; NULL: none */
  unsigned kubernetes_minor;   /* the version of the API server: 30 to 37; 0: 37 (docs/versions.md) */
  bool want_strict;            /* look for unknown and duplicate fields */
  bool want_storage;           /* fill the typed struct of the object for the caller */
  bool want_further;           /* find the reconciler's errors after its first one too (crd_verdict.further) */
  bool without_object;         /* verdict.object is not needed: a valid object may be judged without making it */
  crd_decoder decoder;         /* CRD_DECODER_TREE: always make a tree */
  struct crd_reading *reading; /* the result of crd_request_read; NULL: none */
  size_t most_text;            /* the most bytes of errors' texts in the message, and again in the causes; of further errors
                                * only the number is given. 0: all errors, as in the API server */
  /* Strict errors from parsing `object`; they come first. NULL: none. */
  const crd_texts *noted;          /* as texts without offsets, */
  const crd_strict_errors *strict; /* and as records */
  /* Assigned by the API server. Empty: left out; name_suffix empty: "xxxxx". */
  crd_string uid, creation_timestamp, resource_version, name_suffix;
  /* The request as the API server's handlers see it (crd/endpoint.h asks with these). */
  bool by_url;                /* namespace and name are those of the URL; resourceVersion and uid must match the stored
                                 object; without one the code is 404; as_submitted is implied */
  crd_string name;            /* by_url: the name of the URL */
  const crd_registry *others; /* by_url: where other versions of the kind are; NULL: unknown */
  crd_field_validation field_validation;
  crd_patch_type patch; /* of an update: `body` is a patch of the stored object */
} crd_request;

/* The `details` of a Status. */
typedef struct crd_status_details {
  bool given; /* otherwise: none, except that an Invalid is about the endpoint's kind */
  crd_string name, group, kind, uid;
  crd_string cause; /* of an internal error: the message of its only cause; empty: the causes are the errors */
} crd_status_details;

typedef struct crd_verdict {
  bool allowed;            /* without regard to `strict` */
  int code;                /* 0 when allowed; 400, 404, 409, 413, 422 ... */
  crd_string reason;       /* "Invalid", "BadRequest" ... */
  crd_string message;      /* Status.message */
  crd_string name;         /* metadata.name after generateName */
  crd_errors errors;       /* in the order of the API server's stages: the causes */
  crd_string options_kind; /* "CreateOptions": the errors are of the request's options; empty: of the object */
  crd_status_details details;
  crd_texts strict;        /* errors of strict field validation: unknown field "spec.foo" */
  crd_strict_errors found; /* the same as records with offsets (crd_strict_tell makes the texts from them) */
  crd_texts warnings;
  crd_errors further;              /* with want_further: the reconciler's other errors, at most 64; causes, too */
  crd_rule_warnings rule_warnings; /* those of `warnings` that rules above the CRD gave, in the same order */
  const crd_value *object;         /* as it would be stored; NULL when it was not decoded or not made (without_object) */
  const void *storage; /* the typed struct of the object; NULL when it was not wanted. Without `object` it has no document */
  uint32_t offset;     /* of a decoding error in the body, or CRD_NO_OFFSET */
  crd_string unread;   /* of a built-in kind: the field of a decoding error; empty: the error has no field */
  crd_string error;    /* why nothing could be judged (a broken old object, no such subresource); empty otherwise */
  bool fast;           /* judged without a tree of the object (CRD_DECODER_FAST) */
  crd_stop stopped;    /* the work was stopped, and `error` says so: neither allowed nor refused */
  /* Of the layers above the CRD. */
  unsigned layer;          /* the crd_layer that refused; 0: none of them */
  crd_string rule;         /* the name of the first rule that refused; may be empty */
  crd_event event;         /* controller: the event that the operator would send */
  const crd_value *status; /* controller: what it would write into the status, a map; NULL: nothing */
  unsigned
      unasked_layers; /* crd_request_judge: layers with rules that were skipped for want of a cluster or a judge of pods */
  unsigned skipped_layers; /* crd_request_judge: layers that skip the object (crd_layer_hidden) */
  crd_string skipped;      /* crd_layer_judge: why the layer skips the object; empty: it does not */
} crd_verdict;

/* An empty verdict. */
CRD_INLINE crd_verdict crd_verdict_init(crd_arena *arena) {
  crd_verdict verdict;
  memset(&verdict, 0, sizeof verdict);
  verdict.offset = CRD_NO_OFFSET;
  verdict.errors = verdict.further = crd_errors_init(arena);
  verdict.strict.arena = verdict.found.arena = verdict.warnings.arena = verdict.rule_warnings.arena = arena;
  return verdict;
}
/* The verdict on a request that was stopped: an internal error that says why. Allocates nothing. */
crd_verdict crd_verdict_stopped(crd_arena *arena, crd_stop stop);

/* Judges one request. The verdict lives in `arena` or points into the request's body and objects, which must live as long. A
 * request that cannot be judged is refused with an `error`, and so is a request that was stopped (crd/guard.h) if the caller
 * has no guard. */
void crd_request_judge(crd_arena *arena, const crd_request *request, crd_verdict *verdict);

/* Reads a JSON object within a larger text, from the first byte of `text` on, as crd_request_judge would read its `body`,
 * and returns a pointer behind it. It sets `request->reading`, and `request->body` to the object's bytes. NULL where the
 * object or the request does not suit CRD_DECODER_FAST; the object may still be valid. All of the request but `old_object`
 * and `body` must be set. The reading lives in `arena`, which must be that of crd_request_judge. */
const char *crd_request_read(crd_arena *arena, crd_request *request, crd_string text);
/* The same for the stored object of an update, after crd_request_read. A tree is made only of its metadata. */
const char *crd_request_read_old(crd_arena *arena, crd_request *request, crd_string text);

/* apiVersion, kind and metadata of the object of crd_request_read, as they were sent, in the arena. Judging may change the
 * map, but not its texts. */
const crd_value *crd_request_head(crd_arena *arena, const crd_request *request);
/* Judges the object of crd_request_read if that can be done without a tree of the object (`fast`). False if not; then the
 * verdict is undefined. */
bool crd_request_judge_fast(crd_arena *arena, const crd_request *request, crd_verdict *verdict);

/* A request to one layer above the CRD alone. */
typedef struct crd_layer_request {
  const crd_kind *kind;
  crd_layer layer;
  crd_string stage;                 /* only the stage of that name; empty: all but those that are run alone */
  const crd_value *object;          /* it is neither pruned nor defaulted */
  const crd_value *old_object;      /* NULL: none */
  crd_string operation;             /* "CREATE", "UPDATE", "DELETE"; empty: by whether there is an old object */
  const crd_settings *settings;     /* gates and settings; NULL: the defaults */
  const struct crd_state *state;    /* of the cluster (crd/state.h); NULL: unknown */
  const struct crd_pod_judge *pods; /* judges pod templates (crd/state.h); NULL: none */
  unsigned kubernetes_minor;        /* of the layer pods: the version of the API server; 0: 37 */
  crd_string without_rule;
} crd_layer_request;

/* Judges an object by the layer alone, without the CRD. Webhook: allowed, or an Invalid with its causes, as the operator's
 * webhook answers. Controller: allowed, or the reconciler's error as the message, with event and status; no code. Pods:
 * allowed, or an Invalid whose causes are the API server's errors about the templates. An object that the operator's types
 * cannot hold has code 400 (webhook), or `error` is set (controller). */
void crd_layer_judge(crd_arena *arena, const crd_layer_request *request, crd_verdict *verdict);

/* An error that is hidden because a feature gate is off. */
typedef struct crd_hidden_error {
  crd_string gate;          /* if it were on, the layer would judge the object */
  crd_string rule, message; /* and refuse it with this */
} crd_hidden_error;

/* Whether turning on a feature gate would make the layer refuse an object that it skips; `hidden` is about the
 * first such. */
bool crd_layer_hidden(crd_arena *arena, const crd_layer_request *request, crd_hidden_error *hidden);

/* "1.34", "v1.34" or "1.34.2" as 34; 0 when it is no version from 1.30 to 1.37. */
unsigned crd_kubernetes_minor(const char *text);

/* Status.message of an Invalid: KIND.GROUP "NAME" is invalid: [a, b], without duplicate texts (errors.NewInvalid). */
crd_string crd_invalid_message(crd_arena *arena, crd_string group, crd_string kind, crd_string name,
                               const crd_errors *errors);

/* The metav1.Status of a verdict, as apimachinery pkg/api/errors makes it (NewInvalid: details with kind, group, name and
 * causes; NewBadRequest: without details; NewConflict: about the resource), its members in Go's order. */
crd_value crd_verdict_status(crd_arena *arena, const crd_verdict *verdict, const crd_kind *kind);

CRD_END_DECLS

#endif
