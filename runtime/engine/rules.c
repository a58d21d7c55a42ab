/* SPDX-License-Identifier: Apache-2.0 */
/* The CEL rules of an object: depth first from the root, at every node its rules in their order, then its items or members.
 * Mirrors apiextensions-apiserver pkg/apiserver/schema/cel/validation.go (Validator.validate, validateExpressions,
 * evalMessageExpression). Rules read typed storage; the value tree is used for paths, bad values and correlation. If the
 * storage cannot hold a value, rules read the tree instead. Without a tree they read only the storage. */
#include "rules.h"

#include "../value/words.h"

#include <assert.h>
#include <crd/generated/cel.h>
#include <crd/generated/program.h>
#include <crd/go_text.h>
#include <crd/json.h>

#define EXPRESSION_MESSAGE_LIMIT 5120 /* celconfig.MaxEvaluatedMessageExpressionSizeBytes */

static void run_node(rule_run *run, const rule_node *node);

/* ---- errors ---- */

static crd_string node_field(rule_run *run, const rule_node *node, crd_string suffix) {
  if (crd_errors_full(run->errors)) return CRD_STRING("");
  crd_string path = crd_path_text(run->arena, run->options->prefix, node->path, CRD_PATH_SUBSCRIPT);
  if (suffix.size == 0) return path.size ? path : CRD_STRING("<nil>");
  /* field.Path.Child on the nil path leaves the leading dot out. */
  if (path.size == 0 && suffix.data[0] == '.') suffix = (crd_string){suffix.data + 1, suffix.size - 1};
  crd_text field = {.arena = run->arena};
  crd_text_add(&field, path);
  crd_text_add(&field, suffix);
  return crd_text_string(&field);
}

/* The message of an error: a text of the rule, or a row with one or two texts. */
typedef struct saying {
  crd_string own; /* if `words` is NULL */
  const crd_words *words;
  crd_string arguments[2];
  size_t count;
} saying;

static crd_error rule_error(rule_run *run, const rule_node *node, crd_string suffix, const saying *say) {
  crd_error error = {.type = CRD_ERROR_INVALID,
                     .stage = CRD_STAGE_CEL,
                     .offset = node->value ? node->value->offset : node->offset,
                     .field = node_field(run, node, suffix),
                     .value = crd_bad_string(crd_string_of(node->type->cel_type_name)),
                     .detail = say->own};
  crd_value arguments[2] = {crd_value_make_string(say->arguments[0]), crd_value_make_string(say->arguments[1])};
  if (say->words) crd_error_say(run->arena, &error, say->words, arguments, say->count);
  return error;
}

/* Adds an error about the evaluation itself. Its value is the schema's type, and ratcheting never forgives it. */
static void add_evaluation_error(rule_run *run, const rule_node *node, const saying *say) {
  crd_errors_add(run->errors, rule_error(run, node, CRD_STRING(""), say));
}

/* ruleErrorString */
static crd_string rule_words(const crd_rule *rule) {
  return rule->message.data ? rule->message : rule->rule;
}

static void stop(rule_run *run, const rule_node *node, const saying *say) {
  add_evaluation_error(run, node, say);
  run->budget = -1;
}

/* shouldRatchetError */
static bool is_forgiven(const rule_run *run, const rule_node *node, const crd_rule *rule) {
  if (run->options->unforgiving) return false;
  const ratchet *correlated = node->current ? node->current : node->nearest;
  return !rule->uses_old_self && correlated && crd_ratchet_unchanged(correlated);
}

/* The first minor in which lists of the schema have CEL values as items. */
enum { LISTS_OF_VALUES = 37 };

static bool has_raw_lists(const rule_run *run) {
  return run->options->kubernetes_minor && run->options->kubernetes_minor < LISTS_OF_VALUES;
}

/* The first minor whose errors of rules show the value; before it they show the schema's type. */
enum { VALUES_IN_RULE_ERRORS = 35 };

static crd_bad_value shown_node(rule_run *run, const rule_node *node) {
  if (node->value) return crd_bad_of(run->arena, CRD_BAD_VALUE, node->value);
  run->lost = run->lost || node->type->storage == CRD_STORE_DOUBLE; /* the double may be an int64 in the tree */
  return (crd_bad_value){.data = crd_encode(run->arena, node->type, node->place), .form = CRD_BAD_VALUE};
}

