/* SPDX-License-Identifier: Apache-2.0 */
/* string.format against cel-go's: every verb with every kind of value. */
#include "cel_table.h"

static const table_row rows[] = {
#include "tables/format.inc"
};

static const table_function functions[] = {{"format", crd_cel_fn_format}};

CEL_TABLE(format)
