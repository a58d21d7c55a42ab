/* SPDX-License-Identifier: Apache-2.0 */
/* The way of an object through the chain, as it is shown. */
#ifndef VALIDATE_CHAIN_FORM_H
#define VALIDATE_CHAIN_FORM_H

#include "steps.h"
#include <stdio.h>

/* A request that went through it. */
typedef struct chain_way {
  crd_string place; /* "file:line:column" of the object */
  const crd_admission_attributes *attributes;
  crd_string object_name;
  const chain_steps *steps;
  bool allowed;
  int code;
  crd_string reason, message;
  const crd_texts *warnings;
  const crd_texts *annotations; /* for the audit log: key and value by turns */
  const crd_value *object;      /* what would be stored; NULL: nothing */
  crd_string error;             /* why it could not be judged; empty otherwise */
} chain_way;

void chain_form_text(FILE *stream, crd_arena *arena, const chain_way *way);
/* A line of JSON. */
void chain_form_json(FILE *stream, crd_arena *arena, const chain_way *way);

#endif
