/* What the planning of a rule and its lowering both know of constants. */
#ifndef CRDC_CEL_PLAN_H
#define CRDC_CEL_PLAN_H

#include "cel/ast.h"
#include <crd/cel_functions.h>

/* The value of a literal; its text is borrowed. */
crd_cel_value cel_constant_value(const cel_constant *constant);

/* The run time's function of a conversion ("int", "duration"), which makes a constant of a constant; NULL for other names.
 */
crd_cel_function *cel_conversion(crd_string name);

#endif
