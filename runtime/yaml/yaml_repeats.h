/* SPDX-License-Identifier: Apache-2.0 */
/* Parses repeated maps once: a CRD has the schema of a pod template at every field of that type. If the lines of a map below
 * a key differ from those of an earlier map only in their common indentation, the earlier map is used: its values have the
 * offsets of the earlier text, and must not be changed. */
#pragma once

#include "../base/hash.h"
#include <crd/value.h>
#include <crd/yaml.h>

/* A flag of a map that may be shared: maps with the same `members` pointer are one map. */
#define CRD_VALUE_REPEATED 2u

struct fast_reader;

/* The maps parsed so far. The texts they were parsed from must live as long as this struct. */
typedef struct yaml_repeats {
  crd_arena *arena;
  name_table heads; /* parsed maps, the newest first, by the hash of their first bytes */
  /* Parses a map below a key at the current line, with the fast parser's functions for the next line and for a node. It is a
   * pointer, so that the fast parser can be linked without this file. */
  bool (*read)(struct fast_reader *reader, crd_value *value, bool (*next_line)(struct fast_reader *reader, const char *end),
               bool (*read_node)(struct fast_reader *reader, crd_value *value));
} yaml_repeats;

CRD_KIN yaml_repeats crd_yaml_repeats_begin(crd_arena *arena);

/* Like crd_yaml_parse_stream. It shares only maps that the fast parser reads, and only below the root of a CRD's schema.
 * `repeats` may be NULL. */
CRD_KIN bool crd_yaml_parse_repeats(crd_arena *arena, crd_string input, const crd_parse_options *options,
                                    crd_yaml_document **documents, size_t *count, crd_parse_error *error,
                                    yaml_repeats *repeats);
