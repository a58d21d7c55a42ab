/* SPDX-License-Identifier: Apache-2.0 */
#include "tables.h"
#include <crd/generated/type_tables.h>

#define NAMED(text) .name = CRD_STRING_INIT(text)

static const crd_checks name_checks = {.set = CRD_CHECK_MAX_LENGTH, .max_length = 5};
static const crd_checks size_checks = {.set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM, .minimum = 1, .maximum = 10};
static const crd_value colors[] = {CRD_VALUE_STRING_INIT("red"), CRD_VALUE_STRING_INIT("green")};
static const crd_checks color_checks = {
    .enum_values = colors, .enum_count = 2, .enum_text = CRD_STRING_INIT("supported values: \"red\", \"green\"")};
static const crd_value three = CRD_VALUE_INT_INIT(3);
static const crd_value tcp = CRD_VALUE_STRING_INIT("TCP");

static const crd_type string_type = {.cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING};
static const crd_type short_type = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING, .checks = &name_checks};
static const crd_type size_type = {.cel_type_name = "integer",
                                   .accepts = CRD_ACCEPT_INTEGER,
                                   .storage = CRD_STORE_INT,
                                   .format = CRD_FORMAT_INT32,
                                   .format_name = "int32",
                                   .checks = &size_checks,
                                   .default_value = &three};
static const crd_type integer_type = {.cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT};
static const crd_type color_type = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING, .checks = &color_checks};
static const crd_type *const amount_any[] = {&integer_type, &string_type};
static const crd_checks amount_checks = {.any_of = amount_any, .any_of_count = 2};
static const crd_type amount_type = {.cel_type_name = "",
                                     .flags = CRD_TYPE_INT_OR_STRING,
                                     .accepts = CRD_ACCEPT_INTEGER | CRD_ACCEPT_STRING,
                                     .storage = CRD_STORE_INT_OR_STRING,
                                     .checks = &amount_checks};
static const crd_type tags_type = {.cel_type_name = "array",
                                   .accepts = CRD_ACCEPT_ARRAY,
                                   .storage = CRD_STORE_LIST,
                                   .list_kind = CRD_LIST_SET,
                                   .items = &string_type};
static const crd_type protocol_type = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING, .default_value = &tcp};

static uint16_t port_slots[16], widget_slots[64];
static const crd_field port_items[] = {{NAMED("name"), &short_type, offsetof(Port, name)},
                                       {NAMED("port"), &integer_type, offsetof(Port, port)},
                                       {NAMED("protocol"), &protocol_type, offsetof(Port, protocol)}};
static const uint64_t port_defaulted[] = {1u << CRD_BIT((Port *)0, protocol)},
                      widget_defaulted[] = {1u << CRD_BIT((Widget *)0, size)};
static crd_fields port_fields = {
    .items = port_items, .count = 3, .mask = 15, .slots = port_slots, .defaulted = port_defaulted};
static const crd_string port_required[] = {CRD_STRING_INIT("port")};
static const crd_checks port_checks = {.required = port_required, .required_count = 1};
static const crd_type port_type = {.cel_type_name = "object",
                                   .accepts = CRD_ACCEPT_OBJECT,
                                   .storage = CRD_STORE_OBJECT,
                                   .struct_size = sizeof(Port),
                                   .has_offset = offsetof(Port, has),
                                   .fields = &port_fields,
                                   .checks = &port_checks};
static const crd_string port_keys[] = {CRD_STRING_INIT("port"), CRD_STRING_INIT("protocol")};
static const crd_type ports_type = {.cel_type_name = "array",
                                    .accepts = CRD_ACCEPT_ARRAY,
                                    .storage = CRD_STORE_LIST,
                                    .list_kind = CRD_LIST_KEYED,
                                    .map_keys = port_keys,
                                    .map_key_count = 2,
                                    .items = &port_type};
static const crd_type labels_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP, .additional = &string_type};
static const crd_type note_type = {
    .cel_type_name = "string", .flags = CRD_TYPE_NULLABLE, .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING};
static const crd_type extra_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_PRESERVE_UNKNOWN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_VALUE};

static const crd_field widget_items[] = {
    {NAMED("name"), &short_type, offsetof(Widget, name)},      {NAMED("size"), &size_type, offsetof(Widget, size)},
    {NAMED("color"), &color_type, offsetof(Widget, color)},    {NAMED("amount"), &amount_type, offsetof(Widget, amount)},
    {NAMED("tags"), &tags_type, offsetof(Widget, tags)},       {NAMED("ports"), &ports_type, offsetof(Widget, ports)},
    {NAMED("labels"), &labels_type, offsetof(Widget, labels)}, {NAMED("note"), &note_type, offsetof(Widget, note)},
    {NAMED("extra"), &extra_type, offsetof(Widget, extra)},    {NAMED("main"), &port_type, offsetof(Widget, main)}};
static crd_fields widget_fields = {
    .items = widget_items, .count = 10, .mask = 63, .slots = widget_slots, .defaulted = widget_defaulted};
static const crd_string widget_required[] = {CRD_STRING_INIT("name")};
static const crd_checks widget_checks = {.required = widget_required, .required_count = 1};
const crd_type widget_type = {.cel_type_name = "object",
                              .accepts = CRD_ACCEPT_OBJECT,
                              .storage = CRD_STORE_OBJECT,
                              .struct_size = sizeof(Widget),
                              .has_offset = offsetof(Widget, has),
                              .fields = &widget_fields,
                              .checks = &widget_checks};

/* Searches a seed that gives every name a slot of its own. */
static void prepare(crd_fields *fields, uint16_t *slots) {
  for (bool clash = true; clash; fields->seed += clash) {
    clash = false;
    for (size_t i = 0; i <= fields->mask; i++) slots[i] = UINT16_MAX;
    for (uint16_t i = 0; i < fields->count && !clash; i++) {
      crd_string name = fields->items[i].name;
      uint16_t *slot = &slots[crd_field_hash(name.data, name.size, fields->seed) & fields->mask];
      clash = *slot != UINT16_MAX;
      *slot = i;
    }
  }
}

void tables_prepare(void) {
  prepare(&port_fields, port_slots);
  prepare(&widget_fields, widget_slots);
}
