/* SPDX-License-Identifier: Apache-2.0 */
/* A text is only parsed if it contains the names of a kind and of its group. */
#include "search.h"
#include "base/memory.h"
#include "schema.h"
#include "unpack.h"
#include <errno.h>
#include <sys/stat.h>

static const char crd_word[] = "CustomResourceDefinition";

/* The search of one catalog. */
typedef struct round {
  catalog_search *search;
  struct schema_candidate {
    const char *path; /* NULL: none */
    crd_string text;
  } * candidates; /* by want */
  bool *taken;    /* wants that a CRD here defines */
  bool good, any;
} round;

catalog_search *catalog_search_create(crd_arena *arena, diagnostics *diagnostics) {
  catalog_search *search = crd_arena_zalloc(arena, sizeof *search);
  search->arena = search->crds.arena = arena;
  search->diagnostics = diagnostics;
  return search;
}

static bool is_same_kind(const kind_name *a, const kind_name *b) {
  return crd_string_equal(a->group, b->group) && crd_string_equal(a->kind, b->kind);
}

const catalog_want *catalog_search_find(const catalog_search *search, const kind_name *name) {
  for (size_t i = 0; i < search->count; i++)
    if (is_same_kind(&search->wants[i].name, name) && crd_string_equal(search->wants[i].name.version, name->version))
      return &search->wants[i];
  return NULL;
}

void catalog_search_want(catalog_search *search, const catalog_want *want) {
  if (catalog_search_find(search, &want->name)) return;
  CRD_ARENA_ROOM(search->arena, search->wants, search->count, search->room, 16);
  catalog_want *added = &search->wants[search->count++];
  *added = *want;
  added->name =
      (kind_name){crd_arena_copy(search->arena, want->name.group), crd_arena_copy(search->arena, want->name.version),
                  crd_arena_copy(search->arena, want->name.kind)};
}

bool catalog_search_open(const catalog_search *search) {
  for (size_t i = 0; i < search->count; i++)
    if (!search->wants[i].found) return true;
  return false;
}

/* ---- CRDs ---- */

static bool holds_text(crd_string text, crd_string part) {
  return !part.size || (text.size && memmem(text.data, text.size, part.data, part.size));
}

static bool may_define(const catalog_search *search, crd_string text) {
  if (!holds_text(text, crd_string_of(crd_word))) return false;
  for (size_t i = 0; i < search->count; i++) {
    const catalog_want *want = &search->wants[i];
    if (!want->found && holds_text(text, want->name.kind) && holds_text(text, want->name.group)) return true;
  }
  return false;
}

static bool is_crd_document(const document *document) {
  crd_string version = crd_value_text(crd_value_get(document->root, CRD_STRING("apiVersion")));
  return crd_string_equal(crd_value_text(crd_value_get(document->root, CRD_STRING("kind"))), crd_string_of(crd_word)) &&
         crd_string_has_prefix(version, CRD_STRING("apiextensions.k8s.io/"));
}

/* Records a kind of a catalog, as a suggestion for missing kinds. */
static void note_kind(const catalog_search *search, const kind_name *there) {
  for (size_t i = 0; i < search->count; i++)
    if (!search->wants[i].found) catalog_near_note(search->arena, &search->wants[i].near, &search->wants[i].name, there);
}

static kind_name defined_kind(const crd_value *root) {
  const crd_value *kind = crd_value_find(root, "spec", "names", "kind", NULL),
                  *group = crd_value_find(root, "spec", "group", NULL);
  return (kind_name){.group = crd_value_text(group), .kind = crd_value_text(kind)};
}

static void note_definition(const catalog_search *search, const crd_value *root) {
  const crd_value *versions = crd_value_find(root, "spec", "versions", NULL);
  kind_name there = defined_kind(root);
  for (uint32_t i = 0; versions && versions->kind == CRD_LIST && i < versions->size; i++) {
    there.version = crd_value_text(crd_value_get(&versions->as.items[i], CRD_STRING("name")));
    note_kind(search, &there);
  }
}

