/* The way to the API server: what a pod is given (client-go: rest.InClusterConfig), or a kubeconfig and an address as
 * clientcmd.BuildConfigFromFlags puts them together. */
#include "access.h"
#include <crd/file.h>
#include <crd/guard.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SERVICE_ACCOUNT "/var/run/secrets/kubernetes.io/serviceaccount"

bool crd_token_trim(crd_string *token) {
  while (token->size && (unsigned char)token->data[token->size - 1] <= ' ') token->size--;
  while (token->size && (unsigned char)token->data[0] <= ' ') token->data++, token->size--;
  for (size_t i = 0; i < token->size; i++)
    if ((unsigned char)token->data[i] <= ' ' || token->data[i] == 0x7f) return false;
  return token->size > 0;
}

/* The bytes that a URL's host, port and path may have here: nothing that ends or begins another part of it. */
static bool address_byte(char c) {
  return (unsigned char)c > ' ' && c != 0x7f && !strchr("?#@\\\"<>^`{|}", c);
}

bool crd_server_normalize(crd_arena *arena, crd_string address, bool tls, const char **server, crd_string *error) {
  static const crd_string schemes[] = {CRD_STRING_INIT("https://"), CRD_STRING_INIT("http://")};
  crd_string scheme = schemes[tls ? 0 : 1], rest = address;
  for (size_t i = 0; i < 2; i++)
    if (crd_string_has_prefix(address, schemes[i])) {
      scheme = schemes[i];
      rest = crd_string_slice(address, schemes[i].size, address.size);
    }
  while (rest.size && rest.data[rest.size - 1] == '/') rest.size--;
  bool good = rest.size > 0 && rest.data[0] != '/' && rest.data[0] != ':' && rest.data[0] != '-';
  for (size_t i = 0; good && i < rest.size; i++) good = address_byte(rest.data[i]) && rest.data[i] != 0;
  for (size_t i = 0; good && i + 2 < rest.size; i++) good = memcmp(rest.data + i, "://", 3) != 0;
  if (!good)
    *error = address.size ? crd_arena_printf(arena, "\"%.*s\" is no address of an API server", CRD_PRINT(address))
                          : CRD_STRING("no address of an API server");
  else
    *server = crd_arena_printf(arena, "%.*s%.*s", CRD_PRINT(scheme), CRD_PRINT(rest)).data;
  return good;
}

/* What stands in a file must be there when it is needed; now is the time to say so. */
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
  if (!host.size || !port.size) {
    *error = CRD_STRING(
        "no kubeconfig is given, and this is no pod of a cluster: "
        "KUBERNETES_SERVICE_HOST and KUBERNETES_SERVICE_PORT must be defined");
    return false;
  }
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
