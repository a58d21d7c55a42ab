/* SPDX-License-Identifier: Apache-2.0 */
/* The list of forms. */
#include "form.h"
#include <string.h>

static const form *const forms[] = {&form_text,  &form_json,   &form_yaml,   &form_junit,   &form_tap,
                                    &form_sarif, &form_github, &form_gitlab, &form_markdown};

const char *form_name(size_t index) {
  return index < sizeof forms / sizeof *forms ? forms[index]->name : NULL;
}

const form *form_named(const char *name, size_t size) {
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
    if (strncmp(forms[i]->name, name, size) == 0 && !forms[i]->name[size]) return forms[i];
  return NULL;
}
