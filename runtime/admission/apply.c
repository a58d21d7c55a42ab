/* SPDX-License-Identifier: Apache-2.0 */
/* Both forms of mutation end with decoding and defaults, as in the API server. */
#include "apply.h"
#include "../request/patch/built.h"
#include "../value/joined.h"
#include "../value/words.h"
#include "chain.h"
#include "configuration/tree.h"
#include "merge/constructed.h"
#include "merge/merge.h"

#include <crd/json.h>

/* ---- defaults ---- */

static bool is_stray_null(const crd_value *value, const crd_type *type) {
  return value->kind == CRD_NULL && !(type->flags & CRD_TYPE_NULLABLE);
}

static void set_default(crd_arena *arena, crd_value *place, const crd_type *type) {
  *place = type->default_value ? crd_value_copy(arena, type->default_value) : crd_value_make_null();
}

/* Defaults without pruning: unknown fields that a patch adds are pruned only when the object is stored
 * (apiextensions-apiserver pkg/apiserver/schema/defaulting/algorithm.go, Default). */
static void default_value(crd_arena *arena, const crd_type *type, crd_value *value) {
  if (value->kind == CRD_MAP) {
    for (size_t i = 0; type->fields && i < type->fields->count; i++) {
      const crd_field *field = &type->fields->items[i];
      crd_value *own = crd_value_get(value, field->name);
      if (field->type->default_value && (!own || is_stray_null(own, field->type)))
        crd_value_set(arena, value, field->name, crd_value_copy(arena, field->type->default_value));
    }
    for (uint32_t i = 0; i < value->size; i++) {
      const crd_type *below = NULL;
      for (size_t k = 0; type->fields && k < type->fields->count && !below; k++)
        if (crd_string_equal(type->fields->items[k].name, crd_member_name(&value->as.members[i])))
          below = type->fields->items[k].type;
      if (!below && type->additional && is_stray_null(&value->as.members[i].value, type->additional))
        set_default(arena, &value->as.members[i].value, type->additional);
      if (!below) below = type->additional;
      if (below) default_value(arena, below, &value->as.members[i].value);
    }
  } else if (value->kind == CRD_LIST && type->items) {
    for (uint32_t i = 0; i < value->size; i++) {
      if (is_stray_null(&value->as.items[i], type->items)) set_default(arena, &value->as.items[i], type->items);
      default_value(arena, type->items, &value->as.items[i]);
    }
  }
}

/* ---- decoding ---- */

/* Reads a member that must be a string; null and a missing member count as empty. */
static bool read_type_member(const apply_target *target, const crd_value *object, const char *name, crd_string *error) {
  const crd_value *own = crd_value_get(object, crd_string_of(name));
  if (!own || own->kind == CRD_NULL || own->kind == CRD_STRING_VALUE) return true;
  return crd_refused(error, crd_misfit_of_type(target->arena, own, name));
}

/* SimpleMetaFactory.Interpret (serializer/json/meta.go): the apiVersion and kind of an object. */
static bool interpret(const apply_target *target, const crd_value *object, crd_gvk *kind, crd_string *error) {
  if (object->kind != CRD_MAP) return crd_refused(error, crd_misfit_of_type(target->arena, object, NULL));
  if (!read_type_member(target, object, "apiVersion", error) || !read_type_member(target, object, "kind", error))
    return false;
  *kind = tree_kind(object);
  if (!kind->group.size || !memchr(kind->version.data, '/', kind->version.size)) return true;
  *error =
      crd_arena_printf(target->arena, "unexpected GroupVersion string: %.*s", CRD_PRINT(tree_text(object, "apiVersion")));
  return false;
}

static bool leave_unjudged(apply_result *result) {
  result->unjudged = true;
  return crd_refused(&result->error, CRD_STRING("the conversion of this kind is not known"));
}

/* Decodes into the type of the object's own kind, which the patch may have changed (Serializer.Decode). */
static bool decode_builtin(const apply_target *target, const crd_value *object, crd_string text, crd_gvk kind, bool strict,
                           apply_result *result) {
  kind = crd_gvk_with_defaults(kind, target->kind);
  const crd_builtin_kind *builtin = crd_builtin_find(kind.group, kind.version, kind.kind);
  if (!builtin) return leave_unjudged(result);
  crd_builtin_decoding decoding = {.strict = strict, .text = text};
  result->object = crd_builtin_object(target->arena, builtin, object, &decoding);
  result->error = decoding.error;
  return result->object != NULL;
}

