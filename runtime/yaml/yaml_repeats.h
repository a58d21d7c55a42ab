/* SPDX-License-Identifier: Apache-2.0 */
/* Maps that stand several times in texts, read once: a CRD has the schema of a pod's template at every place that takes one.
 * A map below a key, whose lines are those of an earlier one but for the indentation of all of them, is that one: its values
 * have the earlier one's places, and nobody may change them. */
#pragma once

#include "../base/hash.h"
#include <crd/value.h>
#include <crd/yaml.h>

/* Set on a map that may stand elsewhere, too: equal `members` are one map. */
#define CRD_VALUE_REPEATED 2u

struct fast_reader;

/* For texts that last as long as it does. */
typedef struct yaml_repeats {
  crd_arena *arena;
  name_table heads; /* maps that were read, the newest first, by the hash of how they begin */
  /* Of the fast reader, which is linked without what does it: reads a map below a key at the current line, with its own
   * functions that go to the next line and read a node. */
  bool (*read)(struct fast_reader *reader, crd_value *value, bool (*next_line)(struct fast_reader *reader, const char *end),
               bool (*read_node)(struct fast_reader *reader, crd_value *value));
} yaml_repeats;

CRD_KIN yaml_repeats crd_yaml_repeats_begin(crd_arena *arena);

/* As crd_yaml_parse_stream. Only texts of the fast reader are looked through, and in them what lies deeper than the root of
 * a CRD's schema. `repeats` may be NULL. */
CRD_KIN bool crd_yaml_parse_repeats(crd_arena *arena, crd_string input, const crd_parse_options *options,
                                    crd_yaml_document **documents, size_t *count, crd_parse_error *error,
                                    yaml_repeats *repeats);
