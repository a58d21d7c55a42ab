/* SPDX-License-Identifier: Apache-2.0 */
/* See hint.h. The candidates are all names that are valid at that place; the most similar spelling wins. */
#include "cel/hint.h"

#include "../../runtime/base/nearest_name.h"
#include "cel/declarations.h"
#include "cel/text/node.h"
#include "cel/type.h"

static const char *const beyond[] = {"gates", "config", "operation", "request", "object", "oldObject"};
enum { BEYOND_COUNT = sizeof beyond / sizeof *beyond };

/* Whether only the layers above the CRD have the name. */
static bool is_beyond_kubernetes(crd_string name, bool call) {
  for (size_t i = 0; !call && i < BEYOND_COUNT; i++)
    if (crd_string_equal(name, crd_string_of(beyond[i]))) return true;
  if (!call) return false;
  size_t count;
  const cel_overload *overloads = crdc_cel_overloads_find(name, &count);
  return count && overloads[0].since == CEL_BEYOND;
}

static crd_string did_you_mean(crd_arena *arena, crd_string name, const char *prefix, const char *near) {
  bool itself = near && !*prefix && crd_string_equal(name, crd_string_of(near)); /* a macro of that name that is called in
                                                                                  * another form */
  if (!near || itself) return (crd_string){NULL, 0};
  return crd_arena_printf(arena, "'%.*s': did you mean '%s%s'?", CRD_PRINT(name), prefix, near);
}

/* The functions of the environment except operators, and the macros. */
static const char **function_names(crd_arena *arena, const cel_environment *environment, size_t *found) {
  size_t count, macros = 0;
  const cel_overload *all = crdc_cel_overloads_all(&count);
  while (crdc_cel_macro_name(macros)) macros++;
  const char **names = crd_arena_alloc(arena, (count + macros) * sizeof *names);
  *found = 0;
  for (size_t i = 0; i < count; i++) {
    bool later = all[i].since == CEL_BEYOND ? !environment->extras : environment->version < all[i].since;
    if (!later && all[i].function[0] != '_' && all[i].function[0] != '@' &&
        (!*found || strcmp(names[*found - 1], all[i].function) != 0))
      names[(*found)++] = all[i].function;
  }
  for (size_t i = 0; i < macros; i++) names[(*found)++] = crdc_cel_macro_name(i);
  return names;
}

static crd_string hint_function(crd_arena *arena, const cel_environment *environment, crd_string name) {
  size_t count;
  const char **names = function_names(arena, environment, &count);
  return did_you_mean(arena, name, "", crd_nearest_name(name, names, count));
}

/* A missing "self." before a field is the most likely mistake. */
static crd_string hint_variable(crd_arena *arena, const cel_environment *environment, crd_string name,
                                const char *const *locals, size_t local_count) {
  const cel_type *self = crdc_cel_type_of_self(environment);
  if (self && self->kind == CEL_OBJECT && crdc_cel_type_field(self, name))
    return did_you_mean(arena, name, "self.", crd_arena_copy(arena, name).data);
  size_t count = 0, most = local_count + environment->variable_count + BEYOND_COUNT;
  const char **names = crd_arena_alloc(arena, (most + 1) * sizeof *names);
  for (size_t i = 0; i < local_count; i++) names[count++] = locals[i];
  for (size_t i = 0; i < environment->variable_count; i++)
    names[count++] = crd_arena_copy(arena, environment->variables[i].name).data;
  for (size_t i = 0; environment->extras && i < BEYOND_COUNT; i++) names[count++] = beyond[i];
  return did_you_mean(arena, name, "", crd_nearest_name(name, names, count));
}

crd_string crdc_cel_hint_undeclared(crd_arena *arena, const cel_environment *environment, crd_string name, bool call,
                                    const char *const *locals, size_t local_count) {
  if (!environment->extras && is_beyond_kubernetes(name, call))
    return crd_arena_printf(arena,
                            "'%.*s' is beyond Kubernetes CEL: rule sets of the layers webhook and controller know it, rules "
                            "of schemas do not (crdc help cel)",
                            CRD_PRINT(name));
  return call ? hint_function(arena, environment, name) : hint_variable(arena, environment, name, locals, local_count);
}

crd_string crdc_cel_hint_field(crd_arena *arena, const cel_type *object, crd_string name) {
  const char **names = crd_arena_alloc(arena, (object->field_count + 1) * sizeof *names);
  for (size_t i = 0; i < object->field_count; i++) names[i] = crd_arena_copy(arena, object->fields[i].name).data;
  return did_you_mean(arena, name, "", crd_nearest_name(name, names, object->field_count));
}
