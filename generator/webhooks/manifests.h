/* SPDX-License-Identifier: Apache-2.0 */
/* ValidatingWebhookConfiguration and MutatingWebhookConfiguration from +kubebuilder:webhook markers. */
#pragma once

#include "schema/tree/schema.h"

/* What the command line says of all webhooks; NULL or empty: as the markers say. */
typedef struct manifest_options {
  crd_string service_namespace, service_name, service_path; /* the path goes before that of the marker */
  int64_t service_port;                                     /* 0: none */
  crd_string url;          /* https://host/prefix: in the service's place, the marker's path behind it */
  crd_string ca_bundle;    /* base64 */
  crd_string cert_manager; /* NAMESPACE/NAME of a Certificate, for the annotation */
  crd_string paths;        /* of the webhooks that are written, with commas between them; empty: all */
} manifest_options;

/* Where a configuration comes from: the markers of its webhooks, in their order. */
typedef struct manifest_source {
  const struct marker **webhooks;
  size_t count;
} manifest_source;

/* Of each object of the list. */
typedef struct manifest_sources {
  manifest_source *items;
  size_t count;
} manifest_sources;

/* The place of what an error of the API server is about: the argument of the marker that gives the field
 * ("webhooks[1].rules[0].operations") of the object at `index` of the list. */
location crdc_manifests_place(const manifest_sources *sources, size_t index, crd_string field);

/* The webhook of a marker as it stands there, without clientConfig: JSON. `services`: the +crdc:service of its kind;
 * `not_own` is set where it leaves out the namespace that it runs in. */
crd_string crdc_manifests_webhook(crd_arena *arena, const struct marker *hook, const struct marker **services, size_t count,
                                  bool *not_own);

/* The configurations as a list of objects, the mutating one first, behind each kind's those of one webhook that a
 * +crdc:service names; what is wrong goes to `diagnostics` at the marker. */
crd_value crdc_manifests_build(crd_arena *arena, const crd_set *set, const manifest_options *options,
                               manifest_sources *sources, diagnostics *diagnostics);
