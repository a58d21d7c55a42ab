/* SPDX-License-Identifier: Apache-2.0 */
/* The forms in which crd-validate says what it found (--output). Who judges a document tells its form what became of it, and
 * never asks which form that is. Another form is a file of its own and a row in form.c. */
#ifndef VALIDATE_FORM_H
#define VALIDATE_FORM_H

#include "report.h"
#include "verdict_json.h"

/* A document, or an item of a List, of which something is said. */
typedef struct form_document {
  const report *report; /* the stream that is written to */
  const report_place *place;
  const verdict_subject *subject;
  crd_arena *arena;
  bool strict;      /* unknown and duplicate fields are errors */
  bool with_object; /* the object as it would be stored is wanted, where the form has a place for it */
} form_document;

typedef struct form {
  const char *name;
  bool to_people;     /* who read a summary behind it, on the same stream */
  bool wants_objects; /* verdicts have the object as it would be stored */
  /* Offsets are those in the document. */
  void (*verdict)(const form_document *document, const crd_verdict *verdict, uint32_t offset);
  void (*error)(const form_document *document, size_t offset, crd_string error); /* there is no verdict, which is bad */
  void (*unreadable)(const form_document *document, const crd_parse_error *error);
  void (*skipped)(const form_document *document, crd_string why); /* there is none, which is fine */
  /* There is none for want of a schema; with `hint` the text says what may be done about it. */
  void (*unknown)(const form_document *document, size_t offset, crd_string why, bool hint);
} form;

extern const form form_text, form_json, form_yaml;

/* The form of a name; NULL when there is none. */
const form *form_named(const char *name);

#endif
