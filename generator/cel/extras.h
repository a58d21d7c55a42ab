/* SPDX-License-Identifier: Apache-2.0 */
/* Variables beyond the Kubernetes environment: gates, config, operation, object and oldObject. */
#ifndef CRDC_CEL_EXTRAS_H
#define CRDC_CEL_EXTRAS_H

#include "cel/text/ast.h"

/* The type of the variable, NULL for other names. `gates` and `config` are objects with the declarations as fields. */
const cel_type *crdc_cel_extras_type(crd_arena *arena, const cel_extras *extras, crd_string name);
/* Whether the type is that of `gates` or `config`; then what an unknown field of it is told. */
bool crdc_cel_extras_unknown(crd_arena *arena, const cel_type *type, crd_string field, crd_string *message);
/* The type of a setting. */
const cel_type *crdc_cel_setting_type(crd_arena *arena, crd_setting_type type);

/* The function of that name that finds objects in the cluster, or NULL; and the type that it gives. */
const cel_watch *crdc_cel_extras_watch(const cel_extras *extras, crd_string name);
const cel_type *crdc_cel_watch_type(crd_arena *arena, const cel_watch *watch);

/* The declarations; NULL where there is none. */
const crd_gate *crdc_cel_extras_gate(const cel_extras *extras, crd_string name);
const crd_setting *crdc_cel_extras_setting(const cel_extras *extras, crd_string name);
/* Copies of them, with all that they point to in the arena. */
crd_gate crdc_gate_copy(crd_arena *arena, const crd_gate *gate);
crd_setting crdc_setting_copy(crd_arena *arena, const crd_setting *setting);

#endif
