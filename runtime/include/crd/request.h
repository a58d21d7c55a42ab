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

/* What becomes of unknown and duplicate fields: listed in `strict` whatever the verdict, or as the query parameter
 * fieldValidation asks: dropped in silence, with warnings, or refused. */
typedef enum crd_field_validation {
  CRD_FIELDS_LISTED,
  CRD_FIELDS_IGNORE,
  CRD_FIELDS_WARN,
  CRD_FIELDS_STRICT
} crd_field_validation;

/* How an object gets from its bytes to its verdict; what is found does not depend on it. */
typedef enum crd_decoder {
  CRD_DECODER_FAST, /* straight into its struct where the bytes allow it (crd_request.without_object says more) */
  CRD_DECODER_TREE  /* always by way of a value tree */
} crd_decoder;

/* Of an apply patch only the options are judged. */
typedef enum crd_patch_type { CRD_PATCH_NONE, CRD_PATCH_JSON, CRD_PATCH_MERGE, CRD_PATCH_APPLY } crd_patch_type;

typedef struct crd_request {
  crd_operation operation;
  const crd_kind *kind; /* the endpoint that is posted to */
  crd_string body;      /* the object's bytes ... */
  crd_encoding encoding;
  crd_value *object;           /* ... or the object already parsed (then `body` may be empty); changed in place */
  const crd_value *old_object; /* update: as stored; decoded leniently, pruned, defaulted. NULL on create */
  crd_string namespace_;       /* of the request's URL; empty: the object's, or "default" */
  bool as_submitted;    /* update: take nothing (uid, resourceVersion, creationTimestamp, namespace) from the old object */
  bool admission;       /* the objects come in an AdmissionReview: decoded, with server-set metadata, perhaps nameless */
  unsigned layers;      /* CRD_LAYER_...; 0: CRD_LAYER_CRD */
  unsigned warn_layers; /* of them: those whose violations only warn */
  /* Layers above the CRD that refuse no update for what the stored object says as well: it only warns. With any of them none
   * of the layers keeps an object that is being deleted from losing its finalizers. 0: parity with the operator, which knows
   * no such thing. */
  unsigned ratchet_layers;
  const crd_settings *settings;     /* feature gates and settings; NULL: the defaults */
  const struct crd_pod_judge *pods; /* of templates of pods, for rules of the layers that ask (crd/state.h); NULL: none */
  const struct crd_state *state;    /* of the cluster, for the same; NULL: nothing is known of it */
  crd_string without_rule;          /* the rule of that name is left out, above the CRD; empty: none */
  const crd_value *options;    /* CreateOptions, UpdateOptions, PatchOptions or DeleteOptions, judged first; NULL: none */
  unsigned kubernetes_minor;   /* the API server whose words are told: 30 to 37; 0: 37 (docs/versions.md) */
  bool want_strict;            /* look for unknown and duplicate fields */
  bool want_storage;           /* fill the typed struct of the object for the caller */
  bool want_further;           /* look for what a reconciler would say after its first error (crd_verdict.further) */
  bool without_object;         /* verdict.object is not asked for: what is clean may be judged without making it */
  crd_decoder decoder;         /* CRD_DECODER_TREE: nothing is judged without it */
  struct crd_reading *reading; /* what crd_request_read has read; NULL: nothing */
  size_t most_text;            /* bytes of the errors' texts that are told, in the message and again in the causes; then how
                                * many more there are. 0: all, in the API server's words */
  /* Strict errors that parsing `object` gave; they come first. NULL: none. */
  const crd_texts *noted;          /* as texts, whose places nobody knows, */
  const crd_strict_errors *strict; /* and as records */
  /* What the API server would assign. Empty: left out; name_suffix empty: "xxxxx". */
  crd_string uid, creation_timestamp, resource_version, name_suffix;
  /* The request as the API server's handlers see it (crd/endpoint.h asks with these). */
  bool by_url;                /* namespace and name are those of the URL; resourceVersion and uid are held against the stored
                                 object, whose absence is a 404; as_submitted is implied */
  crd_string name;            /* by_url: the name of the URL */
  const crd_registry *others; /* by_url: where other versions of the kind are; NULL: unknown */
  crd_field_validation field_validation;
  crd_patch_type patch; /* of an update: `body` is a patch of the stored object */
} crd_request;

