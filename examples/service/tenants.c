/* SPDX-License-Identifier: Apache-2.0 */
/* An admission webhook that looks at the cluster: no ConfigMap is made in a namespace that is closed, and one that names a
 * tenant, in its label example.com/tenant, is made in a namespace of that tenant.
 *
 *   tenants DIR ADDRESS [KUBECONFIG]   serves, with DIR/tls.crt and DIR/tls.key; without KUBECONFIG as the pod that it is
 *   tenants --rights                   prints what it may ask of the API server, and no more */
#include <crd/cluster.h>
#include <crd/webhook.h>
#include <stdio.h>
#include <string.h>

/* What is kept of which objects: of this the client keeps its copy, the service waits for it, and rights are made of it. */
static const crd_string kept[] = {CRD_STRING_INIT("metadata.labels")};
static const crd_watch namespaces = {.version = CRD_STRING_INIT("v1"),
                                     .resource = CRD_STRING_INIT("namespaces"),
                                     .kind = CRD_STRING_INIT("Namespace"),
                                     .keep = kept,
                                     .keep_count = 1};

static crd_string label_of(const crd_value *object, const char *name) {
  return crd_value_text(crd_value_find(object, "metadata", "labels", name, NULL));
}

static void validate(const crd_admission_service *service, const crd_admission_request *request,
                     crd_admission_response *response) {
  static const crd_state_query query = {.version = CRD_STRING_INIT("v1"), .kind = CRD_STRING_INIT("Namespace")};
  const crd_string name = request->review.name_space, wanted = label_of(request->review.object, "example.com/tenant");
  const crd_value *found = request->state->get(request->state, &query, name); /* the same to the end of the call */
  const crd_string tenant = found ? label_of(found, "example.com/tenant") : CRD_STRING("");
  (void)service;
  if (!found) /* made a moment ago: the watch has not told of it yet */
    crd_admission_deny(response, 404, CRD_STRING("NotFound"), CRD_STRING("the namespace is not known yet"));
  else if (crd_string_equal(label_of(found, "example.com/closed"), CRD_STRING("true")))
    crd_admission_deny(response, 403, CRD_STRING("Forbidden"), CRD_STRING("the namespace is closed"));
  else if (wanted.size && !crd_string_equal(wanted, tenant))
    crd_admission_deny(
        response, 403, CRD_STRING("Forbidden"),
        crd_arena_printf(request->arena, "the namespace is %.*s's", CRD_PRINT(tenant.size ? tenant : CRD_STRING("nobody"))));
}

static const crd_admission_rule validating = {.name = CRD_STRING_INIT("tenants.configmaps.example.com"),
                                              .versions = CRD_STRING_INIT("v1"),
                                              .resources = CRD_STRING_INIT("configmaps"),
                                              .operations = CRD_STRING_INIT("CREATE")};
static const crd_admission_service services[] = {{.path = CRD_STRING_INIT("/tenants"),
                                                  .function = validate,
                                                  .validating = &validating,
                                                  .needs = &namespaces,
                                                  .need_count = 1}};

static int serve(const char *folder, const char *address, const char *kubeconfig) {
  char error[512] = "";
  const crd_registry none = {.kinds = NULL};
  crd_cluster_source source;
  crd_cluster *cluster =
      crd_cluster_create(&(crd_cluster_options){.kubeconfig = kubeconfig}, &namespaces, 1, error, sizeof error);
  crd_cluster_source_init(&source, cluster, &none);
  crd_webhook *webhook = crd_webhook_create(&(crd_webhook_options){.certificate_folder = folder,
                                                                   .address = address,
                                                                   .registry = &none,
                                                                   .services = services,
                                                                   .service_count = 1,
                                                                   .cluster = &source.source});
  const bool good = cluster && webhook && crd_cluster_start(cluster, error, sizeof error) && crd_webhook_start(webhook) &&
                    crd_webhook_serve(webhook);
  if (*error) fprintf(stderr, "%s\n", error);
  crd_webhook_destroy(webhook);
  crd_cluster_destroy(cluster);
  return good ? 0 : 1;
}

int main(int count, char **arguments) {
  if (count == 3 || count == 4) return serve(arguments[1], arguments[2], arguments[3]);
  if (count != 2 || strcmp(arguments[1], "--rights") != 0) return 2;
  crd_text text = {.arena = crd_arena_create(NULL)};
  crd_cluster_write_rights(&text, &namespaces, 1, NULL, 0, false, CRD_STRING("tenants"), CRD_STRING("default"),
                           CRD_STRING("tenants"));
  fwrite(text.data, 1, text.size, stdout);
  crd_arena_destroy(text.arena);
  return 0;
}
