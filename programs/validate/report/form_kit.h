/* SPDX-License-Identifier: Apache-2.0 */
/* What forms for machines share: texts that any of them can hold, fingerprints, and records that are put together by the
 * thread that writes. */
#pragma once

#include "form.h"
#include "output.h"
#include <crd/arena.h>
#include <crd/string.h>
#include <stddef.h>
#include <stdio.h>

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

/* TAP, written line by line: tests without numbers, blocks of YAML behind them, the plan at the end. Texts are any bytes:
 * what would end a line or begin a directive is escaped. */

void tap_begin(FILE *stream, unsigned version);

/* A test, whose line is ended by tap_end_test; texts of its name come between. */
void tap_open_test(FILE *stream, bool passed);
void tap_text(FILE *stream, crd_string text);
void tap_skip(FILE *stream, crd_string why);
void tap_end_test(FILE *stream);
/* How many tests a text of whole lines has. */
size_t tap_count_tests(crd_string text);

/* The block behind a test; members of it whose texts are JSON, which is YAML too. `name` has its indentation. */
void tap_open_block(FILE *stream);
void tap_member(FILE *stream, crd_arena *arena, const char *name, crd_string value);
void tap_close_block(FILE *stream);

/* The plan; `none` is said where there are no tests, NULL: nothing. */
void tap_plan(FILE *stream, size_t tests, const char *none);

/* XML, written element by element, as reports of JUnit's form are. Texts and values of attributes are any bytes: what XML
 * cannot hold is shown. */

/* The declaration, a line. */
void xml_declare(FILE *stream);

/* An element, behind so many blanks. Its attributes come next, then its contents behind xml_begin, which xml_close ends; or
 * nothing more behind xml_end. None of them ends the line: that is xml_line. */
void xml_open(FILE *stream, int blanks, const char *element);
void xml_begin(FILE *stream);
void xml_close(FILE *stream, int blanks, const char *element);
void xml_end(FILE *stream);
void xml_line(FILE *stream);

/* Attributes of the element that was opened last. Of one that is put together xml_text writes the parts. */
void xml_attribute(FILE *stream, const char *name, crd_string value);
void xml_number(FILE *stream, const char *name, size_t number);
void xml_open_attribute(FILE *stream, const char *name);
void xml_close_attribute(FILE *stream);

void xml_text(FILE *stream, crd_string text);
