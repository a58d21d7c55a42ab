/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of the scale subresource share. */
#ifndef CRD_REQUEST_ENDPOINT_SCALE_H
#define CRD_REQUEST_ENDPOINT_SCALE_H

#include "request_parts.h"

/* endpoint_scale_decode.c: reads an autoscaling/v1 Scale as Go's decoder reads it into the struct: metadata coerced,
 * spec.replicas an int32; status is checked and dropped. Strict errors go to state->strict. False with Go's error. */
bool crd_scale_decode(request_state *state, const request_source *source, crd_value *scale, crd_string *error);

#endif
