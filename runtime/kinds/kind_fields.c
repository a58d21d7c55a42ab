/* SPDX-License-Identifier: Apache-2.0 */
/* Walks along the paths of kind_fields.h. */
#include "kind_fields.h"

#include "../gotypes/equal.h"
#include "declared/declared_parts.h"
#include "default.h"
#include "kinds.h"

#include <stdlib.h>

/* ---- finding fields ---- */

static void visit_items(const core_field *list, char *items, uint32_t count, const char *path, core_field_visitor *visit,
                        void *context) {
  size_t size = list->kind == CORE_LIST ? list->type->size : crd_core_pair_size(list);
  size_t skipped = list->kind == CORE_LIST ? 0 : CORE_PAIR_VALUE;
  for (uint32_t i = 0; i < count; i++) crd_core_visit_fields(list->type, items + i * size + skipped, path, visit, context);
}

/* Rows only name existing fields. */
static const core_field *find_path_field(const core_type *type, crd_string name, size_t *offset) {
  core_found_field found = {.field = NULL};
  if (!core_find_field(type, name, &found)) abort();
  *offset = found.offset;
  return found.field;
}

/* Recurses as deep as the path. NOLINTNEXTLINE(misc-no-recursion) */
void crd_core_visit_fields(const core_type *type, void *object, const char *path, core_field_visitor *visit, void *context) {
  size_t length = strcspn(path, ". "), offset;
  const core_field *field = find_path_field(type, (crd_string){path, length}, &offset);
  char *at = (char *)object + offset;
  const char *rest = path + length + 1;
  if (path[length] != '.')
    visit(context, field, at);
  else if (field->kind == CORE_STRUCT)
    crd_core_visit_fields(field->type, at, rest, visit, context);
  else if (core_is_collection((core_kind)field->kind))
    visit_items(field, core_list_at(at).items, core_list_at(at).count, rest, visit, context);
  else if (core_pointer_at(at))
    crd_core_visit_fields(field->type, (void *)(uintptr_t)core_pointer_at(at), rest, visit, context);
}

static bool is_on(const core_gates *gates, size_t gate) {
  return *((const bool *)gates + gate - 1);
}

/* ---- defaults ---- */

typedef struct default_walk {
  crd_arena *arena;
  const char *value;
} default_walk;

static void fill_field(void *context, const core_field *field, void *at) {
  const default_walk *walk = context;
  const crd_string text = crd_string_of(walk->value ? walk->value : "");
  if (!walk->value) {
    crd_core_default_resource_list(at);
    return;
  }
  if (crd_core_is_set(field, at)) return;
  switch ((core_kind)field->kind) {
  case CORE_STRING:
    *(crd_string *)at = text;
    break;
  case CORE_STRING_POINTER:
    *(core_optional_string *)at = (core_optional_string){true, text};
    break;
  case CORE_BOOL_POINTER:
    *(core_optional_bool *)at = (core_optional_bool){true, core_is(text, "true")};
    break;
  case CORE_INT32_POINTER:
    *(core_optional_int32 *)at = (core_optional_int32){true, (int32_t)strtol(walk->value, NULL, 10)};
    break;
  case CORE_INT32:
    *(int32_t *)at = (int32_t)strtol(walk->value, NULL, 10);
    break;
  case CORE_INT64_POINTER:
    *(core_optional_int64 *)at = (core_optional_int64){true, strtol(walk->value, NULL, 10)};
    break;
  case CORE_STRUCT_POINTER:
    *(void **)at = crd_arena_zalloc(walk->arena, field->type->size);
    if (!core_is(text, "{}"))
      crd_core_visit_fields(field->type, *(void **)at, walk->value, fill_field, &(default_walk){walk->arena, "{}"});
    break;
  case CORE_STRING_LIST:
    *(core_string_list *)at = (core_string_list){crd_arena_alloc(walk->arena, sizeof text), 1};
    *((core_string_list *)at)->items = text;
    break;
  case CORE_STRING_MAP:
    ((core_string_map *)at)->items = crd_arena_zalloc(walk->arena, sizeof(core_string_pair));
    break;
  default:
    abort(); /* every row names an existing field */
  }
}

void crd_core_apply_defaults(crd_arena *arena, const core_gates *gates, const core_default *rows, const core_type *type,
                             void *object) {
  for (; rows && rows->path; rows++)
    if (!rows->gate || is_on(gates, rows->gate))
      crd_core_visit_fields(type, object, rows->path, fill_field, &(default_walk){arena, rows->value});
}

/* ---- disabled gates ---- */

