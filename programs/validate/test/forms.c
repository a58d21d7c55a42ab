/* SPDX-License-Identifier: Apache-2.0 */
/* The list of forms. */
#include "form.h"
#include <string.h>

const suite_form *suite_form_named(const char *name) {
  static const suite_form *const forms[] = {&suite_form_text, &suite_form_json, &suite_form_tap, &suite_form_junit};
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
    if (strcmp(forms[i]->name, name) == 0) return forms[i];
  return NULL;
}
