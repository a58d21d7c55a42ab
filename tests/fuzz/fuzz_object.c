/* SPDX-License-Identifier: Apache-2.0 */
/* Shared objects laid out without the system's loader. Nothing of them is run; what is found lies within them. */
#include "jit/object_own.h"
#include "parts.h"
#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_name(const own_object *object, const char *name) {
  const unsigned char *found = crdc_own_object_find(object, name);
  if (found && (found < object->base || found >= object->base + object->size)) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char *exact = part_exact((crd_string){(const char *)data, size});
  own_object object;
  const char *why = NULL;
  if (crdc_own_object_open(&object, (crd_string){exact, size}, &why)) {
    check_name(&object, "crd_registry_generated");
    check_name(&object, "answer");
    crdc_own_object_close(&object);
  } else if (!why || object.base) {
    abort();
  }
  free(exact);
  return 0;
}
