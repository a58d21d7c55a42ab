/* SPDX-License-Identifier: Apache-2.0 */
/* The server of an admission webhook as a library: libcrdwebhook, on libcrdrt and GnuTLS.
 *
 * A table maps paths to services: those of the kinds' own rules (markers, crd/service.h), and those that a program
 * implements in C. crd-webhook is such a program, without services of its own.
 *
 *   static void no_root(const crd_admission_service *service, const crd_admission_request *request,
 *                       crd_admission_response *response) {
 *     if (...) crd_admission_deny(response, 403, CRD_STRING("Forbidden"), CRD_STRING("..."));
 *   }
 *
 * Several threads call a service at once. It allocates in the arena of its request; without memory the allocation does not
 * return (crd/guard.h), and the answer to the API server is that the webhook failed. */
#ifndef CRD_WEBHOOK_H
#define CRD_WEBHOOK_H

#include <crd/request.h>
#include <crd/service.h>
#include <crd/state.h>

CRD_BEGIN_DECLS

/* ---- services ---- */

/* A request to a service. */
typedef struct crd_admission_request {
  crd_arena *arena; /* it is reset after the answer was sent */
  crd_review review;
  const crd_kind *kind;                /* of the object, by request.kind; NULL: the registry does not have it */
  const struct crd_settings *settings; /* the current feature gates and settings; NULL: the defaults */
  const struct crd_state *state;       /* of the cluster (crd/state.h), unchanged to the end of the call; NULL: unknown */
  const struct crd_pod_judge *pods;    /* judges pod templates; NULL: none */
} crd_admission_request;

/* The response of a service. It starts as allowed; services change it with the functions below. */
typedef struct crd_admission_response {
  crd_arena *arena;
  bool allowed;
  int code;                   /* of the refusal's Status; 0: only a message */
  crd_string reason, message; /* of the refusal's Status */
  const crd_errors *causes;   /* of the refusal; NULL: none */
  crd_status_details about;   /* the details of a Status with causes */
  crd_string rule;            /* of a kind's rules, the one that refused; may be empty */
  crd_texts warnings;
  crd_texts annotations; /* for the audit log: keys and values alternate */
  bool has_patch;
  crd_text operations; /* of the patch, JSON, separated by commas */
  crd_value *patched;  /* the object with the changes of crd_admission_set so far; NULL: it was not called */
  bool null_patch;     /* the patch is null */
  bool unasked;        /* crd_service_answer.unasked */
  crd_event event;     /* crd_service_answer.event: it is logged, and sent to the cluster (crd_state_source.tell) */
} crd_admission_response;

typedef struct crd_admission_service crd_admission_service;
typedef void crd_admission_function(const crd_admission_service *service, const crd_admission_request *request,
                                    crd_admission_response *response);

/* The requests that the API server sends to a service: a webhook of a configuration. Lists are separated by commas. */
typedef struct crd_admission_rule {
  crd_string name;                         /* of the webhook: "size.caches.example.com" */
  crd_string groups, versions, resources;  /* "" as a group: the core's */
  crd_string operations;                   /* "CREATE,UPDATE" */
  crd_string failure_policy, side_effects; /* empty: Fail, None */
  crd_string webhook; /* in place of the fields above: the webhook as JSON, without clientConfig; empty: use the fields */
  bool not_own;       /* add a namespaceSelector that excludes the namespace of the service */
} crd_admission_rule;

struct crd_admission_service {
  crd_string path; /* "/caches/validate" */
  crd_admission_function *function;
  const crd_admission_rule *validating, *mutating; /* which requests are sent there; NULL: none of that type */
  const crd_watch *needs;                          /* kinds that it queries from `state`, and which parts of them */
  size_t need_count;   /* without the cluster, or before it was read, a service with needs answers 503 */
  const void *context; /* the service's own */
};

/* The name of the object, from its metadata or else from the request. */
crd_string crd_admission_name(const crd_admission_request *request);
/* The object, or the old object, as the struct of its kind, pruned and defaulted. NULL where there is no object, or it does
 * not fit its type: then the response becomes a refusal, 422 with the causes. */
