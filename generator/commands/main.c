/* crdc: the compiler's command line over libcrdc. */
#include "../../runtime/value/nearest_name.h"
#include "base/memory.h"
#include "commands/command.h"
#include "commands/help.h"
#include "streams.h"

#include <string.h>

static int refuse_command(const char *program, const char *name) {
  static const char *const names[] = {"generate", "lint", "crd", "manifests", "rules", "eval", "help", "markers", "cel"};
  size_t topics = strcmp(program, "crdc") == 0 ? 2 : 0; /* the last ones only help knows */
  const char *near = nearest_name(crd_string_of(name), names, sizeof names / sizeof *names - topics);
  fprintf(stderr, "%s: unknown command: %s%s%s%s (see --help)\n", program, name, near ? "; did you mean " : "",
          near ? near : "", near ? "?" : "");
  return EXIT_USAGE;
}

static int run_help(int argc, char **argv) {
  const char *command = argc > 0 ? argv[0] : NULL;
  return argc <= 1 && help_print(stdout, command) ? EXIT_GOOD : refuse_command("crdc help", argv[argc - 1]);
}

static int run_command(int argc, char **argv) {
  static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
  } commands[] = {{"generate", generate_command_run},
                  {"lint", lint_command_run},
                  {"crd", crd_command_run},
                  {"manifests", manifests_command_run},
                  {"rules", rules_command_run},
                  {"eval", eval_command_run},
                  {"help", run_help}};
  if (argc < 2) {
    help_print(stderr, NULL);
    return EXIT_USAGE;
  }
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
    if (strcmp(argv[1], commands[i].name) == 0) return commands[i].run(argc - 2, argv + 2);
  bool help = false, version = false;
  const option options[] = {{"help", 'h', &help, NULL}, {"version", 'V', &version, NULL}, {0}};
  arguments rest = {0};
  if (argv[1][0] != '-') return refuse_command("crdc", argv[1]);
  if (!options_read("crdc", options, argc - 1, argv + 1, &rest)) return EXIT_USAGE;
  if (rest.count) {
    fprintf(stderr, "crdc: unexpected argument: %s (see --help)\n", rest.operands[0]);
    return EXIT_USAGE;
  }
  if (version)
    printf("crdc %s (Kubernetes 1.%u)\n", CRDC_VERSION, NEWEST_MINOR);
  else
    help_print(stdout, NULL);
  return EXIT_GOOD;
}

int main(int argc, char **argv) {
  if (!streams_open("crdc")) return EXIT_USAGE;
  streams_end_without_memory("crdc");
  int status = run_command(argc, argv);
  return streams_close("crdc") ? status : EXIT_USAGE;
}
