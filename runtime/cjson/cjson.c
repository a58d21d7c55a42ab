/* SPDX-License-Identifier: Apache-2.0 */
/* cJSON trees to values and back; see crd/cjson.h. Each way is one walk that keeps its path for the error; the first thing
 * that is refused ends it. Trees are cJSON's memory and not the arena's: what is made of one goes where the walk fails or is
 * stopped. */
#include "../base/utf8.h"
#include "../value/members.h"
#include <crd/cjson.h>
#include <crd/guard.h>
#include <crd/json.h>
#include <crd/kind.h>
#include <math.h>

enum { MOST_DEPTH = 1000 };

typedef struct conversion {
  crd_arena *arena;
  const cJSON *tree;      /* to a value */
  const crd_value *value; /* to a tree, and what came of one */
  cJSON *made;            /* the root of the tree under way */
  crd_string problem;     /* empty: none */
} conversion;

static bool refuse_item(conversion *conversion, const crd_path *path, const char *why) {
  crd_string place = crd_path_text(conversion->arena, (crd_string){"", 0}, path, CRD_PATH_DOTTED);
  conversion->problem = place.size ? crd_arena_printf(conversion->arena, "%.*s: %s", (int)place.size, place.data, why)
                                   : crd_arena_printf(conversion->arena, "%s", why);
  return false;
}

/* Why a number of cJSON's cannot be told, or NULL. */
static const char *number_problem(double number) {
  double size = fabs(number);
  if (!isfinite(number)) return "the number is not finite";
  if (number == 0 && signbit(number)) return "cJSON does not tell -0 from -0.0";
  return size >= 0x1p53 && size <= 0x1p63 ? "cJSON may have rounded an integer of 2^53 or more" : NULL;
}

static const char *string_problem(crd_string text) {
  if (text.size && memchr(text.data, 0, text.size)) return "cJSON ends a string at the NUL in it";
  return crd_utf8_is_valid(text) ? NULL : "the string is not UTF-8";
}

/* A name that stands twice among the members, or NULL. */
static const crd_member *find_duplicate(crd_arena *arena, const crd_value *map) {
  const crd_member **sorted = crd_members_sorted(arena, map, crd_members_by_name);
  for (uint32_t i = 1; i < map->size; i++)
    if (crd_members_by_name(&sorted[i - 1], &sorted[i]) == 0) return sorted[i];
  return NULL;
}

/* ---- a tree to a value ---- */

static bool take_item(conversion *conversion, const crd_path *path, unsigned depth, const cJSON *item, crd_value *value);

static bool take_number(conversion *conversion, const crd_path *path, double number, crd_value *value) {
  const char *problem = number_problem(number);
  if (problem) return refuse_item(conversion, path, problem);
  bool whole = number == trunc(number) && fabs(number) < 0x1p53;
  *value = whole ? crd_value_make_int((int64_t)number) : crd_value_make_double(number);
  return true;
}

static bool take_string(conversion *conversion, const crd_path *path, const char *text, crd_string *string) {
  if (!text) return refuse_item(conversion, path, "the string is not there");
  const char *problem = string_problem(crd_string_of(text));
  if (problem) return refuse_item(conversion, path, problem);
  *string = crd_arena_copy(conversion->arena, crd_string_of(text));
  return true;
}

static uint32_t count_items(const cJSON *parent) {
  uint32_t count = 0;
  for (const cJSON *item = parent->child; item; item = item->next) count++;
  return count;
}

static bool take_list(conversion *conversion, const crd_path *path, unsigned depth, const cJSON *list, crd_value *value) {
  uint32_t count = count_items(list), i = 0;
  *value = crd_value_make_list(conversion->arena, count);
  for (const cJSON *item = list->child; item; item = item->next, i++) {
    crd_path place = {.parent = path, .index = i, .kind = CRD_PATH_INDEX};
    if (!take_item(conversion, &place, depth + 1, item, &value->as.items[i])) return false;
    value->size = i + 1;
  }
  return true;
}

static bool take_map(conversion *conversion, const crd_path *path, unsigned depth, const cJSON *map, crd_value *value) {
  uint32_t count = count_items(map), i = 0;
  *value = crd_value_make_map(conversion->arena, count);
  for (const cJSON *item = map->child; item; item = item->next, i++) {
    crd_member *member = &value->as.members[i];
    crd_string name;
    if (!item->string) return refuse_item(conversion, path, "a member has no name");
    if (!take_string(conversion, path, item->string, &name)) return false;
    *member = (crd_member){.name = name.data, .name_size = (uint32_t)name.size, .name_offset = CRD_NO_OFFSET};
    crd_path place = {.parent = path, .name = name, .kind = CRD_PATH_FIELD};
    if (!take_item(conversion, &place, depth + 1, item, &member->value)) return false;
    value->size = i + 1;
  }
  const crd_member *duplicate = find_duplicate(conversion->arena, value);
  if (!duplicate) return true;
  crd_path place = {.parent = path, .name = crd_member_name(duplicate), .kind = CRD_PATH_FIELD};
  return refuse_item(conversion, &place, "the name stands there twice");
}

