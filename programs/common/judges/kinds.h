/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds to judge by: those compiled in, and those of CRDs compiled at run time, which come first.
 *
 * There are two implementations, and a program links one: kinds.c with the compiler, kinds_built_in.c in a build without
 * it. */
#ifndef PROGRAMS_JUDGES_KINDS_H
#define PROGRAMS_JUDGES_KINDS_H

#include "rule_options.h"
#include <crd/types.h>

typedef struct kinds kinds;

typedef struct kinds_source {
  const char *program;               /* the prefix of messages */
  const rule_options *rules;         /* CRDs and overlays. If layers above the crd layer are asked for, CRDs without such
                                      * rules get the compiled-in ones where these fit */
  const struct documents *manifests; /* CRDs that were read already, for kinds_add and similar functions; NULL: none */
  bool quiet;                        /* skipped files are only reported if nothing else was found */
  bool applies; /* as `kubectl apply` of the folders: what is no CRD is skipped, and of two CRDs of the same name the later
                 * is used; both are reported; there must be at least one CRD */
} kinds_source;

/* Whether the program has the compiler. */
extern const bool kinds_have_compiler;
/* Whether the program can compile CRDs; if not, prints to stderr that --crd needs the compiler. */
bool kinds_can_compile(const char *program);
/* NULL if a CRD has errors, or without memory. Errors were printed to stderr, those of CRDs as `crdc lint` prints them. */
kinds *kinds_load(const kinds_source *source);
/* Whether the given CRDs define a kind, in any version. */
bool kinds_knows(const kinds *kinds, crd_string group, crd_string kind);
/* Adds the kinds of the source's manifests (not its other CRDs) after the given ones, as if they were given too. False as
 * kinds_load. */
bool kinds_add_manifests(kinds *kinds, const kinds_source *source);
/* The kinds of the source's manifests alone, in a registry that lives as long as `kinds`, which is not changed. NULL as
 * kinds_load. */
const crd_registry *kinds_alone(kinds *kinds, const kinds_source *source);
/* Joins such a registry with the kinds of others that do not collide with it. The result lives as long as `kinds`. */
const crd_registry *kinds_before(kinds *kinds, const crd_registry *first, const crd_registry *others);
/* Adds the kinds of the source's manifests, which are treated as stored, between the given ones and those compiled in. Call
 * it at most once, and last. False as kinds_load. */
bool kinds_add(kinds *kinds, const kinds_source *source);
/* The kinds of a CRD in a file (`text` empty) or in memory. NULL with the first diagnostic in `error`, which the caller
 * frees; `error` is NULL too if there is no memory. */
kinds *kinds_load_quietly(const char *path, crd_string text, unsigned kubernetes_minor, char **error);
/* CRDs in memory or in files, with overlays, for callers that report errors themselves. They are treated as stored. */
typedef struct kinds_set {
  const char *name;                          /* of the text, in messages */
  crd_string text;                           /* empty: none; a CRD that is also in the files is taken from this text */
  const char *const *crds, *const *overlays; /* files and folders; files */
  size_t crd_count, overlay_count;
  bool carried; /* CRDs without rules above the crd layer get the carried ones */
  bool counts;  /* rules update counters (cel/count.h) */
  unsigned kubernetes_minor;
} kinds_set;
/* The kinds of a set, as kinds_load_quietly gives them. */
kinds *kinds_load_set(const kinds_set *set, char **error);
/* The CRDs that were read, and the counters of their rules; for kinds with `counts`. */
const struct crd_set *kinds_crds(const kinds *kinds);
const struct count_table *kinds_counted(const kinds *kinds);
/* Whether a kind's compiled-in rules above the crd layer do not fit the given CRD, which was reported. */
bool kinds_lost_rules(const kinds *kinds, const crd_kind *kind);
/* The spec of a kind's CRD; NULL if the kind is compiled in. */
const crd_value *kinds_spec(const kinds *kinds, const crd_kind *kind);
/* Whether a kind is one of those compiled in. */
bool kinds_is_built_in(const crd_kind *kind);
const crd_registry *kinds_registry(const kinds *kinds);
/* The kinds that the command line is about: those of the given CRDs, or all if none are given. */
const crd_registry *kinds_asked(const kinds *kinds);
void kinds_destroy(kinds *kinds); /* may be NULL */

#endif
