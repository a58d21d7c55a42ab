/* SPDX-License-Identifier: Apache-2.0 */
/* Rows about fields, which have paths of JSON names: "spec.devices.requests.exactly.count" means all such fields, through
 * lists, the values of maps, and pointers that are not nil. */
#ifndef CORE_KIND_FIELDS_H
#define CORE_KIND_FIELDS_H

#include "check.h"

#include <stddef.h>

/* Each field of a path in a struct. */
typedef void core_field_visitor(void *context, const core_field *field, void *at);
void crd_core_visit_fields(const core_type *type, void *object, const char *path, core_field_visitor *visit, void *context);

/* The gate that a row depends on. */
#define CORE_GATE(member) .gate = 1 + offsetof(core_gates, member) /* NOLINT(bugprone-macro-parentheses): a member */

/* The default of a field that is missing or zero (pkg/apis/GROUP/VERSION/defaults.go): a string, a number, a bool, an item
 * of a list of strings; "{}": an empty map or struct; a name: a struct with that field as an empty struct. NULL: round the
 * amounts of a map to whole thousandths (SetDefaults_ResourceList). */
typedef struct core_default {
  const char *path, *value;
  size_t gate; /* 0: none */
} core_default;
/* Rows end with one that has no path. */
#define CORE_DEFAULTS(...)                                                                                                  \
  .defaults = (const core_default[]) {                                                                                      \
    __VA_ARGS__, {                                                                                                          \
      NULL, NULL, 0                                                                                                         \
    }                                                                                                                       \
  }
void crd_core_apply_defaults(crd_arena *arena, const core_gates *gates, const core_default *rows, const core_type *type,
                             void *object);

/* Fields, as paths separated by spaces, that are dropped while the gate is off (dropDisabledFields), unless the old object
 * has one of them. */
typedef struct core_gated {
  size_t gate; /* 0: no more rows */
  const char *paths;
  bool empty_too; /* an empty list or map in the old object counts, too */
  unsigned since; /* older API servers do not drop the fields */
} core_gated;
#define CORE_GATED(...)                                                                                                     \
  .gated = (const core_gated[]) {                                                                                           \
    __VA_ARGS__, {                                                                                                          \
      .gate = 0                                                                                                             \
    }                                                                                                                       \
  }
/* `old` may be NULL. */
void crd_core_drop_gated(const core_options *options, const core_gated *rows, const core_type *type, void *object,
                         const void *old);

/* field.Required for each unset field of a struct at a path; `names` are separated by spaces. */
void crd_core_require_fields(core_check *check, const core_type *type, const void *object, const char *names,
                             const crd_path *path);

/* ValidateImmutableField for fields of two structs of a type at a path; `names` are separated by spaces. */
void crd_core_validate_same_fields(core_check *check, const core_type *type, const void *now, const void *before,
                                   const char *names, const crd_path *path);

/* Copies fields of one struct to those of another with the same name, or with the other name of a pair. Such fields have the
 * same type. The last pair has no names; `renamed` may be NULL. */
typedef struct core_renamed {
  const char *from, *to;
} core_renamed;
void crd_core_copy_fields(const core_type *from, const void *source, const core_type *to, void *target,
                          const core_renamed *renamed, bool back);

#endif
