/* SPDX-License-Identifier: Apache-2.0 */
/* CRDs are compiled first, because policies can be about their kinds. Then the configuration is made of all objects, and
 * what has no effect in it is reported. */
#include "policy_set.h"
#include "../runtime/admission/configuration/configuration.h"
#include "admission/policies.h"
#include "base/memory.h"
#include "compile/libcrdc.h"
#include <stdlib.h>
#include <string.h>

struct policy_set {
  crd_arena *arena;         /* borrowed */
  compilation *compilation; /* NULL: there are no CRDs */
  policy_compiler *compiler;
  crd_registry registry;
  crd_admission_configuration *configuration;
};

/* A set being made. */
typedef struct gathering {
  const policy_set_source *source;
  policy_set *set;
} gathering;

bool crdc_policy_object_is_crd(const crd_value *object) {
  return crd_string_equal(crd_value_text(crd_value_get(object, CRD_STRING("kind"))),
                          CRD_STRING("CustomResourceDefinition")) &&
         crd_string_equal(crd_value_text(crd_value_get(object, CRD_STRING("apiVersion"))),
                          CRD_STRING("apiextensions.k8s.io/v1"));
}

/* ---- kinds ---- */

static bool registry_has_kind(const crd_registry *registry, const crd_kind *kind) {
  for (size_t i = 0; i < registry->count; i++)
    if (crd_string_equal(registry->kinds[i]->group, kind->group) && crd_string_equal(registry->kinds[i]->kind, kind->kind))
      return true;
  return false;
}

/* Joins the kinds; those of the CRDs come first. */
static void join_kinds(policy_set *set, const crd_registry *own, const crd_registry *others) {
  const size_t most = (own ? own->count : 0) + (others ? others->count : 0);
  const crd_kind **kinds = crd_arena_alloc(set->arena, (most + 1) * sizeof *kinds);
  size_t count = 0;
  for (size_t i = 0; own && i < own->count; i++) kinds[count++] = own->kinds[i];
  for (size_t i = 0; others && i < others->count; i++)
    if (!own || !registry_has_kind(own, others->kinds[i])) kinds[count++] = others->kinds[i];
  set->registry = (crd_registry){kinds, count};
}

static bool compile_crds(gathering *all) {
  const policy_set_source *source = all->source;
  policy_set *set = all->set;
  const crd_registry *own = NULL;
  if (source->crds && source->crds->count) {
    const compile_options options = {.stored = true,
                                     .replaces = true,
                                     .no_overlays = true,
                                     .manifests = source->crds,
                                     .kubernetes_minor = source->kubernetes_minor};
    set->compilation = memory_checked(crdc_compilation_create(&options), 0);
    own = crdc_compilation_load_files(set->compilation, NULL, 0);
    if (!own) {
      source->diagnose(source->context, crdc_compilation_diagnostics(set->compilation));
      return false;
    }
  }
  join_kinds(set, own, source->registry);
  return true;
}

/* ---- the configuration ---- */

static crd_string named(crd_arena *arena, const crd_value *object, crd_string error) {
  return crd_arena_printf(arena, "%.*s %.*s: %.*s", CRD_PRINT(crd_value_text(crd_value_get(object, CRD_STRING("kind")))),
                          CRD_PRINT(crd_value_text(crd_value_find(object, "metadata", "name", NULL))), CRD_PRINT(error));
}

/* The object that an error names ("ConfigMap limits: ..."), or NULL. */
static const policy_object *find_named(const gathering *all, crd_string error) {
  crd_arena *arena = all->set->arena;
  for (size_t i = all->source->object_count; i-- > 0;) {
    const policy_object *one = &all->source->objects[i];
    if (crd_string_has_prefix(error, named(arena, one->object, (crd_string){"", 0}))) return one;
  }
  return NULL;
}

