/* SPDX-License-Identifier: Apache-2.0 */
/* The handlers' checks of a body before decoding: its media type and its size. */
#include "endpoint_parts.h"
#include <ctype.h>

#define JSON_TYPES "application/json, application/yaml, application/vnd.kubernetes.protobuf"

/* The media type of a Content-Type header, lower-cased, without parameters. */
static crd_string media_type(crd_arena *arena, crd_string header) {
  const char *end = header.size ? memchr(header.data, ';', header.size) : NULL;
  size_t size = end ? (size_t)(end - header.data) : header.size;
  while (size && (header.data[size - 1] == ' ' || header.data[size - 1] == '\t')) size--;
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < size; i++) crd_text_add_char(&text, (char)tolower((unsigned char)header.data[i]));
  return crd_text_string(&text);
}

bool crd_endpoint_read_content_type(endpoint *endpoint, crd_encoding *encoding) {
  crd_string type = media_type(endpoint->arena, endpoint->request->content_type);
  *encoding = crd_string_equal(type, CRD_STRING("application/yaml")) ? CRD_ENCODING_YAML : CRD_ENCODING_JSON;
  if (!type.size || *encoding == CRD_ENCODING_YAML || crd_string_equal(type, CRD_STRING("application/json"))) return true;
  crd_endpoint_unsupported_media(endpoint, JSON_TYPES);
  return false;
}

bool crd_endpoint_check_size(endpoint *endpoint) {
  if (endpoint->request->body.size <= CRD_ENDPOINT_MAX_BODY) return true;
  crd_endpoint_refuse(endpoint, 413, "RequestEntityTooLarge", CRD_STRING("Request entity too large: limit is 3145728"));
  return false;
}
