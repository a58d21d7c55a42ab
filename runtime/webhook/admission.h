/* SPDX-License-Identifier: Apache-2.0 */
/* An AdmissionReview in, an answer out: no sockets, no clock, no state. For the API server's side see apiserver
 * pkg/admission/plugin/webhook/{request,validating}.
 *
 * - The review cannot be decoded (not JSON, no uid): HTTP 400 with a metav1.Status. The API server would refuse an answer
 *   without the request's uid, and its message would be lost.
 * - The review is decoded, the object is refused: HTTP 200, allowed false, the status that kube-apiserver would give.
 * - DELETE, CONNECT, subresources other than status: HTTP 200, allowed; no schema applies there.
 * - A kind without a known schema: refused (400), or allowed with a warning if so configured. */
#pragma once

#include <crd/arena.h>
#include <crd/layers.h>
#include <crd/request.h>
#include <crd/state.h>
#include <crd/types.h>

typedef struct admission_config {
  const crd_registry *registry;
  unsigned layers;              /* CRD_LAYER_... */
  unsigned warn_layers;         /* those of `layers` whose violations only warn */
  unsigned ratchet_layers;      /* those of `layers` in crd_request.ratchet_layers */
  unsigned kubernetes_minor;    /* the version of the API server; 0: the newest */
  const crd_settings *settings; /* gates and settings for this review; NULL: the defaults */
  const crd_state *state;       /* of the cluster, for this review; NULL: unknown */
  const crd_pod_judge *pods;    /* judges pod templates; NULL: none */
  bool allow_unknown_kinds;     /* kinds that the registry does not have */
  crd_decoder decoder;          /* CRD_DECODER_TREE: always make a tree */
  size_t most_text;             /* of the errors of an answer: crd_request.most_text */
  bool name_rules;              /* causes name their rule above the CRD */
} admission_config;

typedef struct admission_answer {
  int status;      /* of HTTP */
  crd_string body; /* JSON, in the arena */
  /* For logs and metrics; the texts are empty where the review could not be decoded. */
  bool allowed;
  int code; /* of the refusal */
  crd_string reason, message;
  crd_string uid, operation, kind, sub_resource, namespace_, name;
  const crd_value *request; /* the review's, perhaps without its objects; NULL where it could not be decoded */
  crd_string object;        /* the bytes of request.object if `request` does not have it; else empty */
  bool looked_at, fast;     /* the object was judged; without a tree (crd_verdict.fast) */
  const crd_kind *judged;   /* the kind of the object; NULL: none */
  crd_errors errors;        /* why it was refused; empty where the object was not judged */
  unsigned layer;           /* the crd_layer that refused it; 0: none, the request is wrong */
  crd_string rule;          /* the first rule above the CRD that refused it; may be empty */
  unsigned skipped_layers;  /* crd_verdict.skipped_layers */
  unsigned unasked_layers;  /* crd_verdict.unasked_layers */
  crd_texts warnings;
  crd_event event;                 /* that an operator would send; all empty: none */
  crd_string object_uid;           /* of the object that the event is about; may be empty */
  crd_rule_warnings rule_warnings; /* those of `warnings` that rules above the CRD gave, in the same order */
} admission_answer;

/* The user name of a review's request; may be empty. */
crd_string crd_admission_user(const admission_answer *answer);
/* request.object as a tree, which is parsed now if necessary; NULL where there is none. */
const crd_value *crd_admission_object(crd_arena *arena, const admission_answer *answer);
/* Whether the request is a dry run. */
bool crd_admission_dry_run(const admission_answer *answer);

/* Judges one review. `endpoint` is the kind of the path (in any version), NULL for all kinds.
 * `body` must live as long as the answer is used. */
void crd_admission_review(crd_arena *arena, const admission_config *config, const crd_kind *endpoint, crd_string body,
                          admission_answer *answer);

/* An answer that is a metav1.Status, for errors before the review is decoded. */
void crd_admission_refuse(crd_arena *arena, int status, crd_string reason, crd_string message, admission_answer *answer);
