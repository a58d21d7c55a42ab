/* SPDX-License-Identifier: Apache-2.0 */
/* Conversions of the standard library against cel-go's. */
#include "cel_table.h"

static const table_row rows[] = {
#include "tables/convert.inc"
};

static const table_function functions[] = {{"int", crd_cel_fn_int},       {"uint", crd_cel_fn_uint},
                                           {"double", crd_cel_fn_double}, {"string", crd_cel_fn_string},
                                           {"bool", crd_cel_fn_bool},     {"bytes", crd_cel_fn_bytes}};

CEL_TABLE(convert)
