/* SPDX-License-Identifier: Apache-2.0 */
/* The server of an admission webhook as a library: libcrdwebhook, on libcrdrt and GnuTLS.
 *
 * What answers is a table of services by path: those of the kinds' own rules (markers, crd/service.h), and those that a
 * program writes in C and hands over. crd-webhook is such a program without services of its own.
 *
 *   static void no_root(const crd_admission_service *service, const crd_admission_request *request,
 *                       crd_admission_response *response) {
 *     if (...) crd_admission_deny(response, 403, CRD_STRING("Forbidden"), CRD_STRING("..."));
 *   }
 *
 * A service is called by several threads at once. All that it makes lives in the arena of its request; without memory the
 * call does not return (crd/guard.h), and the API server is answered that the webhook failed. */
#ifndef CRD_WEBHOOK_H
#define CRD_WEBHOOK_H

#include <crd/request.h>
#include <crd/service.h>
#include <crd/state.h>

CRD_BEGIN_DECLS

/* ---- services ---- */

/* What a service is asked. */
typedef struct crd_admission_request {
  crd_arena *arena; /* of all that lives until the answer is out */
  crd_review review;
  const crd_kind *kind;                /* of the object, by request.kind; NULL: the registry has none such */
  const struct crd_settings *settings; /* feature gates and settings of the moment; NULL: the defaults */
  const struct crd_state *state; /* of the cluster (crd/state.h), the same to the end of the call; NULL: nothing is known */
  const struct crd_pod_judge *pods; /* of templates of pods; NULL: there is none */
} crd_admission_request;

/* What it says. It begins as allowed; services change it by the functions below. */
typedef struct crd_admission_response {
  crd_arena *arena;
  bool allowed;
  int code;                   /* of the refusal's Status; 0: it is a message alone */
  crd_string reason, message; /* likewise */
  const crd_errors *causes;   /* why; NULL: it does not say */
  crd_status_details about;   /* what they are about: in a Status with causes */
  crd_string rule;            /* that refused, of a kind's rules; may be empty */
  crd_texts warnings;
  crd_texts annotations; /* for the audit log: key and value by turns */
  bool has_patch;
  crd_text operations; /* of the patch, JSON, with commas between them */
  crd_value *patched;  /* the object as crd_admission_set has made it so far; NULL: it was not called */
  bool null_patch;     /* the patch is null */
  bool unasked;        /* crd_service_answer.unasked */
  crd_event event;     /* crd_service_answer.event: it is logged, and told to the cluster (crd_state_source.tell) */
} crd_admission_response;

typedef struct crd_admission_service crd_admission_service;
typedef void crd_admission_function(const crd_admission_service *service, const crd_admission_request *request,
                                    crd_admission_response *response);

/* What the API server is to send to a service: a webhook of a configuration. Lists are separated by commas. */
typedef struct crd_admission_rule {
  crd_string name;                         /* of the webhook: "size.caches.example.com" */
  crd_string groups, versions, resources;  /* "" as a group: the core's */
  crd_string operations;                   /* "CREATE,UPDATE" */
  crd_string failure_policy, side_effects; /* empty: Fail, None */
  crd_string webhook; /* all of it, in place of the above: JSON as the API has it, without clientConfig; empty: as above */
  bool not_own;       /* beside that: not what happens in the namespace of the service, which its namespaceSelector gets */
} crd_admission_rule;

struct crd_admission_service {
  crd_string path; /* "/caches/validate" */
  crd_admission_function *function;
  const crd_admission_rule *validating, *mutating; /* what is sent there; NULL: not as that */
  const crd_watch *needs;                          /* kinds of whose objects it asks `state`, and what it reads of them */
  size_t need_count;   /* without the cluster, or before it was read, such a service answers 503 */
  const void *context; /* the service's own */
};

/* What the object is called: by its metadata, or by the request. */
crd_string crd_admission_name(const crd_admission_request *request);
/* The object, or the old object, as the struct of its kind, with what the kind prunes and defaults. NULL where there is
 * none, or it does not fit: then the response is a refusal, 422 with the causes. */
