/* SPDX-License-Identifier: Apache-2.0 */
/* The compiler as a library: runs its steps in order; each works on the result of the one before. */
#include "compile/libcrdc.h"
#include "base/file.h"
#include "base/memory.h"
#include "compile/check_rules.h"
#include "compile/compilation.h"
#include "compile/repeated_kinds.h"
#include "configuration/kinds.h"
#include "schema/carried.h"
#include "schema/check_parts.h"
#include "schema/markers/overlay.h"
#include "schema/tree/field_hash.h"
#include "yaml/folder.h"
#include "yaml/kustomize.h"
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>

compilation *crdc_compilation_create(const compile_options *options) {
  crd_arena *arena = memory_arena(&(crd_arena_options){.block_size = (size_t)256 * 1024});
  compilation *compilation = crd_arena_zalloc(arena, sizeof *compilation);
  compilation->arena = compilation->files_passed_over.arena = arena;
  if (options) compilation->options = *options;
  if (compilation->options.repeats) {
    compilation->repeats = crd_arena_alloc(arena, sizeof *compilation->repeats);
    *compilation->repeats = crd_yaml_repeats_begin(arena);
  }
  if (compilation->options.kubernetes_minor == 0) compilation->options.kubernetes_minor = CRD_KUBERNETES_NEWEST;
  compilation->build = (build){.arena = arena,
                               .set = &compilation->set,
                               .kubernetes_minor = compilation->options.kubernetes_minor,
                               .stored = compilation->options.stored,
                               .counts = compilation->options.counts,
                               .diagnostics = &compilation->diagnostics,
                               .cel_types = crdc_cel_types_create(arena)};
  crdc_cel_types_of_minor(compilation->build.cel_types, compilation->options.kubernetes_minor);
  compilation->diagnostics.arena = arena;
  compilation->set.arena = arena;
  compilation->overlays.arena = arena;
  compilation->set.overlays = &compilation->overlays;
  if (compilation->options.builtins) compilation->overlays.knows = crdc_carried_is_known;
  return compilation;
}

void crdc_compilation_destroy(compilation *compilation) {
  if (!compilation) return;
  crd_arena_destroy(compilation->arena);
}

const diagnostics *crdc_compilation_diagnostics(const compilation *compilation) {
  return &compilation->diagnostics;
}
crd_string crdc_compilation_passed_over(const compilation *compilation) {
  return crd_text_string(&compilation->files_passed_over);
}
const type_table *crdc_compilation_types(const compilation *compilation) {
  return &compilation->build.types;
}
compile_gaps crdc_compilation_gaps(const compilation *compilation) {
  compile_gaps gaps = {.rules = compilation->rules_passed_over + compilation->overlays.passed_over};
  if (compilation->build.book) gaps.rules += crdc_rule_book_passed_over(compilation->build.book);
  for (size_t i = 0; i < compilation->set.count; i++)
    for (size_t k = 0; k < compilation->set.items[i].version_count; k++)
      gaps.costs |=
          compilation->set.items[i].mismarked && crdc_schema_rule_count(compilation->set.items[i].versions[k].schema);
  return gaps;
}
const crd_set *crdc_compilation_crds(const compilation *compilation) {
  return &compilation->set;
}

const count_table *crdc_compilation_counted(const compilation *compilation) {
  return compilation->build.counted;
}

/* ---- reading ---- */

static bool add_crds(compilation *compilation, const documents *documents, bool only_crds) {
  size_t before = compilation->set.count;
  compilation->typed = false;
  bool good = crd_set_add(&compilation->set, documents, only_crds, &compilation->diagnostics);
  for (size_t i = before; i < compilation->set.count; i++) {
    crd_definition *added = &compilation->set.items[i];
    for (size_t k = 0; k < compilation->overlays.known_count && !added->carries; k++)
      added->carries = strcmp(compilation->overlays.known[k], added->location.source->name) == 0;
  }
  return good;
}

/* Finds the naming file beside the CRDs: names.yaml in the folder, or in the folder of the file. */
static void find_names(compilation *compilation, const char *path, bool folder) {
  if (compilation->names_file || compilation->options.names_file) return;
  const char *slash = strrchr(path, '/');
  crd_string place = folder ? crd_string_of(path) : slash ? (crd_string){path, (size_t)(slash - path)} : CRD_STRING(".");
  const char *name = crd_arena_printf(compilation->arena, "%.*s/names.yaml", (int)place.size, place.data).data;
  struct stat status;
  bool there = stat(name, &status) == 0;
  if (there ? S_ISREG(status.st_mode) : !crdc_document_path_is_absent(errno))
    compilation->names_file = name; /* reading it will report errors */
}

