/* SPDX-License-Identifier: Apache-2.0 */
/* What forms for machines share: texts that any of them can hold, fingerprints, and records that are put together by the
 * thread that writes. */
#ifndef VALIDATE_REPORT_FORM_KIT_H
#define VALIDATE_REPORT_FORM_KIT_H

#include "form.h"
#include "output.h"

/* Writes a text as it is; one without bytes may have no data. */
void form_put(FILE *stream, crd_string text);

/* How often a text has another one. */
size_t form_count(crd_string text, const char *part);

/* A text that is UTF-8 and one line: what is no character for people is escaped. */
crd_string form_line(crd_arena *arena, crd_string text);
/* The same of a path, as a repository has it: without "./" in front. */
crd_string form_path(crd_arena *arena, crd_string file);
/* "Kind namespace/name"; of a document that has no kind "document 3". */
crd_string form_object(crd_arena *arena, const account *account);

/* What a finding is told again by when lines above it come and go: by file, object, field, rule and message. */
uint64_t form_fingerprint(const account *account, const finding *finding, crd_string rule, crd_string message);
uint64_t form_fingerprint_of(const char *const *texts, size_t count);

/* What of a run was not judged, and why, in a line; empty where all was that is there to be judged. `nothing`: nothing at
 * all was. */
crd_string form_unjudged(crd_arena *arena, const form_totals *totals, bool *nothing);

/* How often each fingerprint was met. Starts as zeros. */
typedef struct form_seen {
  struct form_sight *items; /* a hash table; owned */
  size_t count, room;       /* a power of two */
} form_seen;
/* Counts one more; gives how many there were before. False when there is no memory. */
bool form_seen_add(form_seen *seen, uint64_t fingerprint, uint32_t *before);
void form_seen_free(form_seen *seen);

/* A finding in what a document tells: its fingerprint, its rule and what that is about, and what comes behind them in the
 * form's output. */
typedef struct form_record {
  uint64_t fingerprint;
  crd_string rule, about, rest;
} form_record;

void form_record_write(FILE *stream, const form_record *record);
/* Takes the first record from a text of them; false at its end. */
bool form_record_next(crd_string *text, form_record *record);

#endif
