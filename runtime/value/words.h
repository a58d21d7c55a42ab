/* SPDX-License-Identifier: Apache-2.0 */
/* The messages of the runtime's errors: rows by code, with formats by the minor of the API server (docs/versions.md). Code
 * that finds an error sets its row and arguments; the message is formatted only when the error is shown, and no code
 * examines it. */
#pragma once

#include "../base/kin.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/value.h>

enum {
#define ROW(name, ...) WORDS_##name,
#include "word_rows.h"
#undef ROW
  WORDS_COUNT
};

/* Other libraries use another name for the table, so that libcrdrt accesses it without the global offset table. Where an
 * object can have only one name, all use that name. */
#if !defined CRD_RUNTIME || defined __APPLE__
#define crd_words_table crd_words_shared
#endif
extern const crd_words crd_words_table[WORDS_COUNT];

/* The row of a code: WORDS(MAX_LENGTH). */
#define WORDS(code) (&crd_words_table[WORDS_##code])

/* Whether a list's errors use the messages of an API server before a minor. */
static inline bool words_are_before(const crd_errors *errors, unsigned minor) {
  return errors->kubernetes_minor && errors->kubernetes_minor < minor;
}
/* The first minor whose errors show lists and objects as JSON. */
enum { WORDS_VALUES_IN_JSON = 34 };

/* Replaces an error's row by a text. */
static inline void words_replace(crd_error *error, crd_string detail) {
  error->words = NULL;
  error->argument_count = 0;
  error->detail = detail;
  error->told = CRD_STRING("");
}

/* Whether two errors have the same message without fields, types and values, and a hash of the message. */
bool crd_words_are_same(const crd_error *a, const crd_error *b);
uint64_t crd_words_compute_hash(uint64_t seed, const crd_error *error);

/* The size of the text of crd_error_detail in bytes. */
size_t crd_words_size(crd_arena *arena, const crd_error *error);

/* The message of a row without arguments, for the API server of a minor. */
crd_string crd_words_plain(const crd_words *words, unsigned minor);

/* crd_error_message, which caches the formatted text in the error. The arena is that of the errors. */
crd_string crd_words_tell(crd_arena *arena, crd_error *error);

/* Appends the message of an error. */
void crd_words_add(crd_text *text, const crd_error *error);

/* The messages of encoding/json's UnmarshalTypeError, for decoders that mirror Go's. */

/* "json: cannot unmarshal WHAT into Go struct field HOLDER.PATH of type TYPE"; without holder and path "into Go value of
 * type TYPE". A struct without a name has a path alone. */
CRD_KIN crd_string crd_misfit(crd_arena *arena, crd_string what, crd_string holder, crd_string path, crd_string type);
/* The same for a value without a path. */
CRD_KIN crd_string crd_misfit_alone(crd_arena *arena, const crd_value *value, const char *type);

/* SimpleMetaFactory.Interpret's error for a value that does not fit its unnamed struct: `field` is "kind" or "apiVersion",
 * NULL: the whole object. */
CRD_KIN crd_string crd_misfit_of_type(crd_arena *arena, const crd_value *value, const char *field);

/* encoding/json's word for a value; for a number with the text `number`, which may be empty. */
CRD_KIN crd_string crd_misfit_word(crd_arena *arena, const crd_value *value, crd_string number);
/* The text of a number at an offset; empty if there is none. */
CRD_KIN crd_string crd_misfit_number(crd_string text, size_t offset);
