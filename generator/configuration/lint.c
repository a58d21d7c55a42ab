/* SPDX-License-Identifier: Apache-2.0 */
/* Reports errors of configurations at their places, then the risks of those without errors; see lint.h. */
#include "configuration/lint.h"
#include "configuration/risks.h"
#include <stdlib.h>

/* Manifests that an API server reads from a folder when it starts (staticManifestsDir), by the rules of the loaders
 * (apiserver pkg/admission/plugin/manifest, policy/manifest/loader, webhook/manifest/loader). The loaders stop at the first
 * error; here all are reported. */

#define STATIC_SUFFIX ".static.k8s.io"
enum { KEEPS_NAMES = 37 }; /* since this minor the API refuses such names */

static bool is_static_name(crd_string name) {
  size_t size = sizeof STATIC_SUFFIX - 1;
  return name.size >= size && memcmp(name.data + name.size - size, STATIC_SUFFIX, size) == 0;
}

static void refuse_manifest(diagnostics *found, const document *document, uint32_t place, crd_string text,
                            const char *help) {
  crdc_diagnostics_add(found, SEVERITY_ERROR, (location){document->source, place}, "%.*s", CRD_PRINT(text));
  found->items[found->count - 1].help = help;
}

/* Policies, bindings and webhook configurations have separate names, because each plugin reads only its own kinds. */
static void check_manifest_name(const documents *all, size_t index, diagnostics *found) {
  const document *document = &all->items[index];
  const char *file = document->source->name;
  crd_string name = crdc_configuration_name(document);
  const crd_value *metadata = crdc_read_member(document->root, "metadata");
  uint32_t place = metadata ? crdc_member_place(metadata, "name") : document->root->offset;
  if (!name.size) {
    refuse_manifest(found, document, place, crd_arena_printf(found->arena, "resource in file \"%s\" must have a name", file),
                    NULL);
    return;
  }
  if (!is_static_name(name)) {
    refuse_manifest(found, document, place,
                    crd_arena_printf(found->arena, "\"%.*s\" in file \"%s\" must have a name ending with \"%s\"",
                                     CRD_PRINT(name), file, STATIC_SUFFIX),
                    "such names are kept for manifests, so that nothing in the API has the same");
    return;
  }
  for (size_t i = 0; i < index; i++)
    if (crdc_configuration_kind(all->items[i].root) == crdc_configuration_kind(document->root) &&
        crd_string_equal(crdc_configuration_name(&all->items[i]), name)) {
      refuse_manifest(found, document, place,
                      crd_arena_printf(found->arena,
                                       "duplicate name \"%.*s\" found in file \"%s\" (previously seen in \"%s\")",
                                       CRD_PRINT(name), file, all->items[i].source->name),
                      "give one of the two another name");
      return;
    }
}

static void check_clients(const document *document, diagnostics *found) {
  const crd_value *webhooks = crdc_read_member(document->root, "webhooks");
  crd_string owner = crdc_configuration_name(document);
  for (uint32_t i = 0; i < read_size(webhooks, CRD_LIST); i++) {
    const crd_value *webhook = &webhooks->as.items[i], *client = crdc_read_member(webhook, "clientConfig"),
                    *service = crdc_read_member(client, "service");
    crd_string name = crdc_member_string(webhook, "name");
    crd_string head = crd_arena_printf(found->arena, "webhook \"%.*s\" in \"%.*s\" (file \"%s\"): clientConfig",
                                       CRD_PRINT(name), CRD_PRINT(owner), document->source->name);
    if (service)
      refuse_manifest(found, document, service->offset,
                      crd_arena_printf(found->arena,
                                       "%.*s.service is not supported for static manifests; use clientConfig.url instead",
                                       CRD_PRINT(head)),
                      "a webhook of a manifest is called before there is any Service");
    else if (!crdc_member_string(client, "url").size)
      refuse_manifest(found, document, client ? client->offset : webhook->offset,
                      crd_arena_printf(found->arena, "%.*s.url is required for static manifests", CRD_PRINT(head)), NULL);
  }
}

