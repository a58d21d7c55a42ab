/* SPDX-License-Identifier: Apache-2.0 */
/* Who is asked about a request: one row for each webhook, and for each policy with a binding and a parameter. */
#pragma once

#include <crd/admission.h>

typedef struct admission_row {
  const char *kind;      /* "MutatingAdmissionPolicy", "MutatingWebhook" ... */
  crd_string owner;      /* the policy, or the configuration */
  crd_string name;       /* the binding, or the webhook; empty: there is none */
  crd_string param;      /* "namespace/name"; empty: none */
  unsigned round, order; /* order: position among those that are asked, from 1; 0: not asked */
  bool asked;
  crd_string resource, sent; /* the resource and kind in the call: "group/version/resource", "group/version/kind" */
  crd_string why;            /* why it is not asked, as in the traces */
  crd_string detail;         /* the rule or the requirement */
} admission_row;

typedef struct admission_rows {
  crd_arena *arena;
  admission_row *items;
  size_t count;
  crd_string error; /* why the request could not be judged; empty: it was judged */
} admission_rows;

/* Sends a complete request through the chain, with webhooks that allow it. It continues to the end even if one refuses. The
 * mutating half changes the attributes. */
void admission_rows_make(admission_rows *rows, const crd_admission_configuration *configuration,
                         crd_admission_attributes *attributes);
