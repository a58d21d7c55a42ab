/* SPDX-License-Identifier: Apache-2.0 */
/* What an admission webhook asks of the API server: objects of some kinds, kept in memory by list and watch, its own webhook
 * configurations, whose caBundle it keeps right, and events that it records. In a library of its own, libcrdcluster, which
 * stands on libcrdrt, and on libcurl.so.4 (7.85.0 or newer), which it loads when the first client is made: nobody links it.
 *
 * Reading takes no lock that the watching holds: what is known of the cluster is a tree of objects that never changes once
 * it is shown. A view is a reference to the trees of the moment; an event makes new nodes for its path alone and shows a new
 * view. So whoever judges a request has the same cluster from its beginning to its end, watching never waits for a request,
 * and a request never for the network. */
#ifndef CRD_CLUSTER_H
#define CRD_CLUSTER_H

#include <crd/state.h>
#include <crd/value.h>

CRD_BEGIN_DECLS

typedef struct crd_cluster crd_cluster;
typedef struct crd_cluster_view crd_cluster_view;

/* A line of what happened, from any thread of the client; it must not call the client. `about`: a resource, or the name of a
 * webhook configuration. Tokens and keys are never in it. */
typedef void crd_cluster_log(void *context, bool is_error, crd_string about, crd_string message);

/* Texts are copied. What is 0 or NULL has the value named. */
typedef struct crd_cluster_options {
  const char *kubeconfig; /* path; NULL and no master: the service account of the pod that this runs in */
  const char *context;    /* of the kubeconfig; NULL: its current-context */
  const char *master;     /* address of the API server, before that of the kubeconfig (clientcmd.BuildConfigFromFlags) */
  const char *service_account; /* folder of token and ca.crt; NULL: /var/run/secrets/kubernetes.io/serviceaccount */
  const char *user_agent;      /* NULL: crdc/VERSION */
  double qps;                  /* requests per second, of all threads together; 0: 50, negative: any number */
  unsigned burst;              /* requests that may come at once; 0: 100 */
  crd_cluster_log *log;        /* NULL: nothing is said */
  void *log_context;
  unsigned page_size;         /* objects of a page of a list; 0: 500 */
  size_t object_limit;        /* bytes of the JSON of an object or an event; 0: 4 MiB (etcd takes 1.5 MiB) */
  unsigned request_timeout;   /* milliseconds of a request that is no watch; 0: 60,000 */
  unsigned silence;           /* milliseconds without a byte after which a watch is broken; 0: 150,000 (bookmarks: 60,000) */
  unsigned backoff_least;     /* milliseconds of the first wait after a failure; 0: 500 */
  unsigned backoff_most;      /* of the longest; 0: 30,000 */
  size_t memory;              /* bytes of what is kept and of what is being read; 0: without limit */
  unsigned registration_wait; /* milliseconds in which a webhook configuration must come up; 0: 300,000 */
} crd_cluster_options;

/* Of a watch of a client, at most. */
#define CRD_CLUSTER_INDEXES 4

/* A client that keeps all objects of these kinds; nothing is asked yet. NULL with the reason in `error` (with the names of
 * file, context and user of a kubeconfig): no way to the API server is known, libcurl cannot be loaded, or one of the paths
 * is none. Exec plugins, auth providers, passwords and impersonation of a kubeconfig are refused. */
CRD_MUST_CHECK crd_cluster *crd_cluster_create(const crd_cluster_options *options, const crd_watch *kinds, size_t count,
                                               char *error, size_t error_size);
/* Stops what runs. Views that were taken stay good. NULL is fine. */
void crd_cluster_destroy(crd_cluster *cluster);

/* Lists every kind once, in the caller's thread: for programs that judge offline. False with the reason when one of them
 * could not be read. Not with crd_cluster_start. */
CRD_MUST_CHECK bool crd_cluster_read(crd_cluster *cluster, char *error, size_t error_size);

/* The webhook configurations whose caBundle is kept: waited for by name (asked for each second), given the certificates that
 * they lack, and given them again when they are changed. What others have put there stays, as far as it is certificates that
 * have not ended, the last 16 of them: replicas with other certificates, and those that served before a renewal, go on to be
 * trusted. To be called before crd_cluster_start. */
typedef struct crd_cluster_webhook {
  bool mutating;   /* a MutatingWebhookConfiguration; else a ValidatingWebhookConfiguration */
  crd_string name; /* of the object */
} crd_cluster_webhook;
/* `bundle`: certificates, PEM; empty: none yet, and nothing is set before there are. False without memory. */
CRD_MUST_CHECK bool crd_cluster_register(crd_cluster *cluster, const crd_cluster_webhook *webhooks, size_t count,
                                         crd_string bundle);
/* Another bundle from now on: every configuration is given its certificates, too. From any thread; false without memory. */
CRD_MUST_CHECK bool crd_cluster_set_bundle(crd_cluster *cluster, crd_string bundle);

/* Events are recorded from crd_cluster_start on, by a thread of its own: what crd_cluster_tell is given, in the name of
 * `component`. To be called before crd_cluster_start; false without memory. */
CRD_MUST_CHECK bool crd_cluster_record(crd_cluster *cluster, crd_string component);
/* Has an event recorded: an Event of core/v1 in the namespace of the object ("default" without one), or, where the same was
 * told before, its count. From any thread, and without waiting: what finds 1,000 others before it is dropped; 25 are written
 * at once, then 5 a second. Without crd_cluster_record: nothing. */