bool crdc_compilation_add(compilation *compilation, const char *path) {
  struct stat status;
  bool folder = stat(path, &status) == 0 && S_ISDIR(status.st_mode);
  documents documents = {.arena = compilation->arena, .repeats = compilation->repeats};
  bool passes_over = folder && compilation->options.passes_over, ok = true;
  if (strcmp(path, "-") != 0) find_names(compilation, path, folder);
  if (passes_over)
    ok = crdc_folder_read_crds(&documents, path, compilation->names_file, &compilation->files_passed_over,
                               &compilation->diagnostics);
  else
    ok = crdc_documents_read(&documents, path, &compilation->diagnostics);
  ok &= crdc_kustomize_drop_patches(&documents, &compilation->files_passed_over, &compilation->diagnostics);
  struct documents *configurations = compilation->options.configurations;
  size_t taken = configurations ? configurations->count : 0;
  if (configurations) crdc_configurations_take(configurations, &documents);
  bool mixed = folder || (configurations && configurations->count > taken);
  if (!compilation->options.no_overlays) {
    overlays *overlays = &compilation->overlays;
    diagnostics *diagnostics = &compilation->diagnostics;
    bool found = crdc_overlays_find(overlays, &documents, diagnostics);
    if (folder)
      found &= crdc_overlays_refuse_stray_in(overlays, path, &documents, diagnostics);
    else if (strcmp(path, "-") != 0)
      found &= crdc_overlays_refuse_stray_beside(overlays, path, diagnostics);
    overlays->incomplete |= !found;
    ok &= found;
  }
  return add_crds(compilation, &documents, !mixed) && ok;
}

bool crdc_compilation_add_text(compilation *compilation, const char *name, crd_string text) {
  documents documents = {.arena = compilation->arena, .repeats = compilation->repeats};
  bool ok = crdc_documents_read_text(&documents, name, text, &compilation->diagnostics);
  return add_crds(compilation, &documents, true) && ok;
}

bool crdc_compilation_add_texts(compilation *compilation, const char *folder, const compile_file *texts, size_t count) {
  documents all = {.arena = compilation->arena, .repeats = compilation->repeats}, crds = {.arena = compilation->arena};
  diagnostics found = {.arena = compilation->arena};
  for (size_t i = 0; i < count; i++) crdc_documents_read_text(&all, texts[i].name, texts[i].text, &found);
  bool ok = crdc_folder_take_crds(&crds, &all, &found, folder, &compilation->files_passed_over, &compilation->diagnostics);
  ok &= crdc_kustomize_drop_patches(&crds, &compilation->files_passed_over, &compilation->diagnostics);
  return add_crds(compilation, &crds, false) && ok;
}

bool crdc_compilation_add_overlay(compilation *compilation, const char *path) {
  bool read = crdc_overlays_read(&compilation->overlays, path, &compilation->diagnostics);
  compilation->overlays.incomplete |= !read;
  return read;
}

bool crdc_compilation_add_overlay_text(compilation *compilation, const char *name, crd_string text) {
  return crdc_overlays_read_text(&compilation->overlays, name, text, &compilation->diagnostics);
}

/* ---- checking and typing ---- */

static bool is_repeated(const crd_definition *definition, size_t version) {
  for (size_t i = 0; i < version; i++)
    if (crd_string_equal(definition->versions[i].name, definition->versions[version].name)) return true;
  return false;
}

/* Refuses a name with a slash, because no apiVersion could contain it. */
static void check_no_slash(compilation *compilation, location place, const char *what, crd_string name) {
  if (name.size && memchr(name.data, '/', name.size))
    crdc_diagnostics_add(&compilation->diagnostics, SEVERITY_ERROR, place, "%s: \"%.*s\" has a slash", what, (int)name.size,
                         name.data);
}

/* A stored CRD may fail checks for new ones. Refused are only CRDs that the API server could not load, and names that it
 * could never have stored. */
static void check_stored(compilation *compilation, const crd_definition *definition) {
  check_no_slash(compilation, definition->location, "spec.group", definition->group);
  for (size_t i = 0; i < definition->version_count; i++) {
    check_no_slash(compilation, definition->versions[i].location, "spec.versions: the name", definition->versions[i].name);
    if (is_repeated(definition, i))
      crdc_diagnostics_add(&compilation->diagnostics, SEVERITY_ERROR, definition->versions[i].location,
                           "spec.versions[%zu].name: the name \"%.*s\" is that of an earlier version", i,
                           (int)definition->versions[i].name.size, definition->versions[i].name.data);
    const schema *root = definition->versions[i].schema;
    const crd_words *error = root ? crdc_schema_conversion_error(root) : NULL;
    if (error) crdc_diagnostics_add(&compilation->diagnostics, SEVERITY_ERROR, root->location, "%s", error->format);
  }
}

