/* SPDX-License-Identifier: Apache-2.0 */
/* Compares two CRDs: each keyword of each node of each version, and everything outside the schemas. */
#pragma once

#include "upgrade/change.h"

/* Adds the changes from `old` to `new_`, one of which may be NULL. Both are decoded but unchecked, and must live as long as
 * the findings. `kubernetes_minor` says which formats are known; 0: 37. */
void crdc_upgrade_compare(findings *findings, const crd_definition *old, const crd_definition *new_,
                          unsigned kubernetes_minor);

/* ---- for the files of the comparison ---- */

typedef struct upgrade_comparison {
  findings *findings;
  const crd_definition *old_crd, *new_crd;
  crd_string version;
  unsigned kubernetes_minor;
} upgrade_comparison;

/* The old and the new node at the same path. */
typedef struct node_pair {
  const upgrade_comparison *at;
  const upgrade_step *place;
  const schema *old, *new_;
  bool in_branch; /* inside anyOf and the like: the outer node reports it */
} node_pair;

/* Adds a finding about a keyword of a node, with a formatted message. */
finding *crdc_upgrade_add(const node_pair *pair, change_kind kind, const char *keyword, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* Adds a finding about the CRD or a version; the places are those of values in the documents, which may be NULL. */
finding *crdc_upgrade_add_of_crd(const upgrade_comparison *at, change_kind kind, const crd_value *old, const crd_value *new_,
                                 const char *format, ...) __attribute__((format(printf, 5, 6)));
/* A keyword's value in one line, shortened; "none" if it is absent. */
crd_string crdc_upgrade_shown(const node_pair *pair, const crd_value *value);

void crdc_upgrade_compare_limits(const node_pair *pair);   /* numbers, counts, patterns, formats, enums, types */
void crdc_upgrade_compare_branches(const node_pair *pair); /* allOf, anyOf, oneOf, not */
void crdc_upgrade_compare_rules(const node_pair *pair);
/* Whether two schemas differ at most in texts for people. */
bool crdc_upgrade_same_schema(const crd_value *old, const crd_value *new_);