/* fieldErrorForReason */
static void add_rule_failure(rule_run *run, const rule_node *node, const crd_rule *rule, const saying *say) {
  static const saying nothing = {.own = {NULL, 0}};
  crd_error error = rule_error(run, node, rule->field_path, rule->reason == CRD_ERROR_DUPLICATE ? &nothing : say);
  /* this depends on the schema's type, even if the value does not fit it */
  bool composite = strcmp(node->type->cel_type_name, "object") == 0 || strcmp(node->type->cel_type_name, "array") == 0;
  error.type = rule->reason;
  bool values = !run->options->kubernetes_minor || run->options->kubernetes_minor >= VALUES_IN_RULE_ERRORS;
  if ((rule->reason != CRD_ERROR_INVALID && rule->reason != CRD_ERROR_DUPLICATE) || (values && composite))
    error.value = crd_bad_none();
  else if (values)
    error.value = shown_node(run, node);
  if (!is_forgiven(run, node, rule)) {
    crd_errors_add(run->errors, error);
  } else if (run->options->warnings) {
    crd_texts_add(run->options->warnings, crd_error_message(run->arena, &error));
  }
}

/* ---- one rule ---- */

/* Whether the rules of the node read the value tree. */
static bool is_on_tree(const rule_run *run, const rule_node *node) {
  return run->on_tree || (node->type->flags & CRD_TYPE_RULES_ON_TREE) || !node->place ||
         (node->old_value && !node->old_place);
}

/* Runs a rule on the value tree. */
static crd_cel_truth evaluate_on_tree(const rule_node *node, const crd_rule *rule, crd_cel *cel) {
  const crd_program_input input = {.type = node->type, .self = node->value, .old_self = node->old_value};
  return crd_program_truth(rule->program, cel, &input);
}

static bool message_on_tree(const rule_node *node, const crd_rule *rule, crd_cel *cel, crd_string *text) {
  const crd_program_input input = {.type = node->type, .self = node->value, .old_self = node->old_value};
  return crd_cel_get_string(cel, rule->message_program->run(rule->message_program, cel, &input), text);
}

/* For a value that the storage does not hold. False if there is no tree to read: then the results are discarded. */
static bool has_tree(rule_run *run, const rule_node *node) {
  run->lost = run->lost || !node->value;
  return !run->lost;
}

/* The state of an evaluation. Rules of layers above the CRD have more variables (docs/cel.md). */
static crd_cel begin_evaluation(const rule_run *run, const crd_rule *rule) {
  crd_cel cel = {.arena = run->arena, .limit = run->call_limit};
  cel.raw_lists = rule->layer & CRD_LAYER_CRD && has_raw_lists(run);
  if (rule->layer & CRD_LAYER_CRD) return cel;
  cel.beyond = true;
  cel.settings = run->options->settings;
  cel.operation = run->options->operation;
  if (!cel.operation.size) cel.operation = run->old_root ? CRD_STRING("UPDATE") : CRD_STRING("CREATE");
  cel.root = run->root_type;
  cel.object = run->root;
  cel.old_object = run->old_root;
  return cel;
}

