/* SPDX-License-Identifier: Apache-2.0 */
/* Finds rules by name, such as KR-150, in the markers of overlays. It only reads the text, so no CRD is needed. The layers
 * of a rule are found from its set upwards, through the sets that include it, to stages. */
#include "errors/catalogue.h"

#include "base/file.h"

#include <crd/layers.h>
#include <strings.h>

static void note_rule(named_rules *rules, const marker *marker, crd_string set) {
  CRD_ARENA_PUSH(rules->arena, rules->items, rules->count, rules->capacity, 256, (named_rule){.marker = marker, .set = set});
}

void crdc_named_rules_add(named_rules *rules, const source *source, diagnostics *diagnostics) {
  marker_block *block = crd_arena_alloc(rules->arena, sizeof *block);
  *block = crdc_markers_read(rules->arena, source, 0, (uint32_t)source->text.size, diagnostics);
  crd_string set = {NULL, 0};
  for (size_t i = 0; i < block->count; i++) {
    const marker *marker = &block->items[i];
    if (crdc_marker_is(marker, "crdc:set")) set = crdc_marker_text(marker, "name");
    bool of_no_set = crdc_marker_is(marker, "crdc:stage") || crdc_marker_is(marker, "kubebuilder:validation:XValidation");
    if (of_no_set || crdc_marker_has_prefix(marker, "crdc:"))
      note_rule(rules, marker, of_no_set ? (crd_string){NULL, 0} : set);
  }
}

void crdc_named_rules_add_carried(named_rules *rules) {
  diagnostics passed = {.arena = rules->arena};
  for (const embedded_file *file = crdc_embedded_overlays; file->name; file++) {
    source *source = crd_arena_zalloc(rules->arena, sizeof *source);
    source->name = file->name;
    source->text = file->text;
    crdc_named_rules_add(rules, source, &passed);
  }
  for (size_t i = 0; i < rules->count; i++) rules->items[i].carried = true;
}

/* ---- the layers of a set ---- */

static unsigned layers_of_set(const named_rules *rules, crd_string set, unsigned depth) {
  enum { DEEPEST = 16 };
  unsigned layers = 0;
  for (size_t i = 0; set.size && depth < DEEPEST && i < rules->count; i++) {
    const named_rule *rule = &rules->items[i];
    if (!crd_string_equal(crdc_marker_text(rule->marker, "set"), set)) continue;
    if (crdc_marker_is(rule->marker, "crdc:stage"))
      layers |= crd_layer_of_name(crdc_marker_text(rule->marker, "layer"));
    else if (crdc_marker_is(rule->marker, "crdc:include") && !crd_string_equal(rule->set, set))
      layers |= layers_of_set(rules, rule->set, depth + 1);
  }
  return layers;
}

static bool has_rule_name(const named_rule *rule, crd_string name) {
  static const char *const kinds[] = {"crdc:rule", "crdc:errors", "crdc:mutate", "crdc:include",
                                      "kubebuilder:validation:XValidation"};
  crd_string own = crdc_marker_text(rule->marker, "name");
  if (!own.size || own.size != name.size || strncasecmp(own.data, name.data, own.size) != 0) return false;
  size_t i = 0;
  while (i < sizeof kinds / sizeof *kinds && !crdc_marker_is(rule->marker, kinds[i])) i++;
  return i < sizeof kinds / sizeof *kinds;
}

const named_rule *crdc_named_rule_at(const named_rules *rules, size_t place) {
  named_rule *rule = &rules->items[place];
  rule->layers =
      rule->set.size ? layers_of_set(rules, rule->set, 0) : crd_layer_of_name(crdc_marker_text(rule->marker, "layer"));
  return rule;
}

const named_rule *crdc_named_rules_find(const named_rules *rules, crd_string name, size_t *from) {
  for (; *from < rules->count; ++*from) {
    if (has_rule_name(&rules->items[*from], name)) return crdc_named_rule_at(rules, (*from)++);
  }
  return NULL;
}

crd_string crdc_message_rule(crd_string message) {
  crd_string none = {NULL, 0};
  size_t end = message.size;
  while (end && (message.data[end - 1] == ' ' || message.data[end - 1] == '\n' || message.data[end - 1] == '\r')) end--;
  if (!end || message.data[end - 1] != ']') return none;
  size_t start = --end;
  while (start && message.data[start - 1] != ' ' && message.data[start - 1] != '[') start--;
  bool behind_layer = start > 2 && message.data[start - 1] == ' ' && message.data[start - 2] == ',';
  return behind_layer ? (crd_string){message.data + start, end - start} : none;
}