static void check_static_binding(const documents *all, const document *document, diagnostics *found) {
  const crd_value *spec = crdc_configuration_spec(document), *ref = crdc_read_member(spec, "paramRef");
  crd_string name = crdc_configuration_name(document), policy = crdc_member_string(spec, "policyName");
  uint32_t place = spec ? crdc_member_place(spec, "policyName") : document->root->offset;
  crd_string head = crd_arena_printf(found->arena, "binding \"%.*s\"", CRD_PRINT(name));
  if (!policy.size)
    refuse_manifest(found, document, place,
                    crd_arena_printf(found->arena, "%.*s must reference a policy (spec.policyName)", CRD_PRINT(head)), NULL);
  else if (!is_static_name(policy))
    refuse_manifest(found, document, place,
                    crd_arena_printf(found->arena, "%.*s: spec.policyName \"%.*s\" must end with \"%s\"", CRD_PRINT(head),
                                     CRD_PRINT(policy), STATIC_SUFFIX),
                    "a manifest binds policies of manifests alone");
  else if (!crdc_binding_policy(all, document))
    refuse_manifest(found, document, place,
                    crd_arena_printf(found->arena,
                                     "%.*s references policy \"%.*s\" which does not exist in the manifest directory",
                                     CRD_PRINT(head), CRD_PRINT(policy)),
                    NULL);
  if (ref)
    refuse_manifest(
        found, document, ref->offset,
        crd_arena_printf(found->arena, "%.*s: spec.paramRef is not supported for static manifests", CRD_PRINT(head)),
        "write the values into the policy");
}

/* Adds the loader's errors for the document at `index`. */
static void crdc_static_manifest_check(const documents *all, size_t index, diagnostics *found) {
  const document *document = &all->items[index];
  configuration_kind kind = crdc_configuration_kind(document->root);
  check_manifest_name(all, index, found);
  if (configuration_is_webhooks(kind)) check_clients(document, found);
  if (configuration_is_binding(kind)) check_static_binding(all, document, found);
  const crd_value *param = crdc_read_member(crdc_configuration_spec(document), "paramKind");
  if (!configuration_is_policy(kind) || !param) return;
  crd_string name = crdc_configuration_name(document), word = crdc_member_string(document->root, "kind");
  refuse_manifest(found, document, param->offset,
                  crd_arena_printf(found->arena, "%.*s \"%.*s\": spec.paramKind is not supported for static manifests",
                                   CRD_PRINT(word), CRD_PRINT(name)),
                  "write the values into the policy");
}

static int compare_refusal_places(const void *left, const void *right) {
  const crd_error *a = left, *b = right;
  if (a->offset != b->offset) return a->offset < b->offset ? -1 : 1;
  return 0;
}

static const char *help_of_cause(const crd_error *error) {
  if (crd_string_has_suffix(error->field, CRD_STRING(".clientConfig"))) return "keep one of url and service";
  if (crd_string_has_suffix(error->field, CRD_STRING(".admissionReviewVersions"))) return "add v1";
  const char *help = error->words ? error->words->help : NULL;
  if (help) return *help ? help : NULL;
  if (error->type == CRD_ERROR_REQUIRED) return "give it a value";
  if (error->type == CRD_ERROR_DUPLICATE) return "take one of the two out";
  return error->type == CRD_ERROR_FORBIDDEN ? "take it out" : NULL;
}

