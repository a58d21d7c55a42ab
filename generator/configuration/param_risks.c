/* SPDX-License-Identifier: Apache-2.0 */
/* Parameters that cannot be found: unknown kinds, or a namespace for a kind without namespaces. */
#include "configuration/risks.h"

/* The scope of a kind; false if the kind is unknown. */
static bool find_param_scope(const risk_view *view, const crd_value *kind, bool *namespaced) {
  crd_string whole = crdc_member_string(kind, "apiVersion"), name = crdc_member_string(kind, "kind"), group = CRD_STRING(""),
             version = whole;
  if (!crd_string_cut(whole, '/', &group, &version)) {
    group = CRD_STRING("");
    version = whole;
  }
  if (view->find_builtin(group, version, name, namespaced)) return true;
  for (size_t i = 0; i < view->crds->count; i++) {
    const crd_definition *crd = &view->crds->items[i];
    if (!crd_string_equal(crd->group, group) || !crd_string_equal(crd->kind, name)) continue;
    *namespaced = !crdc_text_is(crdc_member_string(crd->spec, "scope"), "Cluster");
    return true;
  }
  return false;
}

static void risk_of_kind(const risk_view *view, const document *policy, const crd_value *kind) {
  bool namespaced;
  if (!kind || find_param_scope(view, kind, &namespaced)) return;
  crd_string version = crdc_member_string(kind, "apiVersion"), name = crdc_member_string(kind, "kind");
  crdc_risk_say(view, ADVICE_PARAM_KIND, policy, kind->offset,
                crd_arena_printf(view->list->arena,
                                 "%.*s of %.*s is no built-in kind and no CRD among these files: without it every request "
                                 "ends with a configuration error",
                                 CRD_PRINT(name), CRD_PRINT(version)),
                "correct it, or lint the CRD beside it");
}

static void risk_of_reference(const risk_view *view, const document *binding, const crd_value *kind, const crd_value *ref) {
  const crd_value *spec = crdc_configuration_spec(binding);
  bool namespaced = false;
  crd_string space = crdc_member_string(ref, "namespace");
  if (ref && !kind)
    crdc_risk_say(view, ADVICE_PARAM_KIND, binding, ref->offset,
                  CRD_STRING("the policy has no paramKind: its expressions see no parameters"), "take paramRef out");
  else if (!ref && kind)
    crdc_risk_say(view, ADVICE_PARAM_KIND, binding, spec->offset,
                  CRD_STRING("the policy has a paramKind and the binding names no parameter: params is null"),
                  "add a paramRef");
  else if (ref && find_param_scope(view, kind, &namespaced) && !namespaced && space.size)
    crdc_risk_say(view, ADVICE_PARAM_KIND, binding, crdc_member_place(ref, "namespace"),
                  CRD_STRING("the paramKind is cluster-scoped: a namespace is a configuration error"), "take it out");
}

/* A parameter without a namespace is looked up in the object's namespace. */
static void risk_of_scope(const risk_view *view, const document *binding, const document *policy, const crd_value *ref) {
  static const struct {
    const char *group, *resource;
  } without[] = {{"", "namespaces"},
                 {"", "nodes"},
                 {"rbac.authorization.k8s.io", "clusterroles"},
                 {"rbac.authorization.k8s.io", "clusterrolebindings"},
                 {"", "persistentvolumes"},
                 {"storage.k8s.io", "storageclasses"}};
  const crd_value *spec = crdc_configuration_spec(policy), *kind = crdc_read_member(spec, "paramKind"),
                  *rules = crdc_read_member(crdc_read_member(spec, "matchConstraints"), "resourceRules");
  bool namespaced;
  if (!ref || !kind || crdc_member_string(ref, "namespace").size || !find_param_scope(view, kind, &namespaced) ||
      !namespaced)
    return;
  for (size_t i = 0; i < sizeof without / sizeof *without; i++) {
    if (!crdc_rules_take(rules, without[i].group, without[i].resource)) continue;
    crdc_risk_say(view, ADVICE_PARAM_KIND, binding, ref->offset,
                  crd_arena_printf(view->list->arena,
                                   "the parameter is looked up in the namespace of the object, and %s have none: that is a "
                                   "configuration error",
                                   without[i].resource),
                  "name the parameter's namespace, or match namespaced resources alone");
    return;
  }
}

void crdc_risks_of_params(const risk_view *view, const document *document) {
  const crd_value *spec = crdc_configuration_spec(document);
  if (configuration_is_policy(crdc_configuration_kind(document->root))) {
    risk_of_kind(view, document, crdc_read_member(spec, "paramKind"));
    return;
  }
  const struct document *policy = crdc_binding_policy(view->all, document);
  const crd_value *ref = crdc_read_member(spec, "paramRef");
  if (!policy) return;
  risk_of_reference(view, document, crdc_read_member(crdc_configuration_spec(policy), "paramKind"), ref);
  risk_of_scope(view, document, policy, ref);
}
