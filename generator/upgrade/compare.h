/* SPDX-License-Identifier: Apache-2.0 */
/* Two CRDs held against each other: what changes of each keyword of each node of each version, and around the schemas. */
#pragma once

#include "upgrade/change.h"

/* Adds the changes from `old` to `new_`, either of which may be NULL. Both are as read, unchecked, and live as long as the
 * findings. `kubernetes_minor` says which formats are known; 0: 37. */
void crdc_upgrade_compare(findings *findings, const crd_definition *old, const crd_definition *new_,
                          unsigned kubernetes_minor);

/* ---- for the files of the comparison ---- */

typedef struct upgrade_comparison {
  findings *findings;
  const crd_definition *old_crd, *new_crd;
  crd_string version;
  unsigned kubernetes_minor;
} upgrade_comparison;

/* Two nodes of one place. */
typedef struct node_pair {
  const upgrade_comparison *at;
  const upgrade_step *place;
  const schema *old, *new_;
  bool in_branch; /* inside of anyOf and its like: told by the node around */
} node_pair;

/* Adds a finding of a keyword at a node; the message is formatted. */
finding *crdc_upgrade_add(const node_pair *pair, change_kind kind, const char *keyword, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* The same of the CRD or of a version; the places are of values in its documents, which may be NULL. */
finding *crdc_upgrade_add_of_crd(const upgrade_comparison *at, change_kind kind, const crd_value *old, const crd_value *new_,
                                 const char *format, ...) __attribute__((format(printf, 5, 6)));
/* A keyword's value, one line, shortened; "none" where it is absent. */
crd_string crdc_upgrade_shown(const node_pair *pair, const crd_value *value);

void crdc_upgrade_compare_limits(const node_pair *pair);   /* numbers, counts, patterns, formats, enums, types */
void crdc_upgrade_compare_branches(const node_pair *pair); /* allOf, anyOf, oneOf, not */
void crdc_upgrade_compare_rules(const node_pair *pair);
/* Whether two schemas are the same but for words for people. */
bool crdc_upgrade_same_schema(const crd_value *old, const crd_value *new_);
