/* SPDX-License-Identifier: Apache-2.0 */
/* How the API server is reached: with a pod's service account (client-go: rest.InClusterConfig), or with a kubeconfig and an
 * address, combined as in clientcmd.BuildConfigFromFlags. */
#include "../value/joined.h"
#include "link.h"
#include <crd/file.h>
#include <stdlib.h>

#define SERVICE_ACCOUNT "/var/run/secrets/kubernetes.io/serviceaccount"

/* Whether a file can be read. Files are needed only later, but a missing one is reported here. */
static bool is_readable(crd_arena *arena, const char *file, crd_string *error) {
  crd_string text;
  return !file || crd_file_read(arena, file, &text, error);
}

static bool has_master(const crd_cluster_options *options) {
  return options->master && options->master[0];
}

static bool use_kubeconfig(crd_arena *arena, const crd_cluster_options *options, cluster_access *access, crd_string *error) {
  crd_string text;
  return crd_file_read(arena, options->kubeconfig, &text, error) &&
         crd_kubeconfig_read(arena, text, options->kubeconfig, options->context,
                             has_master(options) ? options->master : NULL, access, error) &&
         is_readable(arena, access->authority.file, error) && is_readable(arena, access->certificate.file, error) &&
         is_readable(arena, access->key.file, error) && is_readable(arena, access->token_file, error);
}

static bool use_service_account(crd_arena *arena, const char *folder, cluster_access *access, crd_string *error) {
  crd_string host = crd_string_of(getenv("KUBERNETES_SERVICE_HOST"));
  crd_string port = crd_string_of(getenv("KUBERNETES_SERVICE_PORT"));
  if (!host.size || !port.size)
    return crd_refused(error, CRD_STRING("no kubeconfig is given, and this is no pod of a cluster: "
                                         "KUBERNETES_SERVICE_HOST and KUBERNETES_SERVICE_PORT must be defined"));
  bool bare_ipv6 = memchr(host.data, ':', host.size) && host.data[0] != '[';
  crd_string address = crd_arena_printf(arena, bare_ipv6 ? "[%.*s]:%.*s" : "%.*s:%.*s", CRD_PRINT(host), CRD_PRINT(port));
  *access = (cluster_access){.authority = {.file = crd_arena_printf(arena, "%s/ca.crt", folder).data},
                             .token_file = crd_arena_printf(arena, "%s/token", folder).data};
  return crd_server_normalize(arena, address, true, &access->server, error) &&
         is_readable(arena, access->authority.file, error) && is_readable(arena, access->token_file, error);
}

bool crd_access_find(crd_arena *arena, const crd_cluster_options *options, cluster_access *access, crd_string *error) {
  *access = (cluster_access){.server = NULL};
  if (options->kubeconfig && options->kubeconfig[0]) return use_kubeconfig(arena, options, access, error);
  if (has_master(options)) return crd_server_normalize(arena, crd_string_of(options->master), false, &access->server, error);
  return use_service_account(arena, options->service_account ? options->service_account : SERVICE_ACCOUNT, access, error);
}
