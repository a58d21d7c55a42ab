/* SPDX-License-Identifier: Apache-2.0 */
/* crdc: the compiler's command line over libcrdc. */
#include "../../runtime/base/nearest_name.h"
#include "../../runtime/base/say.h"
#include "base/memory.h"
#include "command/command.h"
#include "help.h"
#include "manual.h"
#include "streams.h"

#include <string.h>

static const command *const commands[] = {&generate_command, &lint_command,    &crd_command,     &manifests_command,
                                          &rules_command,    &eval_command,    &example_command, &grow_command,
                                          &upgrade_command,  &explain_command, &catalog_command, &admission_command};
enum { COMMANDS = sizeof commands / sizeof *commands };

static const char *command_name(const command *command) {
  return strchr(command->program, ' ') + 1;
}

static const command *find_command(const char *name) {
  size_t i = 0;
  while (i < COMMANDS && strcmp(name, command_name(commands[i])) != 0) i++;
  return i < COMMANDS ? commands[i] : NULL;
}

static int refuse_command(const char *program, const char *name, bool topics) {
  const char *names[COMMANDS + 3];
  size_t count = 0;
  while (count < COMMANDS) names[count] = command_name(commands[count]), count++;
  names[count++] = "help";
  names[count++] = "markers";
  names[count++] = "cel";
  const char *near = crd_nearest_name(crd_string_of(name), names, topics ? count : count - 2);
  crd_say(stderr, "%s: unknown command: %s%s%s%s (see --help)\n", program, name, near ? "; did you mean " : "",
          near ? near : "", near ? "?" : "");
  return EXIT_USAGE;
}

/* The program's own. */
typedef struct main_options {
  bool help, version;
} main_options;

static const flag flags[] = {FLAG_ON("help", 'h', offsetof(main_options, help), "show this help; after a command, its own"),
                             FLAG_ON("version", 'V', offsetof(main_options, version), "show the version")};

static void describe_program(const flag_help *help) {
  flags_print_page(help, &page_crdc, flags, sizeof flags / sizeof *flags);
}

static void print_help(FILE *stream) {
  describe_program(&(flag_help){.stream = stream, .column = 19, .letters = true, .compiled = true});
}

static int run_help(int argc, char **argv) {
  const command *command = argc == 1 ? find_command(argv[0]) : NULL;
  if (!argc)
    print_help(stdout);
  else if (command)
    command_print_help(command, stdout);
  else if (argc > 1 || !help_print_topic(stdout, argv[0]))
    return refuse_command("crdc help", argv[argc - 1], true);
  return EXIT_GOOD;
}

static int run_command(int argc, char **argv) {
  if (argc < 2) {
    print_help(stderr);
    return EXIT_USAGE;
  }
  const command *command = find_command(argv[1]);
  if (command) return command_run(command, argc - 2, argv + 2);
  if (strcmp(argv[1], "help") == 0) return run_help(argc - 2, argv + 2);
  if (argv[1][0] != '-') return refuse_command("crdc", argv[1], false);
  main_options options = {0};
  const flag_reader reader = {.program = "crdc",
                              .flags = flags,
                              .count = sizeof flags / sizeof *flags,
                              .target = &options,
                              .once = true,
                              .complain = command_complain};
  size_t rest;
  if (flags_read(&reader, argc - 1, argv + 1, &rest) != OPTIONS_RUN) return EXIT_USAGE;
  if (rest) {
    crd_say(stderr, "crdc: unexpected argument: %s (see --help)\n", argv[1]);
    return EXIT_USAGE;
  }
  if (options.version)
    crd_say(stdout, "crdc %s (Kubernetes 1.%d)\n", CRDC_VERSION, CRD_KUBERNETES_NEWEST);
  else
    print_help(stdout);
  return EXIT_GOOD;
}

int main(int argc, char **argv) {
  if (!streams_open("crdc")) return EXIT_USAGE;
  streams_end_without_memory("crdc");
  int status;
  if (!cli_run(manual_cli(describe_program, commands, COMMANDS), argc, argv, &status)) status = run_command(argc, argv);
  return streams_close("crdc") ? status : EXIT_USAGE;
}
