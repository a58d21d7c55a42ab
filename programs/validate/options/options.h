/* SPDX-License-Identifier: Apache-2.0 */
/* The command line of crd-validate. */
#pragma once

#include "report/form.h"
#include "rule_options.h"

/* Which documents must have a schema. */
typedef enum required { REQUIRED_NONE, REQUIRED_CUSTOM, REQUIRED_ALL } required;

/* The sources of the options (configured.h). */
typedef struct options_source options_source;

/* How files without Kubernetes objects, and Go templates, are treated. */
typedef enum objects_wanted {
  OBJECTS_BY_WAY, /* an error if the user named them, skipped if they were found */
  OBJECTS_REQUIRED,
  OBJECTS_NOT_REQUIRED
} objects_wanted;

/* --color, --excerpts */
typedef enum output_when { OUTPUT_AUTO, OUTPUT_ALWAYS, OUTPUT_NEVER } output_when;

/* --fail-on: what makes a run fail in addition to invalid documents. */
typedef enum fail_on { FAIL_ON_WARNING = 1, FAIL_ON_UNJUDGED = 2 } fail_on;

/* --output FORM[=FILE] */
typedef struct output_choice {
  const form *form;
  const char *path; /* NULL: standard output */
} output_choice;

/* Which files are read, and how files without objects are treated. */
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
  bool complete;                       /* the given CRDs are all CRDs of their groups */
} kind_options;

/* Where kinds without a given CRD are looked up. */
typedef struct catalog_options {
  flag_texts paths, locations; /* --catalog, --schema-location */
  bool from_cluster, no_cache; /* --crds-from-cluster */
} catalog_options;

/* The cluster to read from. */
typedef struct cluster_options {
  const char *kubeconfig, *context; /* NULL: not given */
} cluster_options;

/* The known objects of a cluster. */
typedef struct state_options {
  flag_texts paths;  /* --state: files and folders of them */
  bool from_cluster; /* they are read from its API server */
} state_options;

/* Values for variables in objects (inputs/substitution.h). */
typedef struct substitution_options {
  flag_texts files; /* --substitute */
  bool allow_missing;
} substitution_options;

/* Admission: the user, the operation and the configuration. */
typedef struct admission_options {
  flag_texts policies;   /* --policies: files and folders with an admission configuration */
  bool differences;      /* --policy-differences: only report where policies and layers differ */
  const char *chain;     /* --chain: the same, and show each step; NULL: not given */
  flag_texts olds;       /* --old: files and folders with stored objects */
  const char *operation; /* --operation; NULL: UPDATE if there is a stored object, else CREATE */
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

/* How results are printed. */
typedef struct output_options {
  output_choice choices[OUTLETS_MOST]; /* at most one is standard output */
  size_t count;
  bool wants_objects, wants_traces; /* one of the forms needs them */
  output_when color, excerpts;
  bool quiet, summary;
} output_options;

/* All options. Modules get only their own part. */
typedef struct options {
  options_source *source;  /* owned; NULL: only defaults */
  const char *config_file; /* --config-file; NULL: files are searched */
  bool no_config_file;     /* no files are searched */
  bool help, version;      /* given on the command line */
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
  unsigned jobs;             /* threads; 0: one per processor */
  unsigned document_timeout; /* seconds */
  bool next;                 /* versions that a later API server lacks are errors */
  bool strict, batch;
  unsigned fail_on;  /* bits of fail_on */
  bool mutate;       /* run the kinds' mutations first */
  bool mutate_again; /* run them twice; the second run must not change anything */
} options;

/* Exit codes of the program. */
enum { EXIT_VALID = 0, EXIT_INVALID = 1, EXIT_UNJUDGED = 2 };

/* A command that is also a flag: crd-validate replay FILE is --replay FILE. */
typedef struct options_mode {
  const char *flag;                        /* the name of the flag and of the command */
  const char *missing;                     /* the message if its argument is missing; NULL: it has no argument */
  void (*describe)(const flag_help *help); /* prints the help of the command */
} options_mode;

/* Reads the arguments of a command (NULL: none), and the configuration files for them. The result points into the arguments,
 * which are reordered; free it with options_free. */
options_result options_read(options *options, const options_mode *mode, int count, char **arguments, bool compiled);
/* Sets options that follow from others; call it after all are read. */
void options_settle_rules(options *options);
/* Prints the help. */
void options_describe(const flag_help *help);
/* Prints a page with the rows of some flags, in the order of `names`; `rows` must have room for them, and must stay. */
void options_describe_some(const flag_help *help, const page_text *page, const char *const *names, size_t count, flag *rows);
void options_free(options *options);

/* How the user calls the program: crd-validate, or kubectl crd-validate as a plugin of kubectl (a file kubectl-crd_validate
 * on the path). Usage and help use that name; errors about files begin with the program's own name. */

/* Sets it from the first argument of the program, which may be NULL. */
void validate_set_called(const char *path);
const char *validate_called(void);
