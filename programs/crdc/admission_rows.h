/* SPDX-License-Identifier: Apache-2.0 */
/* Who is asked about a request: a row for every webhook, and for every policy with a binding and a parameter. */
#pragma once

#include <crd/admission.h>

typedef struct admission_row {
  const char *kind;      /* "MutatingAdmissionPolicy", "MutatingWebhook" ... */
  crd_string owner;      /* the policy, or the configuration */
  crd_string name;       /* the binding, or the webhook; empty: there is none */
  crd_string param;      /* "namespace/name"; empty: none */
  unsigned round, order; /* order: from 1, of those that are asked; 0: it is not */
  bool asked;
  crd_string resource, sent; /* as it is asked: "group/version/resource", "group/version/kind" */
  crd_string why;            /* what keeps it from being asked, as the traces have it */
  crd_string detail;         /* which rule, which requirement */
} admission_row;

typedef struct admission_rows {
  crd_arena *arena;
  admission_row *items;
  size_t count;
  crd_string error; /* why the request could not be judged; empty: it could */
} admission_rows;

/* Sends a complete request through the chain, with webhooks that allow, and looks at all of them even where one refuses. The
 * attributes are changed as the mutating half changes them. */
void admission_rows_make(admission_rows *rows, const crd_admission_configuration *configuration,
                         crd_admission_attributes *attributes);
