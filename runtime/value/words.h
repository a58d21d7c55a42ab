/* SPDX-License-Identifier: Apache-2.0 */
/* The words of the errors that the runtime finds: rows by code, told by the minor of the API server (docs/versions.md). Who
 * finds an error names its row and gives the arguments; nothing is put together before somebody is shown the error, and
 * nobody looks into the words. */
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

/* Other libraries know the table by another name, so that libcrdrt finds it without the linker's tables; where an object has
 * one name alone, that one. */
#if !defined CRD_RUNTIME || defined __APPLE__
#define crd_words_table crd_words_shared
#endif
extern const crd_words crd_words_table[WORDS_COUNT];

/* The row of a code: WORDS(MAX_LENGTH). */
#define WORDS(code) (&crd_words_table[WORDS_##code])

/* Whether a list's errors are told in the words of an API server before a minor. */
static inline bool words_are_before(const crd_errors *errors, unsigned minor) {
  return errors->kubernetes_minor && errors->kubernetes_minor < minor;
}
/* The first minor whose errors show lists and objects as JSON. */
enum { WORDS_VALUES_IN_JSON = 34 };

/* Gives an error a text of its own in place of its words. */
static inline void words_replace(crd_error *error, crd_string detail) {
  error->words = NULL;
  error->argument_count = 0;
  error->detail = detail;
  error->told = CRD_STRING("");
}

/* Whether two errors say the same, beside their fields, types and values, and a hash of what one says. */
bool crd_words_are_same(const crd_error *a, const crd_error *b);
uint64_t crd_words_compute_hash(uint64_t seed, const crd_error *error);

/* How many bytes crd_error_detail makes. */
size_t crd_words_size(crd_arena *arena, const crd_error *error);

/* The words of a row without arguments, as the API server of a minor says it. */
crd_string crd_words_plain(const crd_words *words, unsigned minor);

/* crd_error_message, by which the error remembers what it says: that is not put together again. The arena is that of the
 * errors. */
crd_string crd_words_tell(crd_arena *arena, crd_error *error);

/* Adds the words of an error to a text. */
void crd_words_add(crd_text *text, const crd_error *error);

/* The words of encoding/json's UnmarshalTypeError, which all readers that mirror Go's decoders say of a value that does not
 * fit its field. */

/* "json: cannot unmarshal WHAT into Go struct field HOLDER.PATH of type TYPE"; without holder and path "into Go value of
 * type TYPE". A struct without a name has a path alone. */
CRD_KIN crd_string crd_misfit(crd_arena *arena, crd_string what, crd_string holder, crd_string path, crd_string type);
/* The same of a value without a place. */
CRD_KIN crd_string crd_misfit_alone(crd_arena *arena, const crd_value *value, const char *type);

/* What SimpleMetaFactory.Interpret says of a value that is not what it reads into its struct without a name: of "kind" or
 * "apiVersion", NULL: of the whole object. */
CRD_KIN crd_string crd_misfit_of_type(crd_arena *arena, const crd_value *value, const char *field);

/* What is told of a value: encoding/json's word for it, of a number the text with which it counts too; empty: none does. */
CRD_KIN crd_string crd_misfit_word(crd_arena *arena, const crd_value *value, crd_string number);
/* A number at an offset of a text, as it is written; empty where none is. */
CRD_KIN crd_string crd_misfit_number(crd_string text, size_t offset);
