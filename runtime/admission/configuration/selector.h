/* SPDX-License-Identifier: Apache-2.0 */
/* Reading selectors and lists of texts out of configurations. */
#ifndef ADMISSION_SELECTOR_H
#define ADMISSION_SELECTOR_H

#include "configuration.h"

/* A selector that is not there counts as an empty one where `given` says that a default puts one there. */
label_selector crd_read_selector(crd_arena *arena, const crd_value *value, bool given);
string_list crd_read_strings(crd_arena *arena, const crd_value *list);

/* labels.Selector.Matches. */
bool crd_selector_matches(const label_selector *selector, const crd_value *labels);

#endif
