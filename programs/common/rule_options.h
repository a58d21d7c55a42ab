/* SPDX-License-Identifier: Apache-2.0 */
/* What crd-validate and crd-webhook are asked to judge by: kinds, layers of rules, gates and settings. */
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

/* Patterns of paths, as shells have them, for paths that reach a program in quotes: '*', '?' and '[...]' within a part of a
 * path, '**' for any number of folders. */

/* Calls `take` with each path of a pattern, in their order; a path that is there, or that has nothing of a pattern, is taken
 * as it is. What begins with a dot is taken where the pattern says so. False where nothing has the pattern. */
bool patterns_expand(const char *pattern, void (*take)(void *context, const char *path), void *context);

/* Whether a text is such a pattern, and not the name of something that is there. */
bool patterns_is_one(const char *text);

typedef struct patterns_visitor {
  void (*take)(void *context, const char *path);
  /* Whether a folder that a part with signs leads to is passed over with all that is in it; NULL: none is. */
  bool (*passes_over)(void *context, const char *folder);
  void (*problem)(void *context, const char *folder, const char *what); /* it could not be read; NULL: nobody asks */
  void *context;
} patterns_visitor;

/* The same, with more to say. */
bool patterns_visit(const char *pattern, const patterns_visitor *visitor);

/* Which paths are left out: patterns in the syntax of .gitignore, with the answers that git gives.
 *
 * A pattern with a slash before its end is held against the whole path, one without against its last part; '*' and '?' are
 * of one part, a part '**' is any number of them, and a slash at the end asks for a folder. Of several patterns that fit the
 * last one counts; '!' before it takes the path back. */

/* The most bytes of a pattern. */
#define IGNORE_PATTERN_LIMIT 4096u

typedef struct ignore_step ignore_step;

typedef struct ignore_rule {
  const ignore_step *steps;
  uint32_t count;
  uint32_t line;      /* of its file, from 1 */
  bool keeps;         /* '!' */
  bool folders_alone; /* a slash at the end */
  bool whole;         /* it is about the whole path, not about its last part */
} ignore_rule;

/* Rules of one folder, in their order; starts with its arena and nothing else, which holds all of it. */
typedef struct ignore_rules {
  crd_arena *arena;
  ignore_rule *items;
  size_t count, room;
} ignore_rules;

/* Where a line is no pattern, and why; `what` stays. */
typedef struct ignore_problem {
  const char *what; /* NULL: there is none */
  size_t column;    /* from 1 */
} ignore_problem;

/* Adds what a line says: a pattern, a comment or nothing. `problem` says what is wrong with it; then nothing is added. */
void ignore_rules_add(ignore_rules *rules, crd_string line, uint32_t number, ignore_problem *problem);

/* The next line of a file from `*at` on, without its end ("\n" or "\r\n") and, where it is the first, without a byte order
 * mark. False at the end. */
bool ignore_rules_line(crd_string text, size_t *at, crd_string *line);

typedef enum ignore_answer { IGNORE_SILENT, IGNORE_OUT, IGNORE_KEPT } ignore_answer;

/* What the rules say of a path from their folder on ("a/b.yaml"), not of the folders that it is in. */
ignore_answer ignore_rules_ask(const ignore_rules *rules, crd_string path, bool folder);

/* The kinds that rules ask a cluster for, as its client wants them told (crd/cluster.h). */

/* Each once: what one of several that ask for it reads is kept. */
typedef struct watched_kinds {
  crd_watch *items; /* their lists of paths are theirs; the texts are borrowed of the kinds that ask */
  size_t count;
} watched_kinds;

/* Adds what rules of a kind ask for in these layers (CRD_LAYER_...). False without memory. */
bool watched_kinds_add(watched_kinds *watched, const crd_kind *kind, unsigned layers);
/* Adds what a service asks for, whose texts are borrowed. False without memory. */
bool watched_kinds_add_watch(watched_kinds *watched, const crd_watch *watch);
void watched_kinds_free(watched_kinds *watched);
