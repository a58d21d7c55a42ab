/* SPDX-License-Identifier: Apache-2.0 */
/* The rules of the loaders (apiserver pkg/admission/plugin/manifest, policy/manifest/loader, webhook/manifest/loader). They
 * stop at the first error; here all are said. */
#include "configuration/static_manifests.h"
#include "configuration/risks.h"

#define STATIC_SUFFIX ".static.k8s.io"

static bool is_static_name(crd_string name) {
  size_t size = sizeof STATIC_SUFFIX - 1;
  return name.size >= size && memcmp(name.data + name.size - size, STATIC_SUFFIX, size) == 0;
}

static void refuse_manifest(diagnostics *found, const document *document, uint32_t place, crd_string text,
                            const char *help) {
  crdc_diagnostics_add(found, SEVERITY_ERROR, (location){document->source, place}, "%.*s", CRD_PRINT(text));
  found->items[found->count - 1].help = help;
}

/* Policies have names of their own, as bindings and webhook configurations do; each plugin reads those of its kind. */
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

void crdc_static_manifest_check(const documents *all, size_t index, diagnostics *found) {
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
