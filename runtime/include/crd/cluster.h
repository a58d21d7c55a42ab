/* SPDX-License-Identifier: Apache-2.0 */
/* A webhook's client of the API server. It caches objects of some kinds by list and watch, keeps the caBundle of its own
 * webhook configurations up to date, and records events. It is a library of its own, libcrdcluster, which needs libcrdrt. It
 * loads libcurl.so.4 (7.85.0 or newer) when the first client is created, so that no program links libcurl.
 *
 * Readers take no lock that the watch threads hold: the cache is a tree of objects that never changes once it is published.
 * A view is a reference to the current trees; a watch event allocates new nodes only along its path and publishes a new
 * view. So a request sees the same cluster from its beginning to its end, the watch threads never wait for a request, and a
 * request never waits for the network. */
#ifndef CRD_CLUSTER_H
#define CRD_CLUSTER_H

#include <crd/state.h>
#include <crd/value.h>

CRD_BEGIN_DECLS

typedef struct crd_cluster crd_cluster;
typedef struct crd_cluster_view crd_cluster_view;

/* Logs one line, from any thread of the client; it must not call the client. `about` is a resource, or the name of a webhook
 * configuration. The message never has tokens or keys. */
typedef void crd_cluster_log(void *context, bool is_error, crd_string about, crd_string message);

/* Texts are copied. The comments say what 0 and NULL mean. */
typedef struct crd_cluster_options {
  const char *kubeconfig; /* path; NULL and no master: the service account of the pod that the program runs in */
  const char *context;    /* of the kubeconfig; NULL: its current-context */
  const char *master;     /* address of the API server, overrides that of the kubeconfig (clientcmd.BuildConfigFromFlags) */
  const char *service_account; /* folder of token and ca.crt; NULL: /var/run/secrets/kubernetes.io/serviceaccount */
  const char *user_agent;      /* NULL: crdc/VERSION */
  double qps;                  /* requests per second, of all threads together; 0: 50, negative: no limit */
  unsigned burst;              /* requests that may come at once; 0: 100 */
  crd_cluster_log *log;        /* NULL: no log */
  void *log_context;
  unsigned page_size;         /* objects per page of a list; 0: 500 */
  size_t object_limit;        /* bytes of the JSON of an object or an event; 0: 4 MiB (etcd takes 1.5 MiB) */
  unsigned request_timeout;   /* milliseconds of a request that is no watch; 0: 60,000 */
  unsigned silence;           /* milliseconds without a byte after which a watch is broken; 0: 150,000 (bookmarks: 60,000) */
  unsigned backoff_least;     /* milliseconds of the first wait after a failure; 0: 500 */
  unsigned backoff_most;      /* milliseconds of the longest wait; 0: 30,000 */
  size_t memory;              /* bytes of cached objects and of responses being read; 0: no limit */
  unsigned registration_wait; /* milliseconds in which a webhook configuration must exist; 0: 300,000 */
} crd_cluster_options;

/* The most indexes of one crd_watch. */
#define CRD_CLUSTER_INDEXES 4

/* Creates a client that caches all objects of these kinds; it sends no request yet. NULL with the reason in `error` (with
 * file, context and user of a kubeconfig): the API server's address is not known, libcurl cannot be loaded, or a path of a
 * crd_watch is malformed. Exec plugins, auth providers, passwords and impersonation of a kubeconfig are refused. */
CRD_MUST_CHECK crd_cluster *crd_cluster_create(const crd_cluster_options *options, const crd_watch *kinds, size_t count,
                                               char *error, size_t error_size);
/* Stops the threads and frees the client. Views that were taken stay valid. NULL is fine. */
void crd_cluster_destroy(crd_cluster *cluster);

/* Lists every kind once, in the caller's thread: for programs that judge offline. False with the reason when a kind could
 * not be read. Do not combine it with crd_cluster_start. */
CRD_MUST_CHECK bool crd_cluster_read(crd_cluster *cluster, char *error, size_t error_size);

/* The webhook configurations whose caBundle the client maintains. It waits for each by name (one request a second), adds
 * missing certificates, and adds them again when somebody removes them. Certificates of others stay in the bundle until they
 * expire, at most the last 16: replicas with other certificates, and certificates from before a renewal, are still trusted.
 * Call it before crd_cluster_start. */
typedef struct crd_cluster_webhook {
  bool mutating;   /* a MutatingWebhookConfiguration; else a ValidatingWebhookConfiguration */
  crd_string name; /* of the object */
} crd_cluster_webhook;
/* `bundle`: certificates, PEM; empty: none yet, and no configuration is updated before there are. False without memory. */
CRD_MUST_CHECK bool crd_cluster_register(crd_cluster *cluster, const crd_cluster_webhook *webhooks, size_t count,
                                         crd_string bundle);
/* Replaces the bundle: its certificates are added to every configuration. From any thread; false without memory. */
CRD_MUST_CHECK bool crd_cluster_set_bundle(crd_cluster *cluster, crd_string bundle);

/* Has a thread of its own record the events of crd_cluster_tell from crd_cluster_start on, with `component` as their source.
 * Call it before crd_cluster_start; false without memory. */
CRD_MUST_CHECK bool crd_cluster_record(crd_cluster *cluster, crd_string component);
/* Queues an event for recording: an Event of core/v1 in the object's namespace ("default" without one). Of an event that was
 * recorded before, only the count is updated. From any thread, without waiting. If 1,000 events are queued the event is
 * dropped; 25 are written at once, then 5 a second. Without crd_cluster_record it does nothing. */
