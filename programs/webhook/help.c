/* SPDX-License-Identifier: Apache-2.0 */
/* crd-webhook --help. */
#include "help.h"

void help_print(const flag_help *help, const flag *flags, size_t count) {
  flags_print_words(
      help,
      "NAME\n"
      "  crd-webhook - an admission webhook for custom resources\n"
      "\n"
      "SYNOPSIS\n"
      "  crd-webhook [--cert-dir DIR] " FLAG_COMPILED "[--crd FILE|DIR]... " FLAG_COMPILED
      "[OPTION]...\n"
      "\n"
      "DESCRIPTION\n"
      "  Answers the AdmissionReviews of a Kubernetes API server over HTTPS. An object is judged as the API server judges a "
      "custom\n"
      "  resource: structural schema, list types, metadata and the CEL rules of its CRD, and the rules that overlays add. A "
      "refusal\n"
      "  carries the code, reason, message and causes that the API server itself would give.\n"
      "\n"
      "  The kinds are those that were compiled in" FLAG_COMPILED
      ", and with --crd those of the CRDs given, compiled when the program "
      "starts,\n"
      "  which take the place of those with their group and plural or kind" FLAG_COMPILED
      ".\n"
      "\n"
      "PATHS\n"
      "  POST /validate                                every kind that is known\n"
      "  POST /validate-<group>-<version>-<kind>       one kind; the group with dashes for dots, the kind in lower case:\n"
      "                                                /validate-ray-io-v1-raycluster\n"
      "  POST /validate/GROUP/VERSION/RESOURCE         a kind of the API server's own (the group without a name: core):\n"
      "                                                /validate/apps/v1/deployments, /validate/core/v1/services\n"
      "  CREATE and UPDATE are judged, the subresource status as well. DELETE, CONNECT and other subresources are allowed. "
      "A kind\n"
      "  without a known schema is refused (see --allow-unknown-kinds).\n"
      "\n"
      "  POST /jobs/validate, /jobs/mutate ...         the services of the kinds: the paths of their +kubebuilder:webhook "
      "markers,\n"
      "                                                which validate or mutate as the operator's own webhook. Of the "
      "kinds\n"
      "                                                compiled in those of Volcano's webhook-manager, in whose place this\n"
      "                                                program may stand: it has its flags (--tls-cert-file)\n"
      "\n"
      "  On their own addresses: GET /metrics; GET /healthz and /readyz.\n"
      "\n"
      "OPTIONS\n");
  flags_print_help(help, flags, count);
  flags_print_words(
      help,
      "\n"
      "SIGNALS\n"
      "  SIGTERM, SIGINT                readiness fails and answers carry \"Connection: close\"; after the delay no "
      "connection is taken;\n"
      "                                 the program ends when the last request has. A second signal ends it at once.\n"
      "\n"
      "EXIT STATUS\n"
      "  0  stopped by a signal, everything answered\n"
      "  1  could not start (certificate, address, CRD, layer), or requests were cut at the end of --shutdown-timeout\n"
      "  2  usage\n"
      "\n"
      "EXAMPLE\n"
      "  crd-webhook --cert-dir /certs " FLAG_COMPILED "--crd /crds " FLAG_COMPILED "--health-probe-bind-address :8081\n");
}
