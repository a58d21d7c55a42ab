/* SPDX-License-Identifier: Apache-2.0 */
/* Gates that must be removed before a pod is scheduled. */
#include "../validators.h"

#include <crd/metadata.h>

/* validateSchedulingGates */
void crd_core_validate_scheduling_gates(core_check *check, const core_pod_scheduling_gate_list *gates,
                                        const crd_path *path) {
  name_table seen = {.arena = check->arena};
  for (uint32_t i = 0; i < gates->count; i++) {
    crd_string name = gates->items[i].name;
    const crd_path *at = CORE_ITEM(path, i);
    crd_core_string_passes(check, at, name, crd_check_qualified_name);
    if (crd_name_table_find(&seen, name)) crd_core_duplicate(check, at, crd_bad_string(name));
    crd_name_table_put(&seen, name, &seen);
  }
}
