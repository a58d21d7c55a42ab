/* SPDX-License-Identifier: Apache-2.0 */
/* Each line is evaluated by itself, in an arena of its own; what is wrong with one leaves the others alone. */
#include "prompt.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "cel/complete.h"
#include "command/command.h"
#include "line_editor.h"
#include "print.h"

#include <crd/go_text.h>
#include <stdlib.h>
#include <string.h>

static const char prompt_help[] =
    "an expression     its value, type and cost\n"
    ":explain EXPR     with what every part of it gives\n"
    ":path [PATH]      where self is: .spec, .spec.list[0], .spec.map[key]; nothing: the whole object\n"
    ":help             this\n"
    ":quit             ends, as the end of the input does\n"
    "The tab key completes fields and functions.\n";

typedef struct prompt {
  compilation *compilation;
  evaluation settings; /* of each evaluation */
  bool json;
  crd_arena *arena;    /* of the prompt; holds the path */
  crd_arena *names_of; /* of the completion at hand */
  const cel_environment *environment;
  cel_completions completions;
} prompt;

/* A new arena for the environment, whose types hold what completion compiles. */
static bool look_around(prompt *prompt) {
  if (prompt->names_of) crd_arena_destroy(prompt->names_of);
  prompt->names_of = memory_arena(NULL);
  diagnostics found = {.arena = prompt->names_of};
  prompt->environment = crdc_compilation_environment(prompt->names_of, prompt->compilation, &prompt->settings, &found);
  command_report(&found);
  return prompt->environment != NULL;
}

static const char *complete(void *data, const char *line, size_t index) {
  prompt *prompt = data;
  if (!prompt->environment) return NULL;
  if (index == 0) {
    prompt->completions = (cel_completions){.arena = prompt->names_of};
    crdc_cel_complete(&prompt->completions, crd_string_of(line), prompt->environment);
  }
  return index < prompt->completions.count ? prompt->completions.names[index] : NULL;
}

static void evaluate(const prompt *prompt, crd_string expression, bool explains) {
  crd_arena *arena = memory_arena(NULL);
  diagnostics found = {.arena = arena};
  evaluation evaluation = prompt->settings;
  evaluation.expression = expression;
  evaluation.explains = evaluation.explains || explains;
  bool good = crdc_compilation_evaluate(arena, prompt->compilation, &evaluation, &found);
  fflush(stdout);
  command_report(&found);
  if (good) eval_print(arena, &evaluation, prompt->json);
  fflush(stdout);
  crd_arena_destroy(arena);
}

static void set_path(prompt *prompt, crd_string path) {
  crd_string before = prompt->settings.path;
  if (!prompt->settings.object) {
    fputs("there is no object\n", stderr);
    return;
  }
  prompt->settings.path = crd_arena_copy(prompt->arena, path);
  if (look_around(prompt)) return;
  prompt->settings.path = before;
  look_around(prompt);
}

/* What follows a word of the prompt; false where the line does not begin with it. */
static bool is_command(crd_string line, const char *name, crd_string *rest) {
  size_t size = strlen(name);
  if (!crd_string_has_prefix(line, crd_string_of(name)) || (line.size > size && line.data[size] != ' ')) return false;
  *rest = crd_go_trim(crd_string_slice(line, size, line.size));
  return true;
}

/* False where it is to end. */
static bool answer_prompt(prompt *prompt, crd_string line) {
  crd_string rest;
  line = crd_go_trim(line);
  if (!line.size) return true;
  if (is_command(line, ":quit", &rest)) return false;
  if (is_command(line, ":help", &rest))
    fputs(prompt_help, stdout);
  else if (is_command(line, ":path", &rest))
    set_path(prompt, rest);
  else if (is_command(line, ":explain", &rest) && rest.size)
    evaluate(prompt, rest, true);
  else if (line.data[0] == ':')
    crd_say(stderr, "no such command: %.*s (:help)\n", CRD_PRINT(line));
  else
    evaluate(prompt, line, false);
  return true;
}

int eval_prompt(compilation *compilation, const evaluation *evaluation, bool json) {
  prompt prompt = {.compilation = compilation, .settings = *evaluation, .json = json, .arena = memory_arena(NULL)};
  bool good = look_around(&prompt);
  if (good) line_editor_start(complete, &prompt);
  for (char *line; good && (line = line_editor_read("cel> "));) {
    bool more = answer_prompt(&prompt, crd_string_of(line));
    free(line);
    if (!more) break;
  }
  if (good) line_editor_end();
  crd_arena_destroy(prompt.names_of);
  crd_arena_destroy(prompt.arena);
  return good ? EXIT_GOOD : EXIT_WRONG;
}
