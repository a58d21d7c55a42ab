/* SPDX-License-Identifier: Apache-2.0 */
/* Queries of the cluster: objects of watched kinds (crd/state.h). An object is a document part with the type of its kind. If
 * the cluster is unknown, a query sets crd_cel.unknown, and the rule's result is discarded. */
#include "../../value/members.h"
#include "../internal.h"

/* No object has so many ancestors: a longer chain is a cycle that was not noticed. */
enum { MOST_ANCESTORS = 10000 };
/* Hundreds of checks read a template. */
enum { POD_TEMPLATE_COST = 1000 };

static const crd_type *watched_type(const crd_cel *cel, const crd_state_query *query) {
  const crd_kind *kind = crd_registry_known(cel->state->registry, query->group, query->version, query->kind);
  return kind ? kind->type : NULL;
}

/* Whether the cluster is known; if not, sets the error. */
static bool knows_state(crd_cel *cel, const crd_state_query *query) {
  if (cel->state && watched_type(cel, query)) return true;
  cel->unknown = true;
  crd_cel_failed_with(cel, "the cluster's state is not known: %.*s", CRD_PRINT(query->kind));
  return false;
}

static crd_cel_value object_list(crd_cel *cel, const crd_state_query *query, const crd_value *const *objects, size_t count) {
  const crd_type *type = watched_type(cel, query);
  crd_cel_value *items = crd_arena_alloc(cel->arena, (count + 1) * sizeof *items);
  for (size_t i = 0; i < count; i++) items[i] = crd_cel_of_document(cel, type, objects[i]);
  cel->cost += count;
  return crd_cel_make_list(cel, items, NULL, count);
}

crd_cel_value crd_cel_state_get(crd_cel *cel, const crd_state_query *query, crd_cel_value name) {
  cel->cost += 1;
  if (name.kind == CRD_CEL_FAILED) return name;
  if (name.kind != CRD_CEL_STRING) return crd_cel_failed(cel, "no such overload");
  if (!knows_state(cel, query)) return crd_cel_no_value;
  const crd_value *object = cel->state->get(cel->state, query, name.as.text);
  if (!object) return crd_cel_optional_none();
  return crd_cel_optional_of(cel, crd_cel_of_document(cel, watched_type(cel, query), object));
}

crd_cel_value crd_cel_state_all(crd_cel *cel, const crd_state_query *query) {
  const crd_value **objects = NULL;
  cel->cost += 1;
  if (!knows_state(cel, query)) return crd_cel_no_value;
  size_t count = cel->state->select(cel->state, cel->arena, query, (crd_string){NULL, 0}, &objects);
  return object_list(cel, query, objects, count);
}

crd_cel_value crd_cel_state_index(crd_cel *cel, const crd_state_query *query, crd_cel_value value) {
  const crd_value **objects = NULL;
  cel->cost += 1;
  if (value.kind == CRD_CEL_FAILED) return value;
  if (value.kind != CRD_CEL_STRING) return crd_cel_failed(cel, "no such overload");
  if (!knows_state(cel, query)) return crd_cel_no_value;
  size_t count = cel->state->select(cel->state, cel->arena, query, value.as.text, &objects);
  return object_list(cel, query, objects, count);
}

/* Whether the object is among those found: then the ancestors form a cycle. */
static bool was_found(const crd_value *const *objects, size_t count, const crd_value *object) {
  for (size_t i = 0; i < count; i++)
    if (objects[i] == object) return true;
  return false;
}

crd_cel_value crd_cel_state_ancestors(crd_cel *cel, const crd_state_query *query, crd_cel_value name) {
  const crd_value **found = NULL;
  size_t count = 0, capacity = 0;
  cel->cost += 1;
  if (name.kind == CRD_CEL_FAILED) return name;
  if (name.kind != CRD_CEL_STRING) return crd_cel_failed(cel, "no such overload");
  if (!knows_state(cel, query)) return crd_cel_no_value;
  for (crd_string next = name.as.text; next.size && count < MOST_ANCESTORS;) {
    const crd_value *object = cel->state->get(cel->state, query, next);
    if (!object || was_found(found, count, object)) break;
    crd_cel_poll(cel);
    CRD_ARENA_PUSH(cel->arena, found, count, capacity, 8, object);
    next = crd_members_text_at(object, query->path);
  }
  return object_list(cel, query, found, count);
}

