/* SPDX-License-Identifier: Apache-2.0 */
/* Writes a verdict as one line of JSON: the form for comparisons with the API server. */
#pragma once

#include <crd/json.h>
#include <crd/request.h>

/* The places of a verdict's errors in the file. */
typedef struct verdict_places {
  crd_position whole;   /* of the document, if there are no causes */
  crd_position *causes; /* one per error */
  crd_position *strict; /* one per strict error */
} verdict_places;

/* The subject of a verdict: the id of a request, or a file and the number of the document. */
typedef struct verdict_subject {
  crd_string id;
  const char *file;      /* NULL: none */
  uint32_t document;     /* 0: the whole file */
  int item;              /* of a List, from 0; -1: none */
  crd_string source;     /* the source file that the document names; else empty */
  const char *status;    /* of a document in a file (account_status); NULL: of a request, which is allowed or refused */
  crd_string kind, name; /* if the verdict has no object */
  crd_string name_space; /* of the object; empty: not printed */
  crd_string layer;      /* the only layer that was asked; empty: as in the verdict */
  crd_string admission;  /* the result of policies as JSON; empty: none were asked */
  crd_string object;     /* JSON of the object, if it is not that of the verdict's tree; else empty */
  crd_string note;       /* of the document; empty: none */
  const verdict_places *places; /* in a file; NULL: not printed */
  const crd_kind *responds;     /* also print the API server's response, for this kind; NULL: do not */
} verdict_subject;

/* Appends the line, without its newline. */
void verdict_json_write(crd_text *text, const verdict_subject *subject, const crd_verdict *verdict, bool with_object);
/* The line of what could not be judged, and of what has no schema. */
void verdict_json_write_error(crd_text *text, const verdict_subject *subject, crd_string error);
void verdict_json_write_skipped(crd_text *text, const verdict_subject *subject, crd_string why);