void crd_cluster_tell(const crd_cluster *cluster, const crd_object_event *event);

typedef struct crd_cluster_recorded {
  bool wanted;                        /* crd_cluster_record was called */
  uint64_t recorded, failed, dropped; /* events that the API server accepted; that it refused; that found the queue full */
} crd_cluster_recorded;
crd_cluster_recorded crd_cluster_recorded_look(const crd_cluster *cluster);

/* Starts a thread for each kind and each webhook configuration. False with the reason when a thread cannot be created. */
CRD_MUST_CHECK bool crd_cluster_start(crd_cluster *cluster, char *error, size_t error_size);
/* Ends the threads, in less than a second; the cache stays. */
void crd_cluster_stop(crd_cluster *cluster);

/* For programs that drop privileges: the files that a running client reads again. Writes up to `room` paths and returns how
 * many there are. */
size_t crd_cluster_files(const crd_cluster *cluster, const char **paths, size_t room);
/* The port that the client connects to; 0: any, since there may be a proxy. `is_name`: the host name must be resolved. */
unsigned crd_cluster_server(const crd_cluster *cluster, bool *is_name);

/* The state of the watch of a kind; from any thread. */
typedef struct crd_cluster_kind_state {
  bool synced;               /* a first list is complete */
  int64_t age;               /* milliseconds since the last data from the API server; -1: none so far */
  uint64_t objects;          /* in the store */
  uint64_t lists, watches;   /* completed lists; started watches */
  uint64_t events, failures; /* events applied, with bookmarks; failed requests and watches */
} crd_cluster_kind_state;
size_t crd_cluster_kind_count(const crd_cluster *cluster);
/* "queues.scheduling.volcano.sh". `kind` is an index into the `kinds` of crd_cluster_create. */
const char *crd_cluster_kind_name(const crd_cluster *cluster, size_t kind);
crd_cluster_kind_state crd_cluster_kind_look(const crd_cluster *cluster, size_t kind);
/* Whether every kind is synced. Before that no answer may rely on a view. */
bool crd_cluster_synced(const crd_cluster *cluster);

typedef struct crd_cluster_registration {
  size_t wanted, set; /* configurations, and those that have had the current bundle */
  size_t failed;      /* missing at the last attempt, or not updatable; the client goes on trying */
  size_t contested;   /* from which somebody else removes the certificates again and again */
  uint64_t updates;   /* updates that the API server accepted */
} crd_cluster_registration;
/* `error` (may be NULL) gets the last failure of a registration: "failed to add caCert for webhook ...", or "". */
crd_cluster_registration crd_cluster_registration_look(const crd_cluster *cluster, char *error, size_t error_size);

/* Takes a view of the current cache, which the caller gives to crd_cluster_view_release; from any thread, without waiting.
 * It has no objects of a kind before that kind's first list is complete. */
const crd_cluster_view *crd_cluster_view_take(const crd_cluster *cluster);
void crd_cluster_view_release(const crd_cluster_view *view); /* NULL is fine */

/* An object of the view: those of its fields that are kept. NULL if there is none. It lives as long as the view. */
const crd_value *crd_cluster_view_get(const crd_cluster_view *view, size_t kind, crd_string name_space, crd_string name);
/* The objects of a kind, sorted by namespace and name. Writes up to `room` and returns how many there are. */
size_t crd_cluster_view_all(const crd_cluster_view *view, size_t kind, const crd_value **objects, size_t room);
/* The objects whose string at the path of index number `index` of the kind is `value`, in the same order. */
size_t crd_cluster_view_by(const crd_cluster_view *view, size_t kind, size_t index, crd_string value,
                           const crd_value **objects, size_t room);

/* A view as a crd_state, which rules query (crd/state.h): `state` goes into crd_service_context and its like. A kind is
 * found by group, version and kind; only cluster-scoped objects are found. A path without an index is searched linearly.
 * Rules see only the fields that are kept. */
typedef struct crd_cluster_state {
  crd_state state;
  const crd_cluster_view *view;
} crd_cluster_state;

/* `view` and `registry` are borrowed. */
void crd_cluster_state_init(crd_cluster_state *state, const crd_cluster_view *view, const crd_registry *registry);

/* The client as the state source of a server (crd/state.h): each state is a current view. `measure` writes the figures of
 * crd_cluster_kind_look and crd_cluster_registration_look. */
typedef struct crd_cluster_source {
  crd_state_source source;
  const crd_cluster *cluster;
  const crd_registry *registry;
} crd_cluster_source;

/* Both are borrowed. Without a client the source is synced and has no state. */
void crd_cluster_source_init(crd_cluster_source *source, const crd_cluster *cluster, const crd_registry *registry);

/* Writes YAML manifests with exactly the rights that a client needs for these kinds and webhook configurations: a
 * ClusterRole `name` and a ClusterRoleBinding of it to a service account. `records`: crd_cluster_record is called. */
void crd_cluster_write_rights(crd_text *text, const crd_watch *kinds, size_t kind_count, const crd_cluster_webhook *webhooks,
                              size_t webhook_count, bool records, crd_string name, crd_string account_namespace,
                              crd_string account);

CRD_END_DECLS

#endif
