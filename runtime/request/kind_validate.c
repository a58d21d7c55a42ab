/* SPDX-License-Identifier: Apache-2.0 */
/* Validates the struct of any kind with all its rules. Callers link the code that runs layers. */
#include <crd/kind.h>

bool crd_kind_validate(const crd_kind *kind, const void *object, const void *old, const crd_validate_options *options,
                       crd_errors *errors) {
  return crd_kind_validate_by(crd_layers_validate, kind, object, old, options, errors);
}

bool crd_kind_validate_decoded(const crd_kind *kind, const void *object, const void *old,
                               const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(crd_layers_validate, kind, object, old, options, errors);
}
