/* SPDX-License-Identifier: Apache-2.0 */
/* String functions against cel-go's. */
#include "cel_table.h"

static const table_row rows[] = {
#include "tables/strings.inc"
};

static const table_function functions[] = {{"lowerAscii", crd_cel_fn_lower_ascii},
                                           {"upperAscii", crd_cel_fn_upper_ascii},
                                           {"trim", crd_cel_fn_trim},
                                           {"strings.quote", crd_cel_fn_quote},
                                           {"size", crd_cel_fn_size},
                                           {"charAt", crd_cel_fn_char_at},
                                           {"substring", crd_cel_fn_substring},
                                           {"indexOf", crd_cel_fn_index_of},
                                           {"lastIndexOf", crd_cel_fn_last_index_of},
                                           {"split", crd_cel_fn_split},
                                           {"replace", crd_cel_fn_replace},
                                           {"join", crd_cel_fn_join},
                                           {"startsWith", crd_cel_fn_starts_with},
                                           {"endsWith", crd_cel_fn_ends_with},
                                           {"contains", crd_cel_fn_contains}};

CEL_TABLE(strings)
