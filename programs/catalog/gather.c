/* SPDX-License-Identifier: Apache-2.0 */
/* A CRD with markers in its comments is stored unchanged; others are stored as JSON. */
#include "base/memory.h"
#include "schema.h"
#include "schema/markers/marks.h"
#include "search.h"
#include "unpack.h"

static bool gathers_file(void *context, crd_string name) {
  (void)context, (void)name;
  return true;
}

/* Reports the first problem of a text as a warning. */
static void warn_of(schema_gathering *gathering, const char *path, const diagnostics *found, const char *what) {
  crd_arena *arena = gathering->diagnostics->arena;
  source *source = crd_arena_zalloc(arena, sizeof *source); /* the text is freed */
  crd_string words;
  gathering->broken++;
  if (!catalog_first_error(arena, found, path, &source->name, &words)) return;
  crdc_diagnostics_add(gathering->diagnostics, SEVERITY_WARNING, (location){source, CRD_NO_OFFSET}, "%s: %.*s", what,
                       CRD_PRINT(words));
}

/* ---- CRDs ---- */

static bool is_crd_root(const crd_value *root) {
  crd_string version = crd_value_text(crd_value_get(root, CRD_STRING("apiVersion")));
  return crd_string_equal(crd_value_text(crd_value_get(root, CRD_STRING("kind"))), CRD_STRING("CustomResourceDefinition")) &&
         crd_string_equal(version, CRD_STRING("apiextensions.k8s.io/v1"));
}

static void gather_crd(schema_gathering *gathering, crd_string name, crd_arena *arena, const document *document,
                       bool marked) {
  const crd_value *group = crd_value_find(document->root, "spec", "group", NULL),
                  *kind = crd_value_find(document->root, "spec", "names", "kind", NULL),
                  *versions = crd_value_find(document->root, "spec", "versions", NULL);
  kind_name entry = {.group = crd_value_text(group), .kind = crd_value_text(kind)};
  if (!entry.group.size || !entry.kind.size || !versions || versions->kind != CRD_LIST) return;
  uint32_t place = index_add_document(gathering->writer, name,
                                      marked ? document->source->text : catalog_compact_crd(arena, document->root));
  for (uint32_t i = 0; i < versions->size; i++) {
    entry.version = crd_value_text(crd_value_get(&versions->as.items[i], CRD_STRING("name")));
    index_add_entry(gathering->writer, &entry, INDEX_CRD, place);
  }
  gathering->crds++;
}

/* Adds the CRDs of a text; returns whether there are any. */
static bool gather_crds(schema_gathering *gathering, crd_string name, const char *path, crd_string text, crd_arena *arena) {
  documents read = {.arena = arena};
  diagnostics found = {.arena = arena};
  bool marked = crdc_marks_has_lines(text), any = !crdc_documents_read_text(&read, path, text, &found);
  if (any) warn_of(gathering, path, &found, "it cannot be read");
  for (size_t i = 0; i < read.count; i++) {
    if (!is_crd_root(read.items[i].root)) continue;
    gather_crd(gathering, name, arena, &read.items[i], marked);
    any = true;
  }
  return any;
}

/* ---- schemas ---- */

static void gather_schema(schema_gathering *gathering, const kind_name *kind, crd_string name, const char *path,
                          crd_string text, crd_arena *arena) {
  documents read = {.arena = arena};
  diagnostics found = {.arena = arena};
  crd_value crd;
  bool has_rules;
  if (!crdc_documents_read_text(&read, path, text, &found)) {
    warn_of(gathering, path, &found, "it cannot be read");
    return;
  }
  if (read.count != 1 || !schema_is_one(read.items[0].root)) return;
  const schema_text given = {read.items[0].source, read.items[0].root};
  if (!schema_to_crd(arena, &given, kind, 0, &crd, &has_rules, &found))
    warn_of(gathering, path, &found, "kept, though it is of no use");
  uint32_t place = index_add_document(gathering->writer, name, catalog_compact_schema(arena, read.items[0].root));
  index_add_entry(gathering->writer, kind, INDEX_SCHEMA, place);
  gathering->schemas++;
}

/* ---- files ---- */

static bool gather_file(void *context, crd_string name, const char *path, crd_string text) {
  schema_gathering *gathering = context;
  crd_arena *arena = memory_arena(NULL);
  kind_name kind;
  bool schema = schema_name_split(name, &kind);
  bool names_crds = text.size && memmem(text.data, text.size, "CustomResourceDefinition", 24);
  if (!(names_crds && gather_crds(gathering, name, path, text, arena)) && schema)
    gather_schema(gathering, &kind, name, path, text, arena);
  crd_arena_destroy(arena);
  return true;
}

bool catalog_gather(schema_gathering *gathering, const char *path) {
  const file_visitor visitor = {gathers_file, gather_file, gathering};
  return catalog_files_visit(path, &visitor, gathering->diagnostics);
}
