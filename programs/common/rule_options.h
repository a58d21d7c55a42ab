/* SPDX-License-Identifier: Apache-2.0 */
/* What crd-validate and crd-webhook are asked to judge by: kinds, layers of rules, gates and settings. */
#ifndef PROGRAMS_RULE_OPTIONS_H
#define PROGRAMS_RULE_OPTIONS_H

#include "cli/flags.h"
#include <crd/request.h>

typedef struct rule_options {
  flag_texts crds, overlays; /* files and folders, in order */
  bool no_builtins;          /* only what they name */
  unsigned layers;           /* CRD_LAYER_... */
  unsigned warn_layers;      /* of them: those whose violations only warn */
  unsigned ratchet_layers;   /* of them: those that forgive an update what the stored object says too */
  unsigned named_layers;     /* of them: those above the CRD that were asked for by their names */
  bool all_layers;           /* whatever layers there are were asked for */
  bool allow_missing_layers; /* a layer that was asked for and has no rules is no error */
  const char *feature_gates; /* the flag's text; NULL: not given */
  const char *config;        /* a file of gates and settings; NULL: none */
  bool list_gates;           /* and do nothing else */
  unsigned kubernetes_minor; /* the API server to agree with; 0: the newest */
  crd_decoder decoder;       /* how objects are read */
} rule_options;

/* For flags whose `at` is the offset of the rule_options. `least` 1: a comma may end the list. */
options_result flag_take_layers(void *target, const flag *flag, const char *value);
options_result flag_take_warn_layers(void *target, const flag *flag, const char *value);
options_result flag_take_ratchet_layers(void *target, const flag *flag, const char *value);

/* "fast" or "tree", for a flag whose `at` is the offset of a crd_decoder. */
options_result flag_take_decoder(void *target, const flag *flag, const char *value);

/* Rows that the programs share, each with the words of its own. They are of an `options` with the member `rules`. */
#define RULES_AT(member) offsetof(options, rules.member)
#define RULES_CRDS(words, takes) FLAG_VALUE("crd", 0, flag_take_each, RULES_AT(crds), "FILE|DIR", words, takes)
#define RULES_OVERLAYS(words, takes) FLAG_VALUE("overlay", 0, flag_take_each, RULES_AT(overlays), "FILE", words, takes)
#define RULES_LAYERS(long_name, taker, comma, words, takes)                                                                 \
  {                                                                                                                         \
    .name = long_name, .value = FLAG_TAKES, .take = taker, .at = offsetof(options, rules), .least = comma, .wanted = takes, \
    .argument = "LIST", .help = words                                                                                       \
  }
#define RULES_GATES(words) FLAG_TEXT("feature-gates", 0, RULES_AT(feature_gates), "G", words)
#define RULES_LIST_GATES(words) FLAG_ON("list-feature-gates", 0, RULES_AT(list_gates), words)
#define RULES_CONFIG(words) FLAG_TEXT("config", 0, RULES_AT(config), "FILE", words)
#define RULES_KUBERNETES(words, takes)                                                                                      \
  FLAG_VALUE("kubernetes-version", 0, flag_take_version, RULES_AT(kubernetes_minor), "1.N", words, takes)
#define RULES_DECODER(words, takes) FLAG_VALUE("decoder", 0, flag_take_decoder, RULES_AT(decoder), "fast|tree", words, takes)

/* Once all flags are read: the layers above the CRD are asked of what it lets in. */
void rule_options_settle(rule_options *options);

#endif
