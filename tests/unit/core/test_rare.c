/* SPDX-License-Identifier: Apache-2.0 */
/* Rules of pod templates that chance seldom meets: what the API server says of each. */
#include <crd/core.h>
#include <criterion/criterion.h>

static crd_arena *arena;
static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}
TestSuite(core_rare, .init = set_up, .fini = tear_down);

/* The only error of a template with this in its spec beside a container; without the field. */
static const char *judge(const char *spec, bool without_privileged) {
  crd_verdict verdict;
  crd_pod_template_request request = {
      .body = crd_arena_printf(arena, "{\"spec\":{\"containers\":[{\"name\":\"c\",\"image\":\"i\"}],%s}}", spec),
      .without_privileged = without_privileged};
  crd_pod_template_judge(arena, &request, &verdict);
  cr_assert_eq(verdict.errors.count, 1, "%u errors", verdict.errors.count);
  return crd_arena_printf(arena, "%.*s", CRD_PRINT(crd_error_body(arena, &verdict.errors.items[0]))).data;
}

static const char *judge_source(const char *source) {
  return judge(crd_arena_printf(arena, "\"volumes\":[{\"name\":\"v\",\"projected\":{\"sources\":[{%s}]}}]", source).data,
               false);
}

Test(core_rare, bundles_are_named_after_their_signers) {
#define BUNDLE(name) judge_source("\"clusterTrustBundle\":{\"path\":\"p\",\"name\":\"" name "\"}")
  cr_expect_str_eq(BUNDLE(":x"),
                   "Invalid value: \":x\": not a valid clustertrustbundlename: ClusterTrustBundle without signer "
                   "name must not have \":\" in its name");
  cr_expect_str_eq(BUNDLE("a/b:c"),
                   "Invalid value: \"a/b:c\": not a valid clustertrustbundlename: ClusterTrustBundle for "
                   "signerName a/b must be named with prefix a:b:");
}

Test(core_rare, names_of_signers_have_a_limit) {
  /* 253 bytes of a domain, a slash, and 317 or 318 of a path: each part has a limit of its own. */
  crd_string part = crd_arena_printf(arena, "%0*d", 62, 0), path = crd_arena_printf(arena, "%0*d", 158, 0);
  crd_string name = crd_arena_printf(arena, "%.*s.%.*s.%.*s.%.*s.a/%.*s.%.*s", CRD_PRINT(part), CRD_PRINT(part),
                                     CRD_PRINT(part), CRD_PRINT(part), CRD_PRINT(path), CRD_PRINT(path));
  cr_assert_eq(name.size, 571);
  static const char source[] =
      "\"podCertificate\":{\"keyType\":\"ED25519\",\"keyPath\":\"p\",\"maxExpirationSeconds\":%d,"
      "\"signerName\":\"%.*s%s\"}";
  cr_expect_str_eq(judge_source(crd_arena_printf(arena, source, 1, CRD_PRINT(name), "").data),
                   "Invalid value: 1: if provided, maxExpirationSeconds must be >= 3600");
  cr_expect_str_eq(judge_source(crd_arena_printf(arena, source, 3600, CRD_PRINT(name), "0").data),
                   "Too long: may not be more than 571 bytes");
}

Test(core_rare, processes_of_the_host_want_privileges) {
  static const char spec[] = "\"hostNetwork\":true,\"securityContext\":{\"windowsOptions\":{\"hostProcess\":true}}";
  cr_expect_str_eq(judge(spec, true), "Forbidden: hostProcess containers are disallowed by cluster policy");
}
