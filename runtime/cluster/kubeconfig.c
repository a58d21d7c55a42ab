/* SPDX-License-Identifier: Apache-2.0 */
/* Reads a kubeconfig like client-go's clientcmd: the context, and the cluster and user that it names. Inline data have
 * precedence over files, and file paths are relative to the kubeconfig. Users that need another program or a password are
 * refused: a webhook uses a token or a certificate. */
#include "link.h"
#include <crd/base64.h>
#include <crd/guard.h>
#include <crd/yaml.h>
#include <string.h>

typedef struct kubeconfig {
  crd_arena *arena;
  const char *path;
  crd_string *error;
} kubeconfig;

static bool refuse_config(const kubeconfig *config, crd_string why) {
  *config->error = crd_arena_printf(config->arena, "%s: %.*s", config->path, CRD_PRINT(why));
  return false;
}

static bool refuse_part(const kubeconfig *config, const char *part, crd_string name, crd_string why) {
  *config->error =
      crd_arena_printf(config->arena, "%s: %s \"%.*s\": %.*s", config->path, part, CRD_PRINT(name), CRD_PRINT(why));
  return false;
}

/* Finds a named entry of a list: {name: ..., TYPE: {...}}. */
static bool find_entry(const kubeconfig *config, const crd_value *root, const char *list, const char *type, crd_string name,
                       const crd_value **entry) {
  const crd_value *items = crd_value_get(root, crd_string_of(list));
  for (uint32_t i = 0; items && items->kind == CRD_LIST && i < items->size; i++) {
    const crd_value *item = &items->as.items[i];
    if (item->kind != CRD_MAP || !crd_string_equal(crd_value_text(crd_value_get(item, CRD_STRING("name"))), name)) continue;
    *entry = crd_value_get(item, crd_string_of(type));
    if (*entry && (*entry)->kind == CRD_MAP) return true;
    return refuse_part(config, type, name, CRD_STRING("is no map"));
  }
  return refuse_part(config, type, name, CRD_STRING("does not exist"));
}

/* Reads a text member; an absent one and null are empty. False when it is another type or holds a NUL. */
static bool take_text(const kubeconfig *config, const char *part, crd_string name, const crd_value *entry,
                      const char *member, crd_string *text) {
  const crd_value *value = crd_value_get(entry, crd_string_of(member));
  *text = (crd_string){NULL, 0};
  if (!value || value->kind == CRD_NULL) return true;
  if (value->kind != CRD_STRING_VALUE)
    return refuse_part(config, part, name, crd_arena_printf(config->arena, "%s is no string", member));
  *text = crd_value_string(value);
  if (!text->size || !memchr(text->data, 0, text->size)) return true;
  return refuse_part(config, part, name, crd_arena_printf(config->arena, "%s holds a NUL", member));
}

/* The path of a file, relative to the kubeconfig's folder unless it is absolute. */
static const char *file_beside(const kubeconfig *config, crd_string file) {
  const char *slash = strrchr(config->path, '/');
  if (!slash || file.data[0] == '/') return crd_arena_copy(config->arena, file).data;
  return crd_arena_printf(config->arena, "%.*s/%.*s", (int)(slash - config->path), config->path, CRD_PRINT(file)).data;
}

/* Reads MEMBER-data, or the file in MEMBER when there is none. */
static bool take_pem(const kubeconfig *config, const char *part, crd_string name, const crd_value *entry, const char *member,
                     cluster_pem *pem) {
  crd_string file, data, member_data = crd_arena_printf(config->arena, "%s-data", member);
  if (!take_text(config, part, name, entry, member, &file) || !take_text(config, part, name, entry, member_data.data, &data))
    return false;
  *pem = (cluster_pem){.file = file.size && !data.size ? file_beside(config, file) : NULL};
  if (!data.size) return true;
  char *bytes = crd_arena_alloc(config->arena, CRD_BASE64_ROOM(data.size));
  pem->data.data = bytes;
  size_t place = crd_base64_decode(data, CRD_BASE64_STD, bytes, &pem->data.size);
  if (place == CRD_BASE64_GOOD && pem->data.size) return true;
  return refuse_part(config, part, name, crd_arena_printf(config->arena, "%s is no base64", member_data.data));
}

static bool take_cluster(const kubeconfig *config, crd_string name, const crd_value *entry, const char *master,
                         cluster_access *access) {
  crd_string server, server_name, proxy, why;
  const crd_value *insecure = crd_value_get(entry, CRD_STRING("insecure-skip-tls-verify"));
  if (!take_text(config, "cluster", name, entry, "server", &server) ||
      !take_text(config, "cluster", name, entry, "tls-server-name", &server_name) ||
      !take_text(config, "cluster", name, entry, "proxy-url", &proxy) ||
      !take_pem(config, "cluster", name, entry, "certificate-authority", &access->authority))
    return false;
  if (insecure && insecure->kind != CRD_BOOL && insecure->kind != CRD_NULL)
    return refuse_part(config, "cluster", name, CRD_STRING("insecure-skip-tls-verify is no bool"));
  access->insecure = insecure && insecure->kind == CRD_BOOL && insecure->as.boolean;
  if (access->insecure && cluster_pem_given(&access->authority))
    return refuse_part(config, "cluster", name,
                       CRD_STRING("certificate-authority with insecure-skip-tls-verify is not allowed"));
  if (master) server = crd_string_of(master);
  bool tls = access->insecure || cluster_pem_given(&access->authority) || cluster_pem_given(&access->certificate);
  if (!crd_server_normalize(config->arena, server, tls, &access->server, &why))
    return refuse_part(config, "cluster", name, why);
  access->server_name = server_name.size ? crd_arena_copy(config->arena, server_name).data : NULL;
  access->proxy = proxy.size ? crd_arena_copy(config->arena, proxy).data : NULL;
  return true;
}

