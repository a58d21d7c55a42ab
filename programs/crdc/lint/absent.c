/* SPDX-License-Identifier: Apache-2.0 */
/* crdc lint: rules that read fields which may be absent. A rule is only reported with an object that nothing else refuses,
 * so that there is no false alarm: such an object gets the error "no such key". */
#include "base/memory.h"
#include "cel/text/node.h"
#include "grow/grow.h"
#include "parts.h"
#include "rules/absent_fields.h"

/* Each try runs all rules, so the number of tries per rule decreases with the number of rules. */
enum { MOST_FIELDS = 16, TRIES = 120, WORK = 150000, SHOWN_JSON = 400 };

typedef struct absent_advisor {
  advice_list *list;
  crd_arena *arena; /* for one version */
  const crd_version *version;
  const crd_kind *kind;
  unsigned kubernetes_minor, tries;
  size_t rules;   /* of the version */
  grower *grower; /* NULL: not needed yet */
  grow_path at;   /* of the current node */
  const schema *object;
  grow_path found;
} absent_advisor;

/* ---- the place of an object in the schema ---- */

static bool note_object(void *context, grow_path path, const schema *node) {
  absent_advisor *advisor = context;
  if (node != advisor->object) return true;
  advisor->found = path;
  return false;
}

static bool find_path(absent_advisor *advisor, const schema *below, const absent_field *field, grow_path *path) {
  advisor->object = field->object;
  if (crdc_grow_walk(advisor->arena, below, note_object, advisor)) return false;
  *path = advisor->at;
  for (size_t i = 0; i < advisor->found.count; i++)
    *path = crdc_grow_path_add(advisor->arena, *path, advisor->found.steps[i]);
  *path = crdc_grow_path_add(advisor->arena, *path, (grow_step){GROW_FIELD, field->property->name});
  return true;
}

/* The server drops the whole status of a create; other advice covers that. */
static bool is_whole_status(const absent_advisor *advisor, grow_path path) {
  return path.count == 1 && advisor->version->has_status && crd_string_equal(path.steps[0].name, CRD_STRING("status"));
}

/* ---- the messages ---- */

static void say_absent(absent_advisor *advisor, const grow_absence *absence, const cel_node *read, const grown *found,
                       const crd_value *self) {
  crd_arena *arena = advisor->list->arena;
  const grow_path path = absence->field;
  const crd_string name = path.steps[path.count - 1].name;
  crd_string json = crd_json_encode(arena, self, CRD_JSON_COMPACT);
  size_t shown = json.size < SHOWN_JSON ? json.size : SHOWN_JSON;
  while (shown < json.size && shown && (json.data[shown] & 0xC0) == 0x80) shown--; /* inside a character */
  const char *cut = shown < json.size ? "..." : "";
  json.size = shown;
  crdc_advice_say(advisor->list, ADVICE_UNGUARDED_FIELD, absence->rule->rule_location,
                  crd_arena_printf(arena,
                                   "the rule reads %.*s, which may be absent: %s %.*s%s it ends with \"no such key: %.*s\"",
                                   CRD_PRINT(crdc_grow_path_text(arena, path)),
                                   found->updates && !found->of_status ? "when nothing changes in" : "of", CRD_PRINT(json),
                                   cut, CRD_PRINT(name)),
                  crd_arena_printf(arena, "ask first: !has(%.*s) || ...; or make the field required, or give it a default",
                                   CRD_PRINT(crdc_cel_node_text(arena, read)))
                      .data);
}

static void advise_rule(absent_advisor *advisor, const schema *node, const validation_rule *rule) {
  absent_field fields[MOST_FIELDS];
  const compiled_rule *compiled = rule->compiled;
  if (rule->layer != CRD_LAYER_CRD || !compiled || !compiled->compiles || !compiled->ast.root) return;
  size_t count = crdc_rule_absent_fields(compiled, fields, MOST_FIELDS);
  for (size_t i = 0; i < count; i++) {
    grow_absence absence = {.at = advisor->at, .rule = rule};
    grown found;
    crd_value self;
    if (!find_path(advisor, node, &fields[i], &absence.field) || is_whole_status(advisor, absence.field)) continue;
    const grow_subject subject = {
        .kind = advisor->kind, .version = advisor->version, .kubernetes_minor = advisor->kubernetes_minor};
    if (!advisor->grower) advisor->grower = crdc_grower_create(advisor->arena, &subject, 1);
    if (crdc_grow_absent(advisor->grower, &absence, advisor->tries, &found, &self))
      say_absent(advisor, &absence, fields[i].read, &found, &self);
  }
}

static bool advise_node(void *context, grow_path path, const schema *node) {
  absent_advisor *advisor = context;
  advisor->at = path;
  for (size_t i = 0; i < node->rule_count; i++) advise_rule(advisor, node, &node->rules[i]);
  return true;
}

static bool count_rules(void *context, grow_path path, const schema *node) {
  absent_advisor *advisor = context;
  (void)path;
  advisor->rules += node->rule_count;
  return true;
}

size_t lint_absent(advice_list *list, const crd_definition *definition, const crd_registry *registry,
                   unsigned kubernetes_minor) {
  size_t left = 0;
  for (size_t i = 0; i < definition->version_count; i++) {
    const crd_version *version = &definition->versions[i];
    const crd_kind *kind = crd_registry_find(registry, definition->group, version->name, definition->kind);
    if (!kind || !version->schema) continue; /* no object can be made */
    absent_advisor advisor = {
        .list = list, .arena = memory_arena(NULL), .version = version, .kind = kind, .kubernetes_minor = kubernetes_minor};
    crdc_grow_walk(advisor.arena, version->schema, count_rules, &advisor);
    const size_t work = advisor.rules * advisor.rules, tries = work ? WORK / work : 0;
    advisor.tries = tries < TRIES ? (unsigned)tries : TRIES;
    if (tries)
      crdc_grow_walk(advisor.arena, version->schema, advise_node, &advisor);
    else
      left += advisor.rules;
    crdc_grower_destroy(advisor.grower);
    crd_arena_destroy(advisor.arena);
  }
  return left;
}
