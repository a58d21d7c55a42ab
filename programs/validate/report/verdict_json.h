/* SPDX-License-Identifier: Apache-2.0 */
/* A verdict as one line of JSON: the form that comparisons with the API server use. */
#pragma once

#include <crd/json.h>
#include <crd/request.h>

/* Where what a verdict says stands in its file. */
typedef struct verdict_places {
  crd_position whole;   /* of what is wrong where there are no causes */
  crd_position *causes; /* as many as there are errors */
  crd_position *strict; /* as many as there are strict errors */
} verdict_places;

/* What a verdict is about: the id of a request, or a file and the number of the document in it. */
typedef struct verdict_subject {
  crd_string id;
  const char *file;      /* NULL: none */
  uint32_t document;     /* 0: the file as a whole */
  int item;              /* of a List, from 0; -1: none */
  crd_string source;     /* the file that the document comes from, where it says so; else empty */
  const char *status;    /* of a document of a file (account_status); NULL: of a request, which is let in or refused */
  crd_string kind, name; /* where the verdict has no object */
  crd_string name_space; /* of the object; empty: none is told */
  crd_string layer;      /* the one that was asked alone; empty: as the verdict says */
  crd_string admission;  /* what policies say, JSON; empty: none were asked */
  crd_string object;     /* JSON of the object, where it is not that of the verdict's tree; else empty */
  crd_string note;       /* of the document; empty: none */
  const verdict_places *places; /* of a file; NULL: none are told */
  const crd_kind *responds;     /* give the API server's response as well, which is of this kind; NULL: do not */
} verdict_subject;

/* Appends the line, without its newline. */
void verdict_json_write(crd_text *text, const verdict_subject *subject, const crd_verdict *verdict, bool with_object);
/* The line of what could not be judged, and of what has no schema. */
void verdict_json_write_error(crd_text *text, const verdict_subject *subject, crd_string error);
void verdict_json_write_skipped(crd_text *text, const verdict_subject *subject, crd_string why);
