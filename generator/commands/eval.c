/* crdc eval: one expression over an object, as a rule of its CRD would see it. */
#include "base/memory.h"
#include "commands/command.h"
#include "commands/help.h"
#include "compile/evaluate.h"
#include "yaml/document.h"

#include <crd/layers.h>
#include <crd/yaml.h>
#include <stdlib.h>
#include <string.h>

/* The first document of a file as a value; NULL after a message. */
static const crd_value *read_object_file(crd_arena *arena, const char *file, bool *undone) {
  diagnostics found = {.arena = arena};
  documents *documents = crd_arena_zalloc(arena, sizeof *documents);
  documents->arena = arena;
  if (documents_read(documents, file, &found) && documents->count) return documents->items[0].root;
  diagnostics_print(&found, stderr, command_wants_color(stderr));
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
    crd_text_printf(&text, "\ntype:  %.*s\ncost:  %llu\n", (int)result->type.size, result->type.data,
                    (unsigned long long)result->cost);
  }
  fwrite(text.data, 1, text.size, stdout);
}

typedef struct files {
  const char *crd, *object, *old_object;
} files;

static int evaluate_object(const files *files, evaluation *evaluation, bool json) {
  crd_arena *arena = memory_arena(NULL);
  diagnostics problems = {.arena = arena};
  compilation *compilation =
      compilation_create(&(compile_options){.kubernetes_minor = evaluation->kubernetes_minor, .stored = true});
  bool undone = false;
  evaluation->object = read_object_file(arena, files->object, &undone);
  if (files->old_object) evaluation->old_object = read_object_file(arena, files->old_object, &undone);
  bool good = evaluation->object && (!files->old_object || evaluation->old_object);
  if (good && !compilation_add(compilation, files->crd)) {
    diagnostics_print(compilation_diagnostics(compilation), stderr, command_wants_color(stderr));
    good = false;
  }
  good = good && evaluate(arena, compilation, evaluation, &problems);
  diagnostics_print(&problems, stderr, command_wants_color(stderr));
  if (good) print_result(arena, evaluation, json);
  good = good && !evaluation->error.size;
  int status = undone ? EXIT_UNDONE : command_status(good, compilation_diagnostics(compilation));
  if (problems.undone) status = EXIT_UNDONE;
  compilation_destroy(compilation);
  crd_arena_destroy(arena);
  return status;
}

static unsigned read_layer(const char *name) {
  if (!name) return CRD_LAYER_CRD;
  unsigned layer = crd_layer_of_name(crd_string_of(name));
  return layer == CRD_LAYER_ALL ? 0 : layer;
}

int eval_command_run(int argc, char **argv) {
  common common = {.program = "crdc eval"};
  files files = {0};
  const char *output = NULL, *path = NULL, *layer = NULL, *gates = NULL, *config = NULL;
  const option options[] = {{"help", 'h', &common.help, NULL},
                            {"kubernetes-version", 0, NULL, &common.kubernetes},
                            {"crd", 0, NULL, &files.crd},
                            {"object", 0, NULL, &files.object},
                            {"old-object", 0, NULL, &files.old_object},
                            {"path", 0, NULL, &path},
                            {"output", 'o', NULL, &output},
                            {"layer", 0, NULL, &layer},
                            {"feature-gates", 0, NULL, &gates},
                            {"config", 0, NULL, &config},
                            {0}};
  arguments operands;
  if (!options_read(common.program, options, argc, argv, &operands)) return EXIT_USAGE;
  if (common.help) return help_print(stdout, "eval") ? EXIT_GOOD : EXIT_USAGE;
  bool json = output && strcmp(output, "json") == 0;
  if (output && !json && strcmp(output, "text") != 0) return command_usage(&common, "--output takes text or json");
  unsigned chosen = read_layer(layer);
  if (!chosen) return command_usage(&common, "--layer takes crd, webhook or controller");
  if (chosen == CRD_LAYER_CRD && (gates || config))
    return command_usage(&common, "--feature-gates and --config are for the layers webhook and controller");
  if (!files.crd) return command_usage(&common, "--crd is needed");
  if (!files.object) return command_usage(&common, "--object is needed");
  if (operands.count != 1) return command_usage(&common, "one expression is needed");
  const char *crds[] = {files.crd, files.object, files.old_object};
  common.crds = (arguments){crds, files.old_object ? 3 : 2};
  evaluation evaluation = {.expression = crd_string_of(operands.operands[0]),
                           .path = crd_string_of(path ? path : ""),
                           .layer = chosen,
                           .feature_gates = gates,
                           .config = config};
  int status = command_settle(&common, &evaluation.kubernetes_minor);
  return status == EXIT_GOOD ? evaluate_object(&files, &evaluation, json) : status;
}
