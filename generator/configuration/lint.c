/* SPDX-License-Identifier: Apache-2.0 */
/* Errors of configurations at their places, then the risks of those without; see lint.h. */
#include "configuration/lint.h"
#include "configuration/policy_checks.h"
#include "configuration/risks.h"
#include "configuration/static_manifests.h"

#include <stdlib.h>

static int compare_refusal_places(const void *left, const void *right) {
  const crd_error *a = left, *b = right;
  if (a->offset != b->offset) return a->offset < b->offset ? -1 : 1;
  return 0;
}

static const char *help_of_cause(const crd_error *error) {
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

/* Those of older versions of the group are read with the defaults of v1. */
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
  crdc_configuration_validate(&errors, document->root,
                              options->manifests ? CRD_KUBERNETES_OLDEST : options->kubernetes_minor);
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
