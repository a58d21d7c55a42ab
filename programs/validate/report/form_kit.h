/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the forms for machines: escaped texts, fingerprints, and records that the writing thread joins. */
#pragma once

#include "form.h"
#include "output.h"
#include <crd/arena.h>
#include <crd/string.h>
#include <stddef.h>
#include <stdio.h>

/* Writes a text; an empty one may have a NULL pointer. */
void form_put(FILE *stream, crd_string text);

/* How often a text contains another one. */
size_t form_count(crd_string text, const char *part);

/* The text as one line of UTF-8, with unprintable characters escaped. */
crd_string form_line(crd_arena *arena, crd_string text);
/* The same for a path, relative to the repository: without "./". */
crd_string form_path(crd_arena *arena, crd_string file);
/* "Kind namespace/name"; "document 3" for a document without a kind. */
crd_string form_object(crd_arena *arena, const account *account);

/* Identifies a finding even if lines above it change: by file, object, field, rule and message. */
uint64_t form_fingerprint(const account *account, const finding *finding, crd_string rule, crd_string message);
uint64_t form_fingerprint_of(const char *const *texts, size_t count);

/* A line that says what was not judged in a run and why; empty if everything was judged. `nothing`: nothing at all was
 * judged. */
crd_string form_unjudged(crd_arena *arena, const form_totals *totals, bool *nothing);

/* How often each fingerprint occurred. Initialise it with zeros. */
typedef struct form_seen {
  struct form_sight *items; /* a hash table; owned */
  size_t count, room;       /* a power of two */
} form_seen;
/* Counts one more; `before` is the count so far. False without memory. */
bool form_seen_add(form_seen *seen, uint64_t fingerprint, uint32_t *before);
void form_seen_free(form_seen *seen);

/* A finding in the text of a document: its fingerprint, its rule and the text about it, then the rest of the form's
 * output. */
typedef struct form_record {
  uint64_t fingerprint;
  crd_string rule, about, rest;
} form_record;

void form_record_write(FILE *stream, const form_record *record);
/* Takes the first record from a text; false at its end. */
bool form_record_next(crd_string *text, form_record *record);

/* Writes TAP line by line: tests without numbers, YAML blocks after them, the plan at the end. Texts can be any bytes: line
 * ends and directives are escaped. */

void tap_begin(FILE *stream, unsigned version);

/* Begins a test line, which tap_end_test ends; the texts of its name are written in between. */
void tap_open_test(FILE *stream, bool passed);
void tap_text(FILE *stream, crd_string text);
void tap_skip(FILE *stream, crd_string why);
void tap_end_test(FILE *stream);
/* The number of tests in a text of whole lines. */
size_t tap_count_tests(crd_string text);

/* The block after a test; its members, whose texts are JSON, which is YAML too. `name` includes its indentation. */
void tap_open_block(FILE *stream);
void tap_member(FILE *stream, crd_arena *arena, const char *name, crd_string value);
void tap_close_block(FILE *stream);

/* The plan; `none` (may be NULL) is the text if there are no tests. */
void tap_plan(FILE *stream, size_t tests, const char *none);

/* Writes XML element by element, for reports in JUnit's form. Texts and attribute values can be any bytes; those that XML
 * does not allow are escaped visibly. */

/* Writes the declaration as a line. */
void xml_declare(FILE *stream);

/* Begins an element after that many blanks. Then come its attributes, then xml_begin, its contents and xml_close; or just
 * xml_end. None of them ends the line: xml_line does. */
void xml_open(FILE *stream, int blanks, const char *element);
void xml_begin(FILE *stream);
void xml_close(FILE *stream, int blanks, const char *element);
void xml_end(FILE *stream);
void xml_line(FILE *stream);

/* Attributes of the last opened element. If a value has several parts, write them with xml_text. */
void xml_attribute(FILE *stream, const char *name, crd_string value);
void xml_number(FILE *stream, const char *name, size_t number);
void xml_open_attribute(FILE *stream, const char *name);
void xml_close_attribute(FILE *stream);

void xml_text(FILE *stream, crd_string text);
