/* SPDX-License-Identifier: Apache-2.0 */
/* Advice about rules: those without effect or too strict, those that keywords can replace, and those that read absent
 * fields. */
#include "cel/plan.h"
#include "cel/validators.h"
#include "rules/advice_parts.h"

static advice_mend mend_of_rule(const advice_place *place, size_t index) {
  return (advice_mend){.owner = place->node->value, .member = CRD_STRING("x-kubernetes-validations"), .index = index};
}

/* Returns whether there is such advice, wanted or not. */
static bool advise_constant(author_advisor *advisor, const advice_place *place, size_t index) {
  const validation_rule *rule = &place->node->rules[index];
  rule_truth truth = crdc_advice_truth(rule->compiled->ast.root);
  if (truth == TRUTH_OPEN) return false;
  if (!crdc_advice_wants(advisor, ADVICE_CONSTANT_RULE)) return true;
  bool always = truth == TRUTH_ALWAYS;
  advice *said =
      crdc_advice_add(advisor, ADVICE_CONSTANT_RULE, rule->rule_location,
                      always ? CRD_STRING("the rule is never false") : CRD_STRING("the rule is never true"),
                      always ? "take it out, or say what was meant" : "no value is valid here: say what was meant");
  said->mendable = always && !rule->compiled->uses_old_self;
  said->mend = mend_of_rule(place, index);
  return true;
}

static void advise_keyword(author_advisor *advisor, const advice_place *place, size_t index) {
  const validation_rule *rule = &place->node->rules[index];
  crd_arena *arena = advisor->list->arena;
  keyword_twin twin;
  if (rule->compiled->uses_old_self || !crdc_advice_twin(arena, rule->compiled->ast.root, &twin)) return;
  advice_kind kind = twin.there ? ADVICE_DUPLICATE_KEYWORD : ADVICE_KEYWORD_INSTEAD;
  if (!crdc_advice_wants(advisor, kind)) return;
  crd_string message = crd_arena_printf(
      arena, twin.there ? "the rule says what `%.*s` of %.*s says already" : "`%.*s` of %.*s would say the same",
      CRD_PRINT(twin.text), CRD_PRINT(twin.path));
  advice *said =
      crdc_advice_add(advisor, kind, rule->rule_location, message,
                      twin.there ? "take one of them out" : "a keyword costs nothing, and tools that know no CEL know it");
  said->mendable = twin.there;
  said->mend = mend_of_rule(place, index);
}

/* ---- oldSelf ---- */

static bool is_old_and_new(const cel_node *a, const cel_node *b) {
  return is_identifier(a, CRD_STRING("self")) && is_identifier(b, CRD_STRING("oldSelf"));
}

/* Whether a rule demands self == oldSelf, perhaps combined with other conditions. */
static bool demands_same(const cel_node *node) {
  if (is_call(node, "_&&_")) return demands_same(node->arguments[0]) || demands_same(node->arguments[1]);
  return is_call(node, "_==_") &&
         (is_old_and_new(node->arguments[0], node->arguments[1]) || is_old_and_new(node->arguments[1], node->arguments[0]));
}

/* Whether a text contains the name as a whole word. */
static bool names_field(crd_string text, crd_string name) {
  for (size_t at = 0; at + name.size <= text.size; at++) {
    const char *found = memmem(text.data + at, text.size - at, name.data, name.size);
    if (!found) return false;
    at = (size_t)(found - text.data);
    char before = at ? text.data[at - 1] : ' ', after = at + name.size < text.size ? text.data[at + name.size] : ' ';
    if ((before == '.' || before == '\'' || before == '"' || before == '?') &&
        !(after == '_' || (after >= '0' && after <= '9') || (after >= 'a' && after <= 'z') ||
          (after >= 'A' && after <= 'Z')))
      return true;
  }
  return false;
}

/* Whether a rule of an outer node compares old and new values of the field, as one does that says when it may be added or
 * removed. */
