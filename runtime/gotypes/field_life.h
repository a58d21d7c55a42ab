/* SPDX-License-Identifier: Apache-2.0 */
/* The first minor of each field: older API servers do not know the field. */
#ifndef CORE_FIELD_LIFE_H
#define CORE_FIELD_LIFE_H

#include "type_rows.h"

#include <crd/errors.h>

/* The first minor that has a field of a type; 0: all supported minors have it. */
CRD_KIN unsigned crd_core_field_since(const core_type *type, const core_field *field);

/* Whether an API server of a minor (0: the newest) has the field. */
static inline bool crd_core_has_field(unsigned minor, const core_type *type, const core_field *field) {
  return !minor || minor >= CRD_KUBERNETES_NEWEST || minor >= crd_core_field_since(type, field);
}

#endif