void crd_cluster_tell(const crd_cluster *cluster, const crd_object_event *event);

typedef struct crd_cluster_recorded {
  bool wanted;                        /* crd_cluster_record was called */
  uint64_t recorded, failed, dropped; /* events that the API server has taken, and not; that found no room */
} crd_cluster_recorded;
crd_cluster_recorded crd_cluster_recorded_look(const crd_cluster *cluster);

/* Begins a thread for each kind and each webhook configuration. False with the reason when there are none to be had. */
CRD_MUST_CHECK bool crd_cluster_start(crd_cluster *cluster, char *error, size_t error_size);
/* Ends the threads, in less than a second; what is known stays. */
void crd_cluster_stop(crd_cluster *cluster);

/* What a client goes on to need of the machine, for programs that give up what they do not need. Files that are read again
 * while it runs: writes up to `room` paths and gives how many there are. */
size_t crd_cluster_files(const crd_cluster *cluster, const char **paths, size_t room);
/* The port that it connects to; 0: any, where a proxy may stand between. `is_name`: the host's address has to be looked up.
 */
unsigned crd_cluster_server(const crd_cluster *cluster, bool *is_name);

/* How things stand; from any thread. */
typedef struct crd_cluster_kind_state {
  bool synced;               /* a first list is complete */
  int64_t age;               /* milliseconds since the API server was last heard of; -1: it never was */
  uint64_t objects;          /* in the store */
  uint64_t lists, watches;   /* that were complete; that were begun */
  uint64_t events, failures; /* that were taken, bookmarks too; of requests and watches */
} crd_cluster_kind_state;
size_t crd_cluster_kind_count(const crd_cluster *cluster);
/* "queues.scheduling.volcano.sh", of the kind with that place among those of crd_cluster_create. */
const char *crd_cluster_kind_name(const crd_cluster *cluster, size_t kind);
/* Of the kind with that place. */
crd_cluster_kind_state crd_cluster_kind_look(const crd_cluster *cluster, size_t kind);
/* Whether every kind is synced: before that no answer may be built on a view. */
bool crd_cluster_synced(const crd_cluster *cluster);

typedef struct crd_cluster_registration {
  size_t wanted, set; /* configurations, and those that have had the bundle of the moment */
  size_t failed;      /* that were not there, or could not be set, when that was last tried; they are still tried */
  size_t contested;   /* whose certificates somebody else takes out again and again */
  uint64_t updates;   /* that were sent and taken */
} crd_cluster_registration;
/* `error` (may be NULL) gets the last failure of a registration: "failed to add caCert for webhook ...", or "". */
crd_cluster_registration crd_cluster_registration_look(const crd_cluster *cluster, char *error, size_t error_size);

/* What is known now, for crd_cluster_view_release; from any thread, without waiting. Before the first list of a kind none of
 * its objects is in it. */
const crd_cluster_view *crd_cluster_view_take(const crd_cluster *cluster);
void crd_cluster_view_release(const crd_cluster_view *view); /* NULL is fine */

/* An object of the view: what is kept of it, as it stood in JSON. NULL: there is none. It lives as long as the view. */
const crd_value *crd_cluster_view_get(const crd_cluster_view *view, size_t kind, crd_string name_space, crd_string name);
/* The objects of a kind in the order of namespace and name: writes up to `room` and gives how many there are. */
size_t crd_cluster_view_all(const crd_cluster_view *view, size_t kind, const crd_value **objects, size_t room);
/* Those whose text at the path of an index (its place among those of the kind) is `value`, in the same order. */
size_t crd_cluster_view_by(const crd_cluster_view *view, size_t kind, size_t index, crd_string value,
                           const crd_value **objects, size_t room);

/* A view as rules ask it (crd/state.h): `state` is for crd_service_context and its like. A kind is found by its group,
 * version and kind, objects are those without a namespace; where a path has no index all objects are looked through. What is
 * not kept of an object is not there for rules. */
typedef struct crd_cluster_state {
  crd_state state;
  const crd_cluster_view *view;
} crd_cluster_state;

/* `view` and `registry` are borrowed. */
void crd_cluster_state_init(crd_cluster_state *state, const crd_cluster_view *view, const crd_registry *registry);

/* The client as the source of a server (crd/state.h): each state is a view of the moment. `measure` writes what
 * crd_cluster_kind_look and crd_cluster_registration_look tell. */
typedef struct crd_cluster_source {
  crd_state_source source;
  const crd_cluster *cluster;
  const crd_registry *registry;
} crd_cluster_source;

/* Both are borrowed. Without a client it is synced and has no state to give. */
void crd_cluster_source_init(crd_cluster_source *source, const crd_cluster *cluster, const crd_registry *registry);

/* The manifests, YAML, of the rights that a client needs with these kinds and webhook configurations and no more: a
 * ClusterRole `name` and a ClusterRoleBinding of it to a service account. `records`: crd_cluster_record is called. */
void crd_cluster_write_rights(crd_text *text, const crd_watch *kinds, size_t kind_count, const crd_cluster_webhook *webhooks,
                              size_t webhook_count, bool records, crd_string name, crd_string account_namespace,
                              crd_string account);

CRD_END_DECLS

#endif
