/* SPDX-License-Identifier: Apache-2.0 */
/* crdc eval: evaluates one expression, or those from a prompt, on an object as a rule of its CRD would, or without an
 * object; or prints the steps of the object's mutations. */
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "cel/complete.h"
#include "command/command.h"
#include "line_editor.h"
#include "mutations.h"
#include "time_limit.h"
#include <crd/go_text.h>
#include <crd/layers.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* crdc eval without an expression, on a terminal. Each line is evaluated separately, in its own arena; an error does not
 * affect other lines. */

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
  crd_arena *arena;    /* of the prompt; owns the path */
  crd_arena *names_of; /* of the current completion */
  const cel_environment *environment;
  cel_completions completions;
} prompt;

/* Makes the environment in a new arena, because completion compiles into it. */
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

/* The rest of a line after a command word; false if the line does not begin with it. */
static bool is_command(crd_string line, const char *name, crd_string *rest) {
  size_t size = strlen(name);
  if (!crd_string_has_prefix(line, crd_string_of(name)) || (line.size > size && line.data[size] != ' ')) return false;
  *rest = crd_go_trim(crd_string_slice(line, size, line.size));
  return true;
}

/* False if the prompt should end. */
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

/* Reads expressions until the end of the input, and evaluates each with the settings of `evaluation`; returns the exit
 * status. */
