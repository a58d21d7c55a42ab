/* SPDX-License-Identifier: Apache-2.0 */
/* Finds the documents that are admission configurations. */
#include "configuration/kinds.h"

static const char *const kind_names[] = {
    [CONFIGURATION_VALIDATING_WEBHOOKS] = "ValidatingWebhookConfiguration",
    [CONFIGURATION_MUTATING_WEBHOOKS] = "MutatingWebhookConfiguration",
    [CONFIGURATION_VALIDATING_POLICY] = "ValidatingAdmissionPolicy",
    [CONFIGURATION_MUTATING_POLICY] = "MutatingAdmissionPolicy",
    [CONFIGURATION_VALIDATING_BINDING] = "ValidatingAdmissionPolicyBinding",
    [CONFIGURATION_MUTATING_BINDING] = "MutatingAdmissionPolicyBinding",
};
enum { KIND_COUNT = sizeof kind_names / sizeof *kind_names };

configuration_kind crdc_configuration_kind(const crd_value *object) {
  crd_string group, version;
  if (object->kind != CRD_MAP || !crd_string_cut(crd_value_text_in(object, "apiVersion"), '/', &group, &version) ||
      !crd_string_equal(group, CRD_STRING("admissionregistration.k8s.io")))
    return CONFIGURATION_NONE;
  crd_string kind = crd_value_text_in(object, "kind");
  for (unsigned i = 1; i < KIND_COUNT; i++)
    if (crd_string_equal(kind, crd_string_of(kind_names[i]))) return (configuration_kind)i;
  return CONFIGURATION_NONE;
}

static void move_configuration(documents *configurations, const document *document, crd_value *root) {
  struct document taken = *document;
  taken.root = root;
  if (root != document->root) taken.offset = root->offset;
  crdc_documents_append(configurations, &taken);
}

/* Moves the items; returns whether the list had no others. */
static bool take_items(documents *configurations, const document *document, crd_value *items) {
  uint32_t kept = 0, count = items->size;
  for (uint32_t i = 0; i < count; i++) {
    if (crdc_configuration_kind(&items->as.items[i]) == CONFIGURATION_NONE) {
      items->as.items[kept++] = items->as.items[i];
      continue;
    }
    crd_value *root = crd_arena_alloc(configurations->arena, sizeof *root);
    *root = items->as.items[i];
    move_configuration(configurations, document, root);
  }
  items->size = kept;
  return count && !kept;
}

static bool is_list_document(const crd_value *root) {
  return root->kind == CRD_MAP && crd_string_equal(crd_value_text_in(root, "kind"), CRD_STRING("List"));
}

void crdc_configurations_take(documents *configurations, documents *from) {
  size_t kept = 0;
  for (size_t i = 0; i < from->count; i++) {
    document *document = &from->items[i];
    crd_value *items = is_list_document(document->root) ? crd_value_get(document->root, CRD_STRING("items")) : NULL;
    bool taken = crdc_configuration_kind(document->root) != CONFIGURATION_NONE;
    if (taken) move_configuration(configurations, document, document->root);
    if (items && items->kind == CRD_LIST) taken = take_items(configurations, document, items);
    if (!taken) from->items[kept++] = *document;
  }
  from->count = kept;
}
