/* SPDX-License-Identifier: Apache-2.0 */
/* What the two plugins of webhooks share: whether one is called, the call, and the traces. */
#ifndef ADMISSION_HOOKS_H
#define ADMISSION_HOOKS_H

#include "evaluate.h"

/* Whether a webhook is to be called (ShouldCallHook). */
typedef struct hook_decision {
  bool called;
  bool ended; /* the request is ended; run->status says why */
  crd_gvr resource;
  crd_gvk kind;
  crd_hook_trace *trace;
} hook_decision;

/* The objects in a kind, for conditions; NULL with the error. */
typedef versioned_object *hook_versions(void *context, crd_gvk kind, crd_string *error);

hook_decision crd_decide_hook(admission_run *run, const admission_webhook *hook, unsigned round, hook_versions *versions,
                              void *context);

/* How a call went. */
typedef enum hook_outcome {
  HOOK_ALLOWED,
  HOOK_FAILED,   /* it could not be called, or its answer is none: failurePolicy is about it */
  HOOK_REJECTED, /* it refused: `status` */
  HOOK_ENDED     /* the API server refuses: `status` */
} hook_outcome;

typedef struct hook_reply {
  crd_string error; /* FAILED: `failed calling webhook "NAME": ...` */
  admission_status status;
  crd_hook_answer answer; /* ALLOWED, REJECTED */
} hook_reply;

/* Calls a webhook about the object; warnings and annotations of its answer are noted. */
hook_outcome crd_call_hook(admission_run *run, const admission_webhook *hook, const hook_decision *decision,
                           const versioned_object *object, hook_reply *reply);

/* failed-open: the annotation of a webhook that could not be called and is ignored. */
void crd_note_failed_open(admission_run *run, const admission_webhook *hook, unsigned round, size_t index);

/* The Status of a reply that ends the request. */
bool crd_end_by_hook(admission_run *run, hook_outcome outcome, const hook_reply *reply);

#endif
