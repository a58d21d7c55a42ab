/* SPDX-License-Identifier: Apache-2.0 */
/* Text templates, from which files are generated.
 *
 *   {{name}} {{a.b}} {{../name}} {{.}}    the value: a text, a number, true or false. A name is looked up in the innermost
 * scope that has it; an unknown one is an error
 *   {{./name}}                          looks only in the innermost scope
 *   {{@index}} {{@first}} {{@last}}       of the innermost #each
 *   {{list.@count}}                     the number of its items
 *   {{#if x}}..{{else}}..{{/if}}          empty texts and lists, false, null, 0 and unknown names count as false
 *   {{#unless x}}..{{/unless}}
 *   {{#each list}}..{{else}}..{{/each}}   each item becomes the scope in turn; else: for an empty list
 *   {{#with x}}..{{/with}}                the value becomes the scope
 *   {{> name}}                            includes another template, in the same scope
 *   {{! a comment }}
 *   {{~ x ~}}                             removes the white space on that side, also line ends
 *   \{{                                   two braces
 *
 * A line with nothing but one tag with #, /, else, > or ! is removed. Errors are diagnostics with the file, line and column
 * of the template. */
#pragma once

#include "base/diagnostic.h"
#include "emit/model.h"

/* The limit of nested blocks and partials. */
#define TEMPLATE_MAX_DEPTH 64

typedef struct template_node template_node;

typedef struct template {
  crd_string name; /* "types.h.tmpl": the name for partials and outputs */
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

/* Adds a template, or replaces the one of that name. Texts are borrowed. Diagnostics use `file` as its file name. */
void crdc_template_set_add(template_set *set, crd_string name, const char *file, crd_string text);
/* The template with that name, or NULL. */
template *crdc_template_set_find(template_set *set, crd_string name);

/* Adds the built-in templates: the files of templates/ when crdc was built. */
void crdc_template_set_add_built_in(template_set *set);
/* Adds every *.tmpl file of a folder, replacing templates of the same name. False with a diagnostic when the folder cannot
 * be read. */
bool crdc_template_set_add_folder(template_set *set, const char *folder, diagnostics *diagnostics);

/* Appends the rendered template to `out`; `inner` (may be NULL) is the part of the model to start in. False with diagnostics
 * when the template does not parse or a name is unknown. */
bool crdc_template_render(crd_text *out, template_set *set, template *template, const cJSON *model, const cJSON *inner,
                          diagnostics *diagnostics);