CRD_MUST_CHECK void *crd_admission_struct(const crd_admission_request *request, const crd_value *object,
                                          crd_admission_response *response);

/* Refuses with a metav1.Status; later refusals are ignored. With code 0 the refusal is only a message, which the API server
 * turns into a 400. Texts are borrowed. */
void crd_admission_deny(crd_admission_response *response, int code, crd_string reason, crd_string message);
/* Refuses as the API server does: 422 Invalid, with the errors, which are borrowed, as causes. Does nothing
 * without errors. */
void crd_admission_deny_errors(crd_admission_response *response, const crd_admission_request *request,
                               const crd_errors *errors);
void crd_admission_warn(crd_admission_response *response, crd_string warning);
/* Adds an annotation to the API server's audit event; the API server puts the webhook's name before the key. */
void crd_admission_annotate(crd_admission_response *response, crd_string key, crd_string value);

/* Sets the value at a JSON pointer of the object, and creates missing parents. It adds no operation if the object has that
 * value already, so that such mutations are idempotent. Later calls see the changes of earlier ones. Without an object it
 * does nothing. */
void crd_admission_set(crd_admission_response *response, const crd_admission_request *request, crd_string pointer,
                       const crd_value *value);
/* Adds an operation to the JSON patch unchanged: "add", "replace", "remove" (the value is NULL) or "test". */
void crd_admission_add_operation(crd_admission_response *response, const char *operation, crd_string pointer,
                                 const crd_value *value);

/* Calls a service in the caller's thread, without a server, as in tests of services. `settings` and the like are those of
 * the request. The response lives in the request's arena; false where the work was stopped (crd/guard.h). */
CRD_MUST_CHECK bool crd_admission_ask(const crd_admission_service *service, const crd_admission_request *request,
                                      crd_admission_response *response);
/* The JSON patch of a response, "[...]" or "null"; empty: there is none. */
crd_string crd_admission_patch(const crd_admission_response *response);
/* The object of the request with the patch applied; NULL where it does not apply, with the reason. */
CRD_MUST_CHECK const crd_value *crd_admission_apply(const crd_admission_request *request,
                                                    const crd_admission_response *response, crd_string *error);
/* Whether a mutation is idempotent: a second call with the mutated object allows it and changes nothing. False with the
 * changes of the second call in `why`: with reinvocationPolicy, or when users send an object again that they have read, the
 * service would go on changing it. True if the first call refuses the request. */
CRD_MUST_CHECK bool crd_admission_is_idempotent(const crd_admission_service *service, const crd_admission_request *request,
                                                crd_string *why);

/* Writes YAML manifests of the services' webhook configurations: one object for each, named by `name` and the path with
 * dashes for slashes, which calls `service` of the namespace at port 443. Services without rules are left out. Services of
 * kinds' markers (crd_webhook_paths) have the manifests of `crdc manifests`. */
void crd_admission_write_configurations(crd_text *text, const crd_admission_service *services, size_t count, crd_string name,
                                        crd_string service_namespace, crd_string service);

/* ---- the server ---- */

