/* SPDX-License-Identifier: Apache-2.0 */
/* The client: the state that its threads share, starting and ending the threads, and their status. */
#include "../base/threads.h"
#include "curl_library.h"
#include "recorder.h"
#include "registration.h"
#include <assert.h>
#include <crd/base64.h>
#include <crd/cluster.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Certificates and keys as files in memory, for a libcurl that reads them only from files. Such a file is sealed and has no
 * name; its path is that of its descriptor. */

enum { PEM_FILES = 3 };

typedef struct pem_files {
  int files[PEM_FILES]; /* open as long as their paths are in use */
  size_t count;
} pem_files;

static bool write_pem(int file, crd_string text) {
  for (size_t done = 0; done < text.size;) {
    ssize_t put = write(file, text.data + done, text.size - done);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return false;
    done += (size_t)put;
  }
  return fcntl(file, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0;
}

static bool open_pem(pem_files *files, crd_arena *arena, cluster_pem *pem, crd_string *error) {
  if (!pem->data.size) return true;
  int file = memfd_create("crdc", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0 || !write_pem(file, pem->data)) {
    *error = crd_arena_printf(arena, "a certificate cannot be kept in memory: %s", strerror(errno));
    if (file >= 0) close(file);
    return false;
  }
  files->files[files->count++] = file;
  pem->in_memory = crd_arena_printf(arena, "/proc/self/fd/%d", file).data;
  return true;
}

/* Adds to each PEM of an access that is held as bytes the path of a file, which only this process can use. False, with the
 * error set, on systems without such files. */
static bool crd_pem_files_open(pem_files *files, crd_arena *arena, cluster_access *access, crd_string *error) {
  return open_pem(files, arena, &access->authority, error) && open_pem(files, arena, &access->certificate, error) &&
         open_pem(files, arena, &access->key, error);
}

static void crd_pem_files_close(pem_files *files) {
  while (files->count) close(files->files[--files->count]);
}

/* of a thread: TLS takes the most, and packing recurses as deep as JSON may nest */
#define THREAD_STACK ((size_t)4 << 20)

struct crd_cluster {
  crd_arena *arena; /* for the options' texts */
  cluster_access access;
  pem_files pems;
  pace_bucket bucket;
  kept_budget *budget; /* NULL: no limit */
  caller_shared shared;
  store *store;
  kind_watch *kinds;
  size_t kind_count;
  ca_bundle bundle;
  unsigned registration_wait;
  registration *registrations;
  size_t registration_count;
  event_recorder *recorder; /* NULL: no events are recorded */
  pthread_t *threads;
  size_t thread_count;
};

/* ---- creation ---- */

typedef struct settling {
  crd_cluster *cluster;
  const crd_cluster_options *options;
  crd_string error;
  bool good;
} settling;

static unsigned or_default(unsigned value, unsigned otherwise) {
  return value ? value : otherwise;
}

static void settle_access(void *context) {
  settling *settling = context;
  crd_cluster *cluster = settling->cluster;
  const crd_cluster_options *options = settling->options;
  const char *agent = options->user_agent ? options->user_agent : "crdc/" CRD_VERSION;
  cluster->shared = (caller_shared){.link = {.access = &cluster->access,
                                             .bucket = &cluster->bucket,
                                             .user_agent = crd_arena_copy(cluster->arena, crd_string_of(agent)).data,
                                             .request_timeout = or_default(options->request_timeout, 60000),
                                             .silence = or_default(options->silence, 150000)},
                                    .log = options->log,
                                    .log_context = options->log_context,
                                    .budget = cluster->budget ? cluster->budget->budget : NULL,
                                    .page_size = or_default(options->page_size, 500),
                                    .object_limit = options->object_limit ? options->object_limit : (size_t)4 << 20,
                                    .backoff_least = or_default(options->backoff_least, 500),
                                    .backoff_most = or_default(options->backoff_most, 30000)};
  cluster->registration_wait = or_default(options->registration_wait, 300000);
  settling->good = crd_access_find(cluster->arena, options, &cluster->access, &settling->error);
  const char *why;
  const curl_library *curl = settling->good ? crd_curl_library(&why) : NULL;
  if (settling->good && !curl) settling->error = crd_string_of(why);
  settling->good = curl && (crd_curl_reads_blobs(curl) ||
                            crd_pem_files_open(&cluster->pems, cluster->arena, &cluster->access, &settling->error));
}

/* Checks and copies the options. False with the reason. */
static bool settle(crd_cluster *cluster, const crd_cluster_options *options, char *error, size_t error_size) {
  settling settling = {.cluster = cluster, .options = options};
  crd_stop stop = crd_guard(cluster->arena, settle_access, &settling);
  if (stop != CRD_STOP_NONE) settling.error = crd_stop_text(stop);
  if (stop != CRD_STOP_NONE || !settling.good) snprintf(error, error_size, "%.*s", CRD_PRINT(settling.error));
  return stop == CRD_STOP_NONE && settling.good;
}

static bool settle_kinds(crd_cluster *cluster, const crd_watch *kinds, size_t count, char *error, size_t error_size) {
  const char *why = "out of memory";
  cluster->store = crd_store_create(kinds, count, &why);
  cluster->kinds = cluster->store ? calloc(count + 1, sizeof *cluster->kinds) : NULL;
  bool good = cluster->kinds != NULL;
  if (good) crd_store_limit(cluster->store, cluster->budget);
  for (size_t i = 0; good && i < count; i++) {
    good = crd_kind_watch_init(&cluster->kinds[i], &cluster->shared, cluster->store, i, &kinds[i]);
    if (good)
      cluster->kind_count++;
    else
      why = "out of memory or of descriptors";
  }
  if (!good) snprintf(error, error_size, "%s", why);
  return good;
}

crd_cluster *crd_cluster_create(const crd_cluster_options *options, const crd_watch *kinds, size_t count, char *error,
                                size_t error_size) {
  const crd_arena_options access = {.block_size = 4096, .limit = 4 * CLUSTER_FILE_LIMIT};
  crd_cluster *cluster = calloc(1, sizeof *cluster);
  if (cluster) cluster->arena = crd_arena_create(&access);
  if (cluster && options->memory) cluster->budget = crd_kept_budget_create(options->memory);
  if (!cluster || !cluster->arena || (options->memory && !cluster->budget)) {
    snprintf(error, error_size, "out of memory");
    if (cluster) crd_arena_destroy(cluster->arena);
    if (cluster) crd_kept_budget_release(cluster->budget);
    free(cluster);
    return NULL;
  }
  crd_pace_bucket_init(&cluster->bucket, options->qps != 0 ? options->qps : 50, or_default(options->burst, 100),
                       crd_pace_now());
  pthread_mutex_init(&cluster->bundle.mutex, NULL);
  if (settle(cluster, options, error, error_size) && settle_kinds(cluster, kinds, count, error, error_size)) return cluster;
  crd_cluster_destroy(cluster);
  return NULL;
}

void crd_cluster_destroy(crd_cluster *cluster) {
  if (!cluster) return;
  crd_cluster_stop(cluster);
  for (size_t i = 0; i < cluster->kind_count; i++) crd_kind_watch_end(&cluster->kinds[i]);
  for (size_t i = 0; i < cluster->registration_count; i++) crd_registration_end(&cluster->registrations[i]);
  crd_recorder_destroy(cluster->recorder);
  free(cluster->kinds);
  free(cluster->registrations);
  free(cluster->bundle.text);
  crd_store_destroy(cluster->store);
  crd_kept_budget_release(cluster->budget);
  pthread_mutex_destroy(&cluster->bundle.mutex);
  crd_pace_bucket_end(&cluster->bucket);
  crd_pem_files_close(&cluster->pems);
  crd_arena_destroy(cluster->arena);
  free(cluster);
}

/* ---- access ---- */

const cluster_access *crd_cluster_access(const crd_cluster *cluster) {
  return &cluster->access;
}

size_t crd_cluster_files(const crd_cluster *cluster, const char **paths, size_t room) {
  const cluster_access *access = &cluster->access;
  const char *files[] = {access->authority.file, access->certificate.file, access->key.file, access->token_file};
  size_t count = 0;
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    if (!files[i]) continue;
    if (count < room) paths[count] = files[i];
    count++;
  }
  return count;
}

