/* SPDX-License-Identifier: Apache-2.0 */
/* What crd-webhook takes over from Volcano's webhook-manager: its flags, under their names and with their defaults, so that
 * its Deployment runs this program with the image changed (cmd/webhook-manager/app/options).
 *
 * Most of them stand for themselves. `--tls-cert-file`, without which webhook-manager does not start, says that a command
 * line is one of webhook-manager's: what it does not name has webhook-manager's defaults then. */
#pragma once

#include "cli/flags.h"
#include "log/log.h"
#include <crd/settings.h>

#define MANAGER_PORT 8443
#define MANAGER_NAMES 32 /* schedulers */
#define MANAGER_UNUSED 24

/* Texts are borrowed; what was not given is NULL. */
typedef struct manager_options {
  const char *certificate, *key, *authority; /* files: --tls-cert-file, --tls-private-key-file, --ca-cert-file */
  const char *enabled_admission;             /* a list of paths */
  const char *admission_conf;                /* a file */
  const char *webhook_namespace, *webhook_service_name, *webhook_url;
  const char *kubeconfig, *master;
  float qps; /* of requests to the API server, and how many may come at once */
  unsigned burst;
  bool healthz, record_events;
  const char *healthz_address;
  flag_texts scheduler_names;
  const char *scheduler_name_items[MANAGER_NAMES];
  const char *max_queue_depth, *pods_check, *root_protection; /* as texts of settings */
  const char *unused[MANAGER_UNUSED];                         /* names of flags that have no effect here, as they came */
  size_t unused_count;
  bool cascade_close, closed_before_delete; /* checks of newer webhook-managers that nobody makes here */
} manager_options;

/* For flags whose `at` is the offset of a manager_options: one without effect. */
options_result manager_take_unused(void *target, const flag *flag, const char *value);
/* For flags whose `at` is that of a float, and of a text of a truth or of an integer. */
options_result manager_take_rate(void *target, const flag *flag, const char *value);
options_result manager_take_truth_text(void *target, const flag *flag, const char *value);
options_result manager_take_integer_text(void *target, const flag *flag, const char *value);

/* Whether an argument that is no flag may stand there all the same: webhook-manager takes any, and its chart passes one. */
bool manager_takes_operand(const char *operand);

/* Whether the command line is one of webhook-manager's. */
bool manager_is_meant(const manager_options *options);
/* Once all flags are read: what was not given gets its default. False with what is wrong in `error`. */
bool manager_settle(manager_options *options, char *error, size_t size);

/* Whether webhook-manager's files can be read, in its order; false with its words for the first that cannot. */
bool manager_reads_files(const manager_options *options, char *error, size_t size);

/* In whose name events are recorded: the scheduler's, where it is one (pkg/util.GenerateComponentName). NULL: none are. */
const char *manager_component(const manager_options *options);

/* Says once which flags have no effect, and which checks were asked for that nobody makes here. */
void manager_tell_unused(const manager_options *options, const logger *log);

/* Of the gates of a flag those that are declared: webhook-manager's flag has all of Kubernetes' as well. The log says which
 * have no effect. NULL: no memory. The caller frees it. */
char *manager_gates(const char *flag, const crd_settings *declared, const logger *log);
/* The settings of rules that flags gave, of those that are declared: JSON as a file of settings has it. NULL: none were
 * given, or there is no memory (errno). The caller frees it. */
char *manager_settings(const manager_options *options, const crd_settings *declared);