static bool take_item(conversion *conversion, const crd_path *path, unsigned depth, const cJSON *item, crd_value *value) {
  crd_string text;
  if (depth > MOST_DEPTH) return refuse_item(conversion, NULL, "the tree has more than 1000 levels");
  switch (item->type & 0xFF) {
  case cJSON_NULL:
    *value = crd_value_make_null();
    return true;
  case cJSON_False:
  case cJSON_True:
    *value = crd_value_make_bool((item->type & 0xFF) == cJSON_True);
    return true;
  case cJSON_Number:
    return take_number(conversion, path, item->valuedouble, value);
  case cJSON_String:
    if (!take_string(conversion, path, item->valuestring, &text)) return false;
    *value = crd_value_make_string(text);
    return true;
  case cJSON_Array:
    return take_list(conversion, path, depth, item, value);
  case cJSON_Object:
    return take_map(conversion, path, depth, item, value);
  case cJSON_Raw:
    return refuse_item(conversion, path, "a raw text is not looked into");
  default:
    return refuse_item(conversion, path, "an item has no type");
  }
}

/* Runs the work; false with the problem, which may be a stop. */
static bool run(conversion *conversion, void (*work)(void *context)) {
  crd_stop stop = crd_guard(conversion->arena, work, conversion);
  if (stop) conversion->problem = crd_stop_text(stop);
  return !conversion->problem.size;
}

static void take_tree(void *context) {
  conversion *conversion = context;
  crd_value *value = crd_arena_alloc(conversion->arena, sizeof *value);
  if (!conversion->tree)
    refuse_item(conversion, NULL, "there is no tree");
  else if (take_item(conversion, NULL, 0, conversion->tree, value))
    conversion->value = value;
}

crd_value *crd_cjson_to_value(crd_arena *arena, const cJSON *tree, crd_string *error) {
  conversion conversion = {.arena = arena, .tree = tree};
  if (run(&conversion, take_tree)) return (crd_value *)conversion.value;
  *error = conversion.problem;
  return NULL;
}

/* ---- a value to a tree ---- */

static cJSON *give(conversion *conversion, const crd_path *path, unsigned depth, const crd_value *value, cJSON *parent,
                   const char *name);

/* Puts an item into the tree under way: what is in it goes with it. NULL without memory. */
static cJSON *place_item(conversion *conversion, cJSON *item, cJSON *parent, const char *name) {
  bool placed = item && (!parent || (name ? cJSON_AddItemToObject(parent, name, item) : cJSON_AddItemToArray(parent, item)));
  if (placed && !parent) conversion->made = item;
  if (!placed) {
    cJSON_Delete(item);
    conversion->problem = crd_stop_text(CRD_STOP_MEMORY);
  }
  return placed ? item : NULL;
}

/* A string with a NUL at its end, in the arena; NULL where cJSON cannot hold it. */
static const char *give_text(conversion *conversion, const crd_path *path, crd_string text) {
  const char *problem = string_problem(text);
  if (problem) return refuse_item(conversion, path, problem), NULL;
  return crd_arena_copy(conversion->arena, text.size ? text : (crd_string){"", 0}).data;
}

static cJSON *give_scalar(conversion *conversion, const crd_path *path, const crd_value *value) {
  double number = value->kind == CRD_INT ? (double)value->as.integer : value->as.number;
  const char *text, *problem;
  switch ((crd_value_kind)value->kind) {
  case CRD_BOOL:
    return cJSON_CreateBool(value->as.boolean);
  case CRD_STRING_VALUE:
    text = give_text(conversion, path, crd_value_string(value));
    return text ? cJSON_CreateString(text) : NULL;
  case CRD_INT:
  case CRD_DOUBLE:
    problem = number_problem(number);
    if (problem) return refuse_item(conversion, path, problem), NULL;
    return cJSON_CreateNumber(number);
  case CRD_NULL:
  case CRD_LIST:
  case CRD_MAP:
    break;
  }
  return value->kind == CRD_NULL ? cJSON_CreateNull() : value->kind == CRD_LIST ? cJSON_CreateArray() : cJSON_CreateObject();
}

static bool give_members(conversion *conversion, const crd_path *path, unsigned depth, const crd_value *map, cJSON *item) {
  for (uint32_t i = 0; i < map->size; i++) {
    crd_string name = crd_member_name(&map->as.members[i]);
    crd_path place = {.parent = path, .name = name, .kind = CRD_PATH_FIELD};
    const char *text = give_text(conversion, path, name); /* at the map: the name itself cannot be shown */
    if (!text || !give(conversion, &place, depth + 1, &map->as.members[i].value, item, text)) return false;
  }
  return true;
}