static bool configure(gathering *all) {
  const policy_set_source *source = all->source;
  policy_set *set = all->set;
  set->compiler = memory_checked(
      crdc_policy_compiler_create(&(policy_compiler_options){.kubernetes_minor = source->kubernetes_minor}), 0);
  const crd_admission_setup setup = {.registry = &set->registry,
                                     .compiler = crdc_policy_compiler_of(set->compiler),
                                     .kubernetes_minor = source->kubernetes_minor,
                                     .fill_in = source->fill_in};
  set->configuration = crd_admission_configuration_create(set->arena, &setup);
  bool good = true;
  crd_string error = {NULL, 0};
  for (size_t i = 0; i < all->source->object_count; i++) {
    const policy_object *one = &all->source->objects[i];
    if (crd_admission_configuration_add(set->configuration, one->object, &error)) continue;
    source->complain(source->context, one, named(set->arena, one->object, error));
    good = false;
  }
  if (!good) return false;
  if (!crd_admission_configuration_finish(set->configuration, &error)) {
    source->complain(source->context, find_named(all, error), error);
    return false;
  }
  return true;
}

/* ---- notes ---- */

/* A policy or a binding, and its place. */
typedef struct noted {
  gathering *all;
  const char *kind;
  crd_string name;
  const policy_object *read; /* NULL: unknown */
} noted;

static const policy_object *find_read(const gathering *all, const char *kind, crd_string name) {
  for (size_t i = all->source->object_count; i-- > 0;) { /* of two the later one is used */
    const crd_value *object = all->source->objects[i].object;
    if (crd_string_equal(crd_value_text(crd_value_get(object, CRD_STRING("kind"))), crd_string_of(kind)) &&
        crd_string_equal(crd_value_text(crd_value_find(object, "metadata", "name", NULL)), name))
      return &all->source->objects[i];
  }
  return NULL;
}

/* Reports a note at a value of the object; NULL: about the whole object. */
static void tell_note(const noted *about, const crd_value *at, crd_string what) {
  const policy_set_source *source = about->all->source;
  crd_string text =
      crd_arena_printf(about->all->set->arena, "%s %.*s: %.*s", about->kind, CRD_PRINT(about->name), CRD_PRINT(what));
  policy_object place;
  if (about->read) place = *about->read;
  if (about->read && at && at->offset != CRD_NO_OFFSET) place.offset = place.document + at->offset;
  source->note(source->context, about->read ? &place : NULL, text);
}

/* The expressions of a policy: a member of the items of a list in its spec. */
typedef struct expression_list {
  const char *list, *member;
  const crd_policy_expressions *expressions;
} expression_list;

static const crd_value *list_item_of(const crd_value *spec, const char *list, size_t at) {
  const crd_value *items = spec ? crd_value_get(spec, crd_string_of(list)) : NULL;
  return items && items->kind == CRD_LIST && at < items->size ? &items->as.items[at] : NULL;
}

/* The member of a mutation with its expression. */
static const char *patch_member(const crd_value *mutation) {
  return mutation && crd_value_get(mutation, CRD_STRING("jsonPatch")) ? "jsonPatch" : "applyConfiguration";
}

static void note_expression(const noted *about, const expression_list *list, size_t at) {
  const crd_value *spec = about->read ? crd_value_get(about->read->object, CRD_STRING("spec")) : NULL;
  const crd_value *item = list_item_of(spec, list->list, at);
  const char *member = list->member ? list->member : patch_member(item);
  const crd_value *value = item ? crd_value_get(item, crd_string_of(member)) : NULL;
  if (!list->member && value) value = crd_value_get(value, CRD_STRING("expression"));
  tell_note(about, value,
            crd_arena_printf(about->all->set->arena, "spec.%s[%zu].%s%s: %.*s", list->list, at, member,
                             list->member ? "" : ".expression", CRD_PRINT(list->expressions->items[at].error)));
}

