/* SPDX-License-Identifier: Apache-2.0 */
/* crdc example: a minimal and a full object of each kind, that the API server would take. */
#include "../../runtime/base/say.h"
#include "base/memory.h"
#include "command/subjects.h"
#include "example_text.h"

#include <crd/yaml.h>
#include <string.h>

enum { USUAL_TRIES = 6000, USUAL_FULL_TRIES = 3000 };

typedef struct example_options {
  common common;
  const char *version, *output;
  bool minimal, full, json;
  unsigned seed, tries;
} example_options;

#define AT(member) offsetof(example_options, member)

static const flag flags[] = {
    COMMAND_OVERLAYS,
    FLAG_ON("minimal", 0, AT(minimal), "only the minimal one: what is required"),
    FLAG_ON("full", 0, AT(full), "only the full one: every field that can be with the others"),
    FLAG_TEXT("version", 0, AT(version), "NAME", "of this version (the one that is stored)"),
    FLAG_TEXT("output", 'o', AT(output), "yaml|json", "with comments, or a line each (yaml)"),
    FLAG_NUMBER("seed", AT(seed), 0, 4294967295u, "N", "another object for another number (1)"),
    FLAG_NUMBER("tries", AT(tries), 1, 10000000, "N", "judge so many objects at most, of each"),
    COMMAND_KUBERNETES,
    COMMAND_HELP,
};

static const char *refuse_example(void *target) {
  example_options *options = target;
  options->json = options->output && strcmp(options->output, "json") == 0;
  if (options->output && !options->json && strcmp(options->output, "yaml") != 0) return "--output takes yaml or json";
  if (options->minimal && options->full) return "--minimal and --full are both made without a flag";
  options->common.settings.stored = true;
  return NULL;
}

/* In words what keeps the object from being taken. */
static void write_refusal(crd_text *text, const crd_verdict *verdict) {
  crd_string message = verdict->error.size ? verdict->error : verdict->message;
  crd_text_add(text, CRD_STRING("# no object was found that is valid; of this one the API server says\n# "));
  for (size_t i = 0; i < message.size; i++) {
    crd_text_add_char(text, message.data[i]);
    if (message.data[i] == '\n') crd_text_add(text, CRD_STRING("# "));
  }
  crd_text_add_char(text, '\n');
}

static bool write_one(const example_options *options, const subject *subject, growth growth) {
  crd_arena *arena = memory_arena(NULL);
  grower *g = crdc_grower_create(arena, &subject->grow, options->seed ? options->seed : 1);
  crd_value object;
  unsigned usual = growth == GROW_FULL ? USUAL_FULL_TRIES : USUAL_TRIES;
  bool good = crdc_grow_object(g, growth, options->tries ? options->tries : usual, &object);
  crd_text text = {.arena = arena};
  if (options->json) {
    crd_json_write(&text, &object, CRD_JSON_COMPACT);
    crd_text_add_char(&text, '\n');
  } else {
    const grown one = {.object = object};
    crd_say_text(&text, "---\n# %.*s, %s\n", CRD_PRINT(subject->definition->kind),
                 growth == GROW_FULL ? "with every field" : "with what is required");
    if (!good) write_refusal(&text, crdc_grow_judge(g, &one));
    example_write(&text, subject->grow.version->schema, &object, growth == GROW_FULL);
  }
  fwrite(text.data, 1, text.size, stdout);
  if (!good)
    crd_say(stderr, "crdc example: %.*s: no valid object %s was found in %llu tries\n", CRD_PRINT(subject->definition->name),
            growth == GROW_FULL ? "with every field" : "with what is required", (unsigned long long)crdc_grower_judged(g));
  crdc_grower_destroy(g);
  crd_arena_destroy(arena);
  return good;
}

static int run_example(void *target, compilation *compilation) {
  const example_options *options = target;
  subjects subjects = {.count = 0};
  bool good = command_add(compilation, &options->common, NULL);
  if (!good) command_report(crdc_compilation_diagnostics(compilation));
  good = good && subjects_read(options->common.arena, compilation, options->version,
                               options->common.settings.kubernetes_minor, &subjects);
  for (size_t i = 0; i < subjects.count; i++) {
    if (!subject_is_made("crdc example", &subjects.items[i])) {
      good = false;
      continue;
    }
    if (!options->full) good = write_one(options, &subjects.items[i], GROW_LEAST) && good;
    if (!options->minimal) good = write_one(options, &subjects.items[i], GROW_FULL) && good;
  }
  return command_status(good, crdc_compilation_diagnostics(compilation));
}

const command example_command = {.program = "crdc example",
                                 .size = sizeof(example_options),
                                 .refuse = refuse_example,
                                 .run = run_example,
                                 .page = &page_crdc_example,
                                 .flags = flags,
                                 .flag_count = sizeof flags / sizeof *flags,
                                 .overlays = true};
