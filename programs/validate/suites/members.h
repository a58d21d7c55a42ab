/* SPDX-License-Identifier: Apache-2.0 */
/* Members of the maps of suites: which there are, and what they have to be. */
#ifndef VALIDATE_SUITES_MEMBERS_H
#define VALIDATE_SUITES_MEMBERS_H

#include "suite.h"

/* What a member has to be: one of some kinds of values. Null is none. */
typedef struct suite_member {
  const char *name;
  unsigned kinds; /* bits of SUITE_IS */
} suite_member;

#define SUITE_IS(kind) (1u << (kind))
#define SUITE_IS_TEXT SUITE_IS(CRD_STRING_VALUE)
#define SUITE_IS_LIST SUITE_IS(CRD_LIST)
#define SUITE_IS_MAP SUITE_IS(CRD_MAP)
#define SUITE_IS_BOOL SUITE_IS(CRD_BOOL)
#define SUITE_IS_NUMBER (SUITE_IS(CRD_INT) | SUITE_IS(CRD_DOUBLE))

/* A suite that is being read. */
typedef struct suite_reading {
  crd_arena *arena;
  suite *suite;
  crd_string *error;
  bool strict; /* a member that is not known is an error; else it is said */
} suite_reading;

/* Says what is wrong, at a place of the text or CRD_NO_OFFSET; false. */
bool suite_refuse(const suite_reading *reading, uint32_t offset, crd_string what);
/* Adds a note about a place. */
void suite_note(const suite_reading *reading, uint32_t offset, crd_string what);

/* Checks the members of a map; false with what is wrong. */
bool suite_members_check(const suite_reading *reading, const crd_value *map, const suite_member *known, size_t count);

/* The text of a member, empty where there is none; a list that has items, else NULL. */
crd_string suite_text(const crd_value *map, const char *name);
const crd_value *suite_list(const crd_value *map, const char *name);
/* A member that is not null. */
const crd_value *suite_value(const crd_value *map, const char *name);

#endif
