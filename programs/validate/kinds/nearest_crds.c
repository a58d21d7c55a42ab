/* SPDX-License-Identifier: Apache-2.0 */
#include "../../../runtime/text/group_version.h"
#include "base/memory.h"
#include "schema/markers/overlay.h"
#include "wanted_kinds.h"
#include <crd/shown.h>
#include <ctype.h>
#include <stdlib.h>

/* A definition and its place. */
typedef struct definition {
  const manifest_crd *crd;
  struct definition *same;        /* the first equal definition of its kind, or itself */
  size_t uses;                    /* of `same`: the number of files that it judges */
  const crd_registry *compiled;   /* compiled separately, for files near it; NULL: not yet */
  crd_saying says;                /* measured if it is compared with others */
  bool quiet;                     /* the compiler has no errors or warnings for it, and there are no markers for it */
  bool group_wanted, kind_wanted; /* set at the first of its group, and at the first of its kind in any group: all of them
                                   * are wanted */
  bool wanted;                    /* some object may be judged by it or its messages name it, or it has another use */
} definition;

/* A kind with several definitions. */
typedef struct repeated_kind {
  definition *items;
  size_t count, distinct;
  bool contested;      /* for some file only its size decided */
  definition *taken;   /* for files without a near definition */
  size_t files, moved; /* files with the kind; those judged by another definition */
  crd_string folder, version;
  definition *last; /* the choice for these; NULL: none yet */
} repeated_kind;

/* The definition for a file. */
typedef struct pick {
  size_t item;
  repeated_kind *kind;
  definition *chosen;
} pick;

/* Definitions that are compiled for some files, in addition to the common ones. */
typedef struct picked_set {
  definition **items;
  size_t count;
  const crd_registry *registry;
  struct picked_set *next;
} picked_set;

struct nearest_crds {
  crd_arena *arena;
  manifest_crds *manifests;
  definition *definitions;
  repeated_kind *kinds;
  size_t kind_count;
  pick *picks;
  size_t pick_count, pick_room;
  size_t definition_count;
  definition **by_name; /* by kind */
  bool some_unwanted;   /* known before the objects are read */
  picked_set *sets;
};

/* ---- equal definitions ---- */

static int compare_kinds(const manifest_crd *a, const manifest_crd *b) {
  int order = crd_string_compare(a->group, b->group);
  return order ? order : crd_string_compare(a->kind, b->kind);
}

static int by_kind(const void *a, const void *b) {
  const definition *one = a, *other = b;
  int order = compare_kinds(one->crd, other->crd);
  return order ? order : (one->crd > other->crd) - (one->crd < other->crd);
}

/* A definition that cannot be read again is only equal to itself. */
static void find_same(manifest_crds *manifests, repeated_kind *kind) {
  for (size_t i = 0; i < kind->count; i++) {
    definition *one = &kind->items[i];
    one->same = one;
    bool known = manifest_crds_measure(manifests, one->crd);
    one->says = *one->crd->saying;
    for (size_t j = 0; known && j < i && one->same == one; j++)
      if (crd_sayings_are_same(&kind->items[j].says, &one->says)) one->same = kind->items[j].same;
    kind->distinct += one->same == one;
  }
}

/* ---- the nearest definition ---- */

/* The folder of a path, without a leading "./". */
static crd_string file_folder(const char *path) {
  while (path[0] == '.' && path[1] == '/') path += 2;
  const char *slash = strrchr(path, '/');
  return (crd_string){path, slash ? (size_t)(slash - path) : 0};
}

/* Takes the first component of a path; empty at its end. */
static crd_string next_folder(crd_string *path) {
  const char *slash = memchr(path->data, '/', path->size);
  crd_string folder = {path->data, slash ? (size_t)(slash - path->data) : path->size};
  *path = crd_string_slice(*path, folder.size + (slash != NULL), path->size);
  return folder;
}

/* The number of a release in "v1.2.3" or "release-1.2"; empty: the folder is not named after a release. */
static crd_string release_of(crd_string folder) {
  const crd_string release = CRD_STRING("release-");
  if (crd_string_has_prefix(folder, release)) folder = crd_string_slice(folder, release.size, folder.size);
  if (folder.size && folder.data[0] == 'v') folder = crd_string_slice(folder, 1, folder.size);
  size_t at = 0;
  while (at < folder.size && isdigit((unsigned char)folder.data[at])) at++;
  bool good = at && at + 1 < folder.size && folder.data[at] == '.' && isdigit((unsigned char)folder.data[at + 1]);
  return good ? folder : (crd_string){NULL, 0};
}

