/* The operations of the batch mode that are about CRDs themselves. */
#ifndef VALIDATE_BATCH_CRD_H
#define VALIDATE_BATCH_CRD_H

#include <crd/arena.h>

/* A CRD as a request gives it: a file, or its JSON. */
typedef struct batch_crd_source {
  const char *file;
  crd_string text; /* where `file` is NULL */
} batch_crd_source;

/* `minor` is of the API server that is asked; 0: the newest.
 *
 * Appends the verdict on the creation of the CRD, or, with `old_text` (`updates`), on its change, as a line without its
 * newline. */
void batch_judge_crd(crd_text *out, crd_string id, batch_crd_source crd, bool updates, crd_string old_text, unsigned minor);

/* Appends a line per rule: its static cost and cardinality, or its error. */
void batch_list_rules(crd_text *out, crd_string id, batch_crd_source crd, unsigned minor);

#endif