/* Everything pointed to is borrowed until crd_webhook_destroy. The comments say what 0 and NULL mean. */
typedef struct crd_webhook_options {
  const char *address;                          /* ":9443", "127.0.0.1:0"; NULL: ":9443" */
  const char *metrics_address, *health_address; /* of /metrics; of /healthz and /readyz. NULL, "" or "0": none */
  const char *healthz_address;                  /* of /healthz over TLS. NULL: none */
  bool metrics_secure;                          /* /metrics over TLS */

  /* Certificate and key, PEM; they are read again when they change. */
  const char *certificate_folder, *certificate, *key; /* names in the folder; NULL: "tls.crt", "tls.key" */
  const char *client_authority;                       /* a CA file there, required of client certificates; NULL: none */
  const char *metrics_folder, *metrics_certificate, *metrics_key; /* of metrics_secure; NULL: the webhook's */
  bool newest_tls;                                                /* only TLS 1.3; else 1.2 too */

  /* Kinds and services. */
  const crd_registry *registry;                 /* NULL: no kinds, only `services` */
  unsigned layers, warn_layers, ratchet_layers; /* at /validate and the paths of kinds: crd_request */
  unsigned kubernetes_minor;
  crd_decoder decoder;
  bool allow_unknown_kinds;
  bool name_rules;                       /* causes of a refusal end with their rule above the CRD: "[crd-webhook KR-109]" */
  const crd_admission_service *services; /* besides those of the registry's kinds */
  size_t service_count;
  const char *enabled; /* the only paths that are served, separated by commas; NULL: all */
  const crd_state_source *cluster;
  const crd_pod_judge *pods;

  /* Gates and settings of rules: later sources override earlier ones. The files are read again when they change. */
  const char *settings_file;                  /* crd_settings_set_file; NULL: none */
  const char *settings;                       /* the same, as a text */
  const char *feature_gates;                  /* "A=true,B=false" */
  const char *setting_file, *setting_of_file; /* the text of this file is the setting of that name */
  const char *setting_type;                   /* and is used if it can be parsed as this type (crd_go_read_yaml) */

  /* Limits. */
  unsigned threads; /* threads that read requests and judge small ones; 0: one per processor, as memory allows */
  unsigned connections, connections_per_address; /* 0: by memory and descriptors; half of `connections` */
  uint64_t memory;                               /* bytes, of which requests get three quarters; 0: 1 GiB */
  size_t body;                                   /* bytes; 0: 7 MiB */
  unsigned request_seconds, idle_seconds;        /* 0: 30, 120 */
  unsigned drain_seconds, shutdown_seconds; /* at the end: --shutdown-delay, which may be 0; --shutdown-timeout, 0: 30 */

  /* Called by crd_webhook_serve in its thread, four times a second or more often; may be NULL. */
  void (*tick)(void *context);
  void *tick_context;

  /* The log: lines on a descriptor. */
  int log_descriptor;         /* 0: 2, standard error */
  bool log_debug, log_errors; /* the level is "debug", or "error"; else "info" */
  bool logfmt;                /* else JSON */
  bool log_values;            /* log messages unchanged; else without values that look secret, and shortened */

  /* Writes further series of /metrics, in Prometheus' text format; from any thread. NULL: nothing. */
  void (*measure)(void *context, crd_text *text);
  void *measure_context;
} crd_webhook_options;

typedef struct crd_webhook crd_webhook;

/* Reads certificates and settings and builds the table of services; it starts no thread. On an error it logs the reason and
 * returns NULL: if two services have the same path, "duplicated admission service for PATH"; if no service has a path of
 * `enabled`, "enabled admission PATH not found on the admission registered map". From here on SIGTERM and SIGINT are blocked
 * in the calling thread and threads that it starts, and SIGPIPE is ignored. */
CRD_MUST_CHECK crd_webhook *crd_webhook_create(const crd_webhook_options *options);
/* Listens on all addresses and starts the threads. On an error it logs the reason and returns false. */
CRD_MUST_CHECK bool crd_webhook_start(crd_webhook *webhook);
/* The port that the webhook listens on; of ":0" the port that the system chose. */
unsigned crd_webhook_port(const crd_webhook *webhook);
/* Becomes ready and serves until SIGTERM or SIGINT, then drains connections. True when all requests were completed; false
 * when connections were cut at the timeout. Call it in the thread of crd_webhook_create. */
bool crd_webhook_serve(crd_webhook *webhook);
void crd_webhook_destroy(crd_webhook *webhook); /* NULL is fine */

/* The paths that are served, in their order. */
typedef struct crd_webhook_path {
  crd_string path;
  const crd_admission_service *service; /* NULL: the layers judge, as at /validate and the paths of kinds */
  bool mutating;                        /* the service may answer with a patch */
  const crd_kind *kind;                 /* of the path, or of the service's rules; NULL: all, or none */
} crd_webhook_path;
const crd_webhook_path *crd_webhook_paths(const crd_webhook *webhook, size_t *count);

CRD_END_DECLS

#endif
