/* The command line of crd-webhook. */
#ifndef CRD_WEBHOOK_OPTIONS_H
#define CRD_WEBHOOK_OPTIONS_H

#include "log.h"
#include "tls.h"
#include <stdio.h>

#define OPTIONS_CRD_LIMIT 64
#define OPTIONS_MEMORY ((uint64_t)1 << 30) /* bytes, where nothing limits them */

typedef struct options {
  char address[280];           /* of the webhook, HOST:PORT */
  const char *metrics_address; /* "0": off */
  const char *health_address;
  bool metrics_secure;
  tls_files files;
  tls_files metrics_files; /* of --metrics-secure: those of the webhook unless said otherwise */
  const char *crds[OPTIONS_CRD_LIMIT];
  size_t crd_count;
  const char *overlays[OPTIONS_CRD_LIMIT];
  size_t overlay_count;
  bool no_builtins; /* only what --crd and --overlay name */
  unsigned layers;
  unsigned warn_layers;      /* of them: those whose violations only warn */
  unsigned ratchet_layers;   /* of them: those that forgive what the stored object says too */
  unsigned named_layers;     /* of them: those above the CRD that were asked for by their names */
  bool all_layers;           /* whatever layers there are were asked for */
  bool allow_missing_layers; /* a layer that was asked for and has no rules is no error */
  const char *feature_gates; /* the flag's text; NULL: not given */
  unsigned kubernetes_minor; /* the API server to agree with; 0: the newest */
  bool list_gates;           /* and do nothing else */
  const char *config;        /* a file of gates and settings; NULL: none */
  bool allow_unknown_kinds;
  bool sandbox;              /* sandbox.h */
  unsigned threads;          /* 0: one per processor the process may use */
  unsigned connection_limit; /* 0: by the memory */
  unsigned address_limit;    /* 0: half of the connections */
  uint64_t memory_limit;     /* bytes of the process; 0: that of its control group, else OPTIONS_MEMORY */
  unsigned body_limit_mib;
  unsigned request_timeout_s, idle_timeout_s, shutdown_delay_s, shutdown_timeout_s;
  logger log;
} options;

typedef enum options_result { OPTIONS_RUN, OPTIONS_DONE, OPTIONS_WRONG } options_result;

/* Reads the arguments; the result points into them. DONE: --help or --version was printed to stdout. WRONG: what is wrong
 * was printed to stderr. */
options_result options_read(options *options, int count, char **arguments);

void options_print_help(FILE *stream);

#endif
