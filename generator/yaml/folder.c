/* SPDX-License-Identifier: Apache-2.0 */
#include "yaml/folder.h"

static bool is_crd(const document *document) {
  const crd_value *kind = crd_value_get(document->root, CRD_STRING("kind"));
  return kind && kind->kind == CRD_STRING_VALUE &&
         crd_string_equal(crd_value_string(kind), CRD_STRING("CustomResourceDefinition"));
}

/* Whether one of the documents is of that source. */
static bool has_source(const documents *documents, const source *source) {
  for (size_t i = documents->count; i-- > 0;)
    if (documents->items[i].source == source) return true;
  return false;
}

static void say_unreadable(crd_text *said, const diagnostic *problem) {
  const source *source = problem->location.source;
  crd_position place = crd_position_of(source->text, problem->location.offset);
  crd_string message = crdc_yaml_message(said->arena, problem->message);
  bool holds = memmem(source->text.data, source->text.size, "CustomResourceDefinition", 24);
  crd_text_printf(said, "%s:%u:%u: %s: passed over%s: %.*s%s%s\n", source->name, place.line, place.column,
                  holds ? "warning" : "note", holds ? ", though it names CustomResourceDefinition" : "", (int)message.size,
                  message.data, problem->help ? "; " : "", problem->help ? problem->help : "");
}

/* What was found wrong: texts are passed over; what cannot be opened or read stays an error, and what is said of CRDs
 * stands. */
static void sort_problems(const diagnostics *found, const documents *crds, crd_text *said, diagnostics *diagnostics) {
  for (size_t i = 0; i < found->count; i++) {
    const diagnostic *one = &found->items[i];
    bool error = one->severity == SEVERITY_ERROR, unread = one->location.offset == CRD_NO_OFFSET;
    if (error && unread)
      crdc_diagnostics_add_undone(diagnostics, one->location, "%.*s", (int)one->message.size, one->message.data);
    else if (error)
      say_unreadable(said, one);
    else if (has_source(crds, one->location.source))
      crdc_diagnostics_add(diagnostics, one->severity, one->location, "%.*s", (int)one->message.size, one->message.data);
  }
}

static bool is_broken(const diagnostics *found, const source *source) {
  for (size_t i = 0; i < found->count; i++)
    if (found->items[i].severity == SEVERITY_ERROR && found->items[i].location.source == source) return true;
  return false;
}

/* The files that have documents, and no CRD among them. */
static void say_others(const documents *all, const documents *crds, const diagnostics *found, const char *path,
                       const char *names, crd_text *said) {
  crd_text list = {.arena = said->arena};
  size_t count = 0, next = 0; /* CRDs come in the order of the documents */
  for (size_t i = 0; i < all->count;) {
    const source *source = all->items[i].source;
    while (i < all->count && all->items[i].source == source) i++;
    bool holds = false;
    for (; next < crds->count && crds->items[next].source == source; next++) holds = true;
    if (holds || is_broken(found, source) || (names && strcmp(source->name, names) == 0)) continue;
    crd_text_printf(&list, count++ ? ", %s" : "%s", source->name);
  }
  if (!count) return;
  crd_text_printf(said, "%s: note: no CustomResourceDefinition in %zu file%s: ", path, count, count == 1 ? "" : "s");
  crd_text_add(said, crd_text_string(&list));
  crd_text_add_char(said, '\n');
}

bool crdc_folder_read_crds(documents *crds, const char *path, const char *names, crd_text *said, diagnostics *diagnostics) {
  documents all = {.arena = crds->arena};
  struct diagnostics found = {.arena = crds->arena};
  size_t before = diagnostics->errors;
  crdc_documents_read(&all, path, &found);
  crdc_documents_select(crds, &all, is_crd);
  sort_problems(&found, crds, said, diagnostics);
  say_others(&all, crds, &found, path, names, said);
  return diagnostics->errors == before;
}