CRD_MUST_CHECK void *crd_admission_struct(const crd_admission_request *request, const crd_value *object,
                                          crd_admission_response *response);

/* Refuses, with a metav1.Status; the first refusal counts. Without a code (0) it is a message alone, which the API server
 * makes a 400 of. Texts are borrowed. */
void crd_admission_deny(crd_admission_response *response, int code, crd_string reason, crd_string message);
/* Refuses as the API server does: 422 Invalid, with the errors as causes. No errors: nothing. They are borrowed. */
void crd_admission_deny_errors(crd_admission_response *response, const crd_admission_request *request,
                               const crd_errors *errors);
void crd_admission_warn(crd_admission_response *response, crd_string warning);
/* An annotation of the API server's audit event; it puts the webhook's name before the key. */
void crd_admission_annotate(crd_admission_response *response, crd_string key, crd_string value);

/* Puts a value at a JSON pointer of the object: no operation where it stands there already, so that a mutation that does
 * nothing else leaves its own work alone when it is asked again. Objects that are missing around it are made. Later calls
 * see what earlier ones did. Without an object: nothing. */
void crd_admission_set(crd_admission_response *response, const crd_admission_request *request, crd_string pointer,
                       const crd_value *value);
/* An operation of JSON patch as it stands: "add", "replace", "remove" (no value: NULL) or "test". */
void crd_admission_add_operation(crd_admission_response *response, const char *operation, crd_string pointer,
                                 const crd_value *value);

/* Asks a service in the caller's thread, without a server: what tests of services do. `settings` and the like are those of
 * the request. The response lives in the request's arena; false where it was stopped (crd/guard.h). */
CRD_MUST_CHECK bool crd_admission_ask(const crd_admission_service *service, const crd_admission_request *request,
                                      crd_admission_response *response);
/* The JSON patch of a response, "[...]" or "null"; empty: there is none. */
crd_string crd_admission_patch(const crd_admission_response *response);
/* The object of the request with the patch applied; NULL where it does not apply, with the reason. */
CRD_MUST_CHECK const crd_value *crd_admission_apply(const crd_admission_request *request,
                                                    const crd_admission_response *response, crd_string *error);
/* Whether a mutation leaves its own work alone: asked about what came out of it, it lets it in and changes nothing. False
 * with what changes the second time: who is asked twice (reinvocationPolicy), or gets what users read and send again, would
 * go on changing it. A request that is refused at first is refused, not changed: true. */
CRD_MUST_CHECK bool crd_admission_is_idempotent(const crd_admission_service *service, const crd_admission_request *request,
                                                crd_string *why);

/* The manifests, YAML, of the webhook configurations of services: one object for each, named `name` and the path with dashes
 * for slashes, that sends to a service `service` of the namespace at port 443. Those without rules are left out. Services of
 * kinds' markers (crd_webhook_paths) have those of `crdc manifests`. */
void crd_admission_write_configurations(crd_text *text, const crd_admission_service *services, size_t count, crd_string name,
                                        crd_string service_namespace, crd_string service);

/* ---- the server ---- */

