/* SPDX-License-Identifier: Apache-2.0 */
/* Thompson's construction over bytes, the step before the table. */
#pragma once

#include "../../runtime/text/regex/regex_parse.h"

typedef enum nfa_op {
  NFA_BYTE,  /* a byte of low..high, then `out` */
  NFA_SPLIT, /* `out` or `other` */
  NFA_BEGIN, /* at the beginning of the text, then `out` */
  NFA_END,   /* at its end, then `out` */
  NFA_MATCH
} nfa_op;

typedef struct nfa_node {
  uint8_t op, low, high;
  uint32_t out, other;
} nfa_node;

typedef struct nfa {
  nfa_node *nodes;
  uint32_t count, start;
} nfa;

/* The automaton of a tree, anchored at its start. False when the tree has what no automaton does, or it would be too large.
 */
bool crdc_nfa_build(crd_arena *arena, const regex_node *tree, nfa *out);
