/* SPDX-License-Identifier: Apache-2.0 */
/* Rules of a node are paired by similarity: equal entries, equal expressions, expressions that differ in spaces, equal
 * messages. If then one old and one new rule are left, they are one changed rule; otherwise they are removed rules and added
 * rules. */
#include "upgrade/compare.h"

#include <string.h>

/* Iterates over the bytes of an expression, without spaces outside of literals; -1 at the end. */
typedef struct expression_cursor {
  crd_string text;
  size_t at;
  char quote;
} expression_cursor;

static int next_expression_byte(expression_cursor *cursor) {
  while (cursor->at < cursor->text.size) {
    char byte = cursor->text.data[cursor->at++];
    if (cursor->quote) {
      if (byte == cursor->quote && cursor->text.data[cursor->at - 2] != '\\') cursor->quote = 0;
    } else if (byte == '\'' || byte == '"') {
      cursor->quote = byte;
    } else if (strchr(" \t\r\n", byte)) {
      continue;
    }
    return (unsigned char)byte;
  }
  return -1;
}

static bool is_name_byte(int byte) {
  return byte == '_' || (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/* Whether two expressions differ only in spaces; a space between two words must be in both. */
static bool same_expression(crd_string a, crd_string b) {
  expression_cursor left = {.text = a}, right = {.text = b};
  int before = 0;
  for (;;) {
    size_t left_at = left.at, right_at = right.at;
    int byte = next_expression_byte(&left);
    if (byte != next_expression_byte(&right)) return false;
    if (byte < 0) return true;
    bool left_apart = left.at - left_at > 1, right_apart = right.at - right_at > 1;
    if (left_apart != right_apart && is_name_byte(before) && is_name_byte(byte)) return false;
    before = byte;
  }
}

static bool same_words(const validation_rule *a, const validation_rule *b) {
  return crd_string_equal(a->message, b->message) && crd_string_equal(a->message_expression, b->message_expression) &&
         crd_string_equal(a->reason, b->reason) && crd_string_equal(a->field_path, b->field_path);
}

static bool same_rule_text(const validation_rule *a, const validation_rule *b) {
  return crd_string_equal(a->rule, b->rule) && (a->optional_old_self == 1) == (b->optional_old_self == 1);
}
static bool same_entry(const validation_rule *a, const validation_rule *b) {
  return same_rule_text(a, b) && same_words(a, b);
}
static bool same_spaced(const validation_rule *a, const validation_rule *b) {
  return same_expression(a->rule, b->rule) && (a->optional_old_self == 1) == (b->optional_old_self == 1);
}
static bool same_message(const validation_rule *a, const validation_rule *b) {
  return a->message.size && crd_string_equal(a->message, b->message);
}

/* How rules are paired, the closest match first, and the finding for a pair; CHANGE_KINDS: nothing changed. */
static const struct {
  bool (*same)(const validation_rule *a, const validation_rule *b);
  change_kind kind;
} pairings[] = {{same_entry, CHANGE_KINDS},
                {same_rule_text, CHANGE_RULE_WORDS},
                {same_spaced, CHANGE_RULE_SPELLING},
                {same_message, CHANGE_RULE}};

typedef struct rule_pairing {
  const node_pair *pair;
  bool *old_met, *new_met;
} rule_pairing;

static bool is_of_crd(const validation_rule *rule) {
  return rule->layer == CRD_LAYER_CRD || rule->layer == 0;
}

static crd_string rule_shown(const node_pair *pair, const validation_rule *rule) {
  crd_value text = crd_value_make_string(rule->message.size ? rule->message : rule->rule);
  return crdc_upgrade_shown(pair, &text);
}

static void add_rule(const node_pair *pair, change_kind kind, const validation_rule *old, const validation_rule *new_) {
  static const char *const words[] = {[CHANGE_RULE_ADDED] = "a rule is new",
                                      [CHANGE_RULE_REMOVED] = "a rule is gone",
                                      [CHANGE_RULE] = "a rule is another expression",
                                      [CHANGE_RULE_WORDS] = "a rule says something else",
                                      [CHANGE_RULE_SPELLING] = "a rule is written otherwise"};
  const validation_rule *told = new_ ? new_ : old;
  if (!told) return;
  crd_string shown = rule_shown(pair, told);
  finding *added = crdc_upgrade_add(pair, kind, "x-kubernetes-validations", "%s: %.*s", words[kind], CRD_PRINT(shown));
  added->old_rule = old;
  added->new_rule = new_;
  if (old) added->old = old->location;
  if (new_) added->new_ = new_->location;
  crd_arena *arena = pair->at->findings->arena;
  crd_value texts[2] = {crd_value_make_string(old ? old->rule : (crd_string){NULL, 0}),
                        crd_value_make_string(new_ ? new_->rule : (crd_string){NULL, 0})};
  added->was = old ? crd_json_encode(arena, &texts[0], CRD_JSON_GO) : (crd_string){NULL, 0};
  added->is = new_ ? crd_json_encode(arena, &texts[1], CRD_JSON_GO) : (crd_string){NULL, 0};
}

static void pair_rules(rule_pairing *pairing, size_t how) {
  const schema *old = pairing->pair->old, *new_ = pairing->pair->new_;
  for (size_t i = 0; i < old->rule_count; i++)
    for (size_t k = 0; k < new_->rule_count && !pairing->old_met[i]; k++) {
      if (pairing->new_met[k] || !pairings[how].same(&old->rules[i], &new_->rules[k])) continue;
      pairing->old_met[i] = pairing->new_met[k] = true;
      if (pairings[how].kind != CHANGE_KINDS) add_rule(pairing->pair, pairings[how].kind, &old->rules[i], &new_->rules[k]);
    }
}

/* The only unpaired one; `count` if there are several or none. */
static size_t only_left(const bool *met, size_t count) {
  size_t left = count;
  for (size_t i = 0; i < count; i++) {
    if (met[i]) continue;
    if (left < count) return count;
    left = i;
  }
  return left;
}

void crdc_upgrade_compare_rules(const node_pair *pair) {
  const schema *old = pair->old, *new_ = pair->new_;
  if (!old->rule_count && !new_->rule_count) return;
  size_t old_count = old->rule_count, new_count = new_->rule_count;
  crd_arena *arena = pair->at->findings->arena;
  rule_pairing pairing = {pair, crd_arena_zalloc(arena, old_count), crd_arena_zalloc(arena, new_count)};
  for (size_t i = 0; i < old_count; i++) pairing.old_met[i] = !is_of_crd(&old->rules[i]);
  for (size_t i = 0; i < new_count; i++) pairing.new_met[i] = !is_of_crd(&new_->rules[i]);
  for (size_t how = 0; how < sizeof pairings / sizeof *pairings; how++) pair_rules(&pairing, how);
  size_t gone = only_left(pairing.old_met, old_count), came = only_left(pairing.new_met, new_count);
  if (gone < old_count && came < new_count) {
    add_rule(pair, CHANGE_RULE, &old->rules[gone], &new_->rules[came]);
    return;
  }
  for (size_t i = 0; i < old_count; i++)
    if (!pairing.old_met[i]) add_rule(pair, CHANGE_RULE_REMOVED, &old->rules[i], NULL);
  for (size_t i = 0; i < new_count; i++)
    if (!pairing.new_met[i]) add_rule(pair, CHANGE_RULE_ADDED, NULL, &new_->rules[i]);
}