/* UnstructuredJSONScheme.Decode, and the defaults of the request's own kind (unstructuredDefaulter). */
static bool decode_custom(const apply_target *target, crd_value *object, crd_string text, crd_gvk kind,
                          apply_result *result) {
  const custom_resource *custom = target->found->custom;
  if (!kind.kind.size)
    return crd_refused(&result->error,
                       crd_arena_printf(target->arena, "Object 'Kind' is missing in '%.*s'", CRD_PRINT(text)));
  if (custom && custom->type && crd_gvk_equal(kind, custom->kind)) default_value(target->arena, custom->type->type, object);
  result->object = object;
  return true;
}

bool crd_apply_decode(const apply_target *target, crd_string text, bool strict, apply_result *result) {
  crd_parse_error unreadable;
  crd_value *object = crd_json_parse(target->arena, text, NULL, &unreadable);
  crd_gvk kind;
  if (!object) return crd_refused(&result->error, unreadable.message);
  if (!interpret(target, object, &kind, &result->error)) return false;
  return target->found->builtin ? decode_builtin(target, object, text, kind, strict, result)
                                : decode_custom(target, object, text, kind, result);
}

/* ---- JSON patch ---- */

static apply_outcome fail_with(const apply_target *target, const char *what, crd_string error, apply_result *result) {
  result->error = crd_arena_printf(target->arena, "%s%.*s", what, CRD_PRINT(error));
  return APPLY_ERROR;
}

/* Adds an operation to the list. False with the error. */
static bool read_patch_step(const apply_target *target, crd_cel *cel, const crd_cel_json_patch *from, crd_value *steps,
                            apply_result *result) {
  const crd_string texts[] = {from->op, from->path, from->from};
  static const char *const names[] = {"op", "path", "from"};
  crd_value step = crd_value_make_map(target->arena, 4), value;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (i < 2 || texts[i].size)
      crd_value_set(target->arena, &step, crd_string_of(names[i]), crd_value_make_string(texts[i]));
  if (from->has_value && from->value.kind == CRD_CEL_OPAQUE && from->value.opaque_kind == CRD_CEL_CONSTRUCTED) {
    crd_string wrong = crd_constructed_check_names(cel, from->value.as.opaque);
    if (wrong.size) {
      fail_with(target, "type mismatch: ", wrong, result);
      return false;
    }
  }
  crd_string error;
  if (from->has_value && !crd_constructed_json(cel, from->value, &value, &error)) {
    fail_with(target, "JSONPath valueExpression evaluated to a type that could not marshal to JSON: ", error, result);
    return false;
  }
  if (from->has_value) crd_value_set(target->arena, &step, CRD_STRING("value"), value);
  crd_value_append(target->arena, steps, step);
  return true;
}

static bool read_steps(const apply_target *target, crd_cel *cel, crd_cel_value list, crd_value *steps, size_t count,
                       apply_result *result) {
  for (size_t i = 0; i < count; i++) {
    crd_cel_value item = crd_cel_item(cel, list, i);
    if (item.kind != CRD_CEL_OPAQUE || item.opaque_kind != CRD_CEL_JSON_PATCH)
      return crd_refused(&result->error,
                         CRD_STRING("type mismatch: JSONPatchType.expression should evaluate to array of JSONPatch"));
    if (!read_patch_step(target, cel, item.as.opaque, steps, result)) return false;
  }
  return true;
}

/* ConvertToVersion of a patched built-in object: converts it to the request's kind, whatever its apiVersion and kind are. */
static bool convert_patched(const apply_target *target, apply_result *result) {
  if (!target->found->builtin) return true;
  if (!crd_gvk_equal(crd_gvk_with_defaults(tree_kind(result->object), target->kind), target->kind))
    return leave_unjudged(result);
  crd_value_set(target->arena, result->object, CRD_STRING("apiVersion"),
                crd_value_make_string(crd_api_version(target->arena, target->kind)));
  crd_value_set(target->arena, result->object, CRD_STRING("kind"), crd_value_make_string(target->kind.kind));
  return true;
}

