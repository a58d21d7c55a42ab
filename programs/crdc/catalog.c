/* SPDX-License-Identifier: Apache-2.0 */
/* crdc catalog: makes the index of catalogs, and lists the content of one. */
#include "../../runtime/base/say.h"
#include "base/file.h"
#include "base/memory.h"
#include "catalog/search.h"
#include "command/command.h"

#include <errno.h>
#include <string.h>

typedef struct catalog_options {
  common common;
  const char *out;
  bool list;
} catalog_options;

#define AT(member) offsetof(catalog_options, member)

static const flag flags[] = {
    FLAG_TEXT("out", 0, AT(out), "FILE", "write the index there"),
    FLAG_ON("list", 0, AT(list), "print what the indexes that are named hold, and verify all of it"),
    COMMAND_HELP,
};

static const char *refuse_catalog(void *target) {
  const catalog_options *options = target;
  if (options->out && options->list) return "--list reads an index and --out writes one: one of them";
  return options->out || options->list ? NULL : "--out FILE says where the index goes, --list reads one";
}

/* ---- listing ---- */

static bool complain_of_index(const common *common, const char *path, const char *what) {
  fflush(stdout);
  crd_say(stderr, "%s: %s: %s\n", common->program, path, what);
  return false;
}

static bool verify_documents(const common *common, const char *path, const catalog_index *index) {
  crd_arena *arena = memory_arena(NULL);
  const char *error = "the index is damaged";
  index_document document;
  crd_string text;
  bool good = true;
  for (uint32_t i = 0; good && i < index->document_count; i++) {
    good = index_document_at(index, i, &document) && index_text(arena, &document, &text, &error);
    crd_arena_reset(arena);
  }
  crd_arena_destroy(arena);
  return good || complain_of_index(common, path, error);
}

static bool print_entries(const common *common, const char *path, const catalog_index *index) {
  index_entry entry;
  index_document document;
  for (uint32_t i = 0; i < index->entry_count; i++) {
    if (!index_entry_at(index, i, &entry) || !index_document_at(index, entry.document, &document))
      return complain_of_index(common, path, "the index is damaged");
    crd_say(stdout, "%.*s/%.*s %.*s %s %.*s\n", CRD_PRINT(entry.name.group), CRD_PRINT(entry.name.version),
            CRD_PRINT(entry.name.kind), entry.form == INDEX_CRD ? "CustomResourceDefinition" : "schema",
            CRD_PRINT(document.name));
  }
  return true;
}

/* Lists an index; returns the exit status. */
static int list_index(const common *common, const char *path) {
  crd_string bytes;
  catalog_index index;
  const char *error;
  if (!index_map(path, &bytes)) {
    const int problem = errno;
    complain_of_index(common, path, strerror(problem));
    return problem == EINVAL ? EXIT_WRONG : EXIT_UNDONE; /* an empty file, or a path that is no file, is no index */
  }
  bool good = index_open(&index, bytes, &error)
                  ? print_entries(common, path, &index) && verify_documents(common, path, &index)
                  : complain_of_index(common, path, error);
  index_unmap(bytes);
  return good ? EXIT_GOOD : EXIT_WRONG;
}

/* ---- writing ---- */

static int write_index(const catalog_options *options) {
  crd_arena *arena = options->common.arena;
  diagnostics found = {.arena = arena};
  schema_gathering gathering = {.writer = index_writer_create(arena), .diagnostics = &found};
  progress progress = {.shown = false};
  clock_gettime(CLOCK_MONOTONIC, &progress.start);
  bool good = true;
  for (size_t i = 0; i < options->common.crds.count; i++) {
    progress_step(&progress, "reading", options->common.crds.operands[i]);
    good = catalog_gather(&gathering, options->common.crds.operands[i]) && good;
  }
  progress_end(&progress);
  command_report(&found);
  if (!good) return command_status(false, &found);
  crd_string bytes;
  if (!gathering.crds && !gathering.schemas) {
    crd_say(stderr, "%s: no CRD and no GROUP/KIND_VERSION.json in what is named: nothing is written\n",
            options->common.program);
    return EXIT_WRONG;
  }
  if (!index_finish(gathering.writer, &bytes) || !crdc_file_write(arena, options->out, bytes)) {
    crd_say(stderr, "%s: cannot write %s: %s\n", options->common.program, options->out,
            errno ? strerror(errno) : "too large");
    return EXIT_UNDONE;
  }
  crd_say(stderr, "%zu CRD%s, %zu schema%s", gathering.crds, plural_ending(gathering.crds), gathering.schemas,
          plural_ending(gathering.schemas));
  if (gathering.broken) fprintf(stderr, ", %zu with problems", gathering.broken);
  crd_say(stderr, ": %zu bytes in %s\n", bytes.size, options->out);
  return EXIT_GOOD;
}

static int run_catalog(void *target, compilation *compilation) {
  const catalog_options *options = target;
  (void)compilation;
  errno = 0;
  if (!options->list) return write_index(options);
  int worst = EXIT_GOOD;
  for (size_t i = 0; i < options->common.crds.count; i++) {
    const int code = list_index(&options->common, options->common.crds.operands[i]);
    worst = code > worst ? code : worst;
  }
  return worst;
}

const command catalog_command = {.program = "crdc catalog",
                                 .size = sizeof(catalog_options),
                                 .refuse = refuse_catalog,
                                 .run = run_catalog,
                                 .page = &page_crdc_catalog,
                                 .flags = flags,
                                 .flag_count = sizeof flags / sizeof *flags};