typedef struct use_walk {
  bool used, empty_too;
} use_walk;

static void note_use(void *context, const core_field *field, void *at) {
  use_walk *walk = context;
  bool empty = walk->empty_too && core_is_collection((core_kind)field->kind) && core_list_at(at).items;
  if (empty || crd_core_is_set(field, at)) walk->used = true;
}

static void empty_field(void *context, const core_field *field, void *at) {
  memset(at, 0, crd_core_field_size(field));
}

static void visit_all(const core_type *type, void *object, const char *paths, core_field_visitor *visit, void *context) {
  for (; *paths; paths += *paths == ' ') {
    crd_core_visit_fields(type, object, paths, visit, context);
    paths += strcspn(paths, " ");
  }
}

void crd_core_drop_gated(const core_options *options, const core_gated *rows, const core_type *type, void *object,
                         const void *old) {
  for (; rows && rows->gate; rows++) {
    use_walk walk = {.empty_too = rows->empty_too};
    if (is_on(&options->gates, rows->gate) || options->minor < rows->since) continue;
    if (old) visit_all(type, (void *)(uintptr_t)old, rows->paths, note_use, &walk);
    if (!walk.used) visit_all(type, object, rows->paths, empty_field, NULL);
  }
}

/* ---- required and immutable fields ---- */

void crd_core_require_fields(core_check *check, const core_type *type, const void *object, const char *names,
                             const crd_path *path) {
  crd_string name;
  for (size_t at = 0, offset; crd_string_next_part(crd_string_of(names), ' ', &at, &name);) {
    const core_field *field = find_path_field(type, name, &offset);
    if (!crd_core_is_set(field, (const char *)object + offset)) crd_core_required(check, CORE_NAMED(path, name), NULL);
  }
}

static crd_bad_value show_field(const core_check *check, const core_field *field, const void *at) {
  const core_optional_bool *optional = at;
  switch ((core_kind)field->kind) {
  case CORE_STRING:
    return crd_core_show_text_of(field, *(const crd_string *)at);
  case CORE_STRING_POINTER:
    return crd_core_show_optional(at);
  case CORE_BOOL:
    return crd_bad_bool(*(const bool *)at);
  case CORE_BOOL_POINTER:
    return optional->set ? crd_bad_bool(optional->value) : crd_bad_null();
  case CORE_INT32:
    return crd_bad_int(*(const int32_t *)at);
  case CORE_LIST:
    return crd_core_show_list(check, field->type, at);
  case CORE_STRING_LIST:
    return crd_core_show_texts(check, at);
  case CORE_STRING_MAP:
    return crd_core_show_map(check, at);
  case CORE_STRUCT:
    return crd_core_show_struct(check, field->type, at);
  case CORE_STRUCT_POINTER:
    return core_pointer_at(at) ? crd_core_show_struct(check, field->type, core_pointer_at(at)) : crd_bad_null();
  case CORE_TIME:
  case CORE_MICRO_TIME:
    return crd_core_is_set(field, at) ? crd_bad_json(*(const crd_string *)at) : crd_bad_null();
  default:
    abort(); /* every row names an existing field */
  }
}

void crd_core_validate_same_fields(core_check *check, const core_type *type, const void *now, const void *before,
                                   const char *names, const crd_path *path) {
  crd_string name;
  for (size_t at = 0, offset; crd_string_next_part(crd_string_of(names), ' ', &at, &name);) {
    const core_field *field = find_path_field(type, name, &offset);
    const char *own = (const char *)now + offset, *old = (const char *)before + offset;
    if (!crd_core_field_equal(field, own, old))
      crd_core_validate_immutable(check, false, show_field(check, field, own), CORE_NAMED(path, name));
  }
}

/* ---- another struct ---- */

static crd_string rename_field(const core_renamed *renamed, crd_string name, bool back) {
  for (; renamed && renamed->from; renamed++)
    if (core_is(name, back ? renamed->to : renamed->from)) return crd_string_of(back ? renamed->from : renamed->to);
  return name;
}

void crd_core_copy_fields(const core_type *from, const void *source, const core_type *to, void *target,
                          const core_renamed *renamed, bool back) {
  for (uint16_t i = 0; i < from->field_count; i++) {
    const core_field *field = &from->fields[i];
    crd_string name = rename_field(renamed, field->name, back);
    for (uint16_t k = 0; k < to->field_count; k++)
      if (crd_string_equal(to->fields[k].name, name))
        memcpy((char *)target + to->fields[k].offset, (const char *)source + field->offset, crd_core_field_size(field));
  }
}
