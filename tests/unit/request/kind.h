/* SPDX-License-Identifier: Apache-2.0 */
/* A hand-made kind: example.com/v1 Widget with spec.size (an int32), spec.name (at most 5 bytes), status.size, and the scale
 * subresource over both sizes. */
#ifndef REQUEST_KIND_H
#define REQUEST_KIND_H

#include <crd/types.h>

/* Namespaced, with the status and scale subresources. */
const crd_kind *widget_kind(void);
/* The same without subresources. */
const crd_kind *plain_kind(void);

#endif
