/* SPDX-License-Identifier: Apache-2.0 */
/* Sets of minor versions of Kubernetes, 1.30 to 1.37, as command lines and suites write them. */
#ifndef VALIDATE_SUITES_MINORS_H
#define VALIDATE_SUITES_MINORS_H

#include <crd/string.h>
#include <crd/value.h>

#define SUITE_FIRST_MINOR 30u
#define SUITE_LAST_MINOR 37u
#define SUITE_MINOR_COUNT (SUITE_LAST_MINOR - SUITE_FIRST_MINOR + 1)

/* A bit for each: that of 1.30 is the lowest. 0: none was said. */
typedef unsigned suite_minors;

#define SUITE_ALL_MINORS ((1u << SUITE_MINOR_COUNT) - 1)

static inline suite_minors suite_minor_bit(unsigned minor) {
  return 1u << (minor - SUITE_FIRST_MINOR);
}

/* "1.33", "1.30..1.37", "1.35..", "..1.32", several with commas between them; false: it is none of that. */
bool suite_minors_read(crd_string text, suite_minors *minors);
/* The shortest such text: "1.30..1.32, 1.36". */
crd_string suite_minors_text(crd_arena *arena, suite_minors minors);

#endif