/* evalMessageExpression. Returns 1 with a usable text, 0 to fall back on the message, -1 if the whole run stops. */
static int evaluate_message(rule_run *run, const rule_node *node, const crd_rule *rule, crd_string *detail) {
  crd_cel cel = begin_evaluation(run, rule);
  crd_string text = {NULL, 0};
  assert(is_on_tree(run, node) || rule->evaluate_message); /* rules on structs are compiled functions */
  bool good = is_on_tree(run, node) ? message_on_tree(node, rule, &cel, &text)
                                    : rule->evaluate_message(&cel, node->place, node->old_place, &text);
  if (cel.wants_tree && !is_on_tree(run, node) && has_tree(run, node)) {
    cel = begin_evaluation(run, rule);
    good = message_on_tree(node, rule, &cel, &text);
  }
  saying stopped = {.words = NULL};
  if (crd_cel_spent(&cel) > INT64_MAX || (int64_t)crd_cel_spent(&cel) > run->budget)
    stopped.words = WORDS(MESSAGE_BUDGET);
  else if (!good && cel.cancelled)
    stopped = (saying){.words = WORDS(MESSAGE_CALL_COST), .arguments = {rule->message_expression}, .count = 1};
  if (stopped.words) {
    if (!is_forgiven(run, node, rule)) crd_errors_add(run->errors, rule_error(run, node, rule->field_path, &stopped));
    run->budget = -1;
    return -1;
  }
  run->budget -= (int64_t)crd_cel_spent(&cel);
  if (!good) return 0;
  text = crd_go_trim(text);
  if (text.size == 0 || text.size > EXPRESSION_MESSAGE_LIMIT || memchr(text.data, '\n', text.size)) return 0;
  *detail = text;
  return 1;
}

static void rule_is_false(rule_run *run, const rule_node *node, const crd_rule *rule) {
  saying say = {.own = {NULL, 0}};
  int given = rule->message_program ? evaluate_message(run, node, rule, &say.own) : 0;
  if (given < 0) return;
  if (given == 0 && rule->message.data)
    say.own = rule->message;
  else if (given == 0)
    say = (saying){.words = WORDS(FAILED_RULE), .arguments = {rule->rule}, .count = 1};
  add_rule_failure(run, node, rule, &say);
}

static void rule_gave_error(rule_run *run, const rule_node *node, const crd_rule *rule, const crd_cel *cel) {
  crd_string words = rule_words(rule);
  if (cel->cancelled) {
    stop(run, node, &(saying){.words = WORDS(RULE_CALL_COST), .arguments = {words}, .count = 1});
    return;
  }
  bool overload = crd_string_has_prefix(cel->error, CRD_STRING("no such overload"));
  const crd_words *row = overload ? WORDS(RULE_OVERLOAD) : WORDS(RULE_ERROR);
  add_evaluation_error(run, node, &(saying){.words = row, .arguments = {cel->error, words}, .count = 2});
}

static void run_rule(rule_run *run, const rule_node *node, const crd_rule *rule) {
  if (!rule->program) {
    if (rule->message.size) add_evaluation_error(run, node, &(saying){.own = rule->message});
    return;
  }
  if (rule->uses_old_self && !node->old_value && !rule->optional_old_self) return;
  crd_arena_poll(run->arena);
  crd_cel beyond, *cel = &run->cel;
  if (rule->layer & CRD_LAYER_CRD)
    crd_cel_begin(cel);
  else
    beyond = begin_evaluation(run, rule), cel = &beyond; /* these rules have other variables */
  bool on_tree = is_on_tree(run, node);
  if (on_tree && !has_tree(run, node)) return;
  assert(on_tree || rule->evaluate);
  crd_cel_truth truth = on_tree ? evaluate_on_tree(node, rule, cel) : rule->evaluate(cel, node->place, node->old_place);
  if (cel->wants_tree && !on_tree && has_tree(run, node)) {
    crd_cel_begin(cel);
    cel->slots = NULL; /* its values were read from the structs */
    truth = evaluate_on_tree(node, rule, cel);
    cel->slots = NULL;
  }
  cel->wants_tree = false;
  if (crd_cel_spent(cel) > INT64_MAX || (int64_t)crd_cel_spent(cel) > run->budget) {
    stop(run, node, &(saying){.words = WORDS(RULE_BUDGET)});
    return;
  }
  run->budget -= (int64_t)crd_cel_spent(cel);
  if (truth == CRD_CEL_ERROR)
    rule_gave_error(run, node, rule, cel);
  else if (truth == CRD_CEL_FALSE)
    rule_is_false(run, node, rule);
}

/* Whether a rule is run, by the layer and the choice of the run. */
static bool is_chosen(rule_run *run, const crd_rule *rule) {
  if (!(rule->layer & run->layers)) return false;
  if (run->choice == RULES_ALL) return true;
  if (run->choice == RULES_WITHOUT_OLD && rule->uses_old_self) run->left_out = true;
  return rule->uses_old_self == (run->choice == RULES_COMPARING);
}

