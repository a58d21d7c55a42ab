/* SPDX-License-Identifier: Apache-2.0 */
/* Thompson's construction over bytes; the table is built from it. */
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

/* Builds the automaton of a tree, anchored at its start. False if the tree needs what an automaton cannot do, or the
 * automaton would be too large. */
bool crdc_nfa_build(crd_arena *arena, const regex_node *tree, nfa *out);
