/* SPDX-License-Identifier: Apache-2.0 */
/* Checks and normalizes addresses of API servers, and tokens for the Authorization header. */
#include "link.h"
#include <string.h>

bool crd_token_trim(crd_string *token) {
  while (token->size && (unsigned char)token->data[token->size - 1] <= ' ') token->size--;
  while (token->size && (unsigned char)token->data[0] <= ' ') token->data++, token->size--;
  for (size_t i = 0; i < token->size; i++)
    if ((unsigned char)token->data[i] <= ' ' || token->data[i] == 0x7f) return false;
  return token->size > 0;
}

/* Whether a byte may occur in the host, port and path here: it must not delimit another part of the URL. */
static bool address_byte(char c) {
  return (unsigned char)c > ' ' && c != 0x7f && !strchr("?#@\\\"<>^`{|}", c);
}

bool crd_server_normalize(crd_arena *arena, crd_string address, bool tls, const char **server, crd_string *error) {
  static const crd_string schemes[] = {CRD_STRING_INIT("https://"), CRD_STRING_INIT("http://")};
  if (!address.data) address = CRD_STRING("");
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

address_parts crd_address_split(const char *server) {
  const char *authority = strstr(server, "://") + 3, *end = strchr(authority, '/');
  if (!end) end = authority + strlen(authority);
  const char *colon = end;
  while (colon > authority && colon[-1] >= '0' && colon[-1] <= '9') colon--;
  bool has_port = colon > authority && colon < end && colon[-1] == ':';
  address_parts parts = {.scheme = {server, (size_t)(authority - server)},
                         .authority = {authority, (size_t)(end - authority)},
                         .path = crd_string_of(end)};
  parts.host = (crd_string){authority, (size_t)((has_port ? colon - 1 : end) - authority)};
  parts.port =
      has_port ? (crd_string){colon, (size_t)(end - colon)} : crd_string_of(strncmp(server, "https", 5) == 0 ? "443" : "80");
  return parts;
}

bool crd_address_is_local(crd_string host) {
  return crd_string_equal(host, CRD_STRING("localhost")) || crd_string_equal(host, CRD_STRING("[::1]")) ||
         crd_string_has_prefix(host, CRD_STRING("127."));
}
