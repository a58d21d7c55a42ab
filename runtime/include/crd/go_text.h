/* SPDX-License-Identifier: Apache-2.0 */
/* Texts as Go's strings and strconv treat them. Usable without CEL. */
#ifndef CRD_GO_TEXT_H
#define CRD_GO_TEXT_H

#include <crd/arena.h>
#include <crd/string.h>

CRD_BEGIN_DECLS

/* strconv.ParseInt(text, 10, 64), and Atoi: digits with an optional sign. False where the text is no number or does not fit,
 * with Go's text (strconv.FUNCTION: parsing "x": invalid syntax) in `error`, in the arena; `error` may be NULL, then `arena`
 * may be too. */
CRD_MUST_CHECK bool crd_go_int_parse(crd_arena *arena, const char *function, crd_string text, int64_t *out,
                                     crd_string *error);

/* strconv.ParseFloat(text, 64): decimal and hexadecimal numbers, inf and nan; an underflow gives 0. Errors likewise. */
CRD_MUST_CHECK bool crd_go_float_parse(crd_arena *arena, crd_string text, double *out, crd_string *error);

/* strings.ToLower and ToUpper: Unicode's simple mappings, a byte of invalid UTF-8 becomes U+FFFD. Returns the text itself
 * where nothing changes, else a copy in the arena. */
crd_string crd_go_lower(crd_arena *arena, crd_string text);
crd_string crd_go_upper(crd_arena *arena, crd_string text);
/* strings.TrimSpace. Borrows. */
crd_string crd_go_trim(crd_string text);
/* strings.Fields, one field per call: removes the next field from `rest`; false when there is none. Borrows. */
bool crd_go_next_field(crd_string *rest, crd_string *field);

CRD_END_DECLS

#endif
