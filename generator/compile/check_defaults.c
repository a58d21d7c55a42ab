/* SPDX-License-Identifier: Apache-2.0 */
/* See check_defaults.h. The schemas with such defaults become the fields of an artificial CRD, which is compiled into memory
 * as a stored one. A rule that does not compile is then an error of every value. */
#include "compile/check_defaults.h"
#include "base/memory.h"
#include "cel/type.h"
#include "compile/build.h"
#include "schema/check_parts.h"

#include <crd/json.h>
#include <crd/walk.h>

/* A default to check with rules. */
typedef struct subject {
  const schema *node;
  crd_string path; /* of the default */
  bool root;       /* it is the default of the whole schema, which is a resource */
  bool typed;      /* it has a type in CEL */
} subject;

typedef struct subjects {
  crd_arena *arena;
  cel_types *types;
  crd_string prefix;
  subject *items;
  size_t count, room;
} subjects;

/* additionalProperties are not visited, as in the API server. */
static void collect_defaults(subjects *subjects, const crd_path *path, const schema *node) {
  const size_t before = subjects->count;
  if (schema_passed(node, WALK_SUBJECTS)) return;
  if (node->sound_default && crdc_schema_rule_count(node)) {
    CRD_ARENA_ROOM(subjects->arena, subjects->items, subjects->count, subjects->room, 8);
    crd_path place = path_child(path, "default");
    subjects->items[subjects->count++] =
        (subject){.node = node,
                  .path = crd_path_text(subjects->arena, subjects->prefix, &place, CRD_PATH_SUBSCRIPT),
                  .root = path == NULL,
                  .typed = crdc_cel_type_of_schema(subjects->types, node, !path || node->embedded_resource) != NULL};
  }
  if (node->items) {
    crd_path items = path_child(path, "items");
    collect_defaults(subjects, &items, node->items);
  }
  crd_path properties = path_child(path, "properties");
  for (size_t i = 0; i < node->property_count; i++) {
    crd_path below = path_key(&properties, node->properties[i].name);
    collect_defaults(subjects, &below, node->properties[i].schema);
  }
  if (subjects->count == before) schema_pass(node, WALK_SUBJECTS);
}

/* ---- the CRD made up ---- */

static crd_string write_crd(const subjects *subjects) {
  crd_text text = {.arena = subjects->arena};
  crd_text_add(&text,
               CRD_STRING("{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":\"CustomResourceDefinition\","
                          "\"metadata\":{\"name\":\"defaults.example.com\"},\"spec\":{\"group\":\"example.com\","
                          "\"scope\":\"Namespaced\",\"names\":{\"kind\":\"Default\",\"listKind\":\"DefaultList\","
                          "\"plural\":\"defaults\",\"singular\":\"default\"},\"versions\":[{\"name\":\"v1\",\"served\":true,"
                          "\"storage\":true,\"schema\":{\"openAPIV3Schema\":{\"type\":\"object\",\"properties\":{"));
  for (size_t i = 0; i < subjects->count; i++) {
    const subject *subject = &subjects->items[i];
    if (!subject->typed) continue;
    if (text.data[text.size - 1] != '{') crd_text_add_char(&text, ',');
    crd_text_printf(&text, "\"d%zu\":", i);
    crd_value value = crd_value_copy(subjects->arena, subject->node->value);
    if (subject->root)
      crd_value_set(subjects->arena, &value, CRD_STRING("x-kubernetes-embedded-resource"), crd_value_make_bool(true));
    crd_text_add(&text, crd_json_encode(subjects->arena, &value, CRD_JSON_COMPACT));
  }
  crd_text_add(&text, CRD_STRING("}}}}]}}"));
  return crd_text_string(&text);
}

/* Compiles the CRD into memory as a stored one; NULL with diagnostics. */
static const crd_registry *load_defaults(const subjects *subjects, crd_arena *arena, unsigned kubernetes_minor,
                                         diagnostics *diagnostics) {
  documents documents = {.arena = arena};
  crd_set set = {.arena = arena};
  if (!crdc_documents_read_text(&documents, "defaults", write_crd(subjects), diagnostics) ||
      !crd_set_add(&set, &documents, true, diagnostics))
    return NULL;
  const schema *root = set.items[0].versions[0].schema;
  const crd_words *error = crdc_schema_conversion_error(root);
  if (error) crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, root->location, "%s", error->format);
  build build = {.arena = arena,
                 .set = &set,
                 .kubernetes_minor = kubernetes_minor ? kubernetes_minor : CRD_KUBERNETES_NEWEST,
                 .stored = true,
                 .diagnostics = diagnostics,
                 .cel_types = crdc_cel_types_create(arena),
                 .types = {.arena = arena}};
  cJSON *model;
  crdc_cel_types_of_minor(build.cel_types, build.kubernetes_minor);
  if (error || !crdc_build_types(&build) || !crdc_build_code(&build, &model)) return NULL;
  return crdc_build_registry(&build);
}

static const crd_type *subject_type(const crd_type *root, const subjects *subjects, size_t i) {
  crd_string name = crd_arena_printf(subjects->arena, "d%zu", i);
  for (uint16_t k = 0; k < root->fields->count; k++)
    if (crd_string_equal(root->fields->items[k].name, name)) return root->fields->items[k].type;
  return NULL;
}

/* ---- without a type ---- */