/* Whether a text can define a kind in the group of a missing want. */
static bool may_be_near(const round *round, crd_string text) {
  if (!holds_text(text, crd_string_of(crd_word))) return false;
  for (size_t i = 0; i < round->search->count; i++) {
    const catalog_want *want = &round->search->wants[i];
    if (!want->found && !round->taken[i] && want->name.group.size && holds_text(text, want->name.group)) return true;
  }
  return false;
}

/* Records the kinds of a text without wanted ones; its errors are ignored. */
static void note_definitions(const round *round, crd_string text) {
  if (!may_be_near(round, text)) return;
  crd_arena *arena = memory_arena(NULL);
  documents all = {.arena = arena};
  diagnostics unheard = {.arena = arena};
  (void)crdc_documents_read_text(&all, "", text, &unheard);
  for (size_t i = 0; i < all.count; i++)
    if (is_crd_document(&all.items[i])) note_definition(round->search, all.items[i].root);
  crd_arena_destroy(arena);
}

/* Marks the wants that a CRD defines; returns whether there are any. */
static bool take_definition(round *round, const document *document) {
  const kind_name name = defined_kind(document->root);
  bool any = false;
  for (size_t i = 0; i < round->search->count; i++) {
    if (round->search->wants[i].found || !is_same_kind(&round->search->wants[i].name, &name)) continue;
    any = round->taken[i] = true;
  }
  return any;
}

/* Takes the CRDs of a text; returns whether there are any. Errors of a text from which nothing is taken are ignored. */
static bool take_crds(round *round, const char *path, crd_string text) {
  catalog_search *search = round->search;
  documents all = {.arena = search->arena};
  diagnostics found = {.arena = search->arena};
  bool good = crdc_documents_read_text(&all, path, crd_arena_copy(search->arena, text), &found), used = !good;
  bool any = !good;
  for (size_t i = 0; i < all.count; i++) {
    bool is_crd = is_crd_document(&all.items[i]);
    any |= is_crd;
    if (is_crd) note_definition(search, all.items[i].root);
    if (!is_crd || !take_definition(round, &all.items[i])) continue;
    crdc_documents_append(&search->crds, &all.items[i]);
    used = true;
  }
  for (size_t i = 0; used && i < found.count; i++)
    crdc_diagnostics_add(search->diagnostics, found.items[i].severity, found.items[i].location, "%.*s",
                         CRD_PRINT(found.items[i].message));
  round->good &= good;
  return any;
}

/* ---- schemas ---- */

/* A kind whose CRD was made from schemas. */
struct schema_crd {
  const kind_name *name;
  size_t place; /* its index among the CRDs */
};

static void add_schema_crd(catalog_search *search, const kind_name *name, const document *made) {
  for (size_t i = 0; i < search->schema_count; i++) {
    const document *other = &search->crds.items[search->schemas[i].place];
    if (is_same_kind(search->schemas[i].name, name) &&
        schema_crd_join(search->arena, other->source, other->root, made->source, made->root))
      return;
  }
  CRD_ARENA_PUSH_FEW(search->arena, search->schemas, search->schema_count, (struct schema_crd){name, search->crds.count});
  crdc_documents_append(&search->crds, made);
}

static void note_plain(catalog_search *search, const kind_name *name) {
  CRD_ARENA_PUSH_FEW(search->arena, search->plain, search->plain_count, kind_name_text(search->arena, name));
}

/* Converts a schema to a CRD. */
static bool read_schema(catalog_search *search, const kind_name *name, const char *path, crd_string text, document *made,
                        bool *has_rules, diagnostics *found) {
  documents read = {.arena = search->arena};
  if (!crdc_documents_read_text(&read, path, text, found)) return false;
  if (read.count != 1 || !schema_is_one(read.items[0].root))
    return catalog_file_fails(found, path, "it is neither a CustomResourceDefinition nor a JSON schema");
  *made = read.items[0];
  const schema_text given = {made->source, made->root};
  made->root = crd_arena_alloc(search->arena, sizeof *made->root);
  return schema_to_crd(search->arena, &given, name, search->kubernetes_minor, made->root, has_rules, found);
}

