/* SPDX-License-Identifier: Apache-2.0 */
/* CRD files as documents: value trees (crd/value.h) whose offsets lead back to line and column, and the comments of the
 * text. YAML and JSON, several documents a file, Lists unpacked. Nothing below this module sees a file. */
#pragma once

#include "../../runtime/yaml/yaml_repeats.h"
#include "base/diagnostic.h"
#include <crd/value.h>

typedef struct document {
  const source *source;
  crd_value *root;
  uint32_t offset; /* where the document starts */
  bool listed;     /* it is an item of a List */
  bool repeats;    /* parts of it are those of others (documents.repeats) */
  crd_arena *arena;
  struct document_strings **strings; /* made when comments are asked for */
} document;

typedef struct documents {
  crd_arena *arena;
  document *items;
  size_t count, capacity;
  yaml_repeats *repeats; /* set by who does with one of equal parts of schemas, whose places are those of the first; NULL:
                          * each value has its own place */
} documents;

/* Reads a file, or every *.yaml, *.yml and *.json but overlays (*.markers.yaml) below a folder in the order of their names;
 * `path` "-" is standard input. Problems go to `diagnostics`; false when any was an error. */
bool crdc_documents_read(documents *documents, const char *path, diagnostics *diagnostics);
/* The same of a path that was found and nobody named: a file has to be a regular one. */
bool crdc_documents_read_found(documents *documents, const char *path, diagnostics *diagnostics);
/* The same for a text in memory. `name` is what diagnostics call it. */
bool crdc_documents_read_text(documents *documents, const char *name, crd_string text, diagnostics *diagnostics);

/* Reads a file that is this project's alone: runtime/yaml/yaml_strict.h. */
bool crdc_documents_read_own(documents *documents, const char *path, diagnostics *diagnostics);

/* The same of a part of a text; places are those in the text, which lives as long as the documents. */
bool crdc_documents_read_part(documents *documents, const char *name, crd_string text, size_t from, size_t size,
                              diagnostics *diagnostics);
/* Reads a document that repeats parts of others again, so that each value has its own place. */
void crdc_document_read_alone(document *document);
/* Appends a document of others. */
void crdc_documents_append(documents *documents, const document *document);
/* Appends those documents of `all` that `wanted` takes. */
void crdc_documents_select(documents *documents, const struct documents *all, bool (*wanted)(const document *document));

/* Whether an errno of stat or open says that nothing is there, rather than that it cannot be looked at. */
bool crdc_document_path_is_absent(int error);

/* The comment lines (without '#' and one space) that stand directly above the line of `offset`, joined by newlines. */
crd_string crdc_document_comment(crd_arena *arena, const document *document, uint32_t offset);
/* Where these lines stand: from the start of the first to the start of the line of `offset`. False when there are none. */
bool crdc_document_comment_lines(const document *document, uint32_t offset, uint32_t *from, uint32_t *to);
