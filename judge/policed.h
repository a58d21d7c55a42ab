/* SPDX-License-Identifier: Apache-2.0 */
/* An object on its way through admission policies and through who judges its schema. Mutating policies are asked first, then
 * that judge, of what they made of it, then validating ones, of what was let in. */
#pragma once

#include <crd/admission.h>
#include <crd/request.h>

/* Who else judges an object. */
typedef struct policed_judge {
  /* The object may be changed in place. `sent` where it is as it stands in its document, else it was made of that; `old` is
   * what is stored, NULL: it is created. */
  void (*ask)(void *context, crd_arena *arena, crd_value *object, const crd_value *old, bool sent, crd_verdict *verdict);
  void *context;
} policed_judge;

/* That judge by crd_request_judge: the context is the crd_request of the object as it was sent. */
void crdc_ask_request(void *context, crd_arena *arena, crd_value *object, const crd_value *old, bool sent,
                      crd_verdict *verdict);

typedef struct policed_request {
  const crd_admission_configuration *configuration;
  const policed_judge *judge;          /* NULL: there is none */
  crd_admission_attributes attributes; /* the object in them is a copy, for judging changes it; completed on the way */
  bool subresources;                   /* the other judge is asked of updates of subresources, too */
  bool all_traces;                     /* `found` has the traces of policies that are not about the request, too */
  bool past_layers;                    /* validating policies are asked of what the layers above the CRD alone refuse, too */
} policed_request;

/* Judges an object, the one of the attributes as it was sent. `verdict` is the other judge's, `found` what the policies say:
 * `allowed` where they let it in, or were not asked after the other judge had refused. False where nothing is to be said of
 * policies: the other judge could not judge. */
bool crdc_policed_judge(crd_arena *arena, policed_request *request, crd_value *object, crd_verdict *verdict,
                        crd_admission_verdict *found);

/* Whether it is the layers above the CRD that refuse, and they alone. */
bool crdc_layers_refuse(const crd_verdict *verdict);
