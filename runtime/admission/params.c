/* SPDX-License-Identifier: Apache-2.0 */
/* The parameters of a binding. Mirrors apiserver pkg/admission/plugin/policy/generic/policy_dispatcher.go (CollectParams);
 * parameters that a selector chose are sorted by namespace and name, where upstream has no order. */
#include "configuration/match.h"

static const crd_value *param_metadata(const crd_value *object) {
  return crd_value_get(object, CRD_STRING("metadata"));
}

crd_string crd_param_name(crd_arena *arena, const crd_value *param) {
  const crd_value *metadata = param_metadata(param);
  crd_string namespace_ = crd_value_text(metadata ? crd_value_get(metadata, CRD_STRING("namespace")) : NULL);
  crd_string name = crd_value_text(metadata ? crd_value_get(metadata, CRD_STRING("name")) : NULL);
  if (!namespace_.size) return name;
  crd_text text = {.arena = arena};
  crd_text_add(&text, namespace_);
  if (name.size) crd_text_add_char(&text, '/');
  crd_text_add(&text, name);
  return crd_text_string(&text);
}

/* The object in another version of its CRD. */
static const crd_value *in_version(crd_arena *arena, const crd_value *object, crd_gvk kind) {
  crd_text api = {.arena = arena};
  crd_text_add(&api, kind.group);
  if (kind.group.size) crd_text_add_char(&api, '/');
  crd_text_add(&api, kind.version);
  crd_value *copy = crd_arena_alloc(arena, sizeof *copy);
  *copy = crd_value_make_map(arena, object->size + 1);
  for (uint32_t i = 0; i < object->size; i++)
    crd_value_add(arena, copy, crd_member_name(&object->as.members[i]), object->as.members[i].value);
  crd_value_set(arena, copy, CRD_STRING("apiVersion"), crd_value_make_string(crd_text_string(&api)));
  return copy;
}

/* The criteria of a binding's parameters. */
typedef struct param_search {
  const match_scope *scope;
  crd_gvk kind;
  crd_string namespace_;          /* empty: any */
  const crd_string *name;         /* NULL: any */
  const label_selector *selector; /* NULL: any */
} param_search;

/* The object in the wanted kind, if it meets the criteria; else NULL. */
static const crd_value *chosen(const param_search *search, const named_object *entry) {
  const crd_gvk *own = &entry->kind, *kind = &search->kind;
  if (!crd_string_equal(own->kind, kind->kind) || !crd_string_equal(own->group, kind->group)) return NULL;
  if (search->namespace_.size && !crd_string_equal(entry->namespace_, search->namespace_)) return NULL;
  if (search->name && !crd_string_equal(entry->name, *search->name)) return NULL;
  const crd_value *metadata = param_metadata(entry->object);
  if (search->selector &&
      !crd_selector_matches(search->selector, metadata ? crd_value_get(metadata, CRD_STRING("labels")) : NULL))
    return NULL;
  if (crd_string_equal(own->version, kind->version)) return entry->object;
  found_resource found;
  bool custom = crd_resource_of_kind(search->scope->configuration->resources, *kind, &found) && found.custom;
  return custom ? in_version(search->scope->arena, entry->object, *kind) : NULL;
}

static void search_params(const param_search *search, collected_params *collected) {
  const object_table *table = &search->scope->configuration->params->objects;
  collected->items = crd_arena_alloc(search->scope->arena, (table->count + 1) * sizeof *collected->items);
  for (size_t i = 0; i < table->count; i++) {
    const crd_value *object = chosen(search, &table->items[i]);
    if (!object) continue;
    collected->items[collected->count++] = object;
    if (search->name) return;
  }
}

static collected_params no_params(const char *error) {
  return (collected_params){.error = crd_string_of(error)};
}

collected_params crd_collect_params(const match_scope *scope, const admission_policy *policy,
                                    const policy_binding *binding) {
  static const crd_value *const nothing = NULL;
  const param_ref *ref = &binding->params;
  if (!policy->has_param_kind || !ref->given) return (collected_params){.items = (const crd_value **)&nothing, .count = 1};
  param_search search = {.scope = scope, .kind = policy->param_kind};
  if (policy->params_are_namespaced) {
    search.namespace_ = ref->namespace_.size ? ref->namespace_ : scope->attributes->namespace_;
    if (!search.namespace_.size)
      return no_params("cannot use namespaced paramRef in policy binding that matches cluster-scoped resources");
  } else if (ref->namespace_.size) {
    return no_params("paramRef.namespace must not be provided for a cluster-scoped `paramKind`");
  }
  if (ref->name.size && ref->selector.given) return no_params("paramRef.name and paramRef.selector are mutually exclusive");
  if (!ref->name.size && !ref->selector.given) return no_params("one of name or selector must be provided");
  if (ref->selector.error.size) return (collected_params){.error = ref->selector.error};
  if (ref->name.size)
    search.name = &ref->name;
  else
    search.selector = &ref->selector;
  collected_params collected = {.items = NULL};
  search_params(&search, &collected);
  if (!collected.count && ref->denies)
    return no_params("no params found for policy binding with `Deny` parameterNotFoundAction");
  return collected;
}
