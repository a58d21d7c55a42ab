/* SPDX-License-Identifier: Apache-2.0 */
/* Runs libcurl in the caller's thread by its multi interface, which can wait for the server and for the wake event at once.
 * Uses HTTP/1.1, because there is one request at a time. TCP's keep-alive and user time-out detect a peer that has
 * vanished. */
#include "link.h"
#include "curl_library.h"
#include <crd/file.h>
#include <crd/guard.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#define CONNECT_TIMEOUT 10000L /* milliseconds */
#define PEER_TIMEOUT 30000     /* milliseconds without an acknowledgement */
#define ROUND 1000             /* milliseconds between checks of the time limits */
#define REQUEST_LIMIT ((size_t)1 << 20)

struct cluster_link {
  const link_shared *shared;
  const curl_library *curl;
  crd_arena *arena; /* for the parts of a request */
  char *token;      /* the last token that was read from the file; NULL: none */
  CURLM *multi;
  CURL *easy;
  int wake; /* an eventfd, readable from crd_link_wake to crd_link_calm */
  char error[CURL_ERROR_SIZE];
};

/* A request in progress. */
typedef struct transfer {
  cluster_link *link;
  const link_request *request;
  link_answer *answer;
  struct curl_slist *headers, *places;
  int64_t heard;   /* when the last byte was received */
  bool prepared;   /* the request could be built completely */
  bool left, full; /* the receiver stopped it; the answer has reached its limit */
} transfer;

/* ---- a link ---- */

cluster_link *crd_link_create(const link_shared *shared) {
  const char *why;
  const curl_library *curl = crd_curl_library(&why);
  cluster_link *link = curl ? calloc(1, sizeof *link) : NULL;
  if (!link) return NULL;
  const crd_arena_options small = {.block_size = 4096, .keep_at_most = 65536, .limit = REQUEST_LIMIT};
  *link = (cluster_link){.shared = shared,
                         .curl = curl,
                         .arena = crd_arena_create(&small),
                         .multi = curl->multi_init(),
                         .easy = curl->easy_init(),
                         .wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)};
  if (link->arena && link->multi && link->easy && link->wake >= 0) {
    curl->multi_setopt(link->multi, CURLMOPT_MAXCONNECTS, 1L);
    return link;
  }
  crd_link_destroy(link);
  return NULL;
}

void crd_link_destroy(cluster_link *link) {
  if (!link) return;
  link->curl->easy_cleanup(link->easy);
  if (link->multi) link->curl->multi_cleanup(link->multi);
  if (link->wake >= 0) close(link->wake);
  crd_arena_destroy(link->arena);
  free(link->token);
  free(link);
}

void crd_link_wake(cluster_link *link) {
  uint64_t one = 1;
  while (write(link->wake, &one, sizeof one) < 0 && errno == EINTR) {
  }
}

void crd_link_calm(cluster_link *link) {
  uint64_t count;
  while (read(link->wake, &count, sizeof count) < 0 && errno == EINTR) {
  }
}

static bool is_woken(const cluster_link *link) {
  struct pollfd event = {.fd = link->wake, .events = POLLIN};
  return poll(&event, 1, 0) > 0;
}

bool crd_link_wait(cluster_link *link, int64_t milliseconds) {
  int64_t end = crd_pace_now() + milliseconds, left;
  struct pollfd event = {.fd = link->wake, .events = POLLIN};
  while ((left = end - crd_pace_now()) > 0)
    if (poll(&event, 1, left < 3600000 ? (int)left : 3600000) > 0) return false;
  return !is_woken(link);
}

/* ---- receiving ---- */