void crd_rules_at(rule_run *run, const rule_node *node) {
  bool started = false;
  crd_cel_begin_node(&run->cel);
  for (uint16_t i = 0; i < node->type->rule_count && run->budget >= 0; i++) {
    const crd_rule *rule = &node->type->rules[i];
    if (!is_chosen(run, rule)) continue;
    if (!started && run->budget <= 0) {
      stop(run, node, &(saying){.words = WORDS(RULE_BUDGET)});
      return;
    }
    started = true;
    run_rule(run, node, rule);
  }
}

/* ---- walking down ---- */

/* Fills storage for a value with rules that is in no struct of its parent; NULL if it cannot hold the whole value. */
static const void *place_of(rule_run *run, const crd_type *type, const crd_value *value, const void *place) {
  const bool wanted = type->rule_count && !(type->flags & CRD_TYPE_RULES_ON_TREE);
  if (place || !wanted || !value || value->kind == CRD_NULL) return place;
  void *made = crd_arena_alloc(run->arena, crd_storage_size(type));
  return crd_storage_fill(run->arena, type, value, made) ? made : NULL;
}

/* Runs the rules of the `index`th member of an object, or item (`member` NULL) of a list. */
static void run_child(rule_run *run, const rule_node *parent, rule_node *child, const crd_member *member, uint32_t index) {
  ratchet correlated;
  child->nearest = parent->nearest;
  child->current = NULL;
  if (parent->current) {
    crd_string name = member ? crd_member_name(member) : CRD_STRING("");
    bool type_meta =
        !parent->nearest && (crd_string_equal(name, CRD_STRING("apiVersion")) || crd_string_equal(name, CRD_STRING("kind")));
    child->nearest = type_meta ? NULL : parent->current;
    bool found = !type_meta && (member ? crd_ratchet_member(parent->current, member, index, child->type, &correlated)
                                       : crd_ratchet_index(parent->current, index, &correlated));
    if (found) child->current = &correlated;
  }
  if (!child->value && child->place && child->type->storage == CRD_STORE_VALUE)
    child->value = *(const crd_value *const *)child->place;
  if (child->old_value && child->old_value->kind == CRD_NULL) child->old_value = NULL, child->old_place = NULL;
  child->place = place_of(run, child->type, child->value, child->place);
  child->old_place = place_of(run, child->type, child->old_value, child->old_place);
  run_node(run, child);
  child->current = NULL; /* `correlated` is local */
}

static const void *field_of(const crd_type *type, const void *object, uint16_t index) {
  if (!object || type->storage != CRD_STORE_OBJECT || !crd_storage_has(type, object, index)) return NULL;
  return crd_storage_field(&type->fields->items[index], object);
}

static void run_members(rule_run *run, const rule_node *node) {
  const crd_type *type = node->type;
  old_index index = {.slots = NULL};
  for (uint32_t i = 0; i < node->value->size && run->budget >= 0; i++) {
    const crd_member *member = &node->value->as.members[i];
    crd_string name = crd_member_name(member);
    const crd_field *field = type_field(type, member->name, member->name_size);
    const crd_type *child_type = field ? field->type : type->additional;
    if (!child_type || !(child_type->flags & CRD_TYPE_RULES_WITHIN)) continue;
    crd_path path = {node->path, name, 0, field ? CRD_PATH_FIELD : CRD_PATH_KEY};
    rule_node child = {.type = child_type, .value = &member->value, .path = &path};
    child.old_value = crd_ratchet_old_member(run->arena, &index, node->old_value, name, i);
    if (field) {
      uint16_t number = (uint16_t)(field - type->fields->items);
      child.place = field_of(type, node->place, number);
      child.old_place = field_of(type, node->old_place, number);
    } else if (type->storage == CRD_STORE_MAP && node->place) {
      const crd_list *map = node->place;
      child.place = (const char *)map->items + i * crd_storage_entry_size(child_type) + CRD_ENTRY_VALUE_OFFSET;
    }
    run_child(run, node, &child, member, i);
  }
}

