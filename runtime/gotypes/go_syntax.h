/* SPDX-License-Identifier: Apache-2.0 */
/* Values as Go's fmt writes them with %#v, which is how API servers before 1.34 show the bad values of errors that are more
 * than a string or a number. What a pointer inside points to is written as 0x0: Go's addresses differ from run to run. */
#ifndef CORE_GO_SYNTAX_H
#define CORE_GO_SYNTAX_H

#include "types.h"

#include <crd/arena.h>

/* A value of a field, as the type that upstream validates has it in a minor. `field` need have no more than kind and type,
 * or the name in Go of what a list of strings holds, of a map its own. */
CRD_KIN void crd_core_write_go(crd_text *text, const core_field *field, const void *from, unsigned minor);

CRD_KIN void crd_core_write_go_amount(crd_text *text, const core_int_or_string *amount);
CRD_KIN void crd_core_write_go_quantity(crd_text *text, const crd_quantity *quantity);
/* `within`: a part of a struct, whose type is then told as []uint8. */
CRD_KIN void crd_core_write_go_bytes(crd_text *text, crd_string bytes, bool within);

#endif
