/* Command lines: long options with "--name value" or "--name=value", short ones with "-n value", "--" before operands that
 * start with a dash. Unknown options and missing values are said on standard error in one line. */
#ifndef CRDC_COMMANDS_OPTIONS_H
#define CRDC_COMMANDS_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

/* One option of a command. Exactly one of `flag` and `value` is set. */
typedef struct option {
  const char *name;   /* without dashes */
  char letter;        /* 0: none */
  bool *flag;         /* becomes true */
  const char **value; /* becomes the text that follows */
} option;

typedef struct arguments {
  const char **operands; /* into argv, which is reordered */
  size_t count;
} arguments;

/* Reads argv[0 .. argc) by the table (ended by an option without name). `program` is what messages start with ("crdc lint").
 * False after a message. */
bool options_read(const char *program, const option *options, int argc, char **argv, arguments *arguments);

#endif
