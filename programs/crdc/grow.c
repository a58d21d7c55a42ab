/* SPDX-License-Identifier: Apache-2.0 */
/* crdc grow: makes objects for every keyword and rule of a kind, for test suites. */
#define _GNU_SOURCE /* for memmem */
#include "../../runtime/base/say.h"
#include "base/memory.h"
#include "command/subjects.h"

#include <string.h>

enum { USUAL_TRIES = 400, KNOWN_TRIES = 6000 };

typedef enum grow_form { FORM_JSON, FORM_YAML, FORM_SUITE } grow_form;

typedef struct grow_options {
  common common;
  const char *version, *output, *filter;
  bool valid, invalid;
  grow_form form;
  unsigned seed, tries, count;
} grow_options;

#define AT(member) offsetof(grow_options, member)

static const flag flags[] = {
    COMMAND_OVERLAYS,
    FLAG_NUMBER("seed", AT(seed), 0, 4294967295u, "N", "other objects for another number (1)"),
    FLAG_NUMBER("count", AT(count), 1, 1000000, "N", "so many objects for each keyword and rule (1)"),
    FLAG_ON("valid", 0, AT(valid), "only those that are taken"),
    FLAG_ON("invalid", 0, AT(invalid), "only those that are refused"),
    FLAG_TEXT("filter", 0, AT(filter), "TEXT", "only where the place and aim have the text"),
    FLAG_TEXT("version", 0, AT(version), "NAME", "of this version (the one that is stored)"),
    FLAG_TEXT("output", 'o', AT(output), "json|yaml|suite",
              "json: a line each, as crd-validate --batch reads it, with\n"
              "the aim and what is expected; yaml: documents, the aims in\n"
              "comments, of updates the object that is sent; suite: a\n"
              "suite for crd-validate test (json)"),
    FLAG_NUMBER("tries", AT(tries), 1, 10000000, "N", "judge so many objects at most, for each (400)"),
    COMMAND_KUBERNETES,
    COMMAND_HELP,
};

static const char *refuse_grow(void *target) {
  static const char *const forms[] = {[FORM_JSON] = "json", [FORM_YAML] = "yaml", [FORM_SUITE] = "suite"};
  grow_options *options = target;
  bool known = !options->output;
  for (size_t i = 0; options->output && i < sizeof forms / sizeof *forms; i++) {
    if (strcmp(options->output, forms[i]) != 0) continue;
    options->form = (grow_form)i;
    known = true;
  }
  if (!known) return "--output takes json, yaml or suite";
  if (options->valid && options->invalid) return "--valid and --invalid are both made without a flag";
  if (!options->tries) options->tries = USUAL_TRIES;
  if (!options->count) options->count = 1;
  if (!options->seed) options->seed = 1;
  options->common.settings.stored = true;
  return NULL;
}

/* ---- one object ---- */

/* An object that was made for an aim. */
typedef struct shoot {
  const subject *subject;
  crd_string about; /* the path, and the aim */
  const grow_aim *aim;
  const grown *grown;
  const crd_verdict *verdict;
} shoot;

static const char *operation_of(const grown *grown) {
  return !grown->updates ? "create" : grown->of_status ? "update-status" : "update";
}

static void write_line(crd_text *text, const shoot *one) {
  crd_text_add(text, CRD_STRING("{\"id\":"));
  crd_json_write_string(text, one->about, CRD_JSON_COMPACT);
  crd_text_printf(text, ",\"op\":\"%s\",\"fieldValidation\":\"Strict\",\"expect\":{\"allowed\":%s", operation_of(one->grown),
                  one->verdict->allowed ? "true" : "false");
  if (!one->verdict->allowed) {
    crd_text_add(text, CRD_STRING(",\"message\":"));
    crd_json_write_string(text, one->verdict->message, CRD_JSON_COMPACT);
  }
  crd_text_add(text, CRD_STRING("},\"object\":"));
  crd_json_write(text, &one->grown->object, CRD_JSON_COMPACT);
  if (one->grown->updates) {
    crd_text_add(text, CRD_STRING(",\"oldObject\":"));
    crd_json_write(text, &one->grown->old, CRD_JSON_COMPACT);
  }
  crd_text_add(text, CRD_STRING("}\n"));
}

