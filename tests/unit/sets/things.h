/* SPDX-License-Identifier: Apache-2.0 */
/* A kind with a bit of everything, compiled with an overlay, and what its layers say of objects. */
#ifndef TESTS_SETS_THINGS_H
#define TESTS_SETS_THINGS_H

#include "compile/libcrdc.h"
#include <crd/request.h>

typedef struct things {
  crd_arena *arena;
  compilation *run;
  const crd_kind *kind; /* NULL: it did not compile */
  crd_settings *settings;
} things;

/* Compiles the kind Thing with the overlay: `head` above everything, `spec` above spec, `rest` (lines with their own
 * indentation) below it. */
void things_open(things *things, const char *head, const char *spec, const char *rest);
void things_close(things *things);

/* The verdict on an object with that spec (YAML in flow style) in a layer, as a text: "ok", "skipped: ...", or a line per
 * error: "rule field: body" in the webhook layer, "rule: message" in the controller's; warnings follow with "warning: ". */
const char *things_ask(things *things, crd_layer layer, const char *spec);
/* The same with more of a question. */
const char *things_ask_with(things *things, const crd_layer_request *question, const char *spec, crd_verdict *verdict);
/* The CRD of the kind. */
extern const char things_crd[];

/* The first error of the compilation: "line:column: message". */
const char *things_error(things *things);

#endif
