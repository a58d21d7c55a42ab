/* Reading the tables of cases and keeping count, for the runners that use cJSON. */
#ifndef CEL_CASES_H
#define CEL_CASES_H

#include <cjson/cJSON.h>
#include <crd/arena.h>
#include <stdbool.h>

#define CASES_SKIPPED 77 /* what meson takes as skipped */

/* The folder with the tables: CRDC_SHARED, or ../shared beside the sources. */
const char *cases_folder(void);
/* A file below it, whole; {NULL, 0} when it is not there. The caller frees `data`. */
crd_string cases_read(const char *path);
/* The file as JSON; ends the program as skipped when it is not there. */
cJSON *cases_load(const char *path);
const char *cases_text(const cJSON *object, const char *name);

typedef struct tally {
  const char *name;
  unsigned agree, differ, skipped;
} tally;

/* Counts a case, and prints it when it differs. */
void tally_case(tally *tally, bool agrees, const char *id, crd_string expected, crd_string got);
/* Prints the count; whether none differs. */
bool tally_print(const tally *tally);

#endif
