/* SPDX-License-Identifier: Apache-2.0 */
/* Sums, order and texts of counted points. */
#include "base/memory.h"
#include "cover/cover.h"
#include <stdlib.h>

static const cover_kind_words kind_words[COVER_KINDS] = {
    [COVER_RULE] = {"rule", COVER_RULES, {"true", "false", "error", NULL}},
    [COVER_OPERAND] = {"operand", COVER_BRANCHES, {"true", "false", "error", "skipped"}},
    [COVER_CONDITION] = {"condition", COVER_BRANCHES, {"true", "false", "error", NULL}},
    [COVER_PREDICATE] = {"predicate", COVER_BRANCHES, {"true", "false", "error", NULL}},
    [COVER_MACRO] = {"macro", COVER_BRANCHES, {"empty", "elements", NULL, NULL}},
    [COVER_MESSAGE] = {"message", COVER_MESSAGES, {"text", "error", NULL, NULL}},
    [COVER_ENUM] = {"enum", COVER_ENUMS, {"seen", NULL, NULL, NULL}},
    [COVER_LIMIT] = {"limit", COVER_LIMITS, {"at", "inside", "beyond", NULL}},
    [COVER_REQUIRED] = {"required", COVER_REQUIREDS, {"present", "missing", NULL, NULL}},
    [COVER_PATTERN] = {"pattern", COVER_PATTERNS, {"matched", "not matched", NULL, NULL}},
    [COVER_FORMAT] = {"format", COVER_PATTERNS, {"matched", "not matched", NULL, NULL}},
    [COVER_DEFAULT] = {"default", COVER_DEFAULTS, {"used", "given", NULL, NULL}},
    [COVER_NODE] = {"node", COVER_NODES, {"seen", NULL, NULL, NULL}},
    [COVER_TRANSITION] = {"transition", COVER_TRANSITIONS, {"unchanged", "changed", "added", "removed"}}};

static const char *const group_names[COVER_GROUPS] = {[COVER_RULES] = "rules",       [COVER_BRANCHES] = "branches",
                                                      [COVER_MESSAGES] = "messages", [COVER_ENUMS] = "enums",
                                                      [COVER_LIMITS] = "limits",     [COVER_REQUIREDS] = "required",
                                                      [COVER_PATTERNS] = "patterns", [COVER_DEFAULTS] = "defaults",
                                                      [COVER_NODES] = "nodes",       [COVER_TRANSITIONS] = "transitions"};

const cover_kind_words *crdc_cover_kind_words(cover_kind kind) {
  return &kind_words[kind];
}

const char *crdc_cover_group_name(cover_group group) {
  return group_names[group];
}

unsigned crdc_cover_missing(const cover_point *point) {
  unsigned missing = 0;
  for (unsigned i = 0; i < COVER_OUTCOMES; i++)
    if ((point->wanted & (1u << i)) && !point->counts[i]) missing |= 1u << i;
  return missing;
}

uint64_t crdc_cover_reached(const cover_point *point) {
  uint64_t reached = 0;
  unsigned outcomes = point->kind == COVER_OPERAND ? COVER_OUTCOMES - 1 : COVER_OUTCOMES; /* an operand that was skipped is
                                                                                           * not counted */
  for (unsigned i = 0; i < outcomes; i++) reached += point->counts[i];
  return reached;
}

/* Outcomes of transitions are shown but not wanted; their sum counts those that occurred. */
void crdc_cover_add_sums(const cover_file *file, cover_sum sums[COVER_GROUPS]) {
  for (uint32_t i = 0; i < file->count; i++) {
    const cover_point *point = &file->points[i];
    cover_sum *sum = &sums[kind_words[point->kind].group];
    unsigned counted = point->kind == COVER_TRANSITION ? (1u << COVER_OUTCOMES) - 1 : point->wanted;
    for (unsigned k = 0; k < COVER_OUTCOMES; k++) {
      if (!(counted & (1u << k))) continue;
      sum->wanted++;
      sum->seen += point->counts[k] > 0;
    }
  }
}

typedef struct point_place {
  uint64_t place;
  uint32_t point;
} point_place;

static int compare_point_places(const void *a, const void *b) {
  const point_place *left = a, *right = b;
  if (left->place != right->place) return left->place < right->place ? -1 : 1;
  return left->point < right->point ? -1 : left->point > right->point;
}

void crdc_cover_order(const cover_file *file, uint32_t *order) {
  crd_arena *arena = memory_arena(NULL);
  point_place *all = crd_arena_alloc(arena, (file->count + 1) * sizeof *all);
  for (uint32_t i = 0; i < file->count; i++)
    all[i] = (point_place){(uint64_t)file->points[i].line << 32 | file->points[i].column, i};
  qsort(all, file->count, sizeof *all, compare_point_places);
  for (uint32_t i = 0; i < file->count; i++) order[i] = all[i].point;
  crd_arena_destroy(arena);
}
