/* SPDX-License-Identifier: Apache-2.0 */
/* crdc lint for several versions of Kubernetes: checks the CRDs for each version. Equal messages of several versions at the
 * same place are printed once. */
#include "../../../runtime/base/say.h"
#include "parts.h"

#include <stdlib.h>
#include <string.h>

enum { MINORS = CRD_KUBERNETES_NEWEST - CRD_KUBERNETES_OLDEST + 1 };

/* One bit per minor, the oldest first. */
typedef unsigned minors;

static minors minor_bit(unsigned minor) {
  return 1u << (minor - CRD_KUBERNETES_OLDEST);
}

/* "1.30..1.32, 1.36" */
static crd_string minors_text(crd_arena *arena, minors set) {
  crd_text text = {.arena = arena};
  for (unsigned minor = CRD_KUBERNETES_OLDEST, last; minor <= CRD_KUBERNETES_NEWEST; minor = last + 1) {
    last = minor;
    if (!(set & minor_bit(minor))) continue;
    while (last < CRD_KUBERNETES_NEWEST && (set & minor_bit(last + 1))) last++;
    crd_text_printf(&text, "%s1.%u", text.size ? ", " : "", minor);
    if (last > minor) crd_text_printf(&text, "..1.%u", last);
  }
  return crd_text_string(&text);
}

typedef struct merged {
  crd_arena *arena;
  diagnostics found;
  minors *said; /* by diagnostic: the versions that have it */
  size_t room;
} merged;

/* A CRD of a file, which is identified by the place where it begins. */
typedef struct crd_row {
  const crd_definition *definition;
  minors refused;
} crd_row;

static bool is_at_same_place(const diagnostic *a, const diagnostic *b) {
  location left = crdc_location_resolve(a->location), right = crdc_location_resolve(b->location);
  if (left.offset != right.offset || !left.source != !right.source) return false;
  return !left.source || left.source == right.source || strcmp(left.source->name, right.source->name) == 0;
}

static diagnostic *find_same(const merged *merged, const diagnostic *one) {
  for (size_t i = 0; i < merged->found.count; i++) {
    diagnostic *kept = &merged->found.items[i];
    if (kept->severity == one->severity && is_at_same_place(kept, one) && crd_string_equal(kept->message, one->message))
      return kept;
  }
  return NULL;
}

static void merge(merged *merged, const diagnostics *found, unsigned minor) {
  for (size_t i = 0; i < found->count; i++) {
    const diagnostic *same = find_same(merged, &found->items[i]);
    size_t at = same ? (size_t)(same - merged->found.items) : merged->found.count;
    if (!same) {
      crdc_diagnostics_add(&merged->found, found->items[i].severity, found->items[i].location, "%s", "");
      merged->found.items[at] = found->items[i];
      CRD_ARENA_ROOM(merged->arena, merged->said, at, merged->room, 16);
      merged->said[at] = 0;
    }
    merged->said[at] |= minor_bit(minor);
  }
  merged->found.undone |= found->undone;
}

/* ---- the versions that refuse each CRD ---- */

/* The CRD that contains a place: the last one in the file that begins before it. */
static crd_row *row_of(crd_row *rows, size_t count, const diagnostic *one) {
  const source *source = one->location.source;
  crd_row *found = NULL;
  for (size_t i = 0; source && i < count; i++) {
    const crd_definition *definition = rows[i].definition;
    if (strcmp(definition->location.source->name, source->name) != 0) continue;
    bool before = definition->document.offset <= one->location.offset;
    if (!found || (before && definition->document.offset >= found->definition->document.offset)) found = &rows[i];
  }
  return found;
}

static void print_matrix(const lint_options *options, const crd_row *rows, size_t count) {
  size_t width = strlen("Kubernetes"), taken = 0;
  for (size_t i = 0; i < count; i++) {
    taken += !rows[i].refused;
    if (rows[i].refused && rows[i].definition->name.size > width) width = rows[i].definition->name.size;
  }
  if (taken < count) crd_say(stdout, "%-*s", (int)width, "Kubernetes");
  for (unsigned minor = options->first; taken < count && minor <= options->last; minor++) printf("  1.%u", minor);
  if (taken < count) putchar('\n');
  for (size_t i = 0; i < count; i++) {
    if (!rows[i].refused) continue;
    crd_say(stdout, "%-*.*s", (int)width, CRD_PRINT(rows[i].definition->name));
    for (unsigned minor = options->first; minor <= options->last; minor++)
      crd_say(stdout, "  %4s", rows[i].refused & minor_bit(minor) ? "no" : "yes");
    crd_say(stdout, "  %s\n", rows[i].definition->location.source->name);
  }
  if (taken)
    crd_say(stdout, "%zu CRD%s taken by %s\n", taken, taken == 1 ? " is" : "s are",
            options->first < options->last ? "all" : "it");
}

