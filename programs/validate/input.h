/* Files, folders and standard input, and the documents in them. */
#ifndef VALIDATE_INPUT_H
#define VALIDATE_INPUT_H

#include <crd/string.h>
#include <stdint.h>

/* What one file may hold. */
#define INPUT_LIMIT (256u << 20)

typedef struct input {
  const char *name; /* as it was given, or folder/file */
  crd_string text;
  bool json; /* by its name, or for standard input by its first character */
} input;

/* Called once a file; its text is gone afterwards. */
typedef void input_visit(void *context, const input *input);

/* Visits a file, every *.yaml, *.yml and *.json below a folder in the order of their names, or standard input ("-"). False
 * when something could not be read: it was said on stderr, and the rest was visited all the same. */
bool input_each(const char *path, input_visit *visit, void *context);

/* Reads all of a file into memory that the caller frees. False with errno. */
bool input_read(const char *path, crd_string *text);

/* The documents of a text: separated by "---" as kubectl sees it, or JSON values one after the other. */
typedef struct document_cursor {
  crd_string text;
  bool json;
  size_t at;
  uint32_t number; /* of the document last given, from 1; empty ones count but are not given */
} document_cursor;

/* The next document; false at the end. `offset` is its place in the text. */
bool document_next(document_cursor *cursor, crd_string *document, size_t *offset);

#endif
