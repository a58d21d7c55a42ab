/* The compiled part of a type graph: its rules and rule sets (templates/_code.tmpl). */
#ifndef CRDC_CODE_H
#define CRDC_CODE_H

#include "jit/jit.h"
#include "types/graph.h"

/* Gives the types and kinds of the graph what was loaded for them, and the code the graph's types. `extras` are those of the
 * kinds with layers. The code must stay loaded as long as the graph is used. */
void code_link(const jit *loaded, type_graph *graph, const crd_extras *extras);

#endif