/* The same for a file: "operator-1.2.3.yaml". */
static crd_string release_of_file(const char *path) {
  const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
  crd_string release = release_of(crd_string_of(name));
  while (!release.size && (name = strchr(name, '-'))) release = release_of(crd_string_of(++name));
  return release;
}

static unsigned long take_release_number(crd_string *text) {
  unsigned long number = 0;
  while (text->size && isdigit((unsigned char)*text->data)) {
    if (number < 1000000000) number = number * 10 + (unsigned long)(*text->data - '0');
    *text = crd_string_slice(*text, 1, text->size);
  }
  return number;
}

/* Compares by number; a suffix ("-rc1") comes before none. */
static int compare_releases(crd_string a, crd_string b) {
  for (;;) {
    unsigned long one = take_release_number(&a), other = take_release_number(&b);
    if (one != other) return one < other ? -1 : 1;
    bool more = a.size && *a.data == '.', others = b.size && *b.data == '.';
    if (!more && !others) break;
    if (more) a = crd_string_slice(a, 1, a.size);
    if (others) b = crd_string_slice(b, 1, b.size);
  }
  if (!a.size != !b.size) return a.size ? -1 : 1;
  return crd_string_compare(a, b);
}

/* The criteria for a definition. */
typedef struct claim {
  size_t near;        /* common folders with the file */
  crd_string release; /* of its folder or file, if the judged file is not in it; empty: none */
  bool serves;        /* it serves the version of the file */
  size_t versions;
} claim;

static claim claim_of(const definition *definition, crd_string folder, crd_string version) {
  claim claim = {.near = 0};
  crd_string own = file_folder(definition->crd->file);
  const bool beside = crd_string_equal(own, folder);
  while (own.size) {
    crd_string mine = next_folder(&own), theirs = folder.size ? next_folder(&folder) : (crd_string){NULL, 0};
    if (theirs.data && crd_string_equal(mine, theirs)) {
      claim.near++;
      continue;
    }
    folder.size = 0; /* the paths differ from here on */
    if (!claim.release.size) claim.release = release_of(mine);
  }
  if (!claim.release.size && !beside) claim.release = release_of_file(definition->crd->file);
  const crd_saying *saying = definition->crd->saying;
  claim.versions = saying->version_count;
  for (uint32_t i = 0; i < saying->version_count; i++) claim.serves |= crd_string_equal(saying->versions[i], version);
  return claim;
}

static int compare_claims(const claim *a, const claim *b) {
  if (!a->release.size != !b->release.size) return a->release.size ? -1 : 1;
  if (a->near != b->near) return a->near < b->near ? -1 : 1;
  int order = a->release.size ? compare_releases(a->release, b->release) : 0;
  if (order) return order;
  if (a->serves != b->serves) return a->serves ? 1 : -1;
  return (a->versions > b->versions) - (a->versions < b->versions);
}

/* The nearest definition for an object of that version in a file of the folder. */
static definition *choose_nearest(repeated_kind *kind, crd_string folder, crd_string version) {
  if (kind->last && crd_string_equal(kind->folder, folder) && crd_string_equal(kind->version, version)) return kind->last;
  definition *best = NULL;
  claim most;
  bool contested = false;
  for (size_t i = 0; i < kind->count; i++) {
    definition *one = &kind->items[i];
    claim claim = claim_of(one, folder, version);
    int order = best ? compare_claims(&claim, &most) : 1;
    if (order > 0) contested = false;
    if (order == 0 && one->same != best->same) contested = true;
    if (order < 0 || (order == 0 && one->crd->saying->size <= best->crd->saying->size)) continue;
    best = one;
    most = claim;
  }
  kind->folder = folder;
  kind->version = version;
  kind->last = best;
  if (version.size) kind->contested |= contested;
  return best;
}

/* ---- the kinds of files ---- */

typedef struct choosing {
  nearest_crds *nearest;
  size_t item, first; /* the file, and its first pick */
  crd_string folder;
} choosing;

static repeated_kind *find_repeated(const nearest_crds *nearest, crd_string group, crd_string kind) {
  const manifest_crd wanted = {.group = group, .kind = kind};
  size_t low = 0, high = nearest->kind_count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    int order = compare_kinds(&wanted, nearest->kinds[middle].items[0].crd);
    if (order == 0) return &nearest->kinds[middle];
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return NULL;
}