/* Whether the access, or a variable that libcurl reads, sets a proxy for the host. */
static bool has_proxy(const cluster_access *access, crd_string host) {
  static const char *const names[] = {"https_proxy", "HTTPS_PROXY", "http_proxy", "all_proxy", "ALL_PROXY"};
  bool proxy = access->proxy != NULL;
  for (size_t i = 0; !crd_address_is_local(host) && i < sizeof names / sizeof *names; i++) {
    const char *value = getenv(names[i]);
    proxy = proxy || (value && *value);
  }
  return proxy;
}

unsigned crd_cluster_server(const crd_cluster *cluster, bool *is_name) {
  address_parts parts = crd_address_split(cluster->access.server);
  bool proxy = has_proxy(&cluster->access, parts.host);
  *is_name = proxy || parts.host.data[0] != '[';
  bool digits = true; /* or dots: IPv4 */
  for (size_t i = 0; i < parts.host.size; i++)
    digits = digits && ((parts.host.data[i] >= '0' && parts.host.data[i] <= '9') || parts.host.data[i] == '.');
  *is_name = *is_name && (proxy || !digits);
  return proxy ? 0 : (unsigned)strtoul(parts.port.data, NULL, 10);
}

/* ---- webhook configurations ---- */

typedef struct encoding {
  crd_arena *arena;
  crd_string bundle;
  char *text;
} encoding;