/* The name of a credential of a user entry that this client does not support; NULL: there is none. */
static const char *foreign_credential(const crd_value *entry) {
  static const char *const foreign[][2] = {
      {"exec", "exec plugins are not run: give it a token, a tokenFile or a client certificate"},
      {"auth-provider", "auth providers are not known: give it a token, a tokenFile or a client certificate"},
      {"username", "basic authentication is not done: give it a token, a tokenFile or a client certificate"},
      {"password", "basic authentication is not done: give it a token, a tokenFile or a client certificate"},
      {"as", "impersonation is not done"},
      {"as-uid", "impersonation is not done"},
      {"as-groups", "impersonation is not done"},
      {"as-user-extra", "impersonation is not done"}};
  for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++) {
    const crd_value *value = crd_value_get(entry, crd_string_of(foreign[i][0]));
    bool empty = !value || value->kind == CRD_NULL || (value->kind >= CRD_STRING_VALUE && value->size == 0);
    if (!empty) return foreign[i][1];
  }
  return NULL;
}

static bool take_user(const kubeconfig *config, crd_string name, const crd_value *entry, cluster_access *access) {
  const char *foreign = foreign_credential(entry);
  crd_string token, file;
  if (foreign) return refuse_part(config, "user", name, crd_string_of(foreign));
  if (!take_pem(config, "user", name, entry, "client-certificate", &access->certificate) ||
      !take_pem(config, "user", name, entry, "client-key", &access->key) ||
      !take_text(config, "user", name, entry, "token", &token) ||
      !take_text(config, "user", name, entry, "tokenFile", &file))
    return false;
  if (cluster_pem_given(&access->certificate) != cluster_pem_given(&access->key))
    return refuse_part(config, "user", name, CRD_STRING("client-certificate and client-key go together"));
  if (token.size && !crd_token_trim(&token))
    return refuse_part(config, "user", name, CRD_STRING("token is no bearer token"));
  access->token = token.size ? crd_arena_copy(config->arena, token).data : NULL;
  access->token_file = file.size ? file_beside(config, file) : NULL;
  return true;
}

/* Reads the user and the cluster of a context. Without a user, requests are anonymous. */
static bool take_context(const kubeconfig *config, const crd_value *root, crd_string name, const char *master,
                         cluster_access *access) {
  const crd_value *context, *entry;
  crd_string cluster, user;
  if (!find_entry(config, root, "contexts", "context", name, &context) ||
      !take_text(config, "context", name, context, "cluster", &cluster) ||
      !take_text(config, "context", name, context, "user", &user))
    return false;
  if (user.size && (!find_entry(config, root, "users", "user", user, &entry) || !take_user(config, user, entry, access)))
    return false;
  if (!cluster.size) return refuse_part(config, "context", name, CRD_STRING("names no cluster"));
  return find_entry(config, root, "clusters", "cluster", cluster, &entry) &&
         take_cluster(config, cluster, entry, master, access);
}

typedef struct reading {
  kubeconfig config;
  crd_string text;
  const char *context, *master;
  cluster_access *access;
  bool good;
} reading;

static void read_config(void *context) {
  reading *reading = context;
  crd_parse_error problem = {0};
  crd_string name = crd_string_of(reading->context);
  const crd_value *root = crd_yaml_parse(reading->config.arena, reading->text, NULL, &problem, NULL);
  if (!root) {
    refuse_config(&reading->config, problem.message);
    return;
  }
  if (root->kind != CRD_MAP) {
    refuse_config(&reading->config, CRD_STRING("is no kubeconfig: it must be a map"));
    return;
  }
  if (!name.size && !take_text(&reading->config, "context", CRD_STRING(""), root, "current-context", &name)) return;
  if (!name.size) {
    refuse_config(&reading->config, CRD_STRING("has no current-context, and no context was named"));
    return;
  }
  reading->good = take_context(&reading->config, root, name, reading->master, reading->access);
}

bool crd_kubeconfig_read(crd_arena *arena, crd_string text, const char *path, const char *context, const char *master,
                         cluster_access *access, crd_string *error) {
  reading reading = {.config = {.arena = arena, .path = path, .error = error},
                     .text = text,
                     .context = context,
                     .master = master,
                     .access = access};
  *access = (cluster_access){.server = NULL};
  crd_stop stop = crd_guard_once(arena, read_config, &reading);
  if (stop == CRD_STOP_NONE) return reading.good;
  *error = crd_stop_text(stop);
  return false;
}
