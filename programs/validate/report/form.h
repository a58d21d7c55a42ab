/* SPDX-License-Identifier: Apache-2.0 */
/* The forms in which crd-validate says what it found (--output). Who judges a document gives all forms of a run one account
 * of it (finding.h), and never asks which forms those are. Another form is a file of its own and a row in form.c.
 *
 * Documents are told by many threads at once, each into a text of its own; the texts are put together in the order of the
 * inputs by one thread, which begins and ends the form too. */
#pragma once

#include "report.h"

/* How many documents came out how. */
typedef struct form_counts {
  size_t valid, invalid, unjudged, unknown, skipped, empty;
  size_t encrypted;         /* values are, and the object is not judged */
  size_t templates, others; /* files: Go templates, and what holds no whole objects */
} form_counts;

/* What was told of a file, or of a part of it: the parts of one file follow each other. */
typedef struct form_part {
  const char *file;
  crd_string text;
  form_counts counts;
} form_part;

/* All of a run. */
typedef struct form_totals {
  form_counts counts;
  size_t files;
  size_t ignored_files, ignored_folders; /* by patterns */
  size_t broken;                         /* files and documents that could not be read or judged */
  bool summary;                          /* was asked for */
  const tally *unknown_kinds;            /* without schema, sorted */
  const crd_string *plain;               /* kinds whose schema came without rules */
  size_t plain_count;
} form_totals;

struct outlet;

typedef struct form {
  const char *name;
  bool to_people;     /* who read a summary behind it, on the same stream */
  bool has_summary;   /* what --summary asks for is told by `end` */
  bool wants_objects; /* verdicts have the object as it would be stored */
  bool wants_traces;  /* of all admission policies */
  bool wants_places;  /* of rules in CRDs */
  bool streams;       /* what is told of documents needs no putting together */
  bool given_names;   /* `broken` gets names of files as they are given, which it escapes; else as CI systems have them */
  /* Tells what became of a document; in any thread. */
  void (*tell)(const report *report, account *account);
  /* The rest is of the thread that writes; NULL: there is nothing to do (part: the text is written as it is). */
  void (*begin)(struct outlet *outlet);
  void (*part)(struct outlet *outlet, const form_part *part);
  /* A file that could not be read, or documents of it that could not be judged: `document` is the first, 0: all. */
  void (*broken)(struct outlet *outlet, const char *file, unsigned document, const char *why);
  void (*end)(struct outlet *outlet, const form_totals *totals);
} form;

/* Where a run writes to in a form. */
typedef struct outlet {
  const form *form;
  const char *path; /* NULL: standard output */
  FILE *stream;
  bool color;
  report_excerpts excerpts;
  void *state; /* the form's own, from `begin` to `end` */
  bool failed; /* there was no memory for all of it */
} outlet;

extern const form form_text, form_json, form_yaml, form_junit, form_tap, form_sarif, form_github, form_gitlab, form_markdown;

/* The form of a name; NULL when there is none. */
const form *form_named(const char *name, size_t size);
/* The names, one after the other; NULL behind the last. */
const char *form_name(size_t index);

/* The most outputs of a run. */
#define OUTLETS_MOST 10