static size_t receive_body(char *data, size_t size, size_t count, void *context) {
  transfer *transfer = context;
  link_answer *answer = transfer->answer;
  long status = 0;
  size *= count;
  transfer->heard = crd_pace_now();
  transfer->link->curl->easy_getinfo(transfer->link->easy, CURLINFO_RESPONSE_CODE, &status);
  if (transfer->request->receive && status == 200) {
    transfer->left = !transfer->request->receive(transfer->request->context, (crd_string){data, size});
    return transfer->left ? CURL_WRITEFUNC_ERROR : size;
  }
  if (size > LINK_ANSWER_LIMIT - answer->body_size) {
    transfer->full = true;
    return CURL_WRITEFUNC_ERROR;
  }
  char *grown = realloc(answer->body, answer->body_size + size);
  if (!grown) return CURL_WRITEFUNC_ERROR;
  memcpy(grown + answer->body_size, data, size);
  answer->body = grown;
  answer->body_size += size;
  return size;
}

static int tune_socket(void *context, curl_socket_t socket, curlsocktype purpose) {
  (void)context, (void)purpose;
  int probes = 3, timeout = PEER_TIMEOUT;
  setsockopt(socket, IPPROTO_TCP, TCP_KEEPCNT, &probes, sizeof probes);
  setsockopt(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &timeout, sizeof timeout);
  return CURL_SOCKOPT_OK;
}

/* ---- sending ---- */

static void set_pem(cluster_link *link, CURLoption file, CURLoption blob, const cluster_pem *pem) {
  struct curl_blob bytes = {.data = (void *)(uintptr_t)pem->data.data, .len = pem->data.size, .flags = CURL_BLOB_NOCOPY};
  const char *path = pem->in_memory ? pem->in_memory : pem->file;
  if (pem->data.size && !pem->in_memory)
    crd_curl_set_pointer(link->curl, link->easy, blob, &bytes);
  else if (path)
    crd_curl_set_text(link->curl, link->easy, file, path);
}

static void set_number(cluster_link *link, CURLoption option, long value) {
  crd_curl_set_number(link->curl, link->easy, option, value);
}

static void set_tls(cluster_link *link, const cluster_access *access) {
  set_number(link, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2);
  set_number(link, CURLOPT_SSL_VERIFYPEER, !access->insecure);
  set_number(link, CURLOPT_SSL_VERIFYHOST, access->insecure ? 0 : 2);
  set_pem(link, CURLOPT_CAINFO, CURLOPT_CAINFO_BLOB, &access->authority);
  set_pem(link, CURLOPT_SSLCERT, CURLOPT_SSLCERT_BLOB, &access->certificate);
  set_pem(link, CURLOPT_SSLKEY, CURLOPT_SSLKEY_BLOB, &access->key);
#if LIBCURL_VERSION_NUM >= 0x075700
  set_number(link, CURLOPT_CA_CACHE_TIMEOUT, 0); /* the CA file may be renewed: read it for each connection */
#endif
}

static bool add_line(const curl_library *curl, struct curl_slist **lines, const char *line) {
  struct curl_slist *grown = curl->slist_append(*lines, line);
  if (grown) *lines = grown;
  return grown != NULL;
}

/* When the certificate has another name than the host, the URL has that name, and connections to it go to the host. */
static bool set_address(transfer *transfer) {
  const curl_library *curl = transfer->link->curl;
  CURL *easy = transfer->link->easy;
  crd_arena *arena = transfer->link->arena;
  const cluster_access *access = transfer->link->shared->access;
  address_parts parts = crd_address_split(access->server);
  crd_string authority = parts.authority;
  if (access->server_name) {
    authority = crd_arena_printf(arena, "%s:%.*s", access->server_name, CRD_PRINT(parts.port));
    crd_string place =
        crd_arena_printf(arena, "%.*s:%.*s:%.*s", CRD_PRINT(authority), CRD_PRINT(parts.host), CRD_PRINT(parts.port));
    crd_string host = crd_arena_printf(arena, "Host: %.*s", CRD_PRINT(parts.authority));
    if (!add_line(curl, &transfer->headers, host.data) || !add_line(curl, &transfer->places, place.data)) return false;
    crd_curl_set_pointer(curl, easy, CURLOPT_CONNECT_TO, transfer->places);
  }
  if (access->proxy || crd_address_is_local(parts.host))
    crd_curl_set_text(curl, easy, CURLOPT_PROXY, access->proxy ? access->proxy : "");
  crd_string url = crd_arena_printf(arena, "%.*s%.*s%.*s%s", CRD_PRINT(parts.scheme), CRD_PRINT(authority),
                                    CRD_PRINT(parts.path), transfer->request->path);
  return crd_curl_set_text(curl, easy, CURLOPT_URL, url.data);
}