/* Whom a Status is about. */
typedef struct crd_status_details {
  bool given; /* otherwise: none, but for an Invalid, which is about the endpoint's kind */
  crd_string name, group, kind, uid;
  crd_string cause; /* of an internal error: the message of its one cause; empty: the causes are the errors */
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
  crd_texts strict;        /* what strict field validation refuses: unknown field "spec.foo" */
  crd_strict_errors found; /* the same as records (crd_strict_tell makes those texts of them), each with its place */
  crd_texts warnings;
  crd_errors further; /* where they are wanted: what else the reconciler has against the object, at most 64; causes, too */
  crd_rule_warnings rule_warnings; /* those of them that rules above the CRD gave, in the same order */
  const crd_value *object;         /* as it would be stored; NULL when it was not decoded or not made (without_object) */
  const void *storage; /* the typed struct of the object; NULL when it was not wanted. Without `object` it has no document */
  uint32_t offset;     /* of a decoding error in the body, or CRD_NO_OFFSET */
  crd_string unread;   /* of a built-in kind: the field of a decoding error; empty: it is not about one */
  crd_string error;    /* why nothing could be judged (a broken old object, no such subresource); empty otherwise */
  bool fast;           /* judged without a tree of the object (CRD_DECODER_FAST) */
  crd_stop stopped;    /* it was left before its end, and `error` says so: neither allowed nor refused */
  /* Of the layers above the CRD. */
  unsigned layer;          /* the crd_layer that refused; 0: none of them */
  crd_string rule;         /* the name of the first rule that refused; may be empty */
  crd_event event;         /* controller: what the operator would send */
  const crd_value *status; /* controller: what it would write into the status, a map; NULL: nothing */
  unsigned
      unasked_layers; /* crd_request_judge: those with rules that were not asked: of a cluster that is not known, of pods */
  unsigned skipped_layers; /* crd_request_judge: those that do not look at the object (crd_layer_hidden) */
  crd_string skipped;      /* crd_layer_judge: why the layer does not look at the object; empty: it does */
} crd_verdict;

/* A verdict that says nothing yet. */
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

/* Judges one request. Everything in the verdict lives in `arena` or points into what the request points to (its body, its
 * objects), which must be there as long. What cannot be judged is a refusal with an `error`, what was stopped (crd/guard.h)
 * too where the caller has no guard. */
void crd_request_judge(crd_arena *arena, const crd_request *request, crd_verdict *verdict);

/* For who meets a JSON object in the middle of a larger text: reads it as crd_request_judge would read its `body`, from the
 * first byte of `text` on, and gives the byte after it. What it has read is the request's then, and its `body` the object's
 * bytes. NULL where the object, or the request, is not one for CRD_DECODER_FAST: that says nothing of the object. All of the
 * request but `old_object` and `body` must be set. What is read lives in `arena`, which must be that of crd_request_judge.
 */
const char *crd_request_read(crd_arena *arena, crd_request *request, crd_string text);
/* The same for the stored object of an update, after crd_request_read: of its bytes only the metadata is made a tree. */
const char *crd_request_read_old(crd_arena *arena, crd_request *request, crd_string text);

/* apiVersion, kind and metadata of what crd_request_read has read, as they were sent, in the arena. Judging may change what
 * the map holds, not its texts. */
const crd_value *crd_request_head(crd_arena *arena, const crd_request *request);
/* Judges what crd_request_read has read if that can be done without a tree of the object (`fast`). False: it cannot; then
 * the verdict says nothing. */
bool crd_request_judge_fast(crd_arena *arena, const crd_request *request, crd_verdict *verdict);

/* One layer above the CRD, alone. */
typedef struct crd_layer_request {
  const crd_kind *kind;
  crd_layer layer;
  crd_string stage;                 /* only the stage of that name; empty: all but those that are run alone */
  const crd_value *object;          /* as it is: nothing is pruned or defaulted */
  const crd_value *old_object;      /* NULL: none */
  crd_string operation;             /* "CREATE", "UPDATE", "DELETE"; empty: by whether there is an old object */
  const crd_settings *settings;     /* gates and settings; NULL: the defaults */
  const struct crd_state *state;    /* of the cluster (crd/state.h); NULL: nothing is known of it */
  const struct crd_pod_judge *pods; /* of templates of pods (crd/state.h); NULL: none */
  unsigned kubernetes_minor;        /* of the layer pods: the API server that is asked; 0: 37 */
  crd_string without_rule;
} crd_layer_request;

/* What the layer says of an object, whatever the CRD says. Webhook: allowed, or an Invalid with its causes, as the
 * operator's webhook answers. Controller: allowed, or the reconciler's error as the message, with event and status; no code.
 * Pods: allowed, or an Invalid with what the API server has against the templates as its causes.
 * An object that the operator's types cannot hold is a 400 (webhook) or could not be judged (controller: `error`). */
void crd_layer_judge(crd_arena *arena, const crd_layer_request *request, crd_verdict *verdict);

/* An error that nobody is told because a feature gate is off. */
typedef struct crd_hidden_error {
  crd_string gate;          /* on, the layer would look at the object, */
  crd_string rule, message; /* and say this */
} crd_hidden_error;

/* Whether one of the kind's gates is off, without which the layer would not skip the object but refuse it: the first such.
 */
bool crd_layer_hidden(crd_arena *arena, const crd_layer_request *request, crd_hidden_error *hidden);

/* "1.34", "v1.34" or "1.34.2" as 34; 0 when it is no version from 1.30 to 1.37. */
unsigned crd_kubernetes_minor(const char *text);

/* Status.message of an Invalid: KIND.GROUP "NAME" is invalid: [a, b], equal texts once (errors.NewInvalid). */
crd_string crd_invalid_message(crd_arena *arena, crd_string group, crd_string kind, crd_string name,
                               const crd_errors *errors);

/* The metav1.Status of a verdict, as apimachinery pkg/api/errors makes it (NewInvalid: details with kind, group, name and
 * causes; NewBadRequest: without details; NewConflict: about the resource), its members in Go's order. */
crd_value crd_verdict_status(crd_arena *arena, const crd_verdict *verdict, const crd_kind *kind);

CRD_END_DECLS

#endif
