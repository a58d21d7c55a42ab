/* SPDX-License-Identifier: Apache-2.0 */
/* Expands rows of type_rows.h to fields with their offsets. */
#ifndef CORE_TYPE_TABLES_H
#define CORE_TYPE_TABLES_H

#include "type_rows.h"

/* The last arguments of a row initialise the members `empty`, `merge` and `need` in turn; those of a type its package and
 * `merge`. */
#define CORE_FIELD(in, field_kind, member, json, in_go, target, go_of, type_of, ...)                                        \
  {.name = CRD_STRING_INIT(json),                                                                                           \
   .go_name = (in_go),                                                                                                      \
   .go = (go_of),                                                                                                           \
   .type = (type_of),                                                                                                       \
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
