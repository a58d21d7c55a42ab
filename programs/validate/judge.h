/* Judging documents: what is found is written to a stream and counted. */
#ifndef VALIDATE_JUDGE_H
#define VALIDATE_JUDGE_H

#include "kinds.h"
#include "options.h"
#include "report.h"

/* "apiVersion kind" of a document whose kind nobody knows, cut to what is shown. */
typedef struct kind_name {
  char text[128];
} kind_name;

typedef struct findings {
  size_t valid, invalid, unknown, files;
  kind_name *names; /* of the unknown kinds, one a document; owned */
  size_t name_count, name_room;
} findings;

/* One thread's; the arena holds nothing between documents. */
typedef struct judge {
  const options *options;
  const crd_registry *registry;
  const crd_settings *settings;
  crd_arena *arena;
  report report;
  findings *findings;
} judge;

/* Judges a document, the number-th of the input, at its offset there; every item of a List. */
void judge_document(judge *judge, const input *input, report_index *index, uint32_t number, crd_string document,
                    size_t offset);

/* Judges all documents of a file. False with errno when it cannot be read. */
bool judge_file(judge *judge, const char *path);

#endif