typedef struct untyped_walk {
  crd_string prefix;
  uint32_t place; /* the offset of the default */
  crd_errors *errors;
} untyped_walk;

/* The API server's errors for values without a type in CEL: one for each value with rules, and for lists and maps that
 * contain such values; fields of such an object have no validator. */
static void refuse_untyped(const untyped_walk *walk, const crd_path *path, const schema *node, const crd_value *value) {
  crd_arena *arena = walk->errors->arena;
  if (!node || value->kind == CRD_NULL) return;
  if (node->rule_count)
    crd_errors_add(walk->errors, (crd_error){.type = CRD_ERROR_INVALID,
                                             .stage = CRD_STAGE_SCHEMA,
                                             .offset = walk->place,
                                             .field = crd_path_text(arena, walk->prefix, path, CRD_PATH_SUBSCRIPT),
                                             .value = crd_bad_string(node->type),
                                             .words = VET(DEFAULT_UNTYPED)});
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++) {
    crd_path below = path_index(path, i);
    refuse_untyped(walk, &below, node->items, &value->as.items[i]);
  }
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) {
    if (crdc_schema_property(node, crd_member_name(&value->as.members[i]))) continue;
    crd_path below = path_key(path, crd_member_name(&value->as.members[i]));
    refuse_untyped(walk, &below, node->additional, &value->as.members[i].value);
  }
}

/* ---- running ---- */

/* Runs the rules once; returns the remaining budget. */
static int64_t run_rules_over(const crd_type *type, const subject *subject, bool as_update, int64_t budget,
                              crd_errors *errors) {
  const crd_value *value = subject->node->sound_default;
  int64_t left = budget;
  crd_errors found = crd_errors_init(errors->arena);
  found.kubernetes_minor = errors->kubernetes_minor;
  crd_rules_run(errors->arena, type, value, NULL, as_update ? value : NULL, NULL,
                &(crd_validate_options){.prefix = subject->path,
                                        .cost_budget = budget,
                                        .remaining = &left,
                                        .unforgiving = true,
                                        .kubernetes_minor = errors->kubernetes_minor},
                &found);
  for (uint32_t i = 0; i < found.count; i++) {
    crd_error error = found.items[i];
    error.stage = CRD_STAGE_SCHEMA;
    error.offset = subject->node->default_value->offset;
    crd_errors_add(errors, error);
  }
  return left;
}

/* If no rule could be run the default is not known to be valid: reports that with the compiler's errors. */
static void add_unjudged(const subject *subject, const diagnostics *diagnostics, crd_errors *errors) {
  crd_string why = CRD_STRING("its schema has no type");
  for (size_t i = 0; i < diagnostics->count; i++) {
    if (diagnostics->items[i].severity != SEVERITY_ERROR) continue;
    why = diagnostics->items[i].message;
    break;
  }
  crd_error error = {.type = CRD_ERROR_INTERNAL,
                     .stage = CRD_STAGE_SCHEMA,
                     .offset = subject->node->default_value->offset,
                     .field = subject->path};
  crd_value argument = crd_value_make_string(why);
  crd_error_say(errors->arena, &error, VET(DEFAULT_UNJUDGED), &argument, 1);
  crd_errors_add(errors, error);
}

/* Copies the texts of errors, which may belong to the compiled rules. */
static void keep_errors(crd_arena *arena, crd_errors *errors, uint32_t from) {
  for (uint32_t i = from; i < errors->count; i++) crd_error_own(arena, &errors->items[i]);
}

bool crdc_check_defaults_errors(const schema *root, crd_string prefix, const check_defaults_options *options,
                                crd_errors *errors) {
  unsigned kubernetes_minor = options->kubernetes_minor;
  subjects subjects = {.arena = errors->arena, .types = crdc_cel_types_create(errors->arena), .prefix = prefix};
  uint32_t before = errors->count;
  crdc_cel_types_of_minor(subjects.types, kubernetes_minor);
  collect_defaults(&subjects, NULL, root);
  if (!subjects.count) return true;
  crd_arena *arena = memory_arena(&(crd_arena_options){.block_size = (size_t)256 * 1024});
  diagnostics diagnostics = {.arena = arena};
  const crd_registry *registry = load_defaults(&subjects, arena, kubernetes_minor, &diagnostics);
  int64_t budget = options->budget ? options->budget : CRD_CEL_BUDGET;
  for (size_t i = 0; i < subjects.count; i++) {
    const subject *subject = &subjects.items[i];
    const untyped_walk walk = {subject->path, subject->node->default_value->offset, errors};
    if (!subject->typed) refuse_untyped(&walk, NULL, subject->node, subject->node->sound_default);
  }
  for (size_t i = 0; i < subjects.count && budget > 0; i++) {
    if (!subjects.items[i].typed) continue;
    const crd_type *type = registry ? subject_type(registry->kinds[0]->type, &subjects, i) : NULL;
    if (!type) {
      add_unjudged(&subjects.items[i], &diagnostics, errors);
      continue;
    }
    uint32_t found = errors->count;
    int64_t left = run_rules_over(type, &subjects.items[i], true, budget, errors);
    if (errors->count == found) {
      int64_t other = run_rules_over(type, &subjects.items[i], false, budget, errors);
      if (other < left) left = other;
    }
    budget = left;
  }
  keep_errors(errors->arena, errors, before);
  crd_arena_destroy(arena);
  return errors->count == before;
}
