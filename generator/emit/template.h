/* SPDX-License-Identifier: Apache-2.0 */
/* Text templates: what generated files look like.
 *
 *   {{name}} {{a.b}} {{../name}} {{.}}    the value: a text, a number, true or false. A name is looked up in the innermost
 * scope that has it; an unknown one is an error
 *   {{./name}}                          only in the innermost scope
 *   {{@index}} {{@first}} {{@last}}       in the innermost #each
 *   {{list.@count}}                     how many items it has
 *   {{#if x}}..{{else}}..{{/if}}          empty texts and lists, false, null, 0 and unknown names count as false
 *   {{#unless x}}..{{/unless}}
 *   {{#each list}}..{{else}}..{{/each}}   every item is the scope in turn; else: for an empty list
 *   {{#with x}}..{{/with}}                the value is the scope
 *   {{> name}}                            another template, in the same scope
 *   {{! a comment }}
 *   {{~ x ~}}                             takes the white space on that side away, line ends included
 *   \{{                                   two braces
 *
 * A line that holds nothing but one tag with #, /, else, > or ! leaves no line behind. Errors are diagnostics with the
 * template's file, line and column. */
#pragma once

#include "base/diagnostic.h"
#include "emit/model.h"

/* Nested blocks and partials. */
#define TEMPLATE_MAX_DEPTH 64

typedef struct template_node template_node;

typedef struct template {
  crd_string name; /* "types.h.tmpl": what partials and outputs go by */
  source source;
  template_node *nodes; /* NULL until it is parsed */
  bool parsed, failed;
}
template;

typedef struct template_set {
  crd_arena *arena;
  template **items; /* sorted by name */
  size_t count, capacity;
} template_set;

/* Adds a template, or replaces the one with that name. Texts are borrowed. `file` is what diagnostics call it. */
void crdc_template_set_add(template_set *set, crd_string name, const char *file, crd_string text);
/* The template with that name, or NULL. */
template *crdc_template_set_find(template_set *set, crd_string name);

/* The built-in templates: the files of templates/ as they were when crdc was built. */
void crdc_template_set_add_built_in(template_set *set);
/* Every *.tmpl file of a folder, over what the set has. False with a diagnostic when the folder cannot be read. */
bool crdc_template_set_add_folder(template_set *set, const char *folder, diagnostics *diagnostics);

/* Renders a template over a model at the end of `out`; `inner` (may be NULL) is a scope within the model to start in. False
 * with diagnostics when the template does not parse or names what is not there. */
bool crdc_template_render(crd_text *out, template_set *set, template *template, const cJSON *model, const cJSON *inner,
                          diagnostics *diagnostics);
