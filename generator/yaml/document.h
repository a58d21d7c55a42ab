/* SPDX-License-Identifier: Apache-2.0 */
/* CRD files as documents: value trees (crd/value.h) whose offsets give line and column, and the comments of the text. A file
 * may be YAML or JSON and have several documents; Lists are unpacked. Later modules read no files. */
#pragma once

#include "../../runtime/yaml/yaml_repeats.h"
#include "base/diagnostic.h"
#include <crd/value.h>

typedef struct document {
  const source *source;
  crd_value *root;
  uint32_t offset; /* of the start of the document */
  bool listed;     /* it is an item of a List */
  bool repeats;    /* it shares parts with other documents (documents.repeats) */
  crd_arena *arena;
  struct document_strings **strings; /* made when comments are first read */
} document;

typedef struct documents {
  crd_arena *arena;
  document *items;
  size_t count, capacity;
  yaml_repeats *repeats; /* set by callers that accept one tree for equal parts of schemas, with the places of the first;
                          * NULL: each value has its own place */
} documents;

/* Reads a file, or all *.yaml, *.yml and *.json files below a folder sorted by name, except overlays (*.markers.yaml);
 * `path` "-" is standard input. Errors go to `diagnostics`, and it then returns false. */
bool crdc_documents_read(documents *documents, const char *path, diagnostics *diagnostics);
/* Does the same for a path that was found and not named by the user: a file must be a regular one. */
bool crdc_documents_read_found(documents *documents, const char *path, diagnostics *diagnostics);
/* Does the same for a text in memory; diagnostics use `name`. */
bool crdc_documents_read_text(documents *documents, const char *name, crd_string text, diagnostics *diagnostics);

/* Reads a file in a format of this project: runtime/yaml/yaml_strict.h. */
bool crdc_documents_read_own(documents *documents, const char *path, diagnostics *diagnostics);

/* Does the same for a part of a text. Places are offsets in the text, which must live as long as the documents. */
bool crdc_documents_read_part(documents *documents, const char *name, crd_string text, size_t from, size_t size,
                              diagnostics *diagnostics);
/* Reads a document that shares parts with others again, so that each value has its own place. */
void crdc_document_read_alone(document *document);
/* Appends a document of another list. */
void crdc_documents_append(documents *documents, const document *document);
/* Appends the documents of `all` for which `wanted` is true. */
void crdc_documents_select(documents *documents, const struct documents *all, bool (*wanted)(const document *document));

/* Whether an errno of stat or open means that the path does not exist, not that it cannot be read. */
bool crdc_document_path_is_absent(int error);

/* The comment lines directly above the line of `offset`, without '#' and one space, joined by newlines. */
crd_string crdc_document_comment(crd_arena *arena, const document *document, uint32_t offset);
/* The range of these lines: from the start of the first to the start of the line of `offset`. False if there are none. */
bool crdc_document_comment_lines(const document *document, uint32_t offset, uint32_t *from, uint32_t *to);