static void write_document(crd_text *text, const shoot *one) {
  crd_say_text(text, "---\n# %.*s\n# %s: %s\n", CRD_PRINT(one->about), operation_of(one->grown),
               one->verdict->allowed ? "valid" : "refused");
  for (uint32_t i = 0; i < one->verdict->errors.count; i++) {
    crd_string message = crd_error_message(text->arena, &one->verdict->errors.items[i]);
    crd_say_text(text, "#   %.*s\n",
                 (int)(memchr(message.data, '\n', message.size) ? strcspn(message.data, "\n") : message.size), message.data);
  }
  crd_yaml_write(text, &one->grown->object);
}

static void write_block(crd_text *text, const char *name, const crd_value *object) {
  crd_text yaml = {.arena = text->arena};
  crd_yaml_write(&yaml, object);
  crd_text_printf(text, "      %s: |\n", name);
  for (size_t at = 0; at < yaml.size;) {
    const char *end = memchr(yaml.data + at, '\n', yaml.size - at);
    size_t next = end ? (size_t)(end - yaml.data) + 1 : yaml.size;
    crd_text_add(text, CRD_STRING("        "));
    crd_text_add(text, (crd_string){yaml.data + at, next - at});
    at = next;
  }
}

/* The part of the message that a suite checks: the first error. */
static crd_string first_error(crd_arena *arena, const crd_verdict *verdict) {
  return verdict->errors.count ? crd_error_message(arena, &verdict->errors.items[0]) : verdict->message;
}

static void write_case(crd_text *text, const shoot *one, crd_string name) {
  crd_text_add(text, CRD_STRING("    - name: "));
  crd_json_write_string(text, name, CRD_JSON_COMPACT);
  crd_text_add_char(text, '\n');
  write_block(text, "initial", one->grown->updates ? &one->grown->old : &one->grown->object);
  if (one->grown->updates) write_block(text, "updated", &one->grown->object);
  if (one->verdict->allowed) return;
  crd_text_printf(text, "      %s: ", one->grown->of_status ? "expectedStatusError" : "expectedError");
  crd_json_write_string(text, first_error(text->arena, one->verdict), CRD_JSON_COMPACT);
  crd_text_add_char(text, '\n');
}

/* ---- a kind ---- */

typedef struct growing {
  const grow_options *options;
  const subject *subject;
  grow_subject grow; /* with a known valid object */
  crd_arena *arena;
  crd_text created, updated; /* cases of a suite */
  size_t missed, written;
} growing;

static crd_string about_aim(crd_arena *arena, const growing *at, const grow_aim *aim) {
  crd_string path = crdc_grow_path_text(arena, aim->path);
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "%.*s%s%.*s: %s", CRD_PRINT(at->subject->definition->kind), path.size ? " " : "", CRD_PRINT(path),
                  aim->about);
  if (aim->name.size) crd_text_printf(&text, " %.*s", CRD_PRINT(aim->name));
  if (aim->rule) {
    size_t index = (size_t)(aim->rule - aim->node->rules);
    crd_text_printf(&text, " %zu", index + 1);
  }
  crd_text_printf(&text, " %s", aim->what);
  return crd_text_string(&text);
}

static void write_shoot(growing *at, crd_arena *arena, const shoot *one, unsigned number) {
  crd_text text = {.arena = arena};
  at->written++;
  if (at->options->form == FORM_SUITE) {
    /* A request that only a client refuses cannot be in a suite. */
    if (!one->verdict->allowed && !one->verdict->errors.count) return;
    crd_string name = number ? crd_arena_printf(arena, "%.*s (%u)", CRD_PRINT(one->about), number + 1) : one->about;
    write_case(one->grown->updates ? &at->updated : &at->created, one, name);
    return;
  }
  if (at->options->form == FORM_YAML)
    write_document(&text, one);
  else
    write_line(&text, one);
  fwrite(text.data, 1, text.size, stdout);
}