static bool is_told_above(const advice_place *place) {
  for (const advice_place *outer = place->outer, *inner = place; outer; inner = outer, outer = outer->outer)
    for (size_t i = 0; inner->property && i < outer->node->rule_count; i++) {
      const validation_rule *rule = &outer->node->rules[i];
      if (rule->compiled && rule->compiled->uses_old_self &&
          (names_field(rule->rule, inner->name) || demands_same(rule->compiled->ast.root)))
        return true;
    }
  return false;
}

static void advise_old_self(author_advisor *advisor, const advice_place *place, const validation_rule *rule) {
  crd_arena *arena = advisor->list->arena;
  if (!crdc_advice_wants(advisor, ADVICE_OPTIONAL_OLD_SELF) || !place->property || place->required) return;
  if (rule->optional_old_self == 1 || place->node->default_value || !rule->compiled->uses_old_self) return;
  if (!demands_same(rule->compiled->ast.root) || is_told_above(place)) return;
  crd_string path = crdc_advice_path(arena, place);
  crdc_advice_add(
      advisor, ADVICE_OPTIONAL_OLD_SELF, rule->rule_location,
      crd_arena_printf(arena, "the rule is not run when %.*s is added or taken out, so that it is not immutable",
                       CRD_PRINT(path)),
      crd_arena_printf(arena,
                       "add a rule above it: \"has(self.%.*s) == has(oldSelf.%.*s)\"; one of the field itself that is "
                       "to run when it is added has optionalOldSelf: true and asks oldSelf.hasValue()",
                       CRD_PRINT(place->name), CRD_PRINT(place->name))
          .data);
}

/* ---- the status ---- */

typedef struct status_use {
  bool read, asked; /* self.status is read; there is a has(self.status), or self.?status */
} status_use;

static bool is_status(const cel_node *node) {
  return node->kind == CEL_NODE_SELECT && node->target && is_identifier(node->target, CRD_STRING("self")) &&
         crd_string_equal(node->name, CRD_STRING("status"));
}

static void note_status(cel_node *node, void *data) {
  status_use *use = data;
  if (is_status(node)) *(node->test_only ? &use->asked : &use->read) = true;
  bool optional =
      is_call(node, "_?._") && node->argument_count == 2 && is_identifier(node->arguments[0], CRD_STRING("self"));
  use->asked |= optional;
}

static void advise_status(author_advisor *advisor, const advice_place *place, const validation_rule *rule) {
  crd_arena *arena = advisor->list->arena;
  if (place->in_status && crdc_advice_wants(advisor, ADVICE_STATUS_RULE))
    crdc_advice_add(advisor, ADVICE_STATUS_RULE, rule->rule_location,
                    crd_arena_printf(arena, "the rule at %.*s can refuse what a controller reports",
                                     CRD_PRINT(crdc_advice_path(arena, place))),
                    "before Kubernetes 1.33 it also refuses updates of a status that was stored before the rule was");
  if (rule->compiled->uses_old_self && rule->optional_old_self != 1) return; /* it does not run on create */
  if (place->outer || !advisor->version->has_status || !crdc_advice_wants(advisor, ADVICE_STATUS_UNGUARDED)) return;
  const property *status = crdc_schema_property(place->node, CRD_STRING("status"));
  if (!status || status->schema->default_value) return;
  status_use use = {false, false};
  crdc_cel_visit(rule->compiled->ast.root, note_status, &use);
  if (!use.read || use.asked) return;
  crdc_advice_add(advisor, ADVICE_STATUS_UNGUARDED, rule->rule_location,
                  CRD_STRING("the rule reads self.status, which no object has when it is created"),
                  "write !has(self.status) || ...: the status of what is created is dropped before rules run");
}

void crdc_advice_of_rules(author_advisor *advisor, const advice_place *place) {
  for (size_t i = 0; i < place->node->rule_count; i++) {
    const validation_rule *rule = &place->node->rules[i];
    if (rule->layer != CRD_LAYER_CRD || !rule->compiled || !rule->compiled->compiles || !rule->compiled->ast.root) continue;
    if (!advise_constant(advisor, place, i)) advise_keyword(advisor, place, i);
    advise_old_self(advisor, place, rule);
    advise_status(advisor, place, rule);
  }
}
