/* SPDX-License-Identifier: Apache-2.0 */
/* --policies: reviews judged by admission policies, at paths of their own: /policies asks the validating ones,
 * /policies/mutate the mutating ones. Changed files are read again; what was in force before stays until the new one is
 * ready. */
#ifndef CRD_WEBHOOK_POLICIES_H
#define CRD_WEBHOOK_POLICIES_H

#include "log/log.h"
#include <crd/webhook.h>

typedef struct webhook_policies webhook_policies;

/* Where they come from. All of it must outlive them. */
typedef struct webhook_policies_source {
  const char *const *paths, *const *crds; /* admission_files_source */
  size_t count, crd_count;
  const crd_registry *registry;
  unsigned kubernetes_minor;
  bool dry_run;                    /* they only report */
  const crd_state_source *cluster; /* whose Namespaces count before those of the files: it watches them; NULL: none does */
  const logger *log;
} webhook_policies_source;

/* NULL with the reason. To be called before files and calls are given up (sandbox.h): later reads take no cache. */
webhook_policies *webhook_policies_create(const webhook_policies_source *source, char *error, size_t size);
void webhook_policies_destroy(webhook_policies *policies); /* NULL is fine */

/* Their services; of NULL none. */
const crd_admission_service *webhook_policies_services(const webhook_policies *policies, size_t *count);

/* Looks now and then whether the files have changed: to be called often, by one thread. */
void webhook_policies_refresh(webhook_policies *policies);
/* crd_webhook_options.measure. */
void webhook_policies_measure(void *policies, crd_text *text);

#endif
