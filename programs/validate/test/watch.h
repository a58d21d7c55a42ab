/* SPDX-License-Identifier: Apache-2.0 */
/* Running suites again when files change (--watch). */
#ifndef VALIDATE_TEST_WATCH_H
#define VALIDATE_TEST_WATCH_H

#include "bench.h"

/* Waits for changes of the files that the jobs have read and of the folders of the command line, and has `round` run the
 * jobs that they are about, until SIGINT or SIGTERM. Gives the exit code of the last round, at first `code`. */
int suite_watch(suite_bench *bench, int (*round)(suite_bench *bench), int code);

#endif
