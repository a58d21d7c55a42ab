/* SPDX-License-Identifier: Apache-2.0 */
/* Between libcrdcore as checks_removed.py writes it and the program that takes its checks out. */
#ifndef CHECKS_REMOVED_H
#define CHECKS_REMOVED_H

#include <stdbool.h>

/* The calls, "FILE FUNCTION CALLED NUMBER" each. */
extern const char *const checks_removed_sites[];
extern const unsigned checks_removed_site_count;

/* Asked before each: whether a call, and whether a row of what is declared, is taken out. */
struct core_declared_rule;
bool checks_removed_at(unsigned site);
bool checks_removed_row(const struct core_declared_rule *rule);
/* The same of a row of a kind: a default, or fields that hang on a gate. */
bool checks_removed_kind_row(const void *row);
/* Told behind a row whether it found something; gives that back. */
bool checks_removed_found(const struct core_declared_rule *rule, bool found);

/* Whether errors that a row may find as well are left out. */
bool checks_removed_covered(void);

#endif
