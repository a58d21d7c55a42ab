/* SPDX-License-Identifier: Apache-2.0 */
/* The output forms of crd-validate (--output). The judge of a document passes one account of it (finding.h) to all forms of
 * a run, and does not depend on which forms these are. A form is a file of its own and a row in form.c.
 *
 * Many threads report documents at once, each into its own text. One thread joins the texts in the order of the inputs, and
 * begins and ends the form. */
#pragma once

#include "report.h"

/* How many documents had which result. */
typedef struct form_counts {
  size_t valid, invalid, unjudged, unknown, skipped, empty;
  size_t encrypted;         /* documents with encrypted values, which are not judged */
  size_t templates, others; /* files: Go templates, and files without complete objects */
} form_counts;

/* The output for a file, or for a part of it; the parts of a file follow each other. */
typedef struct form_part {
  const char *file;
  crd_string text;
  form_counts counts;
} form_part;

/* The totals of a run. */
typedef struct form_totals {
  form_counts counts;
  size_t files;
  size_t ignored_files, ignored_folders; /* ignored by patterns */
  size_t broken;                         /* files and documents that could not be read or judged */
  bool summary;                          /* it was asked for */
  const tally *unknown_kinds;            /* kinds without a schema, sorted */
  const crd_string *plain;               /* kinds whose schema had no rules */
  size_t plain_count;
} form_totals;

struct outlet;

typedef struct form {
  const char *name;
  bool to_people;     /* for people, who read a summary after it on the same stream */
  bool has_summary;   /* `end` prints what --summary asks for */
  bool wants_objects; /* verdicts need the object that would be stored */
  bool wants_traces;  /* it needs the traces of all admission policies */
  bool wants_places;  /* it needs the places of rules in CRDs */
  bool streams;       /* the texts of documents can be written directly */
  bool given_names;   /* `broken` gets file names as given, and escapes them; else as CI systems need them */
  /* Writes the result of a document; any thread. */
  void (*tell)(const report *report, account *account);
  /* The writing thread calls the rest; NULL: nothing to do (part: the text is written unchanged). */
  void (*begin)(struct outlet *outlet);
  void (*part)(struct outlet *outlet, const form_part *part);
  /* A file that could not be read, or whose documents could not be judged: `document` is the first, 0: all. */
  void (*broken)(struct outlet *outlet, const char *file, unsigned document, const char *why);
  void (*end)(struct outlet *outlet, const form_totals *totals);
} form;

/* An output of a run in one form. */
typedef struct outlet {
  const form *form;
  const char *path; /* NULL: standard output */
  FILE *stream;
  bool color;
  report_excerpts excerpts;
  void *state; /* of the form, from `begin` to `end` */
  bool failed; /* some output is missing for lack of memory */
} outlet;

extern const form form_text, form_json, form_yaml, form_junit, form_tap, form_sarif, form_github, form_gitlab, form_markdown;

/* The form of that name, or NULL. */
const form *form_named(const char *name, size_t size);
/* The names by index; NULL after the last. */
const char *form_name(size_t index);

/* The most outputs of a run. */
#define OUTLETS_MOST 10
