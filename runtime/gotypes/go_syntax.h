/* SPDX-License-Identifier: Apache-2.0 */
/* Values as Go's fmt writes them with %#v, the form of bad values in errors of API servers before 1.34, except strings and
 * numbers. Inner pointers are written as 0x0, since Go's addresses differ between runs. */
#ifndef CORE_GO_SYNTAX_H
#define CORE_GO_SYNTAX_H

#include "types.h"

#include <crd/arena.h>

/* Appends the value of a field, with the internal type that upstream validates in a minor. `field` needs only kind and type,
 * or the Go name: for a list of strings that of its items, for a map that of the map. */
CRD_KIN void crd_core_write_go(crd_text *text, const core_field *field, const void *from, unsigned minor);

CRD_KIN void crd_core_write_go_amount(crd_text *text, const core_int_or_string *amount);
CRD_KIN void crd_core_write_go_quantity(crd_text *text, const crd_quantity *quantity);
/* `within`: as part of a struct, where Go prints the type as []uint8. */
CRD_KIN void crd_core_write_go_bytes(crd_text *text, crd_string bytes, bool within);

#endif