static void encode_bundle(void *context) {
  encoding *encoding = context;
  crd_text text = {.arena = encoding->arena};
  crd_base64_encode(&text, encoding->bundle);
  encoding->text = strndup(text.data ? text.data : "", text.size);
}

bool crd_cluster_set_bundle(crd_cluster *cluster, crd_string bundle) {
  encoding encoding = {.arena = crd_arena_create(NULL), .bundle = bundle};
  bool good = encoding.arena && crd_guard(encoding.arena, encode_bundle, &encoding) == CRD_STOP_NONE && encoding.text;
  crd_arena_destroy(encoding.arena);
  if (!good) return false;
  pthread_mutex_lock(&cluster->bundle.mutex);
  bool same = cluster->bundle.text && strcmp(cluster->bundle.text, encoding.text) == 0;
  char *unused = same ? encoding.text : cluster->bundle.text;
  cluster->bundle.text = same ? cluster->bundle.text : encoding.text;
  cluster->bundle.generation += same ? 0 : 1;
  pthread_mutex_unlock(&cluster->bundle.mutex);
  free(unused);
  for (size_t i = 0; !same && i < cluster->registration_count; i++) crd_link_wake(cluster->registrations[i].caller.link);
  return true;
}

bool crd_cluster_register(crd_cluster *cluster, const crd_cluster_webhook *webhooks, size_t count, crd_string bundle) {
  assert(!cluster->registrations && !cluster->threads);
  cluster->registrations = calloc(count + 1, sizeof *cluster->registrations);
  bool good = cluster->registrations && crd_cluster_set_bundle(cluster, bundle);
  for (size_t i = 0; good && i < count; i++) {
    good = crd_registration_init(&cluster->registrations[i], &cluster->shared, &cluster->bundle, &webhooks[i],
                                 cluster->registration_wait);
    if (good) cluster->registration_count++;
  }
  return good;
}

static unsigned bundle_generation(const crd_cluster *shown) {
  crd_cluster *cluster = (crd_cluster *)(uintptr_t)shown;
  pthread_mutex_lock(&cluster->bundle.mutex);
  unsigned generation = cluster->bundle.generation;
  pthread_mutex_unlock(&cluster->bundle.mutex);
  return generation;
}

crd_cluster_registration crd_cluster_registration_look(const crd_cluster *cluster, char *error, size_t error_size) {
  crd_cluster_registration state = {.wanted = cluster->registration_count};
  unsigned generation = bundle_generation(cluster);
  if (error && error_size) error[0] = 0;
  for (size_t i = 0; i < cluster->registration_count; i++) {
    registration *registration = &cluster->registrations[i];
    state.set += atomic_load(&registration->set) == generation;
    state.failed += atomic_load(&registration->failed);
    state.contested += crd_registration_is_contested(registration);
    state.updates += atomic_load(&registration->updates);
    pthread_mutex_lock(&registration->mutex);
    if (error && registration->failure[0]) snprintf(error, error_size, "%s", registration->failure);
    pthread_mutex_unlock(&registration->mutex);
  }
  return state;
}

/* ---- events ---- */

bool crd_cluster_record(crd_cluster *cluster, crd_string component) {
  assert(!cluster->recorder && !cluster->threads);
  cluster->recorder = crd_recorder_create(&cluster->shared, component);
  return cluster->recorder != NULL;
}

void crd_cluster_tell(const crd_cluster *cluster, const crd_object_event *event) {
  if (cluster->recorder) crd_recorder_tell(cluster->recorder, event);
}

