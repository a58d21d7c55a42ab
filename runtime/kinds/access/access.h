/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: questions, which are answered and not stored. */
#ifndef CORE_ACCESS_H
#define CORE_ACCESS_H

#include "../../gotypes/tables/types_authorization.h"
#include "../kinds.h"

#endif
