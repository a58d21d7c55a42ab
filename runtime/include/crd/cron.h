/* SPDX-License-Identifier: Apache-2.0 */
/* Schedules as robfig/cron v3 reads them. Usable without CEL. */
#ifndef CRD_CRON_H
#define CRD_CRON_H

#include <crd/arena.h>
#include <crd/string.h>

CRD_BEGIN_DECLS

/* cron.ParseStandard: minute, hour, day of the month, month and day of the week; @daily and its like; "@every 1h30m"; a zone
 * before them ("TZ=UTC ", "CRON_TZ=UTC "). False with its text in `error` ("expected exactly 5 fields, found 1: [*]"), in
 * the arena; `error` may be NULL, the arena not. */
bool crd_cron_check(crd_arena *arena, crd_string text, crd_string *error);

CRD_END_DECLS

#endif
