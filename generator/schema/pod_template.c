/* The shape of a PodTemplateSpec: an object that has `spec`, perhaps `metadata`, and nothing else, whose spec declares every
 * field that the Go type has had from its beginning, requires `containers`, and has in their items, which require `name`,
 * every field that those have always had. That is what controller-gen writes of the Go type, of whatever release; later
 * releases only add fields. A type of the CRD's own that picks some fields, or lets containers be absent since the operator
 * brings them, lacks one of these. What a schema merely preserves it does not declare. */
#include "schema/pod_template.h"

static const char *const spec_fields[] = {"activeDeadlineSeconds",
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
static const char *const container_fields[] = {"args",
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
#define COUNT(list) (sizeof(list) / sizeof *(list))

static bool is_object(const schema *node) {
  return node && crd_string_equal(node->type, CRD_STRING("object"));
}

static const schema *field_of(const schema *node, const char *name) {
  const property *found = crdc_schema_property(node, crd_string_of(name));
  return found ? found->schema : NULL;
}

static bool declares(const schema *node, const char *const *names, size_t count, const char *required) {
  bool requires = false;
  for (size_t i = 0; i < count; i++)
    if (!field_of(node, names[i])) return false;
  for (size_t i = 0; i < node->required_count && !requires; i++)
  requires = crd_string_equal(node->required[i], crd_string_of(required));
  return requires;
}

static bool has_shape(const schema *node) {
  if (!is_object(node) || node->embedded_resource || !node->property_count || node->property_count > 2) return false;
  const schema *spec = field_of(node, "spec"), *metadata = field_of(node, "metadata");
  if (!is_object(spec) || (node->property_count == 2 && !is_object(metadata))) return false;
  if (!declares(spec, spec_fields, COUNT(spec_fields), "containers")) return false;
  const schema *container = field_of(spec, "containers")->items;
  return is_object(container) && declares(container, container_fields, COUNT(container_fields), "name");
}

bool crdc_schema_is_pod_template(const schema *node) {
  return node->pod_template == POD_TEMPLATE_BY_SHAPE ? has_shape(node) : node->pod_template == POD_TEMPLATE_YES;
}