/* run_members for a struct or map without a tree. */
static void run_held_members(rule_run *run, const rule_node *node) {
  const crd_type *type = node->type, *entries = type->storage == CRD_STORE_MAP ? type->additional : NULL;
  const crd_list *map = entries ? node->place : NULL;
  size_t count = map ? map->count : type->fields ? type->fields->count : 0;
  old_index index = {.slots = NULL};
  if (entries && !(entries->flags & CRD_TYPE_RULES_WITHIN)) return;
  for (uint32_t i = 0; i < count && run->budget >= 0; i++) {
    const crd_field *field = map ? NULL : &type->fields->items[i];
    const char *entry = map ? (const char *)map->items + i * crd_storage_entry_size(entries) : NULL;
    if (field && !(field->type->flags & CRD_TYPE_RULES_WITHIN)) continue;
    rule_node child = {.type = field ? field->type : entries, .offset = CRD_NO_OFFSET};
    child.place = field ? field_of(type, node->place, (uint16_t)i) : entry + CRD_ENTRY_VALUE_OFFSET;
    if (!child.place) continue;
    crd_string name = field ? field->name : *(const crd_string *)(const void *)entry;
    crd_path path = {node->path, name, 0, field ? CRD_PATH_FIELD : CRD_PATH_KEY};
    child.path = &path;
    child.old_value = crd_ratchet_old_member(run->arena, &index, node->old_value, name, i);
    if (field) child.old_place = field_of(type, node->old_place, (uint16_t)i);
    run_child(run, node, &child, NULL, i);
  }
}

/* The keys of an item in storage, as a map by which the old item is found. NULL if items have no keys. */
static const crd_value *held_keys(rule_run *run, const crd_type *list, const void *item) {
  if (list->items->storage != CRD_STORE_OBJECT) return NULL; /* it has no keys */
  crd_value *map = crd_arena_alloc(run->arena, sizeof *map);
  *map = crd_value_make_map(run->arena, list->map_key_count);
  for (uint16_t i = 0; i < list->map_key_count; i++) {
    const crd_field *key = type_field(list->items, list->map_keys[i].data, (uint32_t)list->map_keys[i].size);
    const void *held = key ? field_of(list->items, item, (uint16_t)(key - list->items->fields->items)) : NULL;
    if (!held) continue;
    run->lost = run->lost || key->type->storage == CRD_STORE_DOUBLE; /* the double may be an int64 in the tree */
    crd_value_set(run->arena, map, key->name, crd_encode(run->arena, key->type, held));
  }
  return map;
}

static void run_items(rule_run *run, const rule_node *node) {
  const crd_type *type = node->type;
  if (!type->items || !(type->items->flags & CRD_TYPE_RULES_WITHIN)) return;
  const crd_list *held = node->place && type->storage == CRD_STORE_LIST ? node->place : NULL;
  size_t stride = crd_storage_size(type->items), count = node->value ? node->value->size : held ? held->count : 0;
  old_index index = {.slots = NULL};
  for (uint32_t i = 0; i < count && run->budget >= 0; i++) {
    crd_path path = {node->path, {NULL, 0}, i, CRD_PATH_INDEX};
    rule_node child = {.type = type->items, .path = &path, .offset = CRD_NO_OFFSET};
    uint32_t old_index = 0;
    if (node->value) child.value = &node->value->as.items[i];
    if (held) child.place = (const char *)held->items + i * stride;
    const crd_value *keys = child.value ? child.value : node->old_value ? held_keys(run, type, child.place) : NULL;
    if (node->old_value && keys)
      child.old_value = crd_ratchet_keyed_item(run->arena, &index, type, node->old_value, keys, &old_index);
    if (child.old_value && node->old_place && type->storage == CRD_STORE_LIST)
      child.old_place = (const char *)((const crd_list *)node->old_place)->items + old_index * stride;
    run_child(run, node, &child, NULL, i);
  }
}

/* The kind of a node's value; without a tree by its storage, which does not distinguish scalars. */
static uint8_t node_kind(const rule_node *node) {
  if (node->value) return node->value->kind;
  if (node->type->storage == CRD_STORE_LIST) return CRD_LIST;
  if (node->type->storage == CRD_STORE_MAP) return CRD_MAP;
  if (node->type->storage != CRD_STORE_OBJECT) return CRD_STRING_VALUE;
  const crd_value *value = ((const crd_object *)node->place)->value; /* a null in a list of nullable objects */
  return value ? value->kind : CRD_MAP;
}