/* Adds the current token. A token file is read for each request, because it is renewed; if that fails, the last token is
 * used. */
static bool add_token(transfer *transfer) {
  cluster_link *link = transfer->link;
  const cluster_access *access = link->shared->access;
  crd_string text;
  if (access->token_file && crd_file_read(link->arena, access->token_file, &text, NULL) &&
      text.size <= CLUSTER_TOKEN_LIMIT && crd_token_trim(&text)) {
    free(link->token);
    link->token = strndup(text.data, text.size);
  }
  const char *token = link->token ? link->token : access->token;
  return !token ||
         add_line(link->curl, &transfer->headers, crd_arena_printf(link->arena, "Authorization: Bearer %s", token).data);
}

static void set_transfer(transfer *transfer) {
  cluster_link *link = transfer->link;
  const curl_library *curl = link->curl;
  CURL *easy = link->easy;
  crd_curl_set_pointer(curl, easy, CURLOPT_ERRORBUFFER, link->error);
  set_number(link, CURLOPT_NOSIGNAL, 1);
  set_number(link, CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1);
  crd_curl_set_text(curl, easy, CURLOPT_PROTOCOLS_STR, "http,https");
  crd_curl_set_text(curl, easy, CURLOPT_USERAGENT, link->shared->user_agent);
  set_number(link, CURLOPT_CONNECTTIMEOUT_MS, CONNECT_TIMEOUT);
  set_number(link, CURLOPT_TIMEOUT_MS, transfer->request->watch ? 0 : (long)link->shared->request_timeout);
  set_number(link, CURLOPT_TCP_KEEPALIVE, 1);
  set_number(link, CURLOPT_TCP_KEEPIDLE, 15);
  set_number(link, CURLOPT_TCP_KEEPINTVL, 5);
  curl->easy_setopt(easy, CURLOPT_SOCKOPTFUNCTION, tune_socket);
  curl->easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive_body);
  crd_curl_set_pointer(curl, easy, CURLOPT_WRITEDATA, transfer);
#if LIBCURL_VERSION_NUM >= 0x075700
  set_number(link, CURLOPT_QUICK_EXIT, 1); /* do not wait for a name lookup when ending */
#endif
  set_tls(link, link->shared->access);
}

static void prepare_transfer(void *context) {
  transfer *transfer = context;
  cluster_link *link = transfer->link;
  const curl_library *curl = link->curl;
  const link_request *request = transfer->request;
  curl->easy_reset(link->easy);
  link->error[0] = 0;
  set_transfer(transfer);
  crd_string accept = crd_arena_printf(link->arena, "Accept: %s", request->accept ? request->accept : "application/json");
  bool good = add_line(curl, &transfer->headers, accept.data) && set_address(transfer) && add_token(transfer);
  if (good && request->content_type) {
    crd_string type = crd_arena_printf(link->arena, "Content-Type: %s", request->content_type);
    crd_curl_set_size(curl, link->easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->body.size);
    crd_curl_set_pointer(curl, link->easy, CURLOPT_POSTFIELDS, request->body.data);
    crd_curl_set_text(curl, link->easy, CURLOPT_CUSTOMREQUEST, request->method);
    good = add_line(curl, &transfer->headers, type.data);
  }
  crd_curl_set_pointer(curl, link->easy, CURLOPT_HTTPHEADER, transfer->headers);
  transfer->prepared = good;
}

/* ---- a request ---- */

/* The method without its first letter, for errors in net/http's form ("Get ..."). */
static const char *method_tail(const char *method) {
  switch (method[1]) {
  case 'U':
    return "ut";
  case 'O':
    return "ost";
  case 'A':
    return "atch";
  default:
    return "et";
  }
}

