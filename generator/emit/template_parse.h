/* SPDX-License-Identifier: Apache-2.0 */
/* A parsed template: between the files of the template engine. */
#ifndef CRDC_TEMPLATE_PARSE_H
#define CRDC_TEMPLATE_PARSE_H

#include "emit/template.h"

typedef enum template_node_kind {
  TEMPLATE_TEXT,
  TEMPLATE_VALUE,
  TEMPLATE_IF,
  TEMPLATE_UNLESS,
  TEMPLATE_EACH,
  TEMPLATE_WITH,
  TEMPLATE_PARTIAL
} template_node_kind;

struct template_node {
  template_node_kind kind;
  uint32_t offset;   /* of the tag */
  crd_string text;   /* TEXT */
  crd_string *names; /* the steps of a path, each followed by a NUL; none: the scope itself. PARTIAL: the name */
  size_t name_count;
  size_t up;  /* "../" before the path */
  bool local; /* "./" before the path */
  template_node *body, *otherwise;
  template_node *next;
};

/* Parses a template once. False with a diagnostic when it cannot. */
bool crdc_template_parse(template_set *set, template *template, diagnostics *diagnostics);

#endif
