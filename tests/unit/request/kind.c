/* SPDX-License-Identifier: Apache-2.0 */
#include "kind.h"
#include <crd/generated/type_tables.h>

static const crd_checks name_checks = {.set = CRD_CHECK_MAX_LENGTH, .max_length = 5};
static const crd_type string_type = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING, .checks = &name_checks};
static const crd_type size_type = {.cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT};

/* One slot: every name hashes to it, so a type here has at most one field, or two slots found by trying seeds. */
static const uint16_t one_slot[] = {0};
static const crd_field status_members[] = {{CRD_STRING_INIT("size"), &size_type, 16}};
static const crd_fields status_fields = {.items = status_members, .count = 1, .mask = 0, .slots = one_slot};
static const crd_type status_type = {.cel_type_name = "object",
                                     .accepts = CRD_ACCEPT_OBJECT,
                                     .storage = CRD_STORE_OBJECT,
                                     .struct_size = 64,
                                     .has_offset = 16,
                                     .fields = &status_fields};

static const crd_field spec_members[] = {{CRD_STRING_INIT("size"), &size_type, 24},
                                         {CRD_STRING_INIT("name"), &string_type, 32}};
static uint16_t spec_slots[16];
static crd_fields spec_fields = {.items = spec_members, .count = 2, .mask = 15, .slots = spec_slots};
static const crd_type spec_type = {.cel_type_name = "object",
                                   .accepts = CRD_ACCEPT_OBJECT,
                                   .storage = CRD_STORE_OBJECT,
                                   .struct_size = 64,
                                   .has_offset = 16,
                                   .fields = &spec_fields};

static const crd_field root_members[] = {{CRD_STRING_INIT("spec"), &spec_type, 24},
                                         {CRD_STRING_INIT("status"), &status_type, 32}};
static uint16_t root_slots[16];
static crd_fields root_fields = {.items = root_members, .count = 2, .mask = 15, .slots = root_slots};
static const crd_type root_type = {.cel_type_name = "object",
                                   .flags = CRD_TYPE_EMBEDDED,
                                   .accepts = CRD_ACCEPT_OBJECT,
                                   .storage = CRD_STORE_OBJECT,
                                   .struct_size = 64,
                                   .has_offset = 16,
                                   .fields = &root_fields};

static const crd_scale scale = {CRD_STRING_INIT(".spec.size"), CRD_STRING_INIT(".status.size"), {NULL, 0}};
static const crd_kind widget = {.group = CRD_STRING_INIT("example.com"),
                                .version = CRD_STRING_INIT("v1"),
                                .kind = CRD_STRING_INIT("Widget"),
                                .plural = CRD_STRING_INIT("widgets"),
                                .namespaced = true,
                                .served = true,
                                .storage = true,
                                .has_status = true,
                                .scale = &scale,
                                .type = &root_type,
                                .struct_size = 64};
static const crd_kind plain = {.group = CRD_STRING_INIT("example.com"),
                               .version = CRD_STRING_INIT("v1"),
                               .kind = CRD_STRING_INIT("Widget"),
                               .plural = CRD_STRING_INIT("widgets"),
                               .namespaced = true,
                               .served = true,
                               .storage = true,
                               .type = &root_type,
                               .struct_size = 64};

/* Fills the slots, with a seed that keeps the names apart: what the generator does at build time. */
static void hash_fields(crd_fields *fields, uint16_t *slots) {
  for (fields->seed = 0;; fields->seed++) {
    bool apart = true;
    for (size_t i = 0; i < 16; i++) slots[i] = 0xffff;
    for (uint16_t i = 0; i < fields->count; i++) {
      crd_string name = fields->items[i].name;
      uint32_t slot = crd_field_hash(name.data, name.size, fields->seed) & fields->mask;
      apart = apart && slots[slot] == 0xffff;
      slots[slot] = i;
    }
    if (apart) return;
  }
}

static void hash_all(void) {
  hash_fields(&spec_fields, spec_slots);
  hash_fields(&root_fields, root_slots);
}

const crd_kind *widget_kind(void) {
  hash_all();
  return &widget;
}

const crd_kind *plain_kind(void) {
  hash_all();
  return &plain;
}
