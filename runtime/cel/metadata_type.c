/* SPDX-License-Identifier: Apache-2.0 */
/* The types of metadata in rules: name and generateName, or all of ObjectMeta, from the rows of its Go type, except
 * managedFields, which rules do not see. */
#include "internal.h"
#include "types_metadata.h"

const crd_type crd_cel_text_type = {.cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING};

const crd_type crd_cel_metadata_type = {.cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_VALUE};

static const crd_type integer_type = {.cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT};
static const crd_type bool_type = {.cel_type_name = "boolean", .accepts = CRD_ACCEPT_BOOLEAN, .storage = CRD_STORE_BOOL};
static const crd_type time_type = {.cel_type_name = "string",
                                   .accepts = CRD_ACCEPT_STRING,
                                   .storage = CRD_STORE_STRING,
                                   .format = CRD_FORMAT_DATETIME,
                                   .format_name = "date-time"};
static const crd_type texts_type = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .items = &crd_cel_text_type};
static const crd_type text_map_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP, .additional = &crd_cel_text_type};

/* A field for a row, by the row's kind; no field if rules do not see it. Structs have the storage VALUE: rules read only the
 * value tree, so that these fields need neither offsets nor a hash. */
#define OF_TYPE(json, type) {CRD_STRING_INIT(json), &(type), 0},
#define OF_STRING(json, target) OF_TYPE(json, crd_cel_text_type)
#define OF_INT64(json, target) OF_TYPE(json, integer_type)
#define OF_INT64_POINTER(json, target) OF_TYPE(json, integer_type)
#define OF_BOOL_POINTER(json, target) OF_TYPE(json, bool_type)
#define OF_TIME(json, target) OF_TYPE(json, time_type)
#define OF_TIME_POINTER(json, target) OF_TYPE(json, time_type)
#define OF_STRING_MAP(json, target) OF_TYPE(json, text_map_type)
#define OF_STRING_LIST(json, target) OF_TYPE(json, texts_type)
#define OF_RAW_POINTER(json, target) /* fieldsV1 may be anything */
#define OF_LIST(json, target) OF_LIST_##target(json)
#define OF_LIST_owner_reference(json) OF_TYPE(json, owner_reference_list)
#define OF_LIST_managed_fields_entry(json)
#define ROW(struct, kind, member, json, go, target, ...) OF_##kind(json, target)
/* NOLINTBEGIN(bugprone-macro-parentheses): declarations */
#define STRUCT_TYPE(name, table)                                                                                            \
  static const crd_field table##_items[] = {CORE_ROWS_##table(ROW, table)};                                                 \
  static const crd_fields table##_fields = {.items = table##_items, .count = sizeof table##_items / sizeof *table##_items}; \
  name = {.cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_VALUE, .fields = &table##_fields};
#define LIST_TYPE(name, of)                                                                                                 \
  name = {.cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .items = &(of)};
/* NOLINTEND(bugprone-macro-parentheses) */

STRUCT_TYPE(static const crd_type owner_reference, owner_reference)
LIST_TYPE(static const crd_type owner_reference_list, owner_reference)
STRUCT_TYPE(static const crd_type managed_fields_entry, managed_fields_entry)
LIST_TYPE(const crd_type crd_cel_managed_fields_type, managed_fields_entry)
STRUCT_TYPE(const crd_type crd_cel_object_meta_type, object_meta)