static void check_definition(compilation *compilation, const crd_definition *definition) {
  if (compilation->options.stored) {
    check_stored(compilation, definition);
    return;
  }
  crd_check_of_minor(definition, compilation->options.kubernetes_minor, &compilation->diagnostics);
  crdc_check_rules(compilation->build.cel_types, definition, compilation->options.kubernetes_minor,
                   &compilation->diagnostics, &compilation->rules_passed_over);
}

bool crdc_compilation_check(compilation *compilation) {
  if (!compilation->settled) crdc_overlays_settle(&compilation->overlays, &compilation->diagnostics);
  compilation->settled = true;
  for (; compilation->checked < compilation->set.count; compilation->checked++) {
    crd_definition *definition = &compilation->set.items[compilation->checked];
    const size_t said = compilation->diagnostics.count, passed_over = compilation->rules_passed_over;
    check_definition(compilation, definition);
    if (compilation->diagnostics.count == said ||
        !crd_definition_read_alone(compilation->arena, definition, &compilation->diagnostics, said))
      continue;
    compilation->rules_passed_over = passed_over;
    check_definition(compilation, definition);
  }
  return compilation->diagnostics.errors == 0;
}

static bool read_naming_file(compilation *compilation) {
  const char *file = compilation->options.names_file ? compilation->options.names_file : compilation->names_file;
  if (!file) return true;
  documents *names = crd_arena_zalloc(compilation->arena, sizeof *names);
  names->arena = compilation->arena;
  if (!crdc_documents_read_own(names, file, &compilation->diagnostics)) return false;
  if (names->count) compilation->build.types.names.document = &names->items[0];
  return true;
}

/* Rule sets apply to every value of their type, wherever it is: with any, equal schemas must stay one type. */
static bool counts_apart(const compilation *compilation) {
  if (!compilation->options.counts || compilation->writes_files) return false;
  diagnostics unheard = {.arena = compilation->arena};
  rule_book book = {.arena = compilation->arena};
  return crdc_rule_book_read(&book, &compilation->set, &unheard) && !book.set_count;
}

static bool settle_kinds(compilation *compilation) {
  const compile_options *options = &compilation->options;
  if (!crdc_settle_repeated_kinds(&compilation->set, options->builtins, options->replaces, &compilation->diagnostics))
    return false;
  if (compilation->checked > compilation->set.count) compilation->checked = compilation->set.count;
  return true;
}

static bool make_types(compilation *compilation) {
  if (compilation->typed) return true;
  compilation->build.types =
      (type_table){.arena = compilation->arena, .apart = counts_apart(compilation), .every_name = compilation->writes_files};
  if (compilation->options.symbol_prefix)
    compilation->build.types.symbol_prefix = crd_string_of(compilation->options.symbol_prefix);
  compilation->typed = read_naming_file(compilation) && crdc_build_types(&compilation->build);
  return compilation->typed;
}

/* ---- emitting ---- */

/* Decodes all CRDs with shared parts again, and drops the diagnostics after `said`; false if there are none. */
static bool read_all_alone(compilation *compilation, size_t said) {
  bool any = false;
  for (size_t i = 0; i < compilation->set.count; i++)
    any |= crd_definition_read_alone(compilation->arena, &compilation->set.items[i], &compilation->diagnostics, said);
  return any;
}

/* Checks everything as it is, and builds it; false with diagnostics. */
static bool try_make(compilation *compilation, making *make, cJSON **model) {
  *model = NULL;
  if (!crdc_compilation_check(compilation) || !settle_kinds(compilation)) return false;
  const size_t said = compilation->diagnostics.count;
  const bool made = make_types(compilation) && make(&compilation->build, model);
  if (compilation->diagnostics.count == said || !read_all_alone(compilation, said)) return made;
  compilation->typed = false;
  return make_types(compilation) && make(&compilation->build, model);
}