crd_cluster_recorded crd_cluster_recorded_look(const crd_cluster *cluster) {
  const event_recorder *recorder = cluster->recorder;
  if (!recorder) return (crd_cluster_recorded){.wanted = false};
  return (crd_cluster_recorded){.wanted = true,
                                .recorded = atomic_load(&recorder->recorded),
                                .failed = atomic_load(&recorder->failed),
                                .dropped = atomic_load(&recorder->dropped)};
}

/* ---- reading ---- */

bool crd_cluster_read(crd_cluster *cluster, char *error, size_t error_size) {
  assert(!cluster->threads);
  for (size_t i = 0; i < cluster->kind_count; i++) {
    char version[VERSION_SIZE];
    kind_watch *kind = &cluster->kinds[i];
    if (crd_kind_watch_fill(kind, version) == CALL_GOOD) continue;
    snprintf(error, error_size, "%s: %s", kind->about, kind->caller.error);
    return false;
  }
  return true;
}

const crd_cluster_view *crd_cluster_view_take(const crd_cluster *cluster) {
  return crd_store_view(cluster->store);
}

bool crd_cluster_synced(const crd_cluster *cluster) {
  for (size_t i = 0; i < cluster->kind_count; i++)
    if (!atomic_load(&cluster->kinds[i].synced)) return false;
  return true;
}

size_t crd_cluster_kind_count(const crd_cluster *cluster) {
  return cluster->kind_count;
}

const char *crd_cluster_kind_name(const crd_cluster *cluster, size_t kind) {
  assert(kind < cluster->kind_count);
  return cluster->kinds[kind].about;
}

crd_cluster_kind_state crd_cluster_kind_look(const crd_cluster *cluster, size_t kind) {
  assert(kind < cluster->kind_count);
  const kind_watch *watch = &cluster->kinds[kind];
  int64_t heard = atomic_load(&watch->caller.heard), now = crd_pace_now();
  return (crd_cluster_kind_state){.synced = atomic_load(&watch->synced),
                                  .age = !heard        ? -1
                                         : now > heard ? now - heard
                                                       : 0,
                                  .objects = atomic_load(&watch->objects),
                                  .lists = atomic_load(&watch->caller.lists),
                                  .watches = atomic_load(&watch->caller.watches),
                                  .events = atomic_load(&watch->caller.events),
                                  .failures = atomic_load(&watch->caller.failures)};
}

/* ---- threads ---- */

/* Starts a thread with all signals blocked: they are for the program's threads. */
static bool start_thread(crd_cluster *cluster, void *(*run)(void *context), void *context) {
  if (!thread_start(&cluster->threads[cluster->thread_count], THREAD_STACK, run, context)) return false;
  cluster->thread_count++;
  return true;
}

bool crd_cluster_start(crd_cluster *cluster, char *error, size_t error_size) {
  assert(!cluster->threads);
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  cluster->threads = calloc(cluster->kind_count + cluster->registration_count + 2, sizeof *cluster->threads);
  bool good = cluster->threads != NULL;
  for (size_t i = 0; good && i < cluster->kind_count; i++)
    good = start_thread(cluster, crd_kind_watch_run, &cluster->kinds[i]);
  for (size_t i = 0; good && i < cluster->registration_count; i++)
    good = start_thread(cluster, crd_registration_run, &cluster->registrations[i]);
  if (good && cluster->recorder) good = start_thread(cluster, crd_recorder_run, cluster->recorder);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (good) return true;
  snprintf(error, error_size, "there is no memory or no thread to be had for the client of the API server");
  crd_cluster_stop(cluster);
  return false;
}

static void stop_caller(cluster_caller *caller) {
  atomic_store(&caller->stop, true);
  crd_link_wake(caller->link);
}

void crd_cluster_stop(crd_cluster *cluster) {
  if (!cluster->threads) return;
  for (size_t i = 0; i < cluster->kind_count; i++) stop_caller(&cluster->kinds[i].caller);
  for (size_t i = 0; i < cluster->registration_count; i++) stop_caller(&cluster->registrations[i].caller);
  if (cluster->recorder) crd_recorder_stop(cluster->recorder);
  for (size_t i = 0; i < cluster->thread_count; i++) pthread_join(cluster->threads[i], NULL);
  free(cluster->threads);
  cluster->threads = NULL;
  cluster->thread_count = 0;
}
