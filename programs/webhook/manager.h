/* SPDX-License-Identifier: Apache-2.0 */
/* The flags of Volcano's webhook-manager, with their names and defaults, so that its Deployment can run this program with
 * only the image changed (cmd/webhook-manager/app/options).
 *
 * Most of them work independently. webhook-manager does not start without `--tls-cert-file`, so this flag marks a command
 * line of webhook-manager: flags that are not given then have webhook-manager's defaults. */
#pragma once

#include "cli/flags.h"
#include "log/log.h"
#include <crd/settings.h>

#define MANAGER_PORT 8443
#define MANAGER_NAMES 32 /* schedulers */
#define MANAGER_UNUSED 24

/* Texts are borrowed; NULL means not given. */
typedef struct manager_options {
  const char *certificate, *key, *authority; /* files: --tls-cert-file, --tls-private-key-file, --ca-cert-file */
  const char *enabled_admission;             /* a list of paths */
  const char *admission_conf;                /* a file */
  const char *webhook_namespace, *webhook_service_name, *webhook_url;
  const char *kubeconfig, *master;
  float qps; /* of requests to the API server, and the allowed burst */
  unsigned burst;
  bool healthz, record_events;
  const char *healthz_address;
  flag_texts scheduler_names;
  const char *scheduler_name_items[MANAGER_NAMES];
  const char *max_queue_depth, *pods_check, *root_protection; /* as texts of settings */
  const char *unused[MANAGER_UNUSED];                         /* the given flags that have no effect here */
  size_t unused_count;
  bool cascade_close, closed_before_delete; /* checks of newer webhook-managers that do not exist here */
} manager_options;

/* For a flag without effect, whose `at` is the offset of a manager_options. */
options_result manager_take_unused(void *target, const flag *flag, const char *value);
/* For flags whose `at` is that of a float, and of the text of a bool or an integer. */
options_result manager_take_rate(void *target, const flag *flag, const char *value);
options_result manager_take_truth_text(void *target, const flag *flag, const char *value);
options_result manager_take_integer_text(void *target, const flag *flag, const char *value);

/* Whether an argument that is no flag is accepted: webhook-manager accepts any, and its chart passes one. */
bool manager_takes_operand(const char *operand);

/* Whether the command line is one of webhook-manager. */
bool manager_is_meant(const manager_options *options);
/* Sets defaults after all flags are read. False with the error. */
bool manager_settle(manager_options *options, char *error, size_t size);

/* Whether webhook-manager's files can be read, in its order; false with its message for the first one that cannot. */
bool manager_reads_files(const manager_options *options, char *error, size_t size);

/* The name under which events are recorded: the scheduler's, if there is only one (pkg/util.GenerateComponentName). NULL:
 * none are recorded. */
const char *manager_component(const manager_options *options);

/* Logs once which flags have no effect, and which requested checks do not exist here. */
void manager_tell_unused(const manager_options *options, const logger *log);

/* The declared gates of a flag's value: webhook-manager's flag also contains those of Kubernetes. The log says which have no
 * effect. NULL: no memory. The caller frees it. */
char *manager_gates(const char *flag, const crd_settings *declared, const logger *log);
/* The declared settings of rules that flags gave, as JSON in the form of a settings file. NULL if none were given, or
 * without memory (errno). The caller frees it. */
char *manager_settings(const manager_options *options, const crd_settings *declared);