/* Removes the errors in one of the carried overlays from the diagnostics, and returns them. */
static diagnostics take_reasons(compilation *compilation, const embedded_file *file) {
  diagnostics *all = &compilation->diagnostics;
  diagnostics reasons = {.arena = all->arena, .items = crd_arena_alloc(all->arena, (all->count + 1) * sizeof *all->items)};
  size_t kept = 0;
  for (size_t i = 0; i < all->count; i++) {
    const diagnostic *item = &all->items[i];
    if (item->severity == SEVERITY_ERROR && crdc_carried_at(&compilation->set, item->location) == file)
      reasons.items[reasons.count++] = *item;
    else
      all->items[kept++] = *item;
  }
  all->count = kept;
  all->errors -= reasons.count;
  return reasons;
}

/* The carried overlay of the first error in one, or NULL. */
static const embedded_file *find_misfit(const compilation *compilation) {
  const diagnostics *all = &compilation->diagnostics;
  for (size_t i = 0; i < all->count; i++) {
    const embedded_file *file =
        all->items[i].severity == SEVERITY_ERROR ? crdc_carried_at(&compilation->set, all->items[i].location) : NULL;
    if (file) return file;
  }
  return NULL;
}

/* If carried overlays have errors, the kinds that they ask for may be missing: adds these; false if nothing was added. Call
 * it after all CRDs were checked. */
static bool bring_watched(compilation *compilation) {
  if (!find_misfit(compilation) || !crdc_carried_add_watched(compilation->arena, &compilation->set)) return false;
  for (const embedded_file *file; (file = find_misfit(compilation));) take_reasons(compilation, file);
  compilation->checked = compilation->carried = compilation->set.count;
  compilation->typed = false;
  return true;
}

/* Removes the carried overlays that have errors; false if there are none. */
static bool detach_misfits(compilation *compilation) {
  size_t detached = 0;
  for (const embedded_file *file; (file = find_misfit(compilation)); detached++) {
    diagnostics reasons = take_reasons(compilation, file);
    crdc_carried_detach(&compilation->set, file, &reasons, &compilation->diagnostics);
  }
  compilation->typed = compilation->typed && !detached;
  return detached > 0;
}

/* Decides which of the project's own files are used, and attaches the carried rules to the CRDs. */
static bool take_builtins(compilation *compilation) {
  if (!compilation->options.builtins) return true;
  if (!settle_kinds(compilation)) return false;
  for (; compilation->carried < compilation->set.count; compilation->carried++) {
    crd_definition *definition = &compilation->set.items[compilation->carried];
    if (compilation->options.carried || definition->carries)
      crdc_carried_attach(compilation->arena, &compilation->set, definition, &compilation->diagnostics);
  }
  return true;
}

/* Retries without carried files that do not fit. */
bool crdc_compilation_make(compilation *compilation, making *make, cJSON **model) {
  *model = NULL;
  if (!take_builtins(compilation)) return false;
  bool made = try_make(compilation, make, model);
  if (!made && make == crdc_build_code && bring_watched(compilation)) made = try_make(compilation, make, model);
  while (!made && detach_misfits(compilation)) made = try_make(compilation, make, model);
  return made;
}

/* Refuses objects that pass every check but are too wide for a table. */
static void refuse_wide_objects(const schema *node, diagnostics *diagnostics) {
  if (!node) return;
  if (node->property_count > FIELD_HASH_MAX)
    crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, node->location, WIDE_OBJECT, FIELD_HASH_MAX);
  refuse_wide_objects(node->items, diagnostics);
  refuse_wide_objects(node->additional, diagnostics);
  for (size_t i = 0; i < node->property_count; i++) refuse_wide_objects(node->properties[i].schema, diagnostics);
}

/* Reads as many rule sets as possible, in spite of other errors. */
static bool read_sets(compilation *compilation) {
  diagnostics unheard = {.arena = compilation->arena};
  rule_book *book = crd_arena_zalloc(compilation->arena, sizeof *book);
  book->arena = compilation->arena;
  compilation->build.book = book;
  return crdc_rule_book_read(book, &compilation->set, &unheard);
}

/* Whether a node or one below has rules that are not the CRD's. */
static bool has_upper_rules(const schema *node) {
  if (!node) return false;
  for (size_t i = 0; i < node->rule_count; i++)
    if (node->rules[i].layer != CRD_LAYER_CRD) return true;
  for (size_t i = 0; i < node->property_count; i++)
    if (has_upper_rules(node->properties[i].schema)) return true;
  return has_upper_rules(node->items) || has_upper_rules(node->additional);
}

/* Whether there is anything that the checks of the CRDs do not cover. */
static bool has_more_to_compile(const compilation *compilation) {
  if (compilation->build.book->set_count || compilation->build.book->layer_count) return true;
  for (size_t i = 0; i < compilation->set.count; i++)
    for (size_t k = 0; k < compilation->set.items[i].version_count; k++)
      if (has_upper_rules(compilation->set.items[i].versions[k].schema)) return true;
  return false;
}