/* A set of objects, by their addresses. */
typedef struct met_objects {
  const crd_value **slots, **found;
  size_t room, count, capacity;
} met_objects;

static bool add_slot(met_objects *met, const crd_value *object) {
  size_t at = (size_t)((uintptr_t)object / sizeof *object * UINT64_C(11400714819323198485)) & (met->room - 1);
  while (met->slots[at] && met->slots[at] != object) at = (at + 1) & (met->room - 1);
  bool new = !met->slots[at];
  met->slots[at] = object;
  return new;
}

static void meet(crd_arena *arena, met_objects *met, const crd_value *object) {
  if (met->count * 2 >= met->room) {
    size_t known = met->count;
    met->room = met->room ? met->room * 2 : 64;
    met->slots = crd_arena_zalloc(arena, met->room * sizeof *met->slots);
    for (size_t i = 0; i < known; i++) add_slot(met, met->found[i]);
  }
  if (!add_slot(met, object)) return;
  CRD_ARENA_PUSH(arena, met->found, met->count, met->capacity, 32, object);
}

crd_cel_value crd_cel_state_descendants(crd_cel *cel, const crd_state_query *query, crd_cel_value name) {
  met_objects met = {NULL, NULL, 0, 0, 0};
  cel->cost += 1;
  if (name.kind == CRD_CEL_FAILED) return name;
  if (name.kind != CRD_CEL_STRING) return crd_cel_failed(cel, "no such overload");
  if (!knows_state(cel, query)) return crd_cel_no_value;
  crd_string next = name.as.text;
  for (size_t done = 0;; done++) {
    const crd_value **objects = NULL;
    size_t count = cel->state->select(cel->state, cel->arena, query, next, &objects);
    for (size_t i = 0; i < count; i++) meet(cel->arena, &met, objects[i]);
    crd_cel_poll(cel);
    if (done == met.count) break;
    next = crd_value_text(crd_value_find(met.found[done], "metadata", "name", NULL));
  }
  return object_list(cel, query, met.found, met.count);
}

/* ---- templates of pods ---- */

/* The feature gates of a map of bools, as a tree. */
static crd_value gates_value(crd_cel *cel, crd_cel_value gates) {
  int64_t size = crd_cel_count(gates);
  crd_value value = crd_value_make_map(cel->arena, (size_t)size);
  for (int64_t i = 0; i < size; i++) {
    crd_cel_value key = crd_cel_key(gates, (size_t)i), on = crd_cel_entry_value(cel, gates, (size_t)i);
    if (key.kind == CRD_CEL_STRING && on.kind == CRD_CEL_BOOL)
      crd_value_set(cel->arena, &value, key.as.text, crd_value_make_bool(on.as.boolean));
  }
  return value;
}

crd_cel_value crd_cel_fn_pod_template_errors(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const crd_value *object = crd_cel_node(cel, arguments[0]);
  const crd_string *errors = NULL;
  crd_string reason = {NULL, 0};
  size_t found = 0;
  if (!object || arguments[1].kind != CRD_CEL_STRING || !crd_cel_is_map(arguments[2]))
    return crd_cel_wrong_call(cel, arguments, count);
  if (!cel->pods) {
    cel->unknown = true;
    return crd_cel_failed(cel, "templates of pods are not judged here");
  }
  crd_value gates = gates_value(cel, arguments[2]);
  cel->cost += POD_TEMPLATE_COST;
  if (!cel->pods->judge_for_rule(cel->pods, cel->arena, object, arguments[1].as.text, &gates, &errors, &found, &reason))
    return crd_cel_failed_with(cel, "%.*s", CRD_PRINT(reason));
  crd_cel_value *texts = crd_arena_alloc(cel->arena, (found + 1) * sizeof *texts);
  for (size_t i = 0; i < found; i++) texts[i] = crd_cel_of_string(errors[i]);
  cel->cost += found;
  return crd_cel_make_list(cel, texts, NULL, found);
}
