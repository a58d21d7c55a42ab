/* SPDX-License-Identifier: Apache-2.0 */
/* Memory that is charged to the budget as it grows, not by the announced size. */
#include "http_private.h"
#include <stdlib.h>

#define FIRST_BUFFER ((size_t)4 << 10)
#define PIECE ((size_t)64 << 10)   /* the first capacity of a body that is known to be larger */
#define GROWTH ((size_t)512 << 10) /* a buffer's capacity is doubled up to this, then this is added */
#define LARGE_BODY ((size_t)1 << 20)

bool crd_http_charge(const http_server *server, size_t bytes) {
  return !server->options.budget || crd_budget_take(server->options.budget, bytes);
}

void crd_http_discharge(const http_server *server, size_t bytes) {
  if (server->options.budget && bytes) crd_budget_give(server->options.budget, bytes);
}

/* Charges bytes to the budget. Bodies may have only a part of it, of which a large body must leave some to small ones. */
static bool take_for(http_server *server, const buffer *buffer, bool is_body, size_t bytes) {
  if (!server->options.budget || !is_body) return crd_http_charge(server, bytes);
  size_t limit = server->bodies_limit;
  if (buffer->capacity >= LARGE_BODY) limit -= limit / 4;
  if (atomic_fetch_add(&server->bodies, bytes) + bytes <= limit && crd_http_charge(server, bytes)) return true;
  atomic_fetch_sub(&server->bodies, bytes);
  return false;
}

static void give_from(http_server *server, bool is_body, size_t bytes) {
  if (is_body && server->options.budget) atomic_fetch_sub(&server->bodies, bytes);
  crd_http_discharge(server, bytes);
}

crd_stop crd_buffer_reserve(http_server *server, buffer *buffer, bool is_body, size_t capacity, size_t most) {
  if (capacity <= buffer->capacity) return CRD_STOP_NONE;
  size_t wanted = buffer->capacity ? buffer->capacity : most > PIECE ? PIECE : FIRST_BUFFER;
  while (wanted < capacity) wanted += wanted < GROWTH ? wanted : GROWTH;
  if (most >= capacity && wanted > most) wanted = most;
  if (!take_for(server, buffer, is_body, wanted - buffer->capacity)) return CRD_STOP_BUDGET;
  char *data = realloc(buffer->data, wanted);
  if (!data) {
    give_from(server, is_body, wanted - buffer->capacity);
    return CRD_STOP_MEMORY;
  }
  buffer->data = data;
  buffer->capacity = wanted;
  return CRD_STOP_NONE;
}

crd_stop crd_buffer_add(http_server *server, buffer *buffer, bool is_body, crd_string text, size_t most) {
  crd_stop stop = crd_buffer_reserve(server, buffer, is_body, buffer->size + text.size, most);
  if (stop) return stop;
  if (text.size && text.data != buffer->data + buffer->size) memcpy(buffer->data + buffer->size, text.data, text.size);
  buffer->size += text.size;
  return CRD_STOP_NONE;
}

void crd_buffer_recycle(http_server *server, buffer *buffer, bool is_body, size_t keep) {
  buffer->size = 0;
  if (buffer->capacity <= keep) return;
  free(buffer->data);
  give_from(server, is_body, buffer->capacity);
  *buffer = (struct buffer){.data = NULL};
}
