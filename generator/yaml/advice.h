/* What to do about a text that is no YAML: the reader's words (go-yaml's) say where it gave up, not what is wrong. */
#ifndef CRDC_YAML_ADVICE_H
#define CRDC_YAML_ADVICE_H

#include <crd/arena.h>

/* A reader's message without the line that some of them name ("yaml: line 3: did not ..."): it is that of the document, and
 * of another place than where the reader stopped. In the arena when it is not the message itself. */
crd_string yaml_message(crd_arena *arena, crd_string message);

/* What may be wrong, as a sentence; empty when nothing is known. `text` is all of the file, in which the document starts at
 * `from` and the reader stopped at `offset`. */
crd_string yaml_advice(crd_arena *arena, crd_string text, size_t from, size_t offset, crd_string message);

#endif
