/* SPDX-License-Identifier: Apache-2.0 */
/* The command line of crd-validate. */
#ifndef VALIDATE_OPTIONS_OPTIONS_H
#define VALIDATE_OPTIONS_OPTIONS_H

#include "report/form.h"
#include "rule_options.h"

/* Which documents must have a schema. */
typedef enum required { REQUIRED_NONE, REQUIRED_CUSTOM, REQUIRED_ALL } required;

/* Where they are from (source.h). */
typedef struct options_source options_source;

/* What becomes of files that hold no Kubernetes objects, and of Go templates. */
typedef enum objects_wanted {
  OBJECTS_BY_WAY, /* an error where they were named, passed over where they were found */
  OBJECTS_REQUIRED,
  OBJECTS_NOT_REQUIRED
} objects_wanted;

/* --color, --excerpts */
typedef enum output_when { OUTPUT_AUTO, OUTPUT_ALWAYS, OUTPUT_NEVER } output_when;

/* --fail-on: what ends a run with an error besides what is invalid. */
typedef enum fail_on { FAIL_ON_WARNING = 1, FAIL_ON_UNJUDGED = 2 } fail_on;

/* --output FORM[=FILE] */
typedef struct output_choice {
  const form *form;
  const char *path; /* NULL: standard output */
} output_choice;

typedef struct options {
  options_source *source;  /* owned; NULL: there are only what holds without any */
  const char *config_file; /* --config-file; NULL: files are looked for */
  bool no_config_file;     /* and not even that */
  bool help, version;      /* was asked for */
  rule_options rules;
  flag_texts skips, kinds, rejects; /* comma lists of kinds (kind_list.h) */
  flag_texts ignores;               /* --ignore: patterns of paths (ignoring.h) */
  flag_texts catalogs, locations;   /* --catalog, --schema-location */
  bool crds_from_cluster;
  flag_texts states;                /* --state: files and folders of the cluster's objects */
  bool state_from_cluster;          /* its API server is asked for them */
  const char *kubeconfig, *context; /* of that cluster; NULL: not given */
  flag_texts substitutes;           /* --substitute: files of values (inputs/substitution.h) */
  bool allow_substitutions;
  bool build;                                          /* --build (inputs/build.h) */
  const char *replay;                                  /* --replay: an audit log; NULL: none */
  unsigned replay_memory, replay_examples, replay_top; /* 0: not given */
  bool policy_differences;                             /* --policy-differences: where policies and layers differ, alone */
  flag_texts policies;                                 /* --policies: files and folders of a configuration of admission */
  const char *chain;     /* --chain: the same, and each step is shown; NULL: nothing of it is asked */
  flag_texts olds;       /* --old: files and folders of objects as they are stored */
  const char *operation; /* --operation; NULL: UPDATE of what is stored, and CREATE */
  const char *user;      /* --as; NULL: kubernetes-admin */
  flag_texts groups;     /* --as-group */
  const char **inputs;
  size_t input_count;
  output_choice outputs[OUTLETS_MOST]; /* one at most is standard output */
  size_t output_count;
  bool wants_objects; /* one of them does */
  output_when color, excerpts;
  unsigned jobs;             /* threads; 0: as many as there are processors */
  unsigned document_timeout; /* seconds */
  required required;         /* --require-schema */
  bool complete_groups;      /* the CRDs at hand are all of their groups */
  bool next;                 /* versions that a later API server does not have are errors */
  objects_wanted objects;
  bool no_default_ignore, allow_no_files;
  bool strict, batch, quiet, summary, no_cache;
  unsigned fail_on;  /* bits of fail_on */
  bool mutate;       /* the kinds' mutations are run first */
  bool mutate_again; /* and once more, and must not change anything then */
} options;

/* Exit codes of the program. */
enum { EXIT_VALID = 0, EXIT_INVALID = 1, EXIT_UNJUDGED = 2 };

/* Reads the arguments, and the configuration files that are for them; the result points into them, which are put into
 * another order, and is ended with options_free. */
options_result options_read(options *options, int count, char **arguments, bool compiled);
/* What options imply: once they are all read. */
void options_settle_rules(options *options);
/* Prints the help. */
void options_describe(const flag_help *help);
void options_free(options *options);

#endif
