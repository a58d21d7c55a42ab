/* SPDX-License-Identifier: Apache-2.0 */
/* The bytes of a connection, through TLS or in plain text.
 *
 * A worker has a buffer of received bytes, `raw`, and one of bytes to send, `out`; both are empty between two connections.
 * GnuTLS reads from the one and writes to the other, so it makes no system calls and never blocks: a request is one recv if
 * its records have arrived, an answer one send. Bytes that a socket does not accept are kept by its connection. */
#include "http_private.h"
#include <errno.h>
#include <sys/socket.h>
#include <unistd.h>

static ssize_t pull(gnutls_transport_ptr_t context, void *room, size_t size) {
  connection *connection = context;
  worker *worker = connection->worker;
  const size_t left = worker->raw_size - worker->raw_at;
  if (!left) {
    gnutls_transport_set_errno(connection->session, EAGAIN);
    return -1;
  }
  if (size > left) size = left;
  memcpy(room, worker->raw + worker->raw_at, size);
  worker->raw_at += size;
  return (ssize_t)size;
}

static int pull_timeout(gnutls_transport_ptr_t context, unsigned ms) {
  const connection *connection = context;
  (void)ms;
  return connection->worker->raw_at < connection->worker->raw_size;
}

static ssize_t push(gnutls_transport_ptr_t context, const void *data, size_t size) {
  connection *connection = context;
  worker *worker = connection->worker;
  if (crd_buffer_add(worker->server, &worker->out, false, (crd_string){data, size}, 0) == CRD_STOP_NONE)
    return (ssize_t)size;
  gnutls_transport_set_errno(connection->session, ENOMEM);
  return -1;
}

bool crd_wire_open(connection *connection) {
  http_server *server = connection->worker->server;
  if (!server->options.tls) return true;
  connection->session = crd_tls_session_create(server->options.tls, &server->ticket_key, &connection->pair);
  if (!connection->session) return false;
  gnutls_transport_set_ptr(connection->session, connection);
  gnutls_transport_set_pull_function(connection->session, pull);
  gnutls_transport_set_pull_timeout_function(connection->session, pull_timeout);
  gnutls_transport_set_push_function(connection->session, push);
  return true;
}

bool crd_wire_shake(connection *connection) {
  int status = 0;
  if (connection->session) {
    do status = gnutls_handshake(connection->session);
    while (status < 0 && status != GNUTLS_E_AGAIN && !gnutls_error_is_fatal(status));
  }
  if (status < 0 && status != GNUTLS_E_AGAIN) connection->ended = true;
  return status >= 0;
}

bool crd_wire_receive(connection *connection) {
  worker *worker = connection->worker;
  ssize_t got;
  do got = recv(connection->socket, worker->raw, WIRE_RAW, 0);
  while (got < 0 && errno == EINTR);
  if (got == 0 || (got < 0 && errno != EAGAIN)) connection->ended = true;
  worker->raw_at = 0;
  worker->raw_size = got > 0 ? (size_t)got : 0;
  return got > 0;
}

size_t crd_wire_read(connection *connection, char *room, size_t size) {
  worker *worker = connection->worker;
  size_t taken = 0;
  if (!connection->session) {
    const size_t left = worker->raw_size - worker->raw_at;
    taken = size < left ? size : left;
    memcpy(room, worker->raw + worker->raw_at, taken);
    worker->raw_at += taken;
  }
  while (connection->session && !connection->ended && taken < size) {
    if (worker->raw_at == worker->raw_size && !gnutls_record_check_pending(connection->session)) break;
    ssize_t got = gnutls_record_recv(connection->session, room + taken, size - taken);
    if (got > 0)
      taken += (size_t)got;
    else if (got == GNUTLS_E_AGAIN)
      break;
    else if (got == 0 || got == GNUTLS_E_REHANDSHAKE || gnutls_error_is_fatal((int)got))
      connection->ended = true;
  }
  return taken;
}

bool crd_wire_write(connection *connection, crd_string *text) {
  worker *worker = connection->worker;
  while (text->size && worker->out.size < WIRE_OUT) {
    size_t size = text->size < WIRE_RECORD ? text->size : WIRE_RECORD;
    ssize_t taken =
        connection->session ? gnutls_record_send(connection->session, text->data, size) : push(connection, text->data, size);
    if (taken <= 0) return false;
    *text = crd_string_slice(*text, (size_t)taken, text->size);
  }
  return true;
}

wire_state crd_wire_flush(connection *connection) {
  http_server *server = connection->worker->server;
  buffer *out = &connection->worker->out, *from = connection->unsent.size ? &connection->unsent : out;
  size_t sent = 0;
  if (from != out && out->size) { /* GnuTLS has answered a message of its own */
    if (crd_buffer_add(server, from, false, (crd_string){out->data, out->size}, 0)) return WIRE_FAILED;
    out->size = 0;
  }
  while (sent < from->size) {
    ssize_t taken = send(connection->socket, from->data + sent, from->size - sent, MSG_NOSIGNAL);
    if (taken < 0 && errno != EINTR) break;
    if (taken > 0) sent += (size_t)taken;
  }
  crd_string left = {from->data + sent, from->size - sent};
  bool good = !left.size || errno == EAGAIN;
  if (from == out) {
    if (left.size && good) good = !crd_buffer_add(server, &connection->unsent, false, left, left.size);
    out->size = 0;
  } else {
    if (left.size) memmove(from->data, left.data, left.size);
    from->size = left.size;
    if (!left.size) crd_buffer_recycle(server, from, false, 0);
  }
  if (sent) crd_connection_pay(connection, sent, connection->worker->now);
  return !good ? WIRE_FAILED : left.size ? WIRE_FULL : WIRE_EMPTY;
}

void crd_wire_bye(connection *connection) {
  if (connection->session && connection->step > STEP_HANDSHAKE && !connection->unsent.size) {
    gnutls_bye(connection->session, GNUTLS_SHUT_WR);
    crd_wire_flush(connection);
  }
}

void crd_wire_close(connection *connection) {
  http_server *server = connection->worker->server;
  if (connection->session) gnutls_deinit(connection->session);
  crd_tls_pair_release(connection->pair);
  crd_buffer_recycle(server, &connection->unread, false, 0);
  crd_buffer_recycle(server, &connection->unsent, false, 0);
  close(connection->socket);
}