static int eval_prompt(compilation *compilation, const evaluation *evaluation, bool json) {
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

/* The first document of a file as a value, or NULL after a message. */
static const crd_value *read_first_object(crd_arena *arena, const char *file, bool *undone) {
  diagnostics found = {.arena = arena};
  documents *documents = crd_arena_zalloc(arena, sizeof *documents);
  documents->arena = arena;
  if (crdc_documents_read(documents, file, &found) && documents->count) return documents->items[0].root;
  command_report(&found);
  if (!found.count) crd_say(stderr, "crdc eval: %s has no object\n", file);
  *undone = *undone || found.undone;
  return NULL;
}

static unsigned read_layer(const char *name) {
  if (!name) return CRD_LAYER_CRD;
  unsigned layer = crd_layer_of_name(crd_string_of(name));
  return layer == CRD_LAYER_ALL || layer == CRD_LAYER_PODS ? 0 : layer; /* expressions need a layer with rules */
}

typedef struct eval_options {
  common common;
  const char *crd, *object, *old_object;
  const char *output, *path, *layer, *gates, *config, *state;
  bool json, mutate, explain, prompts;
  crd_string expression;
  unsigned chosen_layer;
  const char *files[3]; /* they must exist */
} eval_options;

#define AT(member) offsetof(eval_options, member)

static const flag flags[] = {
    FLAG_TEXT("crd", 0, AT(crd), "CRD", "a file, a folder, or - for standard input"),
    FLAG_TEXT("object", 0, AT(object), "FILE", "the object, YAML or JSON"),
    FLAG_TEXT("old-object", 0, AT(old_object), "FILE", "the object before the change, for oldSelf"),
    FLAG_TEXT("path", 0, AT(path), "PATH",
              "where self is: .spec, .spec.list[0], .spec.map[key]\n"
              "(the whole object)"),
    FLAG_ON("explain", 0, AT(explain),
            "what every part of the expression gives; of the body of\n"
            "a macro, for each item"),
    FLAG_ON("mutate", 0, AT(mutate),
            "no expression: step through the mutations of the object's\n"
            "kind, in their order. Of each step: its condition and\n"
            "value, the operations of the patch that it makes (none\n"
            "where the object has the value), or why it makes none; and\n"
            "the object behind each stage that changes it, as the next\n"
            "one sees it; with -o json behind each step"),
    FLAG_TEXT("state", 0, AT(state), "FILE|DIR",
              "for --mutate: objects of the cluster that steps ask for,\n"
              "as kubectl get -o yaml writes them; they are all of it.\n"
              "Without, such steps are not made (unasked)"),
    FLAG_TEXT("output", 'o', AT(output), "text|json", "lines, or one JSON object (text)"),
    FLAG_TEXT("layer", 0, AT(layer), "LAYER",
              "crd, webhook or controller: the last two know more, see\n"
              "docs/cel.md (crd)"),
    FLAG_TEXT("feature-gates", 0, AT(gates), "GATES", "A=true,B=false: for gates.X in those layers"),
    FLAG_TEXT("config", 0, AT(config), "FILE", "YAML with featureGates and config, for gates.X and config.x"),
    COMMAND_KUBERNETES,
    COMMAND_HELP,
};

static const char *refuse_eval(void *target) {
  eval_options *options = target;
  arguments *operands = &options->common.crds;
  if (!command_takes_form(options->output, &options->json)) return "--output takes text or json";
  options->chosen_layer = read_layer(options->layer);
  if (!options->chosen_layer) return "--layer takes crd, webhook or controller";
  if (options->mutate && (options->layer || options->path))
    return "--layer and --path are for an expression, not for --mutate";
  if (!options->mutate && options->state) return "--state is for --mutate";
  if (!options->mutate && options->chosen_layer == CRD_LAYER_CRD && (options->gates || options->config))
    return "--feature-gates and --config are for the layers webhook and controller";
  if (!options->crd && (options->object || options->old_object || options->path || options->mutate || options->layer))
    return "--crd is needed";
  if (options->crd && !options->object) return "--object is needed";
  options->prompts = !options->mutate && !operands->count && isatty(STDIN_FILENO);
  if (options->mutate ? operands->count != 0 : operands->count != 1 && !options->prompts)
    return options->mutate ? "--mutate takes no expression" : "one expression is needed";
  if (operands->count) options->expression = crd_string_of(operands->operands[0]);
  options->files[0] = options->crd;
  options->files[1] = options->object;
  options->files[2] = options->old_object;
  *operands = (arguments){options->files, !options->crd ? 0 : options->old_object ? 3 : 2};
  options->common.settings.stored = true;
  return NULL;
}

typedef struct eval_work {
  crd_arena *arena;
  compilation *compilation;
  evaluation *evaluation;
  diagnostics *problems;
  bool good;
} eval_work;

static void evaluate_once(void *context) {
  eval_work *work = context;
  work->good = crdc_compilation_evaluate(work->arena, work->compilation, work->evaluation, work->problems);
}

/* Evaluates with the limits of a rule when objects are judged. */
static bool evaluate_within(eval_work *work) {
  crd_stop stop = time_limit_guard(work->arena, evaluate_once, work);
  if (!stop) return work->good;
  crd_say(stderr, "crdc eval: the expression was not evaluated: %s\n", time_limit_words(stop));
  exit(EXIT_UNDONE); /* partial results are dropped */
}

static int run_eval(void *target, compilation *compilation) {
  const eval_options *options = target;
  crd_arena *arena = options->common.arena;
  diagnostics problems = {.arena = arena};
  evaluation evaluation = {.expression = options->expression,
                           .path = crd_string_of(options->path ? options->path : ""),
                           .layer = options->chosen_layer,
                           .feature_gates = options->gates,
                           .config = options->config,
                           .explains = options->explain,
                           .kubernetes_minor = options->common.settings.kubernetes_minor};
  bool undone = false;
  if (options->object) evaluation.object = read_first_object(arena, options->object, &undone);
  if (options->old_object) evaluation.old_object = read_first_object(arena, options->old_object, &undone);
  bool good = (!options->object || evaluation.object) && (!options->old_object || evaluation.old_object);
  if (good && options->crd && !crdc_compilation_add(compilation, options->crd)) {
    command_report(crdc_compilation_diagnostics(compilation));
    good = false;
  }
  if (good && options->mutate) {
    const mutation_walk walk = {.object = evaluation.object,
                                .old_object = evaluation.old_object,
                                .feature_gates = options->gates,
                                .config = options->config,
                                .state = options->state,
                                .json = options->json};
    good = eval_mutations(arena, compilation, &walk, &problems);
    if (!good) command_report(crdc_compilation_diagnostics(compilation));
    command_report(&problems);
    return undone || problems.undone ? EXIT_UNDONE : command_status(good, crdc_compilation_diagnostics(compilation));
  }
  if (good && options->prompts) return eval_prompt(compilation, &evaluation, options->json);
  good = good && evaluate_within(&(eval_work){arena, compilation, &evaluation, &problems, false});
  command_report(&problems);
  if (good) eval_print(arena, &evaluation, options->json);
  good = good && !evaluation.error.size;
  return undone || problems.undone ? EXIT_UNDONE : command_status(good, crdc_compilation_diagnostics(compilation));
}

const command eval_command = {.program = "crdc eval",
                              .without_crds = true,
                              .size = sizeof(eval_options),
                              .refuse = refuse_eval,
                              .run = run_eval,
                              .page = &page_crdc_eval,
                              .flags = flags,
                              .flag_count = sizeof flags / sizeof *flags};
