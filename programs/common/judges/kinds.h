/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds to judge by: compiled in, and of CRDs met at run time, which go first.
 *
 * There are two of it, and a program links one: kinds.c with the compiler, kinds_built_in.c for a build that has none. */
#ifndef PROGRAMS_JUDGES_KINDS_H
#define PROGRAMS_JUDGES_KINDS_H

#include "rule_options.h"
#include <crd/types.h>

typedef struct kinds kinds;

typedef struct kinds_source {
  const char *program;               /* what messages begin with */
  const rule_options *rules;         /* CRDs and overlays; CRDs without rules above the crd layer have the compiled-in ones,
                                      * where they fit and such layers are asked for */
  const struct documents *manifests; /* CRDs that were read already, for kinds_add and its like; NULL: none */
  bool quiet;                        /* what was passed over is said only where nothing else was found */
  bool applies; /* as `kubectl apply` of the folders would: what is no CRD is passed over, the later of two CRDs of a name is
                 * taken, both are said; there must be one */
} kinds_source;

/* Whether the program has the compiler. */
extern const bool kinds_have_compiler;
/* Whether the program can compile CRDs; where not, a message on stderr says that --crd needs it. */
bool kinds_can_compile(const char *program);
/* NULL when a CRD is broken, or there is no memory: what is wrong was printed to stderr, of a CRD as `crdc lint` does. */
kinds *kinds_load(const kinds_source *source);
/* Whether the CRDs that were given define a kind, in whatever version. */
bool kinds_knows(const kinds *kinds, crd_string group, crd_string kind);
/* Adds those of the source's manifests (nothing else of its CRDs) behind the ones that were given, as if they were of them.
 * False as kinds_load. */
bool kinds_add_manifests(kinds *kinds, const kinds_source *source);
/* Those of the source's manifests in a registry that lives as long as the kinds, which stay as they are. NULL as kinds_load.
 */
const crd_registry *kinds_alone(kinds *kinds, const kinds_source *source);
/* The kinds of such a registry before those of others that do not collide with them. Lives as long as the kinds. */
const crd_registry *kinds_before(kinds *kinds, const crd_registry *first, const crd_registry *others);
/* Adds those of CRDs that count as stored, the source's manifests, before those compiled in and behind the ones that were
 * given; at most once, and last. False as kinds_load. */
bool kinds_add(kinds *kinds, const kinds_source *source);
/* Those of a CRD in a file (`text` empty) or in memory. NULL with the first diagnostic in `error`, which the caller frees;
 * NULL there as well when there is no memory. */
kinds *kinds_load_quietly(const char *path, crd_string text, unsigned kubernetes_minor, char **error);
/* CRDs in memory or in files, with overlays, for who has to say himself what is wrong. They count as stored. */
typedef struct kinds_set {
  const char *name;                          /* of the text, in messages */
  crd_string text;                           /* empty: none; of CRDs that are in the files as well this is taken */
  const char *const *crds, *const *overlays; /* files and folders; files */
  size_t crd_count, overlay_count;
  bool carried; /* CRDs without rules above the crd layer have those that are carried for them */
  bool counts;  /* rules count what they say (cel/count.h) */
  unsigned kubernetes_minor;
} kinds_set;
/* The kinds of a set, as kinds_load_quietly gives them. */
kinds *kinds_load_set(const kinds_set *set, char **error);
/* Of kinds that count the CRDs as they were read, and what their rules count. */
const struct crd_set *kinds_crds(const kinds *kinds);
const struct count_table *kinds_counted(const kinds *kinds);
/* Whether the rules above the crd layer that are compiled in for a kind do not fit the CRD that was given: that was said. */
bool kinds_lost_rules(const kinds *kinds, const crd_kind *kind);
/* The spec of the CRD that a kind was made of; NULL where it is compiled in. */
const crd_value *kinds_spec(const kinds *kinds, const crd_kind *kind);
/* Whether a kind is one of those compiled in. */
bool kinds_is_built_in(const crd_kind *kind);
const crd_registry *kinds_registry(const kinds *kinds);
/* What the command line is about: the kinds of the CRDs given, and where none are, all. */
const crd_registry *kinds_asked(const kinds *kinds);
void kinds_destroy(kinds *kinds); /* NULL is fine */

#endif
