/* SPDX-License-Identifier: Apache-2.0 */
/* How rows of type_rows.h become fields with their offsets. */
#ifndef CORE_TYPE_TABLES_H
#define CORE_TYPE_TABLES_H

#include "type_rows.h"

#define CORE_GO_STRING(target) target
#define CORE_GO_STRING_POINTER(target) target
#define CORE_GO_BOOL(target) target
#define CORE_GO_BOOL_POINTER(target) target
#define CORE_GO_INT32(target) target
#define CORE_GO_INT32_POINTER(target) target
#define CORE_GO_INT64(target) target
#define CORE_GO_INT64_POINTER(target) target
#define CORE_GO_INT_OR_STRING(target) target
#define CORE_GO_INT_OR_STRING_POINTER(target) target
#define CORE_GO_QUANTITY(target) target
#define CORE_GO_QUANTITY_POINTER(target) target
#define CORE_GO_TIME(target) target
#define CORE_GO_TIME_POINTER(target) target
#define CORE_GO_MICRO_TIME(target) target
#define CORE_GO_MICRO_TIME_POINTER(target) target
#define CORE_GO_BYTES(target) target
#define CORE_GO_RAW(target) target
#define CORE_GO_RAW_POINTER(target) target
#define CORE_GO_STRUCT(target) NULL
#define CORE_GO_STRUCT_POINTER(target) NULL
#define CORE_GO_INLINE(target) NULL
#define CORE_GO_LIST(target) NULL
#define CORE_GO_STRING_LIST(target) target
#define CORE_GO_INT32_LIST(target) target
#define CORE_GO_INT64_LIST(target) target
#define CORE_GO_BOOL_LIST(target) target
#define CORE_GO_QUANTITY_LIST(target) target
#define CORE_GO_STRING_MAP(target) target
#define CORE_GO_QUANTITY_MAP(target) target
#define CORE_GO_BYTES_MAP(target) target
#define CORE_GO_TIME_MAP(target) target
#define CORE_GO_STRING_LIST_MAP(target) target
#define CORE_GO_STRUCT_MAP(target) "string"
#define CORE_GO_QUALIFIED_MAP(target) NULL

#define CORE_TYPE_STRING(target) NULL
#define CORE_TYPE_STRING_POINTER(target) NULL
#define CORE_TYPE_BOOL(target) NULL
#define CORE_TYPE_BOOL_POINTER(target) NULL
#define CORE_TYPE_INT32(target) NULL
#define CORE_TYPE_INT32_POINTER(target) NULL
#define CORE_TYPE_INT64(target) NULL
#define CORE_TYPE_INT64_POINTER(target) NULL
#define CORE_TYPE_INT_OR_STRING(target) NULL
#define CORE_TYPE_INT_OR_STRING_POINTER(target) NULL
#define CORE_TYPE_QUANTITY(target) NULL
#define CORE_TYPE_QUANTITY_POINTER(target) NULL
#define CORE_TYPE_TIME(target) NULL
#define CORE_TYPE_TIME_POINTER(target) NULL
#define CORE_TYPE_MICRO_TIME(target) NULL
#define CORE_TYPE_MICRO_TIME_POINTER(target) NULL
#define CORE_TYPE_BYTES(target) NULL
#define CORE_TYPE_RAW(target) NULL
#define CORE_TYPE_RAW_POINTER(target) NULL
#define CORE_TYPE_STRUCT(target) &crd_core_##target##_type
#define CORE_TYPE_STRUCT_POINTER(target) &crd_core_##target##_type
#define CORE_TYPE_INLINE(target) &crd_core_##target##_type
#define CORE_TYPE_LIST(target) &crd_core_##target##_type
#define CORE_TYPE_STRING_LIST(target) NULL
#define CORE_TYPE_INT32_LIST(target) NULL
#define CORE_TYPE_INT64_LIST(target) NULL
#define CORE_TYPE_BOOL_LIST(target) NULL
#define CORE_TYPE_QUANTITY_LIST(target) NULL
#define CORE_TYPE_STRING_MAP(target) NULL
#define CORE_TYPE_QUANTITY_MAP(target) NULL
#define CORE_TYPE_BYTES_MAP(target) NULL
#define CORE_TYPE_TIME_MAP(target) NULL
#define CORE_TYPE_STRING_LIST_MAP(target) NULL
#define CORE_TYPE_STRUCT_MAP(target) &crd_core_##target##_type
#define CORE_TYPE_QUALIFIED_MAP(target) &crd_core_##target##_type

/* The last words of a row are the members after each other: when it is left out, and how it is merged. Likewise the package
 * of a type, and how that is merged. */
#define CORE_FIELD(in, field_kind, member, json, in_go, target, ...)                                                        \
  {.name = CRD_STRING_INIT(json),                                                                                           \
   .go_name = (in_go),                                                                                                      \
   .go = CORE_GO_##field_kind(target),                                                                                      \
   .type = CORE_TYPE_##field_kind(target),                                                                                  \
   .offset = offsetof(core_##in, member),                                                                                   \
   .kind = CORE_##field_kind,                                                                                               \
   .empty = CORE_##__VA_ARGS__},
#define CORE_SLOTS(bits, seed, ...)                                                                                         \
  { __VA_ARGS__ }
#define CORE_BITS(bits, seed, ...) (bits)
#define CORE_SEED(bits, seed, ...) (seed)
#define CORE_VERSION_TABLE(type, structure, name, ...)                                                                      \
  _Static_assert(offsetof(core_##structure##_pair, value) == CORE_PAIR_VALUE &&                                             \
                     sizeof(core_##structure##_pair) == CORE_PAIR_SIZE(sizeof(core_##structure)),                           \
                 "pairs are as they are walked");                                                                           \
  static const core_field core_##type##_fields[] = {CORE_ROWS_##type(CORE_FIELD, structure)};                               \
  static const uint8_t core_##type##_slots[] = CORE_LOOKUP_##type(CORE_SLOTS);                                              \
  const core_type crd_core_##type##_type = {.go = (name),                                                                   \
                                            .package = __VA_ARGS__,                                                         \
                                            .fields = core_##type##_fields,                                                 \
                                            .slots = core_##type##_slots,                                                   \
                                            .seed = CORE_LOOKUP_##type(CORE_SEED),                                          \
                                            .field_count = sizeof core_##type##_fields / sizeof *core_##type##_fields,      \
                                            .size = sizeof(core_##structure),                                               \
                                            .bits = CORE_LOOKUP_##type(CORE_BITS)};
#define CORE_TABLE(type, ...) CORE_VERSION_TABLE(type, type, __VA_ARGS__)

#endif