/* Marks all definitions of a group, which are adjacent. */
static void want_group(nearest_crds *nearest, crd_string group) {
  size_t low = 0, high = nearest->definition_count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (crd_string_compare(nearest->definitions[middle].crd->group, group) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  definition *first = &nearest->definitions[low], *end = &nearest->definitions[nearest->definition_count];
  if (first == end || first->group_wanted) return;
  for (definition *one = first; one < end && crd_string_equal(one->crd->group, group); one++)
    one->wanted = first->group_wanted = true;
}

/* Marks all definitions of that kind in any group. */
static void want_kind_name(nearest_crds *nearest, crd_string kind) {
  size_t low = 0, high = nearest->definition_count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (crd_string_compare(nearest->by_name[middle]->crd->kind, kind) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  const size_t first = low;
  if (first == nearest->definition_count || nearest->by_name[first]->kind_wanted) return;
  for (; low < nearest->definition_count && crd_string_equal(nearest->by_name[low]->crd->kind, kind); low++)
    nearest->by_name[low]->wanted = nearest->by_name[first]->kind_wanted = true;
}

/* Messages about an object without a CRD depend on the CRDs of its group, and of its kind in other groups. */
static void note_wanted(nearest_crds *nearest, crd_string group, crd_string kind) {
  want_group(nearest, group);
  want_kind_name(nearest, kind);
}

static void choose_for_object(void *context, crd_string api_version, crd_string kind) {
  const choosing *choosing = context;
  nearest_crds *nearest = choosing->nearest;
  crd_group_version parts = crd_group_version_of(api_version);
  note_wanted(nearest, parts.group, kind);
  repeated_kind *repeated = find_repeated(nearest, parts.group, kind);
  for (size_t i = choosing->first; repeated && i < nearest->pick_count; i++)
    if (nearest->picks[i].kind == repeated) return;
  if (!repeated) return;
  CRD_ARENA_ROOM(nearest->arena, nearest->picks, nearest->pick_count, nearest->pick_room, 64);
  crd_string version = crd_arena_copy(nearest->arena, parts.version);
  definition *chosen = choose_nearest(repeated, choosing->folder, version);
  chosen->same->uses++;
  repeated->files++;
  nearest->picks[nearest->pick_count++] = (pick){choosing->item, repeated, chosen};
}

/* Whether an object must be read: only if it has several definitions. For others its possible presence is enough. */
static bool is_to_be_chosen_for(void *context, crd_string api_version, crd_string kind) {
  const choosing *choosing = context;
  const crd_string group = crd_group_version_of(api_version).group;
  note_wanted(choosing->nearest, group, kind);
  return find_repeated(choosing->nearest, group, kind) != NULL;
}

static void choose_for_files(nearest_crds *nearest, inventory *inventory, const manifest_crds *manifests) {
  for (size_t i = 0; i < inventory->count; i++) {
    struct inventory one = {.items = &inventory->items[i], .count = 1};
    choosing choosing = {nearest, i, nearest->pick_count, file_folder(inventory->items[i].path)};
    wanted_kinds_visit(&one, manifests, &(wanted_kinds_visitor){choose_for_object, is_to_be_chosen_for, &choosing});
  }
}

/* ---- definitions for all files ---- */

static void say_taken(const repeated_kind *kind, const options *options) {
  if (!kind->files || (options->output.quiet && !kind->contested)) return;
  crd_arena *arena = memory_arena(NULL);
  const manifest_crd *taken = kind->taken->crd;
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "%.*s of %.*s is defined %zu times among the manifests, differently: taken is %s:%u",
                  CRD_PRINT(taken->kind), CRD_PRINT(taken->group), kind->distinct, taken->file, taken->line);
  if (kind->moved) crd_text_printf(&text, ", but a nearer one for %zu of %zu files", kind->moved, kind->files);
  if (kind->contested) crd_text_add(&text, CRD_STRING("; others are as near: ambiguous, choose by --crd"));
  fputs(kind->contested ? "warning: " : "note: ", stderr);
  crd_print_shown(stderr, crd_text_string(&text), CRD_SHOWN_LINE);
  fputc('\n', stderr);
  crd_arena_destroy(arena);
}

/* Chooses the definition for files without a near one; none if all files have one. */
static void take_for_all(repeated_kind *kind) {
  kind->taken = choose_nearest(kind, CRD_STRING(""), CRD_STRING(""));
  if (!kind->taken->same->uses)
    for (size_t i = 0; i < kind->count; i++)
      if (kind->items[i].uses > kind->taken->same->uses) kind->taken = &kind->items[i];
}

/* Takes the manifests' CRDs that are compiled for all files. */
static void take_documents(nearest_crds *nearest, manifest_crds *manifests, size_t count, const kinds *kinds, bool given) {
  documents taken = {.arena = nearest->arena};
  for (size_t i = 0; i < count; i++) {
    const definition *one = &nearest->definitions[i];
    if (given && kinds_knows(kinds, one->crd->group, one->crd->kind)) continue;
    const repeated_kind *repeated = find_repeated(nearest, one->crd->group, one->crd->kind);
    if (one->wanted && (!repeated || repeated->taken == one)) manifest_crds_read(manifests, one->crd, &taken);
  }
  manifest_crds_take(manifests, &taken);
}

/* Groups the definitions by kind, and finds the kinds with several. */
static void group_definitions(nearest_crds *nearest, manifest_crds *manifests, size_t count, const kinds *kinds,
                              bool given) {
  definition *all = nearest->definitions;
  if (count) qsort(all, count, sizeof *all, by_kind);
  nearest->kinds = crd_arena_alloc(nearest->arena, (count + 1) * sizeof *nearest->kinds);
  for (size_t i = 0, end; i < count; i = end) {
    for (end = i + 1; end < count && compare_kinds(all[i].crd, all[end].crd) == 0;) end++;
    if (end - i == 1 || (given && kinds_knows(kinds, all[i].crd->group, all[i].crd->kind))) continue;
    repeated_kind kind = {.items = &all[i], .count = end - i};
    find_same(manifests, &kind);
    nearest->kinds[nearest->kind_count++] = kind;
  }
}

/* Whether kinds without objects can be needed: by rules above the CRDs, policies, settings, the cluster's state, or
 * substitution. */
static bool uses_all_kinds(const options *options) {
  const rule_options *rules = &options->rules;
  return options->mutate || options->explain.what || options->admission.chain || options->replay.log ||
         options->admission.policies.count || options->state.paths.count || options->state.from_cluster ||
         options->substitution.files.count || options->substitution.allow_missing || rules->config || rules->feature_gates ||
         rules->list_gates || (rules->layers & ~(unsigned)CRD_LAYER_CRD);
}

static int by_crd_name(const void *a, const void *b) {
  const definition *one = *(definition *const *)a, *other = *(definition *const *)b;
  return crd_string_compare(one->crd->verdict.name, other->crd->verdict.name);
}

static int by_kind_name(const void *a, const void *b) {
  const definition *one = *(definition *const *)a, *other = *(definition *const *)b;
  return crd_string_compare(one->crd->kind, other->crd->kind);
}

/* CRDs of the same name but different kinds are reported. */
static void want_namesakes(definition **by_name, size_t count) {
  for (size_t i = 0, end; i < count; i = end) {
    bool several = false;
    for (end = i + 1; end < count && by_crd_name(&by_name[i], &by_name[end]) == 0; end++)
      several = several || compare_kinds(by_name[i]->crd, by_name[end]->crd) != 0;
    for (size_t k = i; several && k < end; k++) by_name[k]->wanted = true;
  }
}

/* A CRD is compiled if an object needs it. One with compiler errors or warnings always is. */
static void begin_wanting(nearest_crds *nearest, size_t count, const options *options) {
  const bool all = uses_all_kinds(options);
  nearest->definition_count = count;
  nearest->by_name = crd_arena_alloc(nearest->arena, (count + 1) * sizeof *nearest->by_name);
  for (size_t i = 0; i < count; i++) {
    definition *one = nearest->by_name[i] = &nearest->definitions[i];
    one->quiet = one->crd->head && !crdc_overlay_is_beside(nearest->arena, one->crd->file);
    one->wanted = all || !one->quiet;
  }
  if (count) qsort(nearest->by_name, count, sizeof *nearest->by_name, by_crd_name);
  want_namesakes(nearest->by_name, count);
  if (count) qsort(nearest->by_name, count, sizeof *nearest->by_name, by_kind_name);
  for (size_t i = 0; i < count; i++) nearest->some_unwanted = nearest->some_unwanted || !nearest->definitions[i].wanted;
}

nearest_crds *nearest_crds_choose(manifest_crds *manifests, inventory *inventory, const options *options,
                                  const kinds *kinds) {
  const bool given = options->rules.crds.count > 0;
  crd_arena *arena = memory_arena(NULL);
  nearest_crds *nearest = crd_arena_zalloc(arena, sizeof *nearest);
  nearest->arena = arena;
  nearest->manifests = manifests;
  size_t all, count = 0;
  const manifest_crd *crds = manifest_crds_all(manifests, &all);
  nearest->definitions = crd_arena_zalloc(arena, (all + 1) * sizeof *nearest->definitions);
  for (size_t i = 0; i < all; i++)
    if (crds[i].verdict.allowed) nearest->definitions[count++] = (definition){.crd = &crds[i]};
  group_definitions(nearest, manifests, count, kinds, given);
  begin_wanting(nearest, count, options);
  if (nearest->kind_count || nearest->some_unwanted) choose_for_files(nearest, inventory, manifests);
  for (size_t i = 0; i < nearest->kind_count; i++) take_for_all(&nearest->kinds[i]);
  for (size_t i = 0; i < nearest->pick_count; i++) {
    const pick *pick = &nearest->picks[i];
    pick->kind->moved += pick->chosen->same != pick->kind->taken->same;
  }
  for (size_t i = 0; i < nearest->kind_count; i++)
    if (nearest->kinds[i].distinct > 1) say_taken(&nearest->kinds[i], options);
  take_documents(nearest, manifests, count, kinds, given);
  return nearest;
}

/* ---- definitions for other files ---- */

/* Finds or adds the set of a file's picked definitions. */
static picked_set *find_set(nearest_crds *nearest, definition **items, size_t count) {
  for (picked_set *set = nearest->sets; set; set = set->next)
    if (set->count == count && memcmp(set->items, items, count * sizeof *items) == 0) return set;
  picked_set *set = crd_arena_zalloc(nearest->arena, sizeof *set);
  set->items = crd_arena_alloc(nearest->arena, count * sizeof *items);
  memcpy(set->items, items, count * sizeof *items);
  set->count = count;
  set->next = nearest->sets;
  nearest->sets = set;
  return set;
}

static int by_address(const void *a, const void *b) {
  const definition *one = *(definition *const *)a, *other = *(definition *const *)b;
  return (one > other) - (one < other);
}

static const crd_registry *compile_definitions(nearest_crds *nearest, definition *const *items, size_t count,
                                               const options *options, kinds *kinds) {
  documents chosen = {.arena = nearest->arena};
  for (size_t i = 0; i < count; i++) manifest_crds_read(nearest->manifests, items[i]->crd, &chosen);
  return kinds_alone(
      kinds, &(kinds_source){.program = "crd-validate", .rules = &options->rules, .manifests = &chosen, .applies = true});
}

/* Compiles a set. Each definition is compiled separately, once for all sets. Those with compiler errors or warnings are
 * compiled together, so that these appear once for the set. */
static bool compile_set(nearest_crds *nearest, picked_set *set, const options *options, kinds *kinds) {
  bool quiet = true;
  for (size_t i = 0; i < set->count; i++) quiet = quiet && set->items[i]->quiet;
  const crd_registry *registry = kinds_registry(kinds);
  const size_t step = quiet ? 1 : set->count;
  for (size_t i = set->count; registry && i > 0; i -= step) {
    definition *const *items = &set->items[i - step];
    const crd_registry *compiled = quiet ? items[0]->compiled : NULL;
    if (!compiled) compiled = compile_definitions(nearest, items, step, options, kinds);
    if (quiet) items[0]->compiled = compiled;
    registry = compiled ? kinds_before(kinds, compiled, registry) : NULL;
  }
  set->registry = registry;
  return registry != NULL;
}

bool nearest_crds_settle(nearest_crds *nearest, inventory *inventory, const options *options, kinds *kinds) {
  definition **items = crd_arena_alloc(nearest->arena, (nearest->kind_count + 1) * sizeof *items);
  for (size_t i = 0, end; i < nearest->pick_count; i = end) {
    size_t count = 0;
    const size_t item = nearest->picks[i].item;
    for (end = i; end < nearest->pick_count && nearest->picks[end].item == item; end++) {
      const pick *pick = &nearest->picks[end];
      if (pick->chosen->same != pick->kind->taken->same) items[count++] = pick->chosen->same;
    }
    if (!count) continue;
    qsort(items, count, sizeof *items, by_address);
    picked_set *set = find_set(nearest, items, count);
    if (!set->registry && !compile_set(nearest, set, options, kinds)) return false;
    inventory->items[item].registry = set->registry;
  }
  return true;
}

void nearest_crds_destroy(nearest_crds *nearest) {
  if (nearest) crd_arena_destroy(nearest->arena);
}
