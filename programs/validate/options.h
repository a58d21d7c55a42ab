/* The command line of crd-validate. */
#ifndef VALIDATE_OPTIONS_H
#define VALIDATE_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef enum output_form { OUTPUT_TEXT, OUTPUT_JSON } output_form;

/* Which documents must have a schema. */
typedef enum required { REQUIRED_NONE, REQUIRED_CUSTOM, REQUIRED_ALL } required;

typedef struct options {
  const char **crds; /* --crd, in order */
  size_t crd_count;
  const char **overlays; /* --overlay, in order */
  size_t overlay_count;
  const char **inputs;
  size_t input_count;
  const char **skips; /* --skip: comma lists of kinds (coverage.h) */
  size_t skip_count;
  output_form output;
  unsigned layers;                    /* CRD_LAYER_... */
  unsigned warn_layers;               /* of them: those whose violations only warn */
  unsigned named_layers;              /* of them: those above the CRD that were asked for by their names */
  bool all_layers;                    /* whatever layers there are were asked for */
  bool list_gates;                    /* and do nothing else */
  unsigned ratchet_layers;            /* of them: those that forgive an update what the stored object says too */
  const char *feature_gates, *config; /* the flag's text, a file; NULL: not given */
  unsigned jobs;                      /* threads; 0: as many as there are processors */
  unsigned kubernetes_minor;          /* of --kubernetes-version; 0: the newest */
  required required;                  /* --require-schema */
  bool strict, batch, quiet, no_cache;
  bool no_builtins;          /* only what --crd and --overlay name */
  bool allow_missing_layers; /* a layer that was asked for and has no rules is no error */
} options;

/* Exit codes of the program. */
enum { EXIT_VALID = 0, EXIT_INVALID = 1, EXIT_UNJUDGED = 2 };

typedef enum options_result { OPTIONS_RUN, OPTIONS_DONE, OPTIONS_WRONG } options_result;

/* Reads the arguments; the result points into them and is ended with options_free. DONE: --help or --version was printed.
 * WRONG: what is wrong was printed to stderr. */
options_result options_read(options *options, int count, char **arguments);
void options_free(options *options);

/* help.c */
void options_print_help(FILE *stream);

#endif
