/* SPDX-License-Identifier: Apache-2.0 */
/* The tables of types.h: the same rows as fields with their offsets. */
#include "types.h"

#include <stddef.h>

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
#define CORE_GO_RAW_POINTER(target) target
#define CORE_GO_STRUCT(target) NULL
#define CORE_GO_STRUCT_POINTER(target) NULL
#define CORE_GO_INLINE(target) NULL
#define CORE_GO_LIST(target) NULL
#define CORE_GO_STRING_LIST(target) target
#define CORE_GO_INT32_LIST(target) target
#define CORE_GO_INT64_LIST(target) target
#define CORE_GO_STRING_MAP(target) target
#define CORE_GO_QUANTITY_MAP(target) target

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
#define CORE_TYPE_RAW_POINTER(target) NULL
#define CORE_TYPE_STRUCT(target) &crd_core_##target##_type
#define CORE_TYPE_STRUCT_POINTER(target) &crd_core_##target##_type
#define CORE_TYPE_INLINE(target) &crd_core_##target##_type
#define CORE_TYPE_LIST(target) &crd_core_##target##_type
#define CORE_TYPE_STRING_LIST(target) NULL
#define CORE_TYPE_INT32_LIST(target) NULL
#define CORE_TYPE_INT64_LIST(target) NULL
#define CORE_TYPE_STRING_MAP(target) NULL
#define CORE_TYPE_QUANTITY_MAP(target) NULL

#define CORE_FIELD(in, field_kind, member, json, target, field_empty)                                                       \
  {.name = CRD_STRING_INIT(json),                                                                                           \
   .go = CORE_GO_##field_kind(target),                                                                                      \
   .type = CORE_TYPE_##field_kind(target),                                                                                  \
   .offset = offsetof(core_##in, member),                                                                                   \
   .kind = CORE_##field_kind,                                                                                               \
   .empty = CORE_##field_empty},
#define CORE_SLOTS(bits, seed, ...)                                                                                         \
  { __VA_ARGS__ }
#define CORE_BITS(bits, seed, ...) (bits)
#define CORE_SEED(bits, seed, ...) (seed)
#define CORE_TABLE(type, name)                                                                                              \
  static const core_field type##_fields[] = {CORE_ROWS_##type(CORE_FIELD, type)};                                           \
  static const uint8_t type##_slots[] = CORE_LOOKUP_##type(CORE_SLOTS);                                                     \
  const core_type crd_core_##type##_type = {.go = (name),                                                                   \
                                            .fields = type##_fields,                                                        \
                                            .slots = type##_slots,                                                          \
                                            .seed = CORE_LOOKUP_##type(CORE_SEED),                                          \
                                            .field_count = sizeof type##_fields / sizeof *type##_fields,                    \
                                            .size = sizeof(core_##type),                                                    \
                                            .bits = CORE_LOOKUP_##type(CORE_BITS)};
CORE_TYPES(CORE_TABLE)
