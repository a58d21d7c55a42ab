/* SPDX-License-Identifier: Apache-2.0 */
/* An AdmissionReview in, an answer out: no sockets, no clock, no state. What the API server sends and what it makes of the
 * answers: apiserver pkg/admission/plugin/webhook/{request,validating}.
 *
 * - The review cannot be understood (not JSON, no uid): HTTP 400 with a metav1.Status; an answer without the request's uid
 *   would be refused as such, and the text be lost.
 * - The review is understood, the object cannot be accepted: HTTP 200, allowed false, the status kube-apiserver would give.
 * - DELETE, CONNECT, subresources other than status: HTTP 200, allowed; no schema has a say there.
 * - A kind that no schema is known for: refused (400), or allowed with a warning if so configured. */
#pragma once

#include <crd/arena.h>
#include <crd/layers.h>
#include <crd/request.h>
#include <crd/state.h>
#include <crd/types.h>

typedef struct admission_config {
  const crd_registry *registry;
  unsigned layers;              /* CRD_LAYER_... */
  unsigned warn_layers;         /* of them: those whose violations only warn */
  unsigned ratchet_layers;      /* of them: crd_request.ratchet_layers */
  unsigned kubernetes_minor;    /* the API server to agree with; 0: the newest */
  const crd_settings *settings; /* gates and settings for this review; NULL: the defaults */
  const crd_state *state;       /* of the cluster, for this review; NULL: nothing is known */
  const crd_pod_judge *pods;    /* of templates of pods; NULL: none */
  bool allow_unknown_kinds;     /* those that the registry does not hold */
  crd_decoder decoder;          /* CRD_DECODER_TREE: nothing is judged but by way of trees */
  size_t most_text;             /* of the errors of an answer: crd_request.most_text */
  bool name_rules;              /* causes say which rule above the CRD they are of */
} admission_config;

typedef struct admission_answer {
  int status;      /* of HTTP */
  crd_string body; /* JSON, in the arena */
  /* What there is to tell in logs and metrics; the texts are empty where the review was not understood. */
  bool allowed;
  int code; /* of the refusal */
  crd_string reason, message;
  crd_string uid, operation, kind, sub_resource, namespace_, name;
  const crd_value *request; /* the review's, perhaps without its objects; NULL where it was not understood */
  crd_string object;        /* the bytes of request.object where `request` is without it; empty otherwise */
  bool looked_at, fast;     /* the object was judged; without a tree of it (crd_verdict.fast) */
  const crd_kind *judged;   /* the kind that was found; NULL: none */
  crd_errors errors;        /* why it was refused; empty where the object was not looked at */
  unsigned layer;           /* that refused it (crd_layer); 0: none, it is the request that is wrong */
  crd_string rule;          /* the first that refused it, above the CRD; may be empty */
  unsigned skipped_layers;  /* crd_verdict.skipped_layers */
  unsigned unasked_layers;  /* crd_verdict.unasked_layers */
  crd_texts warnings;
  crd_event event;                 /* that an operator would send; all empty: none */
  crd_string object_uid;           /* of the object that the event is about; may be empty */
  crd_rule_warnings rule_warnings; /* those of rules above the CRD, among them and in their order */
} admission_answer;

/* Who sent a review; empty when it does not say. */
crd_string crd_admission_user(const admission_answer *answer);
/* request.object as a tree, which may be made for this; NULL where there is none. */
const crd_value *crd_admission_object(crd_arena *arena, const admission_answer *answer);
/* Whether nothing is to be stored. */
bool crd_admission_dry_run(const admission_answer *answer);

/* Judges one review. `endpoint` is the kind that the path stands for (any of its versions is taken), NULL for all kinds.
 * `body` must live as long as the answer is used. */
void crd_admission_review(crd_arena *arena, const admission_config *config, const crd_kind *endpoint, crd_string body,
                          admission_answer *answer);

/* An answer that is a metav1.Status, for what is wrong before there is a review. */
void crd_admission_refuse(crd_arena *arena, int status, crd_string reason, crd_string message, admission_answer *answer);
