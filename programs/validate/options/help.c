/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate --help. */
#include "help.h"

static const char about[] =
    "NAME\n"
    "  crd-validate - check Kubernetes manifests as the API server would, offline\n"
    "\n"
    "SYNOPSIS\n"
    "  crd-validate [check] " FLAG_COMPILED "[--crd FILE|DIR]... " FLAG_COMPILED
    "[OPTION]... FILE|DIR|PATTERN|-...\n" FLAG_COMPILED
    "  crd-validate test [OPTION]... FILE|DIR...\n"
    "  crd-validate chain [OPTION]... CONFIGURATION FILE|DIR...\n" FLAG_COMPILED
    "  crd-validate replay [OPTION]... FILE|-\n"
    "  crd-validate batch [OPTION]... < requests.jsonl\n"
    "  crd-validate config [OPTION]... [FILE|DIR|-]...\n"
    "  crd-validate kubeconform-args [--print] [FLAG OF KUBECONFORM]... [FILE|DIR]...\n"
    "\n"
    "DESCRIPTION\n"
    "  Takes every object in the files given through what kube-apiserver does when it is created: a custom resource\n"
    "  through decoding, pruning, defaulting, the schema, list types, metadata and the CEL rules of its\n"
    "  CustomResourceDefinition, one of the API server's own kinds through the rules of its kind. The verdicts and\n"
    "  messages are the API server's.\n"
    "\n"
    "  Files are YAML or JSON and may hold several documents; folders are walked for *.yaml, *.yml and *.json; - is the\n"
    "  standard input, and a pattern in quotes ('charts/**/crds/*.yaml') is expanded here. What is found twice is checked\n"
    "  once. The items of a List are checked one by one." FLAG_COMPILED
    " CustomResourceDefinitions among them are checked as the\n"
    "  API server does when they are created, and used for the others; those of --crd go first." FLAG_COMPILED
    "\n"
    "\n"
    "  check may be left out. Where there is a file or folder that is called as one of the commands check, chain, replay,\n"
    "  batch and config, that is meant.\n"
    "\n"
    "OPTIONS\n";

static const char exit_help[] =
    "\n"
    "EXIT STATUS\n"
    "  0  all documents are valid; for --batch: all requests were answered; for --replay: nothing that was let in would\n"
    "     be refused, and all of it was judged\n"
    "  1  a document is invalid, or of a kind or version that its group is known not to have (--complete-groups; --skip\n"
    "     leaves a kind out)\n"
    "  2  something could not be judged or said: a file that cannot be read, a document whose CRD among the manifests is\n"
    "     invalid, a document or request that there was no memory for, standard output that takes no more, a broken CRD,\n"
    "     a layer without rules, wrong usage; for --replay: requests whose objects the log does not have. Standard error\n"
    "     has what and why\n"
    "\n"
    "EXAMPLES\n"
    "  crd-validate " FLAG_COMPILED "--crd crds/ " FLAG_COMPILED
    "manifests/\n"
    "  helm template chart | crd-validate " FLAG_COMPILED "--crd crds/ " FLAG_COMPILED
    "-\n"
    "  kubectl get rayclusters -o yaml | crd-validate --no-strict -o json -\n";

void help_print(const flag_help *help, const flag *flags, size_t count) {
  flags_print_words(help, about);
  flags_print_help(help, flags, count);
  flags_print_words(help, exit_help);
}
