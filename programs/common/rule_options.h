/* SPDX-License-Identifier: Apache-2.0 */
/* What crd-validate and crd-webhook judge by: kinds, layers of rules, gates and settings. */
#pragma once

#include "cli/flags.h"
#include <crd/arena.h>
#include <crd/cluster.h>
#include <crd/generated/rule_set.h>
#include <crd/request.h>
#include <crd/types.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct rule_options {
  flag_texts crds, overlays; /* files and folders, in order */
  bool no_builtins;          /* only the kinds of `crds` */
  unsigned layers;           /* CRD_LAYER_... */
  unsigned warn_layers;      /* those whose violations are only warnings */
  unsigned ratchet_layers;   /* those that accept in an update what the stored object violates already */
  unsigned named_layers;     /* those above the CRD that were named */
  bool all_layers;           /* all existing layers were asked for */
  bool allow_missing_layers; /* a requested layer without rules is no error */
  const char *feature_gates; /* as given; NULL: not given */
  const char *config;        /* a file of gates and settings; NULL: none */
  bool list_gates;           /* list the gates and exit */
  unsigned kubernetes_minor; /* the API server to agree with; 0: the newest */
  crd_decoder decoder;       /* how objects are read */
} rule_options;

/* For flags whose `at` is the offset of the rule_options. `least` 1: the list may end with a comma. */
options_result flag_take_layers(void *target, const flag *flag, const char *value);
options_result flag_take_warn_layers(void *target, const flag *flag, const char *value);
options_result flag_take_ratchet_layers(void *target, const flag *flag, const char *value);

/* "fast" or "tree", for a flag whose `at` is the offset of a crd_decoder. */
options_result flag_take_decoder(void *target, const flag *flag, const char *value);

/* Rows that both programs have, each with its own words, for a struct `options` with the member `rules`. */
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

/* Completes the options after parsing: layers above the CRD only judge what the crd layer allows. */
void rule_options_settle(rule_options *options);

/* Path patterns as in shells, for paths that are quoted on the command line: '*', '?' and '[...]' within a component, '**'
 * for any number of folders. */

/* Calls `take` with each path that matches, sorted. A path that exists, or that has no pattern characters, is taken
 * unchanged. Names that begin with a dot only match a pattern that begins with one. False if nothing matches. */
bool patterns_expand(const char *pattern, void (*take)(void *context, const char *path), void *context);

/* Whether a text is such a pattern, and not the name of an existing file. */
bool patterns_is_one(const char *text);

typedef struct patterns_visitor {
  void (*take)(void *context, const char *path);
  /* Whether a folder that matches is skipped with all its content; may be NULL: none is. */
  bool (*passes_over)(void *context, const char *folder);
  void (*problem)(void *context, const char *folder, const char *what); /* it could not be read; may be NULL */
  void *context;
} patterns_visitor;

/* Does the same with these callbacks. */
bool patterns_visit(const char *pattern, const patterns_visitor *visitor);

/* Which paths are ignored, by patterns in the syntax of .gitignore, with git's results.
 *
 * A pattern with a slash before its end matches the whole path, one without matches the last component. '*' and '?' match
 * within a component, a component '**' matches any number of them, and a slash at the end only matches folders. The last
 * matching pattern decides; '!' before it includes the path again. */

/* The longest pattern in bytes. */
#define IGNORE_PATTERN_LIMIT 4096u

typedef struct ignore_step ignore_step;

typedef struct ignore_rule {
  const ignore_step *steps;
  uint32_t count;
  uint32_t line;      /* of its file, from 1 */
  bool keeps;         /* '!' */
  bool folders_alone; /* it ends with a slash */
  bool whole;         /* it is matched with the whole path, not with the last component */
} ignore_rule;

/* The patterns of one folder, in order. Initialise it with its arena and zeros; the arena owns everything. */
typedef struct ignore_rules {
  crd_arena *arena;
  ignore_rule *items;
  size_t count, room;
} ignore_rules;

/* Why and where a line is no pattern; `what` is static. */
typedef struct ignore_problem {
  const char *what; /* NULL: no error */
  size_t column;    /* from 1 */
} ignore_problem;

/* Adds a line: a pattern, a comment or nothing. On an error it sets `problem` and adds nothing. */
void ignore_rules_add(ignore_rules *rules, crd_string line, uint32_t number, ignore_problem *problem);

/* The next line of a file from `*at` on, without its end ("\n" or "\r\n"); the first one without a byte order mark. False at
 * the end. */
bool ignore_rules_line(crd_string text, size_t *at, crd_string *line);

typedef enum ignore_answer { IGNORE_SILENT, IGNORE_OUT, IGNORE_KEPT } ignore_answer;

/* The answer for a path relative to the folder ("a/b.yaml"); its parent folders are not checked. */
ignore_answer ignore_rules_ask(const ignore_rules *rules, crd_string path, bool folder);

/* The kinds that rules ask a cluster for, in the form of its client (crd/cluster.h). */

/* Each kind once: the entry has what all rules that ask for it read. */
typedef struct watched_kinds {
  crd_watch *items; /* their lists of paths are owned; the texts are borrowed from the kinds that ask */
  size_t count;
} watched_kinds;

/* Adds what a kind's rules in these layers (CRD_LAYER_...) ask for. False without memory. */
bool watched_kinds_add(watched_kinds *watched, const crd_kind *kind, unsigned layers);
/* Adds what a service asks for; its texts are borrowed. False without memory. */
bool watched_kinds_add_watch(watched_kinds *watched, const crd_watch *watch);
void watched_kinds_free(watched_kinds *watched);
