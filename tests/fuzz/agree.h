/* SPDX-License-Identifier: Apache-2.0 */
/* An object judged in every way that there is: on the value tree and in one pass, as JSON and as YAML, as a new object and
 * as one that takes the place of another, by the CRD alone and with the layers above it. The ways must agree. */
#ifndef TESTS_FUZZ_AGREE_H
#define TESTS_FUZZ_AGREE_H

#include <crd/request.h>

/* Aborts with what differs on standard error when they do not. `old` may be NULL, `settings` too; `body` is any bytes. */
void agree_on_body(crd_arena *arena, const crd_kind *kind, crd_string body, const crd_value *old,
                   const crd_settings *settings);

/* The kind that an object says it is of, else one of the registry; NULL when that is empty. */
const crd_kind *agree_kind(const crd_registry *registry, const crd_value *object, size_t otherwise);

#endif