/* An invalid schema is reported: no other one replaces it. */
static void take_schema(catalog_search *search, catalog_want *want, const char *path, crd_string text) {
  diagnostics found = {.arena = search->arena};
  document made = {.source = NULL};
  bool has_rules = false;
  want->found = true;
  if (!read_schema(search, &want->name, path, text, &made, &has_rules, &found)) {
    if (!catalog_first_error(search->arena, &found, path, &want->broken, &want->why)) want->broken = path;
    return;
  }
  add_schema_crd(search, &want->name, &made);
  if (!has_rules) note_plain(search, &want->name);
}

/* ---- a catalog ---- */

static round begin_round(catalog_search *search) {
  return (round){.search = search,
                 .candidates = crd_arena_zalloc(search->arena, (search->count + 1) * sizeof(struct schema_candidate)),
                 .taken = crd_arena_zalloc(search->arena, search->count + 1),
                 .good = true};
}

static bool end_round(round *round) {
  catalog_search *search = round->search;
  for (size_t i = 0; i < search->count; i++) search->wants[i].found |= round->taken[i];
  for (size_t i = 0; i < search->count; i++) {
    const struct schema_candidate *candidate = &round->candidates[i];
    if (!search->wants[i].found && candidate->path) take_schema(search, &search->wants[i], candidate->path, candidate->text);
  }
  return round->good;
}

static bool wants_schema(const catalog_want *want, crd_string name) {
  return !want->found && !want->only_crd && schema_name_is_of(name, &want->name);
}

static bool wants_file(void *context, crd_string name) {
  round *round = context;
  kind_name schema;
  round->any = true;
  if (!schema_name_split(name, &schema)) return true;
  note_kind(round->search, &schema);
  for (size_t i = 0; i < round->search->count; i++)
    if (wants_schema(&round->search->wants[i], name)) return true;
  return false;
}

static bool take_catalog_file(void *context, crd_string name, const char *path, crd_string text) {
  round *round = context;
  catalog_search *search = round->search;
  round->any = true;
  if (may_define(search, text) && take_crds(round, path, text)) return true;
  note_definitions(round, text);
  for (size_t i = 0; i < search->count; i++) {
    if (round->candidates[i].path || !wants_schema(&search->wants[i], name)) continue;
    round->candidates[i] = (struct schema_candidate){crd_arena_copy(search->arena, crd_string_of(path)).data,
                                                     crd_arena_copy(search->arena, text)};
  }
  return true;
}

/* ---- an index ---- */

static bool read_entry(round *round, const char *path, const catalog_index *index, const index_entry *entry, size_t want) {
  index_document document;
  const char *error = "the index is damaged";
  crd_string text;
  catalog_search *search = round->search;
  if (!index_document_at(index, entry->document, &document) || !index_text(search->arena, &document, &text, &error))
    return round->good = catalog_file_fails(search->diagnostics, path, error);
  const char *place = crd_arena_printf(search->arena, "%s/%.*s", path, CRD_PRINT(document.name)).data;
  if (entry->form == INDEX_CRD)
    take_crds(round, place, text);
  else
    round->candidates[want] = (struct schema_candidate){place, text};
  return true;
}

static void look_up(round *round, const char *path, const catalog_index *index, size_t want) {
  const catalog_want *wanted = &round->search->wants[want];
  crd_string group = wanted->name.group.size ? wanted->name.group : CRD_STRING("core");
  uint32_t place = index_find(index, group, wanted->name.kind), last = UINT32_MAX;
  index_entry entry;
  for (; !round->taken[want] && index_entry_at(index, place, &entry); place++) {
    if (!crd_string_equal(entry.name.group, group) || kind_names_compare(entry.name.kind, wanted->name.kind) != 0) break;
    bool fits = entry.form == INDEX_CRD ? entry.document != last
                                        : !wanted->only_crd && crd_string_equal(entry.name.version, wanted->name.version);
    if (fits && !read_entry(round, path, index, &entry, want)) return;
    last = entry.document;
  }
}

