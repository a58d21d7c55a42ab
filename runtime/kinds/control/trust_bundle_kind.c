/* SPDX-License-Identifier: Apache-2.0 */
/* certificates.k8s.io/v1 ClusterTrustBundle (pkg/registry/certificates/clustertrustbundle/strategy.go,
 * pkg/apis/certificates/validation). */
#include "../certificates/certificates.h"
#include "../certificates/pem.h"
#include "../rules.h"
#include "types_certificates.h"

typedef core_certificates_cluster_trust_bundle trust_bundle;

/* ValidateClusterTrustBundleName, with the rule of the signer for a single name. */
static void validate_bundle_name(core_check *check, crd_string name, crd_string shown, crd_string signer,
                                 const crd_path *path) {
  crd_text wanted = {.arena = check->arena};
  for (size_t i = 0; i < signer.size; i++) crd_text_add_char(&wanted, signer.data[i] == '/' ? ':' : signer.data[i]);
  if (signer.size) crd_text_add_char(&wanted, ':');
  crd_string prefix = crd_text_string(&wanted);
  if (!crd_string_has_prefix(name, prefix))
    crd_core_invalid_as(check, path, crd_bad_string(shown),
                        "ClusterTrustBundle for signerName %.*s must be named with prefix %.*s", CRD_PRINT(signer),
                        CRD_PRINT(prefix));
  else if (!signer.size && memchr(name.data, ':', name.size))
    crd_core_bad_text(check, path, shown, "ClusterTrustBundle without signer name must not have \":\" in its name");
  else
    crd_core_explain(check, path, crd_bad_string(shown), "", crd_string_slice(name, prefix.size, name.size),
                     crd_check_dns1123_subdomain);
}

/* Returns the error text of an entry; NULL: valid. */
static const char *judge_anchor(crd_arena *arena, const core_pem_block *block) {
  core_certificate certificate;
  if (block->has_headers) return "has PEM block headers";
  if (crd_core_judge_certificate(arena, block->bytes, &certificate).size) return "does not parse as X.509";
  return certificate.authority ? NULL : "does not have the CA bit set";
}

/* Adds errors for equal anchors, in the order of their first occurrence. */
static void validate_unique_anchors(core_check *check, const crd_string *anchors, const int *entries, size_t count,
                                    const crd_path *path) {
  const crd_bad_value omitted = crd_bad_string(CRD_STRING("<value omitted>"));
  for (size_t i = 0; i < count; i++) {
    crd_text same = {.arena = check->arena};
    size_t found = 0, k = 0;
    while (k < i && !crd_string_equal(anchors[k], anchors[i])) k++;
    if (k < i) continue;
    for (k = i; k < count; k++)
      if (crd_string_equal(anchors[k], anchors[i])) crd_text_printf(&same, found++ ? " %d" : "%d", entries[k]);
    if (found > 1)
      crd_core_invalid_as(check, path, omitted, "duplicate trust anchor (indices [%.*s])",
                          CRD_PRINT(crd_text_string(&same)));
  }
}

/* validateTrustBundle */
static void validate_anchors(core_check *check, crd_string text, const crd_path *path) {
  enum { MOST_BYTES = 1 << 20, LEAST_BLOCK = 27 /* "-----BEGIN X-----", "-----END X-----" */ };
  const crd_bad_value omitted = crd_bad_string(CRD_STRING("<value omitted>"));
  size_t errors = core_count_errors(check), count = 0, most = text.size / LEAST_BLOCK + 1;
  core_pem_block block;
  if (text.size > MOST_BYTES) {
    crd_core_too_long(check, path, MOST_BYTES);
    return;
  }
  crd_string *anchors = crd_arena_alloc(check->arena, most * sizeof *anchors);
  int *entries = crd_arena_alloc(check->arena, most * sizeof *entries);
  for (int entry = 0; count < most && crd_core_next_pem(check->arena, &text, &block); entry++) {
    const char *wrong = NULL;
    if (!core_is(block.type, "CERTIFICATE")) {
      crd_core_invalid_as(check, path, omitted, "entry %d has bad block type: %.*s", entry, CRD_PRINT(block.type));
    } else if ((wrong = judge_anchor(check->arena, &block)) != NULL) {
      crd_core_invalid_as(check, path, omitted, "entry %d %s", entry, wrong);
    } else {
      anchors[count] = block.bytes;
      entries[count++] = entry;
    }
  }
  if (core_count_errors(check) != errors) return;
  if (!count) crd_core_invalid(check, path, omitted, "at least one trust anchor must be provided");
  validate_unique_anchors(check, anchors, entries, count, path);
}

/* ValidateClusterTrustBundle, ValidateClusterTrustBundleUpdate: unchanged anchors are not checked again. */
static void validate_bundle(core_judging *judging, core_check *check, const void *object, const void *before) {
  const trust_bundle *bundle = object, *old = before;
  const crd_string base = bundle->metadata.generate_name, name = bundle->metadata.name;
  const crd_path *path = CORE_SPEC, *signer = CORE_AT(path, "signerName");
  if (base.size)
    validate_bundle_name(check, crd_mask_trailing_dash(check->arena, base), base, bundle->spec.signer_name,
                         CORE_AT(CORE_METADATA, "generateName"));
  if (name.size) validate_bundle_name(check, name, name, bundle->spec.signer_name, CORE_AT(CORE_METADATA, "name"));
  crd_core_validate_metadata(check, &bundle->metadata, CRD_NAME_ANY);
  if (bundle->spec.signer_name.size) crd_core_validate_signer_name(check, bundle->spec.signer_name, signer);
  if (!old || !crd_string_equal(bundle->spec.trust_bundle, old->spec.trust_bundle))
    validate_anchors(check, bundle->spec.trust_bundle, CORE_AT(path, "trustBundle"));
  if (!old) return;
  crd_core_validate_metadata_update(check, &bundle->metadata, &old->metadata);
  crd_core_validate_same_text(check, bundle->spec.signer_name, old->spec.signer_name, signer);
}

const core_object_kind crd_core_trust_bundle_kind = {
    CORE_CLUSTER_KIND("certificates.k8s.io", "v1", "ClusterTrustBundle", certificates_cluster_trust_bundle),
    CORE_NAMES_UNASKED,
    CORE_STEPS(.validate = validate_bundle),
};