/* Each aim has its own grower, so that results do not depend on other aims. */
static void shoot_at(growing *at, const grow_aim *aim, unsigned number) {
  const grow_options *options = at->options;
  crd_arena *arena = memory_arena(NULL);
  crd_string about = about_aim(arena, at, aim);
  bool wanted = !options->filter || memmem(about.data, about.size, options->filter, strlen(options->filter));
  if (wanted && !(aim->valid ? options->invalid : options->valid)) {
    grower *g = crdc_grower_create(arena, &at->grow, options->seed + number * 1000003u);
    grown grown;
    if (crdc_grow_for(g, aim, options->tries, &grown)) {
      const shoot one = {at->subject, about, aim, &grown, crdc_grow_judge(g, &grown)};
      write_shoot(at, arena, &one, number);
    } else {
      at->missed++;
    }
    crdc_grower_destroy(g);
  }
  crd_arena_destroy(arena);
}

static void write_suite(const growing *at) {
  const crd_definition *crd = at->subject->definition;
  printf("name: grown for %.*s\ncrdName: %.*s\nversion: %.*s\ntests:\n", CRD_PRINT(crd->kind), CRD_PRINT(crd->name),
         CRD_PRINT(at->subject->grow.version->name));
  if (at->created.size) printf("  onCreate:\n%.*s", CRD_PRINT(crd_text_string(&at->created)));
  if (at->updated.size) printf("  onUpdate:\n%.*s", CRD_PRINT(crd_text_string(&at->updated)));
}

static void grow_kind(const grow_options *options, const subject *subject) {
  crd_arena *arena = memory_arena(NULL);
  growing at = {.options = options, .subject = subject, .grow = subject->grow, .arena = arena};
  at.created.arena = at.updated.arena = arena;
  grower *g = crdc_grower_create(arena, &subject->grow, options->seed);
  grow_aims aims = {.count = 0};
  crd_value known;
  if (crdc_grow_object(g, GROW_LEAST, KNOWN_TRIES, &known)) at.grow.known = &known;
  crdc_grow_aims(g, &aims);
  for (size_t i = 0; i < aims.count; i++)
    for (unsigned number = 0; number < options->count; number++) shoot_at(&at, &aims.items[i], number);
  if (options->form == FORM_SUITE) write_suite(&at);
  crd_say(stderr, "%.*s: %zu objects; for %zu aims none was found\n", CRD_PRINT(subject->definition->kind), at.written,
          at.missed);
  crdc_grower_destroy(g);
  crd_arena_destroy(arena);
}

static int run_grow(void *target, compilation *compilation) {
  const grow_options *options = target;
  subjects subjects = {.count = 0};
  bool good = command_add(compilation, &options->common, NULL);
  if (!good) command_report(crdc_compilation_diagnostics(compilation));
  good = good && subjects_read(options->common.arena, compilation, options->version,
                               options->common.settings.kubernetes_minor, &subjects);
  if (good && options->form == FORM_SUITE && subjects.count > 1) {
    fputs("crdc grow: a suite is of one CRD\n", stderr);
    return EXIT_USAGE;
  }
  for (size_t i = 0; i < subjects.count; i++) {
    if (subject_is_made("crdc grow", &subjects.items[i]))
      grow_kind(options, &subjects.items[i]);
    else
      good = false;
  }
  return command_status(good, crdc_compilation_diagnostics(compilation));
}

const command grow_command = {.program = "crdc grow",
                              .size = sizeof(grow_options),
                              .refuse = refuse_grow,
                              .run = run_grow,
                              .page = &page_crdc_grow,
                              .flags = flags,
                              .flag_count = sizeof flags / sizeof *flags,
                              .overlays = true};