apply_outcome crd_apply_json_patch(const apply_target *target, crd_cel *cel, crd_cel_value value, apply_result *result) {
  int64_t counted = crd_cel_count(value);
  size_t count = counted > 0 ? (size_t)counted : 0;
  crd_value steps = crd_value_make_list(target->arena, (uint32_t)count);
  if (!read_steps(target, cel, value, &steps, count, result)) return APPLY_ERROR;
  crd_string text, error = {NULL, 0};
  bool test_failed;
  if (!crd_json_patch_apply_built(target->arena, target->object, &steps, &test_failed, &text, &error))
    return test_failed ? APPLY_TEST_FAILED : fail_with(target, "JSON Patch: ", error, result);
  if (crd_apply_decode(target, text, true, result) && convert_patched(target, result)) return APPLY_DONE;
  result->code = 500;
  result->reason = CRD_STRING("InternalError");
  return APPLY_FATAL;
}

/* ---- apply configuration ---- */

static apply_outcome fail_apply(const apply_target *target, const char *what, crd_string error, apply_result *result) {
  result->error = crd_arena_printf(target->arena, "error applying patch: %s%.*s", what, CRD_PRINT(error));
  return APPLY_ERROR;
}

static void set_patch_kind(const apply_target *target, crd_value *patch) {
  static const char *const names[] = {"apiVersion", "kind"};
  for (size_t i = 0; i < 2; i++) {
    const crd_value *own = crd_value_get(target->object, crd_string_of(names[i]));
    if (own) crd_value_set(target->arena, patch, crd_string_of(names[i]), *own);
  }
}

/* Replaces Go's nil lists by null, as they are written. */
static void write_nil_lists(crd_value *value) {
  if (value->kind == CRD_LIST && (value->flags & CONSTRUCTED_NIL)) *value = crd_value_make_null();
  if (value->kind != CRD_LIST && value->kind != CRD_MAP) return;
  for (uint32_t i = 0; i < value->size; i++)
    write_nil_lists(value->kind == CRD_LIST ? &value->as.items[i] : &value->as.members[i].value);
}

/* Converts an unstructured merged object to its built-in type (Scheme.unstructuredToTyped). */
static apply_outcome convert_merged(const apply_target *target, crd_value *merged, apply_result *result) {
  const found_resource *found = target->found;
  result->object = merged;
  if (!found->builtin) {
    if (found->custom && found->custom->type) default_value(target->arena, found->custom->type->type, merged);
    return APPLY_DONE;
  }
  crd_builtin_decoding decoding = {.converts = true};
  result->object = crd_builtin_object(target->arena, found->builtin, merged, &decoding);
  if (result->object) return APPLY_DONE;
  result->error = crd_arena_printf(target->arena, "unable to convert unstructured object to %.*s: %.*s",
                                   CRD_PRINT(crd_gvk_text(target->arena, target->kind)), CRD_PRINT(decoding.error));
  return APPLY_UNFIT;
}

apply_outcome crd_apply_configuration(const apply_target *target, crd_cel *cel, crd_cel_value value, apply_result *result) {
  crd_arena *arena = target->arena;
  crd_value patch;
  crd_string error = {NULL, 0};
  if (value.kind != CRD_CEL_OPAQUE || value.opaque_kind != CRD_CEL_CONSTRUCTED) {
    result->error = crd_arena_printf(arena, "unsupported return type from ApplyConfiguration expression: %.*s",
                                     CRD_PRINT(crd_cel_type_name(value)));
    return APPLY_ERROR;
  }
  error = crd_constructed_check_names(cel, value.as.opaque);
  if (error.size) return fail_with(target, "type mismatch: ", error, result);
  if (!crd_constructed_tree(cel, value.as.opaque, &patch, &error))
    return fail_with(target, "invalid return type: *dynamic.ObjectVal", CRD_STRING(""), result);
  set_patch_kind(target, &patch);
  merge_type type = crd_merge_type_of(target->found);
  if (!crd_merge_validate(arena, &type, &patch, false, &error))
    return fail_apply(target, "failed to convert patch object to typed object: ", error, result);
  crd_string atomics = crd_merge_atomics(arena, &type, &patch);
  if (atomics.size)
    return fail_apply(target, "invalid ApplyConfiguration: may not mutate atomic arrays, maps or structs: ", atomics,
                      result);
  if (!crd_merge_validate(arena, &type, target->object, true, &error))
    return fail_apply(target, "failed to convert original object to typed object: ", error, result);
  crd_value *merged = crd_arena_alloc(arena, sizeof *merged);
  *merged = crd_merge_values(arena, &type, target->object, &patch);
  *merged = crd_value_copy(arena, merged);
  write_nil_lists(merged);
  return convert_merged(target, merged, result);
}