static void print_json_rows(const lint_options *options, const crd_row *rows, size_t count) {
  crd_text out = {.arena = options->common.arena};
  minors asked = 0;
  for (unsigned minor = options->first; minor <= options->last; minor++) asked |= minor_bit(minor);
  for (size_t i = 0; i < count; i++) {
    out.size = 0;
    crd_text_add(&out, CRD_STRING("{\"crd\":"));
    crd_json_write_string(&out, rows[i].definition->name, CRD_JSON_COMPACT);
    crd_text_add(&out, CRD_STRING(",\"file\":"));
    crd_json_write_string(&out, crd_string_of(rows[i].definition->location.source->name), CRD_JSON_COMPACT);
    for (int refused = 0; refused < 2; refused++) {
      minors set = refused ? rows[i].refused : asked & ~rows[i].refused;
      crd_text_printf(&out, ",\"%s\":[", refused ? "refused" : "taken");
      bool first = true;
      for (unsigned minor = options->first; minor <= options->last; minor++) {
        if (!(set & minor_bit(minor))) continue;
        crd_text_printf(&out, "%s\"1.%u\"", first ? "" : ",", minor);
        first = false;
      }
      crd_text_add_char(&out, ']');
    }
    crd_text_add(&out, CRD_STRING("}\n"));
    fwrite(out.data, 1, out.size, stdout);
  }
}

/* ---- the run ---- */

static bool check_version(const lint_options *options, compilation *compilation, unsigned minor, progress *progress,
                          merged *merged) {
  bool good = command_add(compilation, &options->common, progress);
  char name[16];
  snprintf(name, sizeof name, "1.%u", minor);
  progress_step(progress, "checking for Kubernetes", name);
  good &= crdc_compilation_check_sets(compilation);
  const crd_set *set = crdc_compilation_crds(compilation);
  diagnostics warnings = {.arena = options->common.arena};
  for (size_t i = 0; i < set->count; i++) crd_warn(&set->items[i], minor, &warnings);
  merge(merged, crdc_compilation_diagnostics(compilation), minor);
  merge(merged, &warnings, minor);
  return good;
}

bool lint_versions(const lint_options *options, compilation *compilation, progress *progress, size_t *errors,
                   size_t *warned) {
  crd_arena *arena = options->common.arena;
  struct compilation *others[MINORS];
  merged merged = {.arena = arena, .found = {.arena = arena}};
  size_t count = 0;
  bool good = true;
  for (unsigned minor = options->first; minor < options->last; minor++) {
    compile_options settings = options->common.settings;
    documents unused = {.arena = arena};
    settings.kubernetes_minor = minor;
    settings.configurations = &unused;
    others[count] = crdc_compilation_create(&settings);
    good &= check_version(options, others[count++], minor, progress, &merged);
  }
  good &= check_version(options, compilation, options->last, progress, &merged);
  progress_end(progress);
  minors asked = 0;
  for (unsigned minor = options->first; minor <= options->last; minor++) asked |= minor_bit(minor);
  const crd_set *set = crdc_compilation_crds(compilation);
  crd_row *rows = crd_arena_zalloc(arena, (set->count + 1) * sizeof *rows);
  for (size_t i = 0; i < set->count; i++) rows[i].definition = &set->items[i];
  for (size_t i = 0; i < merged.found.count; i++) {
    diagnostic *one = &merged.found.items[i];
    if (merged.said[i] != asked) one->versions = minors_text(arena, merged.said[i]);
    crd_row *row = one->severity == SEVERITY_ERROR ? row_of(rows, set->count, one) : NULL;
    if (row) row->refused |= merged.said[i];
  }
  lint_say(options, &merged.found);
  if (options->json)
    print_json_rows(options, rows, set->count);
  else if (!options->form->write)
    print_matrix(options, rows, set->count);
  *errors = merged.found.errors;
  *warned = merged.found.count - merged.found.errors;
  for (size_t i = 0; i < count; i++) crdc_compilation_destroy(others[i]);
  return good && !merged.found.undone;
}
