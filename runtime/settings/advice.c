/* SPDX-License-Identifier: Apache-2.0 */
/* Help for people: the list of gates, and the known name that is nearest to an unknown one. */
#include "../base/nearest_name.h"
#include "parts.h"
#include <stdio.h>
#include <stdlib.h>

/* ---- the list ---- */

static int settings_by_name(const void *a, const void *b) {
  return crd_string_compare((*(const crd_gate *const *)a)->name, (*(const crd_gate *const *)b)->name);
}

/* The gates of all tables, sorted by name, each once; in the arena. */
static const crd_gate **all_gates(const crd_settings *settings, crd_arena *arena, size_t *count) {
  size_t most = 0, kept = 0;
  for (size_t t = 0; t < settings->table_count; t++) most += settings->tables[t]->gate_count;
  const crd_gate **gates = crd_arena_alloc(arena, (most + 1) * sizeof *gates);
  most = 0;
  for (size_t t = 0; t < settings->table_count; t++)
    for (size_t i = 0; i < settings->tables[t]->gate_count; i++) {
      const crd_gate *gate = &settings->tables[t]->gates[i];
      if (crd_settings_find_gate(settings, gate->name) == gate) gates[most++] = gate; /* the first counts */
    }
  qsort(gates, most, sizeof *gates, settings_by_name);
  for (size_t i = 0; i < most; i++)
    if (!kept || !crd_string_equal(gates[kept - 1]->name, gates[i]->name)) gates[kept++] = gates[i];
  *count = kept;
  return gates;
}

void crd_settings_list_gates(const crd_settings *settings, crd_text *text) {
  static const char *const stages[] = {
      [CRD_GATE_GA] = "GA", [CRD_GATE_ALPHA] = "Alpha", [CRD_GATE_BETA] = "Beta", [CRD_GATE_DEPRECATED] = "Deprecated"};
  size_t count, width = 4;
  const crd_gate **gates = all_gates(settings, text->arena, &count);
  for (size_t i = 0; i < count; i++)
    if (gates[i]->name.size > width) width = gates[i]->name.size;
  if (count) crd_text_printf(text, "%-*s  %-10s  %-7s  %s\n", (int)width, "GATE", "STAGE", "DEFAULT", "NOW");
  for (size_t i = 0; i < count; i++)
    crd_text_printf(text, "%.*s%*s  %-10s  %-7s  %s\n", (int)gates[i]->name.size, gates[i]->name.data,
                    (int)(width - gates[i]->name.size), "", stages[gates[i]->stage],
                    gates[i]->default_value ? "true" : "false", crd_settings_gate(settings, gates[i]) ? "true" : "false");
}

/* ---- nearest names ---- */

crd_string crd_settings_nearest_gate(const crd_settings *settings, crd_string name) {
  crd_string nearest = {NULL, 0};
  size_t best = name.size / 3; /* a greater distance means another name */
  for (size_t t = 0; t < settings->table_count; t++)
    for (size_t i = 0; i < settings->tables[t]->gate_count; i++) {
      crd_string gate = settings->tables[t]->gates[i].name;
      size_t away = crd_name_distance(name, gate);
      if (away > best || (away == best && nearest.size)) continue;
      best = away;
      nearest = gate;
    }
  return nearest;
}

void crd_settings_add_advice(const crd_settings *settings, char *error, size_t size) {
  static const char unknown[] = "unrecognized feature gate: ";
  const char *found = strstr(error, unknown);
  size_t used = strlen(error);
  if (!found) return;
  crd_string nearest = crd_settings_nearest_gate(settings, crd_string_of(found + sizeof unknown - 1));
  if (nearest.size)
    snprintf(error + used, size - used, "; is it %.*s? --list-feature-gates has all", (int)nearest.size, nearest.data);
  else
    snprintf(error + used, size - used, "; --list-feature-gates has all");
}