static void run_node(rule_run *run, const rule_node *node) {
  const unsigned skipped = CRD_TYPE_RULES_OUTSIDE_CEL;
  const uint8_t kind = node_kind(node);
  if (kind == CRD_NULL || run->budget < 0 || (node->type->flags & skipped)) return;
  crd_rules_at(run, node);
  if (kind == CRD_LIST)
    run_items(run, node);
  else if (kind == CRD_MAP && node->value)
    run_members(run, node);
  else if (kind == CRD_MAP)
    run_held_members(run, node);
}

/* customResourceStrategy.Validate: the error that replaces rules that were not run. */
static void add_blocked(crd_errors *errors, const crd_value *value) {
  crd_error error = {.type = CRD_ERROR_INVALID,
                     .stage = CRD_STAGE_CEL,
                     .offset = value->offset,
                     .field = CRD_STRING("<nil>"),
                     .value = {.data = CRD_VALUE_NULL_INIT, .form = CRD_BAD_OF_MINOR},
                     .words = WORDS(RULES_UNCHECKED)};
  crd_errors_add(errors, error);
}

static bool is_odd(const crd_type *type, const void *storage) {
  return storage && type->storage == CRD_STORE_OBJECT && ((const crd_object *)storage)->odd_within;
}

rule_run crd_rules_begin(crd_arena *arena, const crd_validate_options *options, crd_errors *errors) {
  static const crd_validate_options none = {0};
  rule_run run = {.arena = arena, .errors = errors, .options = options ? options : &none};
  run.layers = run.options->layers ? run.options->layers : CRD_LAYER_CRD;
  run.budget = run.options->cost_budget ? run.options->cost_budget : CRD_CEL_BUDGET;
  run.call_limit = run.options->call_limit ? run.options->call_limit : CRD_CEL_CALL_LIMIT;
  run.cel = (crd_cel){.arena = arena, .limit = run.call_limit, .raw_lists = has_raw_lists(&run)};
  return run;
}

void crd_rules_within(rule_run *run, const rule_node *node) {
  rule_node root = *node;
  run->on_tree = is_odd(node->type, node->place) || is_odd(node->type, node->old_place);
  root.place = place_of(run, node->type, node->value, node->place);
  root.old_place = place_of(run, node->type, node->old_value, node->old_place);
  run_node(run, &root);
  run->on_tree = false;
}

bool crd_rules_run(crd_arena *arena, const crd_type *type, const crd_value *value, const void *storage,
                   const crd_value *old_value, const void *old_storage, const crd_validate_options *options,
                   crd_errors *errors) {
  if (!(type->flags & CRD_TYPE_RULES_WITHIN)) return true;
  uint32_t before = errors->count;
  if (crd_errors_block_cel(errors)) {
    add_blocked(errors, value);
    return false;
  }
  rule_run run = crd_rules_begin(arena, options, errors);
  run.root_type = type, run.root = value, run.old_root = old_value;
  ratchet root = {.new_value = NULL};
  if (old_value) root = crd_ratchet_node(arena, type, value, old_value), root.root = true;
  rule_node node = {.type = type,
                    .value = value,
                    .old_value = old_value,
                    .place = storage,
                    .old_place = old_storage,
                    .current = old_value ? &root : NULL};
  crd_rules_within(&run, &node);
  if (run.options->remaining) *run.options->remaining = run.budget;
  return errors->count == before;
}

bool crd_rules_validate(crd_arena *arena, const crd_kind *kind, const crd_value *value, const void *storage,
                        const crd_value *old_value, const void *old_storage, const crd_validate_options *options,
                        crd_errors *errors) {
  crd_validate_options own = options ? *options : (crd_validate_options){.layers = CRD_LAYER_CRD};
  if (own.layers && !(own.layers & CRD_LAYER_CRD)) return true;
  own.layers = CRD_LAYER_CRD;
  return crd_rules_run(arena, kind->type, value, storage, old_value, old_storage, &own, errors);
}
