/* SPDX-License-Identifier: Apache-2.0 */
/* Functions on lists and sets against the API server's and cel-go's. */
#include "cel_table.h"

static const table_row rows[] = {
#include "tables/lists.inc"
};

static const table_function functions[] = {{"isSorted", crd_cel_fn_is_sorted},
                                           {"min", crd_cel_fn_min},
                                           {"max", crd_cel_fn_max},
                                           {"sum", crd_cel_fn_sum},
                                           {"indexOf", crd_cel_fn_index_of},
                                           {"lastIndexOf", crd_cel_fn_last_index_of},
                                           {"sort", crd_cel_fn_sort},
                                           {"distinct", crd_cel_fn_distinct},
                                           {"reverse", crd_cel_fn_reverse},
                                           {"slice", crd_cel_fn_slice},
                                           {"first", crd_cel_fn_first},
                                           {"last", crd_cel_fn_last},
                                           {"flatten", crd_cel_fn_flatten},
                                           {"includes", crd_cel_fn_includes},
                                           {"lists.range", crd_cel_fn_lists_range},
                                           {"sets.contains", crd_cel_fn_sets_contains},
                                           {"sets.equivalent", crd_cel_fn_sets_equivalent},
                                           {"sets.intersects", crd_cel_fn_sets_intersects}};

CEL_TABLE(lists)