static link_outcome end_broken(transfer *transfer, const char *why) {
  const link_request *request = transfer->request;
  snprintf(transfer->answer->error, sizeof transfer->answer->error, "%c%s \"%s%.200s\": %s", request->method[0],
           method_tail(request->method), transfer->link->shared->access->server, request->path, why);
  return LINK_BROKEN;
}

/* Builds the outcome when libcurl has finished the transfer. */
static link_outcome end_transfer(transfer *transfer) {
  int more = 0;
  const CURLMsg *message = transfer->link->curl->multi_info_read(transfer->link->multi, &more);
  CURLcode code = message && message->msg == CURLMSG_DONE ? message->data.result : CURLE_FAILED_INIT;
  curl_off_t seconds = 0;
  transfer->link->curl->easy_getinfo(transfer->link->easy, CURLINFO_RESPONSE_CODE, &transfer->answer->status);
  transfer->link->curl->easy_getinfo(transfer->link->easy, CURLINFO_RETRY_AFTER, &seconds);
  transfer->answer->retry_after = seconds > 0 ? (unsigned)(seconds < 3600 ? seconds : 3600) : 0;
  if (transfer->left) return LINK_LEFT;
  if (transfer->full) return end_broken(transfer, "the answer is larger than it may be");
  if (code == CURLE_OK) return LINK_ANSWERED;
  return end_broken(transfer, transfer->link->error[0] ? transfer->link->error : transfer->link->curl->easy_strerror(code));
}

static link_outcome drive_transfer(transfer *transfer) {
  cluster_link *link = transfer->link;
  struct curl_waitfd wake = {.fd = link->wake, .events = CURL_WAIT_POLLIN};
  int running = 1;
  for (;;) {
    if (link->curl->multi_perform(link->multi, &running) != CURLM_OK) return end_broken(transfer, "out of memory");
    if (!running) return end_transfer(transfer);
    if (transfer->request->watch && crd_pace_now() - transfer->heard > (int64_t)link->shared->silence)
      return end_broken(transfer, "nothing was heard of the server for too long");
    wake.revents = 0;
    link->curl->multi_poll(link->multi, &wake, 1, ROUND, NULL);
    if (wake.revents) return LINK_WOKEN;
  }
}

/* Blocks SIGPIPE, so that a closed connection is an error of the call and no signal to the program. */
static link_outcome drive_without_signals(transfer *transfer) {
  sigset_t pipe, pending, before;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  sigpending(&pending);
  pthread_sigmask(SIG_BLOCK, &pipe, &before);
  link_outcome outcome = drive_transfer(transfer);
  transfer->link->curl->multi_remove_handle(transfer->link->multi, transfer->link->easy);
  if (!sigismember(&pending, SIGPIPE)) sigtimedwait(&pipe, NULL, &(struct timespec){0, 0});
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return outcome;
}

void crd_link_send(cluster_link *link, const link_request *request, link_answer *answer) {
  transfer transfer = {.link = link, .request = request, .answer = answer};
  *answer = (link_answer){.outcome = LINK_WOKEN};
  if (!crd_link_wait(link, crd_pace_bucket_take(link->shared->bucket, crd_pace_now()))) return;
  crd_stop stop = crd_guard(link->arena, prepare_transfer, &transfer);
  transfer.heard = crd_pace_now();
  if (stop != CRD_STOP_NONE || !transfer.prepared || link->curl->multi_add_handle(link->multi, link->easy) != CURLM_OK)
    answer->outcome = end_broken(&transfer, "out of memory");
  else
    answer->outcome = drive_without_signals(&transfer);
  link->curl->slist_free_all(transfer.headers);
  link->curl->slist_free_all(transfer.places);
  crd_arena_reset(link->arena);
}

void crd_link_answer_end(link_answer *answer) {
  free(answer->body);
  answer->body = NULL;
  answer->body_size = 0;
}
