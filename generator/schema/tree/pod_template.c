/* SPDX-License-Identifier: Apache-2.0 */
/* The shape of a PodTemplateSpec: an object with `spec`, perhaps `metadata`, and nothing else. Its spec declares every field
 * that the Go type had from the beginning, and requires `containers`. Their items require `name` and declare every field
 * that containers always had. controller-gen writes this for the Go type of every release, because later releases only add
 * fields. A CRD's own type that picks some fields, or has optional containers because the operator adds them, does not
 * match. Fields that a schema only preserves are not declared. */
#include "schema/tree/walks.h"

static const char *const pod_spec_fields[] = {"activeDeadlineSeconds",
                                              "containers",
                                              "dnsPolicy",
                                              "hostNetwork",
                                              "imagePullSecrets",
                                              "nodeName",
                                              "nodeSelector",
                                              "restartPolicy",
                                              "serviceAccount",
                                              "serviceAccountName",
                                              "terminationGracePeriodSeconds",
                                              "volumes"};
static const char *const pod_container_fields[] = {"args",
                                                   "command",
                                                   "env",
                                                   "image",
                                                   "imagePullPolicy",
                                                   "lifecycle",
                                                   "livenessProbe",
                                                   "name",
                                                   "ports",
                                                   "readinessProbe",
                                                   "resources",
                                                   "securityContext",
                                                   "terminationMessagePath",
                                                   "volumeMounts",
                                                   "workingDir"};
#define FIELD_COUNT(list) (sizeof(list) / sizeof *(list))

static bool is_object_schema(const schema *node) {
  return node && crd_string_equal(node->type, CRD_STRING("object"));
}

static const schema *declared_field(const schema *node, const char *name) {
  const property *found = crdc_schema_property(node, crd_string_of(name));
  return found ? found->schema : NULL;
}

static bool requires_field(const schema *node, const char *name) {
  for (size_t i = 0; i < node->required_count; i++)
    if (crd_string_equal(node->required[i], crd_string_of(name))) return true;
  return false;
}

static bool declares_all(const schema *node, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!declared_field(node, names[i])) return false;
  return true;
}

static bool has_template_shape(const schema *node) {
  if (!is_object_schema(node) || node->embedded_resource || !node->property_count || node->property_count > 2) return false;
  const schema *spec = declared_field(node, "spec"), *metadata = declared_field(node, "metadata");
  if (!is_object_schema(spec) || (node->property_count == 2 && !is_object_schema(metadata))) return false;
  if (!declares_all(spec, pod_spec_fields, FIELD_COUNT(pod_spec_fields)) || !requires_field(spec, "containers"))
    return false;
  const schema *container = declared_field(spec, "containers")->items;
  return is_object_schema(container) && declares_all(container, pod_container_fields, FIELD_COUNT(pod_container_fields)) &&
         requires_field(container, "name");
}

bool crdc_schema_is_pod_template(const schema *node) {
  return node->pod_template == POD_TEMPLATE_BY_SHAPE ? has_template_shape(node) : node->pod_template == POD_TEMPLATE_YES;
}
