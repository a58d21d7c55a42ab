/* What rules of the layers webhook and controller read beside self: settings, whole objects, all of ObjectMeta. */
#include "internal.h"

/* ---- ObjectMeta, as apimachinery pkg/apis/meta/v1 declares it, but for managedFields ---- */

#define TEXT_TYPE                                                                                                           \
  { .name = "string", .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING }

static const crd_type text_type = TEXT_TYPE;
static const crd_type integer_type = {
    .name = "integer", .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT};
static const crd_type bool_type = {
    .name = "boolean", .cel_type_name = "boolean", .accepts = CRD_ACCEPT_BOOLEAN, .storage = CRD_STORE_BOOL};
static const crd_type time_type = {.name = "string",
                                   .cel_type_name = "string",
                                   .accepts = CRD_ACCEPT_STRING,
                                   .storage = CRD_STORE_STRING,
                                   .format = CRD_FORMAT_DATETIME,
                                   .format_name = "date-time"};
static const crd_type texts_type = {
    .name = "array", .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .items = &text_type};
static const crd_type text_map_type = {.name = "object",
                                       .cel_type_name = "object",
                                       .accepts = CRD_ACCEPT_OBJECT,
                                       .storage = CRD_STORE_MAP,
                                       .additional = &text_type};

static const crd_field reference_fields[] = {
    {CRD_STRING_INIT("apiVersion"), &text_type, 0}, {CRD_STRING_INIT("kind"), &text_type, 0},
    {CRD_STRING_INIT("name"), &text_type, 0},       {CRD_STRING_INIT("uid"), &text_type, 0},
    {CRD_STRING_INIT("controller"), &bool_type, 0}, {CRD_STRING_INIT("blockOwnerDeletion"), &bool_type, 0}};
static const crd_fields reference_table = {.items = reference_fields,
                                           .count = sizeof reference_fields / sizeof *reference_fields};
static const crd_type reference_type = {.name = "ownerReference",
                                        .cel_type_name = "object",
                                        .accepts = CRD_ACCEPT_OBJECT,
                                        .storage = CRD_STORE_VALUE,
                                        .fields = &reference_table};
static const crd_type references_type = {.name = "array",
                                         .cel_type_name = "array",
                                         .accepts = CRD_ACCEPT_ARRAY,
                                         .storage = CRD_STORE_LIST,
                                         .items = &reference_type};

static const crd_field meta_fields[] = {
    {CRD_STRING_INIT("name"), &text_type, 0},
    {CRD_STRING_INIT("generateName"), &text_type, 0},
    {CRD_STRING_INIT("namespace"), &text_type, 0},
    {CRD_STRING_INIT("selfLink"), &text_type, 0},
    {CRD_STRING_INIT("uid"), &text_type, 0},
    {CRD_STRING_INIT("resourceVersion"), &text_type, 0},
    {CRD_STRING_INIT("generation"), &integer_type, 0},
    {CRD_STRING_INIT("creationTimestamp"), &time_type, 0},
    {CRD_STRING_INIT("deletionTimestamp"), &time_type, 0},
    {CRD_STRING_INIT("deletionGracePeriodSeconds"), &integer_type, 0},
    {CRD_STRING_INIT("labels"), &text_map_type, 0},
    {CRD_STRING_INIT("annotations"), &text_map_type, 0},
    {CRD_STRING_INIT("finalizers"), &texts_type, 0},
    {CRD_STRING_INIT("ownerReferences"), &references_type, 0},
};
static const crd_fields meta_table = {.items = meta_fields, .count = sizeof meta_fields / sizeof *meta_fields};

/* Storage VALUE: it is read from the value tree alone, so the fields need neither offsets nor a hash. */
const crd_type crd_cel_object_meta_type = {.name = "metadata",
                                           .cel_type_name = "object",
                                           .accepts = CRD_ACCEPT_OBJECT,
                                           .storage = CRD_STORE_VALUE,
                                           .fields = &meta_table};

/* ---- whole objects and settings ---- */

crd_cel_value crd_cel_of_whole(crd_cel *cel, const crd_value *object) {
  cel->wants_tree = cel->wants_tree || cel->partial;
  return object && cel->root ? crd_cel_of_document(cel, cel->root, object) : crd_cel_of_null();
}

crd_cel_value crd_cel_of_setting(crd_cel *cel, const crd_setting *setting) {
  const crd_setting_value *value = crd_settings_value(cel->settings, setting);
  if (setting->type == CRD_SETTING_LIST) {
    crd_cel_value *items = crd_arena_alloc(cel->arena, (value->count + 1) * sizeof *items);
    for (size_t i = 0; i < value->count; i++) items[i] = crd_cel_of_string(value->items[i]);
    return crd_cel_make_list(cel, items, NULL, value->count);
  }
  crd_cel_entry *entries = crd_arena_alloc(cel->arena, (value->count + 1) * sizeof *entries);
  for (size_t i = 0; i < value->count; i++)
    entries[i] = (crd_cel_entry){crd_cel_of_string(value->items[2 * i]), crd_cel_of_string(value->items[2 * i + 1])};
  return crd_cel_make_map(cel, entries, NULL, value->count);
}
