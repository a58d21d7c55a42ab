/* SPDX-License-Identifier: Apache-2.0 */
/* node.k8s.io/v1 RuntimeClass (pkg/registry/node/runtimeclass/strategy.go, pkg/apis/node/validation). */
#include "object_kinds.h"

#include "../../gotypes/tables/types_flowcontrol.h"
#include "../containers/container_parts.h"

#include <crd/metadata.h>
#include <stddef.h>

static void validate_class_handler(core_check *check, crd_string handler) {
  const crd_path *path = CORE_AT(NULL, "handler");
  uint32_t count = check->errors->count;
  enum { ASKS_FOR_ONE = 36 };
  if (handler.size || check->options->minor < ASKS_FOR_ONE)
    crd_core_string_passes(check, path, handler, crd_check_dns1123_label);
  else
    crd_core_required(check, path, CORE_NO_DETAIL);
  crd_core_mark_covered(check, count);
}

/* validateTolerations: no two of the same key, operator, value and effect. */
static void validate_class_tolerations(core_check *check, const core_toleration_list *tolerations, const crd_path *path) {
  core_name_set seen;
  core_name_set_begin(&seen, check->arena);
  enum { SAYS_IT_ONCE = 35 };
  crd_core_validate_tolerations(check, tolerations,
                                check->options->minor >= SAYS_IT_ONCE ? path : CORE_AT(path, "tolerations"));
  for (uint32_t i = 0; i < tolerations->count; i++) {
    const core_toleration *own = &tolerations->items[i];
    const crd_string parts[] = {own->key, own->operator, own->value, own->effect};
    crd_text key = {.arena = check->arena};
    for (size_t k = 0; k < sizeof parts / sizeof *parts; k++)
      crd_text_printf(&key, "%zu:%.*s", parts[k].size, CRD_PRINT(parts[k]));
    if (!crd_core_name_set_add(&seen, crd_text_string(&key)))
      crd_core_duplicate(check, CORE_ITEM(path, i), crd_core_show_struct(check, &crd_core_toleration_type, own));
  }
}

/* ValidateRuntimeClassUpdate, validateScheduling, validateOverhead, ValidateRuntimeClass; before it is changed its metadata
 * is judged as a new one's, too. */
static void validate_runtime_class(core_judging *judging, const void *object, const void *before) {
  const core_node_runtime_class *class = object, *old = before;
  core_check *check = &judging->check;
  const crd_path *scheduling = CORE_AT(NULL, "scheduling");
  crd_core_validate_plain_metadata(check, &class->metadata, CRD_NAME_DNS_SUBDOMAIN);
  validate_class_handler(check, class->handler);
  if (class->overhead) {
    const core_resource_requirements requirements = {.limits = class->overhead->pod_fixed};
    crd_core_validate_resource_requirements(check, &requirements, NULL, CORE_AT(NULL, "overhead"));
  }
  if (class->scheduling) {
    crd_core_validate_labels(check, &class->scheduling->node_selector, CORE_AT(scheduling, "nodeSelector"));
    validate_class_tolerations(check, &class->scheduling->tolerations, CORE_AT(scheduling, "tolerations"));
  }
  if (!old) return;
  crd_core_validate_plain_metadata_update(check, &class->metadata, &old->metadata);
  uint32_t count = check->errors->count;
  crd_core_validate_same_text(check, class->handler, old->handler, CORE_AT(NULL, "handler"));
  crd_core_mark_covered(check, count);
}

/* GetWarningsForRuntimeClass */
static void warn_of_runtime_class(core_judging *judging, const void *object, const void *before) {
  const core_node_runtime_class *class = object;
  for (uint32_t i = 0; class->scheduling && i < class->scheduling->node_selector.count; i++) {
    const char *message = crd_core_find_node_label(class->scheduling->node_selector.items[i].key);
    if (message) crd_core_warn(&judging->warnings, CORE_AT(CORE_AT(NULL, "scheduling"), "nodeSelector"), "%s", message);
  }
}

const core_object_kind crd_core_runtime_class_kind = {
    CORE_KIND("node.k8s.io", "v1", "RuntimeClass", node_runtime_class),
    .cluster_scoped = true,
    CORE_STEPS(.validate = validate_runtime_class, .warn = warn_of_runtime_class),
};
