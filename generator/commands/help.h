/* The words of crdc's command line. */
#ifndef CRDC_COMMANDS_HELP_H
#define CRDC_COMMANDS_HELP_H

#include <stdio.h>

/* The help of a command ("generate", "lint", "rules"), of the program for NULL. False for a command that is none. */
_Bool help_print(FILE *stream, const char *command);

#endif
