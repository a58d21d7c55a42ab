/* SPDX-License-Identifier: Apache-2.0 */
#include "form.h"

static const struct {
  const char *name;
  cover_form *form;
} cover_forms[] = {
    {"text", cover_form_text}, {"json", cover_form_json}, {"lcov", cover_form_lcov}, {"html", cover_form_html}};

cover_form *cover_form_named(crd_string name) {
  for (size_t i = 0; i < sizeof cover_forms / sizeof *cover_forms; i++)
    if (crd_string_equal(name, crd_string_of(cover_forms[i].name))) return cover_forms[i].form;
  return NULL;
}
