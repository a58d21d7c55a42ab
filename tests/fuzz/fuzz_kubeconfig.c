/* SPDX-License-Identifier: Apache-2.0 */
/* Kubeconfigs. Parts: a file first, then "context" and "master". What is refused says why; what is taken has an address that
 * is one, tokens that are headers, and only files that it names. */
#include "../../runtime/cluster/link.h"
#include "mutate.h"
#include "parts.h"
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "yaml";

static void require(bool condition) {
  if (!condition) abort();
}

/* A text that goes into a header or a URL. */
static void require_plain(const char *text) {
  for (; *text; text++) require((unsigned char)*text > ' ' && *text != 0x7f);
}

static void check_pem(const cluster_pem *pem) {
  require(!pem->file || pem->data.size == 0);
  require(!pem->file || pem->file[0] == '/' || strncmp(pem->file, "dir/", 4) == 0);
}

static void check_access(crd_arena *arena, const cluster_access *access) {
  const char *again;
  crd_string error;
  require_plain(access->server);
  require(strncmp(access->server, "https://", 8) == 0 || strncmp(access->server, "http://", 7) == 0);
  require(access->server[strlen(access->server) - 1] != '/');
  require(crd_server_normalize(arena, crd_string_of(access->server), false, &again, &error));
  require(strcmp(again, access->server) == 0);
  if (access->token) require_plain(access->token);
  check_pem(&access->authority), check_pem(&access->certificate), check_pem(&access->key);
  require(cluster_pem_given(&access->certificate) == cluster_pem_given(&access->key));
  require(!access->insecure || !cluster_pem_given(&access->authority));
}

/* A copy with a NUL behind it; the part up to its first. */
static const char *text_of(crd_arena *arena, const parts *parts, const char *name) {
  for (size_t i = 1; i < parts->count; i++)
    if (part_is(&parts->items[i], name) && parts->items[i].text.size)
      return crd_arena_copy(arena, parts->items[i].text).data;
  return NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 64u << 10) return 0;
  char *exact = part_exact((crd_string){(const char *)data, size});
  parts parts;
  parts_read((crd_string){exact, size}, &parts);
  crd_arena *arena = crd_arena_create(NULL);
  cluster_access access;
  crd_string error = {NULL, 0};
  const char *context = text_of(arena, &parts, "context"), *master = text_of(arena, &parts, "master");
  if (parts.count && crd_kubeconfig_read(arena, parts.items[0].text, "dir/config", context, master, &access, &error))
    check_access(arena, &access);
  else
    require(error.size > 0 || !parts.count);
  crd_arena_destroy(arena);
  free(exact);
  return 0;
}