/* Texts are borrowed, and so is what is pointed to, until crd_webhook_destroy. What is 0 or NULL has the value named. */
typedef struct crd_webhook_options {
  const char *address;                          /* ":9443", "127.0.0.1:0"; NULL: ":9443" */
  const char *metrics_address, *health_address; /* of /metrics; of /healthz and /readyz. NULL, "" or "0": none */
  const char *healthz_address;                  /* of /healthz over TLS. NULL: none */
  bool metrics_secure;                          /* /metrics over TLS */

  /* Certificate and key, PEM: read again when they change. */
  const char *certificate_folder, *certificate, *key; /* names in the folder; NULL: "tls.crt", "tls.key" */
  const char *client_authority;                       /* a file there, whose clients alone are served; NULL: all */
  const char *metrics_folder, *metrics_certificate, *metrics_key; /* of metrics_secure; NULL: the webhook's */
  bool newest_tls;                                                /* 1.3 alone; else 1.2 too */

  /* What judges. */
  const crd_registry *registry;                 /* NULL: no kinds, the services alone */
  unsigned layers, warn_layers, ratchet_layers; /* at /validate and the paths of kinds: crd_request */
  unsigned kubernetes_minor;
  crd_decoder decoder;
  bool allow_unknown_kinds;
  bool name_rules; /* causes of a refusal end with the rule above the CRD that they are of: "[crd-webhook KR-109]" */
  const crd_admission_service *services; /* beside those of the registry's kinds */
  size_t service_count;
  const char *enabled; /* paths with commas between them, which alone are served; NULL: all that there are */
  const crd_state_source *cluster;
  const crd_pod_judge *pods;

  /* Gates and settings of rules: each over the one before it. The files are read again when they change. */
  const char *settings_file;                  /* crd_settings_set_file; NULL: none */
  const char *settings;                       /* the same, as a text */
  const char *feature_gates;                  /* "A=true,B=false" */
  const char *setting_file, *setting_of_file; /* the text of this file is the setting of that name */
  const char *setting_type;                   /* and is taken where it can be read as this type (crd_go_read_yaml) */

  /* Limits. */
  unsigned threads; /* that read requests and judge small ones; 0: one per processor, as memory allows */
  unsigned connections, connections_per_address; /* 0: by memory and descriptors; half of them */
  uint64_t memory;                               /* bytes, of which requests get three quarters; 0: 1 GiB */
  size_t body;                                   /* bytes; 0: 7 MiB */
  unsigned request_seconds, idle_seconds;        /* 0: 30, 120 */
  unsigned drain_seconds, shutdown_seconds; /* at the end: --shutdown-delay, which may be 0; --shutdown-timeout, 0: 30 */

  /* Called by crd_webhook_serve in its thread, four times a second or more often; NULL: nothing. */
  void (*tick)(void *context);
  void *tick_context;

  /* The log: lines on a descriptor. */
  int log_descriptor;         /* 0: 2, standard error */
  bool log_debug, log_errors; /* the least that is told; else "info" */
  bool logfmt;                /* else JSON */
  bool log_values; /* messages as they are answered; else without what looks secret in values, and without what is very long
                    */

  /* Writes further series of /metrics, in Prometheus' text format; from any thread. NULL: nothing. */
  void (*measure)(void *context, crd_text *text);
  void *measure_context;
} crd_webhook_options;

typedef struct crd_webhook crd_webhook;

/* Reads certificates and settings and makes the table of services; no thread is begun. NULL when something is wrong, which
 * the log says: a path that two services have is "duplicated admission service for PATH", a path of `enabled` that none has
 * "enabled admission PATH not found on the admission registered map". SIGTERM and SIGINT are blocked from here on in the
 * calling thread and those that it starts, SIGPIPE is ignored. */
CRD_MUST_CHECK crd_webhook *crd_webhook_create(const crd_webhook_options *options);
/* Listens, on all addresses, and begins the threads. False when it cannot, which the log says. */
CRD_MUST_CHECK bool crd_webhook_start(crd_webhook *webhook);
/* The port that the webhook listens at: of ":0" the one that was free. */
unsigned crd_webhook_port(const crd_webhook *webhook);
/* Is ready, and serves until SIGTERM or SIGINT; then it drains, and ends when the last request has: true. False where
 * connections were cut at the end of the time for that. In the thread of crd_webhook_create. */
bool crd_webhook_serve(crd_webhook *webhook);
void crd_webhook_destroy(crd_webhook *webhook); /* NULL is fine */

/* The paths that are served, in their order. */
typedef struct crd_webhook_path {
  crd_string path;
  const crd_admission_service *service; /* NULL: the layers judge, as at /validate and the paths of kinds */
  bool mutating;                        /* the service is asked for a patch */
  const crd_kind *kind;                 /* of the path, or of the service's rules; NULL: all, or none */
} crd_webhook_path;
const crd_webhook_path *crd_webhook_paths(const crd_webhook *webhook, size_t *count);

CRD_END_DECLS

#endif
