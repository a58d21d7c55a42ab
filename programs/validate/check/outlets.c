/* SPDX-License-Identifier: Apache-2.0 */
#include "../../../runtime/base/say.h"
#include "check.h"
#include "report/form_kit.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool environment_has(const char *variable) {
  const char *value = getenv(variable);
  return value && *value;
}

/* The flag takes precedence over the environment, and that over the type of the stream. */
static bool wants_color(const output_options *options, bool terminal) {
  if (options->color != OUTPUT_AUTO) return options->color == OUTPUT_ALWAYS;
  if (environment_has("NO_COLOR")) return false;
  const char *force = getenv("CLICOLOR_FORCE");
  if (force && *force && strcmp(force, "0") != 0) return true;
  const char *name = getenv("TERM");
  return terminal && !(name && strcmp(name, "dumb") == 0);
}

static report_excerpts wants_excerpts(const output_options *options, bool terminal) {
  if (options->excerpts == OUTPUT_ALWAYS) return EXCERPTS_OF_ALL;
  return options->excerpts == OUTPUT_AUTO && terminal ? EXCERPTS_OF_FEW : EXCERPTS_NEVER;
}

static bool open_outlet(outlet *outlet, const output_choice *choice, const output_options *options) {
  const bool terminal = !choice->path && isatty(STDOUT_FILENO) == 1;
  *outlet = (struct outlet){.form = choice->form,
                            .path = choice->path,
                            .color = wants_color(options, terminal),
                            .excerpts = wants_excerpts(options, terminal),
                            .stream = stdout};
  if (!choice->path) return true;
  if (options->color == OUTPUT_AUTO) outlet->color = false;
  outlet->stream = fopen(choice->path, "we");
  if (outlet->stream) return true;
  crd_say(stderr, "crd-validate: --output: %s: %s\n", choice->path, strerror(errno));
  return false;
}

bool outlets_open(outlets *outlets, const output_options *options) {
  *outlets = (struct outlets){.arena = crd_arena_create(NULL)};
  if (!outlets->arena) {
    fputs("crd-validate: out of memory\n", stderr);
    return false;
  }
  for (size_t i = 0; i < options->count; i++) {
    if (!open_outlet(&outlets->items[i], &options->choices[i], options)) return false;
    outlets->count++;
  }
  for (size_t i = 0; i < outlets->count; i++)
    if (outlets->items[i].form->begin) outlets->items[i].form->begin(&outlets->items[i]);
  return true;
}

/* The name of a file as forms need it, until the next call. */
static const char *clean_file(outlets *outlets, const char *file) {
  return crd_arena_printf(outlets->arena, "%.*s", CRD_PRINT(form_path(outlets->arena, crd_string_of(file)))).data;
}

void outlets_part(outlets *outlets, size_t index, const form_part *part) {
  outlet *outlet = &outlets->items[index];
  if (!outlet->form->part) {
    if (part->text.size) fwrite(part->text.data, 1, part->text.size, outlet->stream);
    return;
  }
  form_part clean = *part;
  clean.file = clean_file(outlets, part->file);
  outlet->form->part(outlet, &clean);
  crd_arena_reset(outlets->arena);
}

void outlets_break(outlets *outlets, const char *file, unsigned document, const char *why) {
  outlets->broken++;
  const char *clean = clean_file(outlets, file);
  for (size_t i = 0; i < outlets->count; i++) {
    const form *form = outlets->items[i].form;
    if (form->broken) form->broken(&outlets->items[i], form->given_names ? file : clean, document, why);
  }
  crd_arena_reset(outlets->arena);
}

void outlets_end(outlets *outlets, const form_totals *totals) {
  for (size_t i = 0; i < outlets->count; i++)
    if (outlets->items[i].form->end) outlets->items[i].form->end(&outlets->items[i], totals);
}

bool outlets_close(outlets *outlets) {
  bool whole = true;
  for (size_t i = 0; i < outlets->count; i++) {
    outlet *outlet = &outlets->items[i];
    const char *why = outlet->failed ? "out of memory" : NULL;
    if (outlet->path) {
      errno = 0;
      const bool failed = ferror(outlet->stream);
      if ((fclose(outlet->stream) != 0 || failed) && !why) why = errno ? strerror(errno) : "an earlier write failed";
    }
    if (!why) continue;
    whole = false;
    crd_say(stderr, "crd-validate: %s: not all could be written: %s\n", outlet->path ? outlet->path : "standard output",
            why);
  }
  outlets->count = 0;
  crd_arena_destroy(outlets->arena);
  outlets->arena = NULL;
  return whole;
}

bool outlets_to_people(const outlets *outlets) {
  for (size_t i = 0; i < outlets->count; i++)
    if (!outlets->items[i].path) return outlets->items[i].form->to_people;
  return false;
}

bool outlets_count_themselves(const outlets *outlets) {
  for (size_t i = 0; i < outlets->count; i++)
    if (!outlets->items[i].path) return outlets->items[i].form->has_summary;
  return false;
}

bool outlets_want_places(const outlets *outlets) {
  for (size_t i = 0; i < outlets->count; i++)
    if (outlets->items[i].form->wants_places) return true;
  return false;
}
