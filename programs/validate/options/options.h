/* SPDX-License-Identifier: Apache-2.0 */
/* The command line of crd-validate. */
#pragma once

#include "report/form.h"
#include "rule_options.h"

/* Which documents must have a schema. */
typedef enum required { REQUIRED_NONE, REQUIRED_CUSTOM, REQUIRED_ALL } required;

/* Where they are from (configured.h). */
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

/* Which files are read, and what becomes of those that are none of objects. */
typedef struct input_options {
  const char **paths;
  size_t count;
  flag_texts ignores; /* --ignore: patterns of paths (ignoring.h) */
  bool no_default_ignore, allow_none;
  bool build; /* --build (inputs/inventory.h) */
  objects_wanted objects;
} input_options;

/* Which documents are judged. */
typedef struct kind_options {
  flag_texts skipped, asked, rejected; /* --skip, --kind, --reject: comma lists of kinds (ignoring.h) */
  required required;                   /* --require-schema */
  bool complete;                       /* the CRDs at hand are all of their groups */
} kind_options;

/* Where kinds are looked up that no CRD at hand defines. */
typedef struct catalog_options {
  flag_texts paths, locations; /* --catalog, --schema-location */
  bool from_cluster, no_cache; /* --crds-from-cluster */
} catalog_options;

/* The cluster that is asked. */
typedef struct cluster_options {
  const char *kubeconfig, *context; /* NULL: not given */
} cluster_options;

/* What is known of a cluster's objects. */
typedef struct state_options {
  flag_texts paths;  /* --state: files and folders of them */
  bool from_cluster; /* its API server is asked for them */
} state_options;

/* Values that are put into objects (inputs/substitution.h). */
typedef struct substitution_options {
  flag_texts files; /* --substitute */
  bool allow_missing;
} substitution_options;

/* Admission beside the schema: who asks for what, of which configuration. */
typedef struct admission_options {
  flag_texts policies;   /* --policies: files and folders of a configuration of admission */
  bool differences;      /* --policy-differences: where policies and layers differ, alone */
  const char *chain;     /* --chain: the same, and each step is shown; NULL: nothing of it is asked */
  flag_texts olds;       /* --old: files and folders of objects as they are stored */
  const char *operation; /* --operation; NULL: UPDATE of what is stored, and CREATE */
  const char *user;      /* --as; NULL: kubernetes-admin */
  flag_texts groups;     /* --as-group */
} admission_options;

/* --explain */
typedef struct explain_options {
  const char *what, *api_version; /* NULL: not given */
  bool recursive;
} explain_options;

/* --replay */
typedef struct replay_options {
  const char *log;                /* an audit log; NULL: none */
  unsigned memory, examples, top; /* 0: not given */
} replay_options;

/* How it is said what was found. */
typedef struct output_options {
  output_choice choices[OUTLETS_MOST]; /* one at most is standard output */
  size_t count;
  bool wants_objects, wants_traces; /* one of them does */
  output_when color, excerpts;
  bool quiet, summary;
} output_options;

/* All of them. A room is given those that are its own. */
typedef struct options {
  options_source *source;  /* owned; NULL: there are only what holds without any */
  const char *config_file; /* --config-file; NULL: files are looked for */
  bool no_config_file;     /* and not even that */
  bool help, version;      /* was asked for */
  rule_options rules;
  input_options input;
  kind_options kinds;
  catalog_options catalogs;
  cluster_options cluster;
  state_options state;
  substitution_options substitution;
  admission_options admission;
  replay_options replay;
  explain_options explain;
  output_options output;
  unsigned jobs;             /* threads; 0: as many as there are processors */
  unsigned document_timeout; /* seconds */
  bool next;                 /* versions that a later API server does not have are errors */
  bool strict, batch;
  unsigned fail_on;  /* bits of fail_on */
  bool mutate;       /* the kinds' mutations are run first */
  bool mutate_again; /* and once more, and must not change anything then */
} options;

/* Exit codes of the program. */
enum { EXIT_VALID = 0, EXIT_INVALID = 1, EXIT_UNJUDGED = 2 };

/* A command that a flag asks for as well: crd-validate replay FILE is --replay FILE. */
typedef struct options_mode {
  const char *flag;                        /* its name, and the command's */
  const char *missing;                     /* what is said where its argument is missing; NULL: it has none */
  void (*describe)(const flag_help *help); /* prints the command's help */
} options_mode;

/* Reads the arguments of a command (NULL: none is given), and the configuration files that are for them; the result points
 * into them, which are put into another order, and is ended with options_free. */
options_result options_read(options *options, const options_mode *mode, int count, char **arguments, bool compiled);
/* What options imply: once they are all read. */
void options_settle_rules(options *options);
/* Prints the help. */
void options_describe(const flag_help *help);
/* Prints a page with the rows of some flags, in the order of `names`; `rows` has the room for them, and stays. */
void options_describe_some(const flag_help *help, const page_text *page, const char *const *names, size_t count, flag *rows);
void options_free(options *options);

/* What its user calls the program: crd-validate, or as a plugin of kubectl (a file kubectl-crd_validate on the path) kubectl
 * crd-validate. Usage and help say it so; errors about files begin with the program's own name. */

/* By the path of the program, its first argument; NULL where there is none. */
void validate_set_called(const char *path);
const char *validate_called(void);
