/* SPDX-License-Identifier: Apache-2.0 */
/* Makes ValidatingWebhookConfiguration and MutatingWebhookConfiguration from +kubebuilder:webhook markers. */
#pragma once

#include "schema/tree/schema.h"

/* Command line options for all webhooks; NULL or empty: as the markers say. */
typedef struct manifest_options {
  crd_string service_namespace, service_name, service_path; /* the path is put before that of the marker */
  int64_t service_port;                                     /* 0: none */
  crd_string url;          /* https://host/prefix: used instead of the service, with the marker's path appended */
  crd_string ca_bundle;    /* base64 */
  crd_string cert_manager; /* NAMESPACE/NAME of a Certificate, for the annotation */
  crd_string paths;        /* of the webhooks that are written, separated by commas; empty: all */
} manifest_options;

/* The markers that a configuration is made of, in the order of its webhooks. */
typedef struct manifest_source {
  const struct marker **webhooks;
  size_t count;
} manifest_source;

/* The sources of all objects of a list. */
typedef struct manifest_sources {
  manifest_source *items;
  size_t count;
} manifest_sources;

/* The place for an API server's error: the marker argument from which the field ("webhooks[1].rules[0].operations") of the
 * object at `index` was made. */
location crdc_manifests_place(const manifest_sources *sources, size_t index, crd_string field);

/* The webhook of one marker as JSON, without clientConfig. `services`: the +crdc:service markers of its kind; `not_own` is
 * set if it excludes the namespace that it runs in. */
crd_string crdc_manifests_webhook(crd_arena *arena, const struct marker *hook, const struct marker **services, size_t count,
                                  bool *not_own);

/* The configurations as a list of objects: the mutating one first, then the validating one, each followed by separate ones
 * for the webhooks that a +crdc:service names. Errors go to `diagnostics` at the marker. */
crd_value crdc_manifests_build(crd_arena *arena, const crd_set *set, const manifest_options *options,
                               manifest_sources *sources, diagnostics *diagnostics);
