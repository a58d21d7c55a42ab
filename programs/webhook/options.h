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
#define OPTIONS_MEMORY ((uint64_t)1 << 30) /* bytes, if there is no limit */

typedef struct options {
  bool help, version; /* given on the command line */
  const char *host;
  unsigned port;
  char address[280];           /* of the webhook: host and port */
  const char *metrics_address; /* "0": off */
  const char *health_address;
  bool metrics_secure;
  tls_files files;
  tls_files metrics_files; /* of --metrics-secure: those of the webhook by default */
  rule_options rules;
  const char *crds[OPTIONS_CRD_LIMIT], *overlays[OPTIONS_CRD_LIMIT]; /* used by `rules`: the options must not be moved */
  flag_texts policies; /* --policies: files and folders with an admission configuration */
  const char *policy_items[OPTIONS_CRD_LIMIT];
  bool dry_run_policies; /* they only report */
  bool watch_namespaces; /* the policies' Namespaces are read from the cluster */
  manager_options manager;
  char directory[OPTIONS_PATH]; /* storage of manager.certificate */
  bool allow_unknown_kinds;
  bool name_rules;           /* causes name their rule */
  bool sandbox;              /* sandbox.h */
  unsigned threads;          /* 0: one per processor that the process may use */
  unsigned connection_limit; /* 0: computed from the memory */
  unsigned address_limit;    /* 0: half of the connections */
  uint64_t memory_limit;     /* bytes of the process; 0: that of its control group, else OPTIONS_MEMORY */
  unsigned body_limit_mib;
  unsigned request_timeout_s, idle_timeout_s, shutdown_delay_s, shutdown_timeout_s;
  logger log;
  bool log_values; /* messages are logged with all values */
} options;

/* Reads the arguments, which are reordered; the result points into them. */
options_result options_read(options *options, int count, char **arguments, bool compiled);
/* Prints the help. */
void options_describe(const flag_help *help);

/* The memory limit of the process. */

/* The lowest memory limit of the process's control group and its parents, in bytes: memory.max of version 2,
 * memory.limit_in_bytes of version 1. 0 if there is none. `membership` is /proc/self/cgroup, `mount` /sys/fs/cgroup. */
uint64_t memory_limit_of_group(const char *membership, const char *mount);

/* Services for the API server's own kinds, /validate/GROUP/VERSION/RESOURCE (core for the group without a name). Reviews of
 * creates and updates, and of the status and other subresources with rules, are judged as by the API server's strategies. */

typedef struct builtin_services builtin_services;

/* Makes these services, followed by `count` others, which must outlive them. NULL without memory. */
builtin_services *builtin_services_create(unsigned kubernetes_minor, const crd_admission_service *others, size_t count);
void builtin_services_destroy(builtin_services *services); /* may be NULL */

const crd_admission_service *builtin_services_all(const builtin_services *services, size_t *count);

/* The parts of crd-webhook's manual page and completion that are not in its help. */

const cli *webhook_cli(bool compiled);
