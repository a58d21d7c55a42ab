/* SPDX-License-Identifier: Apache-2.0 */
#include "yaml/folder.h"

static bool is_crd(const document *document) {
  const crd_value *kind = crd_value_get(document->root, CRD_STRING("kind"));
  return kind && kind->kind == CRD_STRING_VALUE &&
         crd_string_equal(crd_value_string(kind), CRD_STRING("CustomResourceDefinition"));
}

/* Whether one of the documents has that source. */
static bool has_source(const documents *documents, const source *source) {
  for (size_t i = documents->count; i-- > 0;)
    if (documents->items[i].source == source) return true;
  return false;
}

/* The files that are skipped in a folder. */
typedef struct passed_files {
  size_t others;           /* files with documents, but without a CRD */
  size_t unread;           /* files that are not YAML */
  size_t named;            /* those with the word CustomResourceDefinition */
  const diagnostic *first; /* the error of the first one of these; NULL: none */
  const source *last;      /* the last file that is not YAML */
} passed_files;

static void pass_unreadable(passed_files *passed, const diagnostic *problem) {
  const source *source = problem->location.source;
  if (source == passed->last) return;
  passed->last = source;
  passed->unread++;
  if (!memmem(source->text.data, source->text.size, "CustomResourceDefinition", 24)) return;
  passed->named++;
  if (!passed->first) passed->first = problem;
}

/* Sorts the errors: invalid texts are skipped; files that cannot be read stay errors, and so do errors of CRDs. */
static void sort_problems(const diagnostics *found, const documents *crds, passed_files *passed, diagnostics *diagnostics) {
  for (size_t i = 0; i < found->count; i++) {
    const diagnostic *one = &found->items[i];
    bool error = one->severity == SEVERITY_ERROR, unread = one->location.offset == CRD_NO_OFFSET;
    if (error && unread)
      crdc_diagnostics_add_undone(diagnostics, one->location, "%.*s", (int)one->message.size, one->message.data);
    else if (error)
      pass_unreadable(passed, one);
    else if (has_source(crds, one->location.source))
      crdc_diagnostics_add(diagnostics, one->severity, one->location, "%.*s", (int)one->message.size, one->message.data);
  }
}

static bool is_broken(const diagnostics *found, const source *source) {
  for (size_t i = 0; i < found->count; i++)
    if (found->items[i].severity == SEVERITY_ERROR && found->items[i].location.source == source) return true;
  return false;
}

/* How many files have documents, but no CRD. */
static size_t count_others(const documents *all, const documents *crds, const diagnostics *found, const char *names) {
  size_t count = 0, next = 0; /* CRDs are in the order of the documents */
  for (size_t i = 0; i < all->count;) {
    const source *source = all->items[i].source;
    while (i < all->count && all->items[i].source == source) i++;
    bool holds = false;
    for (; next < crds->count && crds->items[next].source == source; next++) holds = true;
    count += !holds && !is_broken(found, source) && !(names && strcmp(source->name, names) == 0);
  }
  return count;
}

/* Prints one line, however many files there are. */
static void say_passed(const passed_files *passed, const char *path, crd_text *said) {
  size_t all = passed->others + passed->unread;
  if (!all) return;
  crd_text_printf(said, "%s: %s: passed over %zu file%s without a CustomResourceDefinition", path,
                  passed->named ? "warning" : "note", all, all == 1 ? "" : "s");
  if (passed->unread) crd_text_printf(said, ", %zu of them no YAML", passed->unread);
  if (passed->first) {
    const source *source = passed->first->location.source;
    crd_position place = crd_position_of(source->text, passed->first->location.offset);
    crd_string message = crdc_yaml_message(said->arena, passed->first->message);
    const char *help = passed->first->help;
    crd_text_printf(said, "; %zu of these name%s one: %s:%u:%u: %.*s%s%s", passed->named, passed->named == 1 ? "s" : "",
                    source->name, place.line, place.column, CRD_PRINT(message), help ? "; " : "", help ? help : "");
  }
  crd_text_add_char(said, '\n');
}

static bool take_crds(documents *crds, const documents *all, const struct diagnostics *found, const char *path,
                      const char *names, crd_text *said, diagnostics *diagnostics) {
  size_t before = diagnostics->errors;
  crdc_documents_select(crds, all, is_crd);
  passed_files passed = {.others = count_others(all, crds, found, names)};
  sort_problems(found, crds, &passed, diagnostics);
  say_passed(&passed, path, said);
  return diagnostics->errors == before;
}

bool crdc_folder_take_crds(documents *crds, const documents *all, const struct diagnostics *found, const char *path,
                           crd_text *said, diagnostics *diagnostics) {
  return take_crds(crds, all, found, path, NULL, said, diagnostics);
}

bool crdc_folder_read_crds(documents *crds, const char *path, const char *names, crd_text *said, diagnostics *diagnostics) {
  documents all = {.arena = crds->arena, .repeats = crds->repeats};
  struct diagnostics found = {.arena = crds->arena};
  crdc_documents_read(&all, path, &found);
  return take_crds(crds, &all, &found, path, names, said, diagnostics);
}
