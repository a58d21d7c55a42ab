#include "commands/options.h"
#include "../../runtime/value/nearest_name.h"

#include <stdio.h>
#include <string.h>

static const option *find_long(const option *options, const char *name, size_t size) {
  for (; options->name; options++)
    if (strlen(options->name) == size && memcmp(options->name, name, size) == 0) return options;
  return NULL;
}

static const option *find_letter(const option *options, char letter) {
  for (; options->name; options++)
    if (options->letter && options->letter == letter) return options;
  return NULL;
}

static bool complain(const char *program, const char *what, const char *argument, size_t size) {
  fprintf(stderr, "%s: %s: %.*s (see --help)\n", program, what, (int)size, argument);
  return false;
}

static bool complain_of_unknown(const char *program, const option *options, const char *argument, size_t size) {
  const char *names[32], *near = NULL;
  size_t count = 0;
  for (; options->name && count < sizeof names / sizeof *names; options++) names[count++] = options->name;
  if (size > 2) near = nearest_name((crd_string){argument + 2, size - 2}, names, count);
  fprintf(stderr, "%s: unknown option: %.*s%s%s%s (see --help)\n", program, (int)size, argument,
          near ? "; did you mean --" : "", near ? near : "", near ? "?" : "");
  return false;
}

/* One argument that starts with a dash; `index` moves past a value that it takes. */
static bool read_option(const char *program, const option *options, int argc, char **argv, int *index) {
  const char *argument = argv[*index], *equals = NULL;
  bool is_long = argument[1] == '-';
  size_t size = strlen(argument);
  const option *option;
  if (is_long) {
    equals = strchr(argument, '=');
    if (equals) size = (size_t)(equals - argument);
    option = find_long(options, argument + 2, size - 2);
  } else {
    option = size == 2 ? find_letter(options, argument[1]) : NULL;
  }
  if (!option) return complain_of_unknown(program, options, argument, size);
  if (option->flag) {
    if (equals) return complain(program, "takes no value", argument, size);
    *option->flag = true;
    return true;
  }
  if (*option->value) return complain(program, "given twice", argument, size);
  if (equals)
    *option->value = equals + 1;
  else if (*index + 1 < argc)
    *option->value = argv[++*index];
  else
    return complain(program, "needs a value", argument, size);
  return **option->value ? true : complain(program, "needs a value", argument, size);
}

bool options_read(const char *program, const option *options, int argc, char **argv, arguments *arguments) {
  int kept = 0;
  bool operands_only = false;
  for (int i = 0; i < argc; i++) {
    bool dash = !operands_only && argv[i][0] == '-' && argv[i][1];
    if (dash && strcmp(argv[i], "--") == 0)
      operands_only = true;
    else if (!dash)
      argv[kept++] = argv[i];
    else if (!read_option(program, options, argc, argv, &i))
      return false;
  }
  arguments->operands = (const char **)argv;
  arguments->count = (size_t)kept;
  return true;
}
