/* SPDX-License-Identifier: Apache-2.0 */
/* The words of encoding/json's UnmarshalTypeError, which all readers that mirror Go's decoders say of a value that does not
 * fit its field. */
#ifndef CRD_VALUE_MISFIT_H
#define CRD_VALUE_MISFIT_H

#include "../base/kin.h"
#include <crd/arena.h>
#include <crd/value.h>

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

#endif
