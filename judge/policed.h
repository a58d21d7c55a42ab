/* SPDX-License-Identifier: Apache-2.0 */
/* Judges an object with admission policies and with the judge of its schema. First the mutating policies change it, then
 * that judge checks the result, then the validating policies check what it allowed. */
#pragma once

#include <crd/admission.h>
#include <crd/request.h>

/* The judge of the schema. */
typedef struct policed_judge {
  /* The object may be changed in place. `sent`: it is as in its document; otherwise it was made of that. `old` is the stored
   * object; NULL: it is a create. */
  void (*ask)(void *context, crd_arena *arena, crd_value *object, const crd_value *old, bool sent, crd_verdict *verdict);
  void *context;
} policed_judge;

/* Such a judge that uses crd_request_judge: the context is the crd_request of the object as it was sent. */
void crdc_ask_request(void *context, crd_arena *arena, crd_value *object, const crd_value *old, bool sent,
                      crd_verdict *verdict);

typedef struct policed_request {
  const crd_admission_configuration *configuration;
  const policed_judge *judge;          /* NULL: none */
  crd_admission_attributes attributes; /* their object is a copy, because judging changes it; completed while judging */
  bool subresources;                   /* the other judge is also asked about updates of subresources */
  bool all_traces;                     /* `found` also has the traces of policies that do not match the request */
  bool past_layers;                    /* validating policies are also asked if only the layers above the CRD refuse */
} policed_request;

/* Judges an object, which is that of the attributes as it was sent. `verdict` is the other judge's, `found` that of the
 * policies: `allowed` if they allow it, or were not asked because the other judge refused. False if the other judge could
 * not judge, so that policies were not asked. */
bool crdc_policed_judge(crd_arena *arena, policed_request *request, crd_value *object, crd_verdict *verdict,
                        crd_admission_verdict *found);

/* Whether the layers above the CRD refuse, and only they. */
bool crdc_layers_refuse(const crd_verdict *verdict);