static void report_refusals(diagnostics *found, const document *document, crd_errors *errors) {
  for (uint32_t i = 0; i < errors->count; i++)
    if (errors->items[i].offset == CRD_NO_OFFSET) errors->items[i].offset = document->root->offset;
  if (errors->count) qsort(errors->items, errors->count, sizeof *errors->items, compare_refusal_places);
  for (uint32_t i = 0; i < errors->count; i++) {
    const crd_error *error = &errors->items[i];
    crd_string text = crd_error_message(found->arena, error);
    crdc_diagnostics_add(found, SEVERITY_ERROR, (location){document->source, error->offset}, "%.*s", CRD_PRINT(text));
    diagnostic *added = &found->items[found->count - 1];
    added->reason = crd_error_type_reason((crd_error_type)error->type);
    added->field = error->field;
    added->cause = crd_error_body(found->arena, error);
    added->help = help_of_cause(error);
  }
}

/* Documents of older versions of the group are read with the defaults of v1. */
static bool is_configuration_good(const documents *all, size_t index, const configuration_options *options,
                                  diagnostics *found) {
  const document *document = &all->items[index];
  size_t before = found->errors;
  crd_string why = {"", 0};
  if (!options->decode(found->arena, document->root, &why)) {
    crd_string kind = crdc_member_string(document->root, "kind"), group, version = CRD_STRING("");
    crd_string_cut(crdc_member_string(document->root, "apiVersion"), '/', &group, &version);
    crdc_diagnostics_add(found, SEVERITY_ERROR, (location){document->source, document->root->offset},
                         "%.*s in version \"%.*s\" cannot be handled as a %.*s: %.*s", CRD_PRINT(kind), CRD_PRINT(version),
                         CRD_PRINT(kind), CRD_PRINT(why));
    return false;
  }
  crd_errors errors = crd_errors_init(found->arena);
  const bool keeps_names = !options->kubernetes_minor || options->kubernetes_minor >= KEEPS_NAMES;
  options->judge(&errors, document->root, options->manifests || !keeps_names);
  report_refusals(found, document, &errors);
  if (options->manifests) crdc_static_manifest_check(all, index, found);
  return found->errors == before;
}

static bool is_ignored(const crd_value *owner) {
  return crdc_text_is(crdc_member_string(owner, "failurePolicy"), "Ignore");
}

static void risks_of_each_webhook(const risk_view *view, const document *document) {
  const crd_value *webhooks = crdc_read_member(document->root, "webhooks");
  crdc_risks_of_webhooks(view, document);
  for (uint32_t i = 0; i < read_size(webhooks, CRD_LIST); i++) {
    const crd_value *webhook = &webhooks->as.items[i];
    crdc_risks_of_certificates(view, document, webhook);
    crdc_risks_of_conditions(view, document, webhook);
    crdc_risks_of_costs(view, document, webhook, is_ignored(webhook));
  }
}

static void risks_of_whole_policy(const risk_view *view, const document *document) {
  crdc_risks_of_policy(view, document);
  crdc_risks_of_costs(view, document, document->root, is_ignored(crdc_configuration_spec(document)));
}

void crdc_configurations_lint(const documents *all, const crd_set *crds, const configuration_options *options,
                              diagnostics *found, advice_list *list) {
  const risk_view view = {list,
                          all,
                          crds,
                          options->find_builtin,
                          options->check_types,
                          options->estimate_costs,
                          options->kubernetes_minor,
                          options->now};
  bool good = true;
  for (size_t i = 0; i < all->count; i++) {
    const document *document = &all->items[i];
    configuration_kind kind = crdc_configuration_kind(document->root);
    if (!is_configuration_good(all, i, options, found)) {
      good = false;
      continue;
    }
    if (configuration_is_webhooks(kind)) risks_of_each_webhook(&view, document);
    if (configuration_is_policy(kind)) risks_of_whole_policy(&view, document);
    if (configuration_is_binding(kind)) crdc_risks_of_binding(&view, document);
    crdc_risks_of_types(&view, document);
    if (!configuration_is_webhooks(kind)) crdc_risks_of_params(&view, document);
  }
  if (!good) return;
  crdc_risks_of_order(&view);
  crdc_risks_of_mutations(&view);
  crdc_risks_of_timeouts(&view);
}