static bool give_items(conversion *conversion, const crd_path *path, unsigned depth, const crd_value *list, cJSON *item) {
  for (uint32_t i = 0; i < list->size; i++) {
    crd_path place = {.parent = path, .index = i, .kind = CRD_PATH_INDEX};
    if (!give(conversion, &place, depth + 1, &list->as.items[i], item, NULL)) return false;
  }
  return true;
}

static cJSON *give(conversion *conversion, const crd_path *path, unsigned depth, const crd_value *value, cJSON *parent,
                   const char *name) {
  if (depth > MOST_DEPTH) return refuse_item(conversion, NULL, "the value has more than 1000 levels"), NULL;
  cJSON *item = give_scalar(conversion, path, value);
  if (conversion->problem.size) return NULL;
  item = place_item(conversion, item, parent, name);
  if (!item) return NULL;
  bool good = value->kind == CRD_MAP    ? give_members(conversion, path, depth, value, item)
              : value->kind == CRD_LIST ? give_items(conversion, path, depth, value, item)
                                        : true;
  return good ? item : NULL;
}

static void give_tree(void *context) {
  conversion *conversion = context;
  give(conversion, NULL, 0, conversion->value, NULL, NULL);
}

/* The tree that the work made; NULL with an error. */
static cJSON *make_item(conversion *conversion, void (*work)(void *context), crd_string *error) {
  if (run(conversion, work)) return conversion->made;
  cJSON_Delete(conversion->made);
  *error = conversion->problem;
  return NULL;
}

cJSON *crd_cjson_from_value(crd_arena *arena, const crd_value *value, crd_string *error) {
  return make_item(&(conversion){.arena = arena, .value = value}, give_tree, error);
}

/* ---- texts ---- */

typedef struct parsing {
  conversion conversion;
  crd_string text;
  crd_duplicates duplicates;
} parsing;

/* The API server's reader reads it, and what it read becomes a tree. */
static void parse_text(void *context) {
  parsing *parsing = context;
  conversion *conversion = &parsing->conversion;
  crd_parse_error problem = {.offset = 0};
  conversion->value =
      crd_json_parse(conversion->arena, parsing->text, &(crd_parse_options){.duplicates = &parsing->duplicates}, &problem);
  if (!conversion->value) {
    conversion->problem = problem.message;
  } else if (parsing->duplicates.count) {
    crd_string path = parsing->duplicates.items[0].path;
    conversion->problem =
        crd_arena_printf(conversion->arena, "%.*s: the name stands there twice", (int)path.size, path.data);
  } else {
    give(conversion, NULL, 0, conversion->value, NULL, NULL);
  }
}

cJSON *crd_cjson_parse(crd_arena *arena, crd_string text, crd_string *error) {
  parsing parsing = {.conversion = {.arena = arena}, .text = text};
  return make_item(&parsing.conversion, parse_text, error);
}

/* ---- kinds ---- */

typedef struct kind_source {
  conversion conversion;
  crd_errors *errors;
  crd_string text;
} kind_source;

/* The tree as JSON, which the decoder of kinds reads. Room for an error first: there may be none later. */
static void take_kind(void *context) {
  kind_source *source = context;
  crd_errors_reserve(source->errors);
  take_tree(&source->conversion);
  if (source->conversion.value)
    source->text = crd_json_encode(source->conversion.arena, source->conversion.value, CRD_JSON_COMPACT);
}

void *crd_kind_from_cjson(crd_arena *arena, const crd_kind *kind, const cJSON *tree, crd_texts *strict, crd_errors *errors) {
  kind_source source = {.conversion = {.arena = arena, .tree = tree}, .errors = errors};
  if (run(&source.conversion, take_kind)) return crd_kind_from_json(arena, kind, source.text, strict, errors);
  crd_errors_add(errors, (crd_error){.type = CRD_ERROR_INVALID,
                                     .stage = CRD_STAGE_TYPE_META,
                                     .offset = CRD_NO_OFFSET,
                                     .field = CRD_STRING("<nil>"),
                                     .detail = source.conversion.problem});
  return NULL;
}

typedef struct kind_conversion {
  conversion conversion;
  const crd_kind *kind;
  const void *object;
} kind_conversion;

static void give_kind(void *context) {
  kind_conversion *of = context;
  crd_value value = crd_encode(of->conversion.arena, of->kind->type, of->object);
  give(&of->conversion, NULL, 0, &value, NULL, NULL);
}

cJSON *crd_kind_to_cjson(crd_arena *arena, const crd_kind *kind, const void *object, crd_string *error) {
  kind_conversion conversion = {.conversion = {.arena = arena}, .kind = kind, .object = object};
  return make_item(&conversion.conversion, give_kind, error);
}
