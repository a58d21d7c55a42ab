/* SPDX-License-Identifier: Apache-2.0 */
/* The command line of crd-webhook. */
#pragma once

#include "cli/cli.h"
#include "http/tls.h"
#include "log/log.h"
#include "manager.h"
#include "rule_options.h"
#include <crd/webhook.h>
#include <stdint.h>

#define OPTIONS_CRD_LIMIT 64
#define OPTIONS_PATH 4096
#define OPTIONS_MEMORY ((uint64_t)1 << 30) /* bytes, where nothing limits them */

typedef struct options {
  bool help, version; /* was asked for */
  const char *host;
  unsigned port;
  char address[280];           /* of the webhook: both */
  const char *metrics_address; /* "0": off */
  const char *health_address;
  bool metrics_secure;
  tls_files files;
  tls_files metrics_files; /* of --metrics-secure: those of the webhook unless said otherwise */
  rule_options rules;
  const char *crds[OPTIONS_CRD_LIMIT], *overlays[OPTIONS_CRD_LIMIT]; /* of the rules: the options stay where they are */
  flag_texts policies; /* --policies: files and folders of a configuration of admission */
  const char *policy_items[OPTIONS_CRD_LIMIT];
  bool dry_run_policies; /* they only report */
  bool watch_namespaces; /* their Namespaces are the cluster's */
  manager_options manager;
  char directory[OPTIONS_PATH]; /* of manager.certificate */
  bool allow_unknown_kinds;
  bool name_rules;           /* causes say which rule they are of */
  bool sandbox;              /* sandbox.h */
  unsigned threads;          /* 0: one per processor the process may use */
  unsigned connection_limit; /* 0: by the memory */
  unsigned address_limit;    /* 0: half of the connections */
  uint64_t memory_limit;     /* bytes of the process; 0: that of its control group, else OPTIONS_MEMORY */
  unsigned body_limit_mib;
  unsigned request_timeout_s, idle_timeout_s, shutdown_delay_s, shutdown_timeout_s;
  logger log;
  bool log_values; /* messages are logged with all of their values */
} options;

/* Reads the arguments; the result points into them, which are put into another order. */
options_result options_read(options *options, int count, char **arguments, bool compiled);
/* Prints the help. */
void options_describe(const flag_help *help);

/* How much memory the process may use. */

/* The least of the memory limits of the process's control group and those above it, in bytes: memory.max of version 2,
 * memory.limit_in_bytes of version 1. 0 where there is none. `membership` is /proc/self/cgroup, `mount` /sys/fs/cgroup. */
uint64_t memory_limit_of_group(const char *membership, const char *mount);

/* Services for the API server's own kinds, /validate/GROUP/VERSION/RESOURCE (of the group without a name: core): reviews of
 * their creations and updates, of those of their status and of other subresources that have rules, are judged as the API
 * server's strategies judge them. */

typedef struct builtin_services builtin_services;

/* Those, and behind them `count` others. NULL without memory. `others` must outlive them. */
builtin_services *builtin_services_create(unsigned kubernetes_minor, const crd_admission_service *others, size_t count);
void builtin_services_destroy(builtin_services *services); /* NULL is fine */

const crd_admission_service *builtin_services_all(const builtin_services *services, size_t *count);

/* Of crd-webhook what the manual and completion have beside its help. */

const cli *webhook_cli(bool compiled);