bool crdc_compilation_check_sets(compilation *compilation) {
  bool good = crdc_compilation_check(compilation);
  bool read = read_sets(compilation);
  if (!good) return false;
  for (size_t i = 0; i < compilation->set.count; i++)
    for (size_t k = 0; k < compilation->set.items[i].version_count; k++)
      refuse_wide_objects(compilation->set.items[i].versions[k].schema, &compilation->diagnostics);
  if (compilation->diagnostics.errors) return false;
  if (read && !has_more_to_compile(compilation)) return true;
  cJSON *none;
  return crdc_compilation_make(compilation, crdc_build_code, &none);
}

const crd_registry *crdc_compilation_kinds(compilation *compilation) {
  bool made = take_builtins(compilation) && crdc_compilation_check(compilation) && settle_kinds(compilation) &&
              make_types(compilation) && crdc_build_type_graph(&compilation->build);
  return made ? crdc_type_graph_registry(&compilation->build.graph) : NULL;
}

const crd_registry *crdc_compilation_load(compilation *compilation) {
  cJSON *none;
  return crdc_compilation_make(compilation, crdc_build_code, &none) ? crdc_build_registry(&compilation->build) : NULL;
}

const crd_registry *crdc_compilation_load_files(compilation *compilation, const char *const *paths, size_t count) {
  const documents *manifests = compilation->options.manifests;
  bool good = true;
  if (manifests && !compilation->options.no_overlays)
    good = crdc_overlays_find(&compilation->overlays, manifests, &compilation->diagnostics);
  if (manifests) good = add_crds(compilation, manifests, true) && good;
  for (size_t i = 0; i < compilation->options.overlay_count; i++)
    good = crdc_compilation_add_overlay(compilation, compilation->options.overlays[i]) && good;
  for (size_t i = 0; i < count; i++) good = crdc_compilation_add(compilation, paths[i]) && good;
  return good ? crdc_compilation_load(compilation) : NULL;
}

/* ---- joining two registries ---- */

static bool registry_has(const crd_registry *registry, const crd_kind *kind) {
  for (size_t i = 0; i < registry->count; i++) {
    const crd_kind *other = registry->kinds[i];
    if (crd_string_equal(other->group, kind->group) &&
        (crd_string_equal(other->kind, kind->kind) || crd_string_equal(other->plural, kind->plural)))
      return true;
  }
  return false;
}

/* A setting that both have with different types, or NULL. */
static const crd_setting *find_conflict(const crd_extras *a, const crd_extras *b) {
  for (size_t i = 0; a && b && i < a->setting_count; i++)
    for (size_t j = 0; j < b->setting_count; j++)
      if (crd_string_equal(a->settings[i].name, b->settings[j].name) && a->settings[i].type != b->settings[j].type)
        return &b->settings[j];
  return NULL;
}

static const crd_setting *find_conflict_with(const crd_registry *registry, const crd_kind *kind) {
  const crd_setting *setting = NULL;
  for (size_t i = 0; i < registry->count && !setting; i++) setting = find_conflict(registry->kinds[i]->extras, kind->extras);
  return setting;
}

const crd_registry *crdc_compilation_join(compilation *compilation, const crd_registry *first, const crd_registry *second) {
  crd_registry *joined = crd_arena_zalloc(compilation->arena, sizeof *joined);
  const crd_kind **kinds = crd_arena_alloc(compilation->arena, (first->count + second->count + 1) * sizeof *kinds);
  const crd_setting *conflict = NULL;
  size_t left_out = 0;
  for (size_t i = 0; i < first->count; i++) kinds[joined->count++] = first->kinds[i];
  for (size_t i = 0; i < second->count; i++) {
    if (registry_has(first, second->kinds[i])) continue;
    const crd_setting *found = find_conflict_with(first, second->kinds[i]);
    if (found)
      conflict = found, left_out++;
    else
      kinds[joined->count++] = second->kinds[i];
  }
  if (conflict)
    crdc_diagnostics_add(
        &compilation->diagnostics, SEVERITY_WARNING, (location){NULL, CRD_NO_OFFSET},
        "%zu of the kinds that are compiled in are left out: their setting %.*s has another type than that of the "
        "CRDs given",
        left_out, (int)conflict->name.size, conflict->name.data);
  joined->kinds = kinds;
  return joined;
}