/* Records the index's kinds in the groups of missing wants. */
static void note_entries(const round *round, const catalog_index *index) {
  index_entry entry;
  for (size_t i = 0; i < round->search->count; i++) {
    const catalog_want *want = &round->search->wants[i];
    if (want->found || round->taken[i] || round->candidates[i].path) continue;
    crd_string group = want->name.group.size ? want->name.group : CRD_STRING("core");
    for (uint32_t place = index_first(index, group); index_entry_at(index, place, &entry); place++) {
      if (!crd_string_equal(entry.name.group, group)) break;
      catalog_near_note(round->search->arena, &round->search->wants[i].near, &want->name, &entry.name);
    }
  }
}

static bool search_index(catalog_search *search, const char *path, crd_string bytes) {
  catalog_index index;
  const char *error;
  if (!index_open(&index, bytes, &error)) return catalog_file_fails(search->diagnostics, path, error);
  round round = begin_round(search);
  for (size_t i = 0; i < search->count; i++)
    if (!search->wants[i].found && !round.taken[i]) look_up(&round, path, &index, i);
  note_entries(&round, &index);
  return end_round(&round);
}

bool catalog_search_path(catalog_search *search, const char *path) {
  crd_string bytes;
  if (index_map(path, &bytes)) {
    bool is_index = index_begins(bytes), good = is_index && search_index(search, path, bytes);
    index_unmap(bytes);
    if (is_index) return good;
  }
  round round = begin_round(search);
  const file_visitor visitor = {.wants = wants_file, .take = take_catalog_file, .context = &round};
  if (!catalog_files_visit(path, &visitor, search->diagnostics)) round.good = false;
  if (round.good && !round.any)
    round.good = catalog_file_fails(search->diagnostics, path, "no file *.yaml, *.yml or *.json is in this catalog");
  return end_round(&round) && round.good;
}

/* ---- single texts ---- */

static bool search_one(catalog_search *search, catalog_want *want, const char *path, crd_string text) {
  round round = begin_round(search);
  if (!may_define(search, text) || !take_crds(&round, path, text)) {
    if (!want->only_crd) take_schema(search, want, path, text);
    return true;
  }
  if (!end_round(&round)) return false;
  return want->found ||
         catalog_file_fails(search->diagnostics, path, "it does not define the kind that its name stands for");
}

/* Reads the file of a template if it exists. */
static bool search_place(catalog_search *search, catalog_want *want, const char *path) {
  struct stat status;
  crd_string text;
  bool known = stat(path, &status) == 0;
  if (!known && crdc_document_path_is_absent(errno)) return true;
  bool good = !known || S_ISREG(status.st_mode) ? catalog_file_read(search->arena, path, &text, search->diagnostics) &&
                                                      search_one(search, want, path, text)
                                                : catalog_file_fails(search->diagnostics, path, "is no regular file");
  want->found = true;
  return good;
}

bool catalog_search_location(catalog_search *search, const char *location) {
  bool good = true;
  for (size_t i = 0; i < search->count; i++) {
    catalog_want *want = &search->wants[i];
    crd_string path, error;
    if (want->found) continue;
    /* the wanted flavour, else the other one: both describe a kind equally here */
    for (unsigned k = 0; k < 2 && !want->found; k++) {
      const location_options options = {search->kubernetes_minor, search->strict != (k == 1)};
      if (!location_path(search->arena, location, &want->name, &options, &path, &error))
        return catalog_file_fails(search->diagnostics, location, crd_arena_copy(search->arena, error).data);
      good &= search_place(search, want, crd_arena_copy(search->arena, path).data);
    }
  }
  return good;
}

bool catalog_search_text(catalog_search *search, const char *name, crd_string text) {
  round round = begin_round(search);
  if (may_define(search, text))
    take_crds(&round, name, text);
  else
    note_definitions(&round, text);
  return end_round(&round);
}
