/* crdc eval: one expression over an object, as a rule of its CRD would see it. */
#include "base/memory.h"
#include "commands/command.h"
#include "compile/evaluate.h"
#include "yaml/document.h"

#include <crd/layers.h>
#include <crd/yaml.h>
#include <stdlib.h>
#include <string.h>

/* The first document of a file as a value; NULL after a message. */
static const crd_value *read_first_object(crd_arena *arena, const char *file, bool *undone) {
  diagnostics found = {.arena = arena};
  documents *documents = crd_arena_zalloc(arena, sizeof *documents);
  documents->arena = arena;
  if (crdc_documents_read(documents, file, &found) && documents->count) return documents->items[0].root;
  crdc_diagnostics_print(&found, stderr, command_wants_color(stderr));
  if (!found.count) fprintf(stderr, "crdc eval: %s has no object\n", file);
  *undone = *undone || found.undone;
  return NULL;
}

static void print_result(crd_arena *arena, const evaluation *result, bool json) {
  crd_text text = {.arena = arena};
  if (json) {
    crd_text_add(&text, crd_string_of(result->error.size ? "{\"error\":" : "{\"value\":"));
    if (result->error.size)
      crd_json_write_string(&text, result->error, CRD_JSON_COMPACT);
    else
      crd_text_add(&text, result->value);
    crd_text_add(&text, CRD_STRING(",\"type\":"));
    crd_json_write_string(&text, result->type, CRD_JSON_COMPACT);
    crd_text_printf(&text, ",\"cost\":%llu}\n", (unsigned long long)result->cost);
  } else {
    crd_text_add(&text, crd_string_of(result->error.size ? "error: " : "value: "));
    crd_text_add(&text, result->error.size ? result->error : result->value);
    crd_text_printf(&text, "\ntype:  %.*s\ncost:  %llu\n", CRD_PRINT(result->type), (unsigned long long)result->cost);
  }
  fwrite(text.data, 1, text.size, stdout);
}

typedef struct files {
  const char *crd, *object, *old_object;
} files;

static int evaluate_files(const files *files, evaluation *evaluation, bool json) {
  crd_arena *arena = memory_arena(NULL);
  diagnostics problems = {.arena = arena};
  compilation *compilation =
      crdc_compilation_create(&(compile_options){.kubernetes_minor = evaluation->kubernetes_minor, .stored = true});
  bool undone = false;
  evaluation->object = read_first_object(arena, files->object, &undone);
  if (files->old_object) evaluation->old_object = read_first_object(arena, files->old_object, &undone);
  bool good = evaluation->object && (!files->old_object || evaluation->old_object);
  if (good && !crdc_compilation_add(compilation, files->crd)) {
    crdc_diagnostics_print(crdc_compilation_diagnostics(compilation), stderr, command_wants_color(stderr));
    good = false;
  }
  good = good && crdc_compilation_evaluate(arena, compilation, evaluation, &problems);
  crdc_diagnostics_print(&problems, stderr, command_wants_color(stderr));
  if (good) print_result(arena, evaluation, json);
  good = good && !evaluation->error.size;
  int status = undone ? EXIT_UNDONE : command_status(good, crdc_compilation_diagnostics(compilation));
  if (problems.undone) status = EXIT_UNDONE;
  crdc_compilation_destroy(compilation);
  crd_arena_destroy(arena);
  return status;
}

static unsigned read_layer(const char *name) {
  if (!name) return CRD_LAYER_CRD;
  unsigned layer = crd_layer_of_name(crd_string_of(name));
  return layer == CRD_LAYER_ALL ? 0 : layer;
}

typedef struct eval_options {
  common common;
  files files;
  const char *output, *path, *layer, *gates, *config;
} eval_options;

#define AT(member) offsetof(eval_options, member)

static const flag flags[] = {
    FLAG_TEXT("crd", 0, AT(files.crd), "CRD", "a file, a folder, or - for standard input"),
    FLAG_TEXT("object", 0, AT(files.object), "FILE", "the object, YAML or JSON"),
    FLAG_TEXT("old-object", 0, AT(files.old_object), "FILE", "the object before the change, for oldSelf"),
    FLAG_TEXT("path", 0, AT(path), "PATH",
              "where self is: .spec, .spec.list[0], .spec.map[key]\n"
              "(the whole object)"),
    FLAG_TEXT("output", 'o', AT(output), "text|json", "lines, or one JSON object (text)"),
    FLAG_TEXT("layer", 0, AT(layer), "LAYER",
              "crd, webhook or controller: the last two know more, see\n"
              "docs/cel.md (crd)"),
    FLAG_TEXT("feature-gates", 0, AT(gates), "GATES", "A=true,B=false: for gates.X in those layers"),
    FLAG_TEXT("config", 0, AT(config), "FILE", "YAML with featureGates and config, for gates.X and config.x"),
    COMMAND_KUBERNETES,
    COMMAND_HELP,
};

static int run_eval(const command *self, int argc, char **argv) {
  eval_options options = {.common = {.program = self->program}};
  options_result result = command_read(self, &options.common, argc, argv);
  if (result != OPTIONS_RUN) return result == OPTIONS_DONE ? EXIT_GOOD : EXIT_USAGE;
  bool json = options.output && strcmp(options.output, "json") == 0;
  if (options.output && !json && strcmp(options.output, "text") != 0)
    return command_usage(&options.common, "--output takes text or json");
  unsigned chosen = read_layer(options.layer);
  if (!chosen) return command_usage(&options.common, "--layer takes crd, webhook or controller");
  if (chosen == CRD_LAYER_CRD && (options.gates || options.config))
    return command_usage(&options.common, "--feature-gates and --config are for the layers webhook and controller");
  if (!options.files.crd) return command_usage(&options.common, "--crd is needed");
  if (!options.files.object) return command_usage(&options.common, "--object is needed");
  const arguments operands = options.common.crds;
  if (operands.count != 1) return command_usage(&options.common, "one expression is needed");
  const char *crds[] = {options.files.crd, options.files.object, options.files.old_object};
  options.common.crds = (arguments){crds, options.files.old_object ? 3 : 2};
  evaluation evaluation = {.expression = crd_string_of(operands.operands[0]),
                           .path = crd_string_of(options.path ? options.path : ""),
                           .layer = chosen,
                           .feature_gates = options.gates,
                           .config = options.config};
  int status = command_settle(&options.common, &evaluation.kubernetes_minor);
  return status == EXIT_GOOD ? evaluate_files(&options.files, &evaluation, json) : status;
}

const command eval_command = {.program = "crdc eval",
                              .run = run_eval,
                              .usage =
                                  "usage: crdc eval --crd CRD --object FILE [OPTION]... EXPRESSION\n"
                                  "\n"
                                  "Evaluates a CEL expression over an object as a rule of its CRD would: with the CRD's\n"
                                  "types, on the object with its defaults, costs counted. Shows the value, its type and\n"
                                  "the cost; what is wrong with the expression is shown with its place.\n"
                                  "\n",
                              .flags = flags,
                              .flag_count = sizeof flags / sizeof *flags,
                              .status =
                                  "\n"
                                  "exit status: 0 there is a value, 1 an error, 2 wrong usage or no such file\n"};
