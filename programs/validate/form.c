/* SPDX-License-Identifier: Apache-2.0 */
/* The list of forms. */
#include "form.h"
#include <string.h>

static const form *const forms[] = {&form_text, &form_json, &form_yaml};

const form *form_named(const char *name) {
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
    if (strcmp(forms[i]->name, name) == 0) return forms[i];
  return NULL;
}