static void note_policy(gathering *all, const admission_policy *policy) {
  const crd_policy_program *program = &policy->program;
  const expression_list lists[] = {{"variables", "expression", &program->variables},
                                   {"matchConditions", "expression", &program->conditions},
                                   {"validations", "expression", &program->validations},
                                   {"validations", "messageExpression", &program->messages},
                                   {"auditAnnotations", "valueExpression", &program->annotations},
                                   {"mutations", NULL, &program->mutations}};
  noted about = {all, policy->mutating ? "MutatingAdmissionPolicy" : "ValidatingAdmissionPolicy", policy->name, NULL};
  const char *idle = !policy->binding_count ? "no binding names it: it is not in force"
                     : policy->inactive     ? "its paramKind is none: it is not in force"
                                            : NULL;
  if (idle || policy->configuration_error.size) {
    about.read = find_read(all, about.kind, about.name);
    tell_note(&about, NULL, idle ? crd_string_of(idle) : policy->configuration_error);
  }
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    for (size_t k = 0; k < lists[i].expressions->count; k++) {
      if (!lists[i].expressions->items[k].error.size) continue;
      if (!about.read) about.read = find_read(all, about.kind, about.name);
      note_expression(&about, &lists[i], k);
    }
}

/* Policies are sorted by name. */
static bool has_policy(admission_policy *const *policies, size_t count, crd_string name) {
  size_t from = 0;
  for (size_t to = count; from < to;) {
    const size_t middle = from + (to - from) / 2;
    if (crd_string_compare(policies[middle]->name, name) < 0)
      from = middle + 1;
    else
      to = middle;
  }
  return from < count && crd_string_equal(policies[from]->name, name);
}

static void note_binding(gathering *all, const policy_object *one) {
  const crd_admission_configuration *configuration = all->set->configuration;
  const crd_string kind = crd_value_text(crd_value_get(one->object, CRD_STRING("kind")));
  const bool mutating = crd_string_equal(kind, CRD_STRING("MutatingAdmissionPolicyBinding"));
  if (!mutating && !crd_string_equal(kind, CRD_STRING("ValidatingAdmissionPolicyBinding"))) return;
  const crd_value *policy = crd_value_find(one->object, "spec", "policyName", NULL);
  const crd_string name = crd_value_text(policy);
  if (mutating ? has_policy(configuration->mutating, configuration->mutating_count, name)
               : has_policy(configuration->validating, configuration->validating_count, name))
    return;
  const noted about = {all, mutating ? "MutatingAdmissionPolicyBinding" : "ValidatingAdmissionPolicyBinding",
                       crd_value_text(crd_value_find(one->object, "metadata", "name", NULL)), one};
  tell_note(&about, policy,
            crd_arena_printf(all->set->arena, "spec.policyName: there is no %s \"%.*s\" in these files",
                             mutating ? "MutatingAdmissionPolicy" : "ValidatingAdmissionPolicy", CRD_PRINT(name)));
}

static void note_all(gathering *all) {
  const crd_admission_configuration *configuration = all->set->configuration;
  if (!all->source->note) return;
  for (size_t i = 0; i < configuration->validating_count; i++) note_policy(all, configuration->validating[i]);
  for (size_t i = 0; i < configuration->mutating_count; i++) note_policy(all, configuration->mutating[i]);
  for (size_t i = 0; i < all->source->object_count; i++) note_binding(all, &all->source->objects[i]);
}

/* ---- the whole set ---- */

policy_set *crdc_policy_set_create(const policy_set_source *source) {
  policy_set *set = memory_checked(calloc(1, sizeof *set), sizeof *set);
  set->arena = source->arena;
  gathering all = {source, set};
  if (!compile_crds(&all) || !configure(&all)) {
    crdc_policy_set_destroy(set);
    return NULL;
  }
  note_all(&all);
  return set;
}

void crdc_policy_set_destroy(policy_set *set) {
  if (!set) return;
  crdc_policy_compiler_destroy(set->compiler);
  crdc_compilation_destroy(set->compilation);
  free(set);
}

const crd_admission_configuration *crdc_policy_set_configuration(const policy_set *set) {
  return set->configuration;
}

const crd_registry *crdc_policy_set_registry(const policy_set *set) {
  return &set->registry;
}
