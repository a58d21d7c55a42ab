/* SPDX-License-Identifier: Apache-2.0 */
/* What the URI of a request says. Connections to pods, services and nodes: requests that send no object. Admission sees
 * their options, which stand in the request's URI. Mirrors apiserver pkg/endpoints/handlers/rest.go (ConnectResource,
 * getRequestOptions) and the conversions of url.Values (apimachinery pkg/runtime/conversion.go,
 * pkg/apis/meta/v1/conversion.go). */
#ifndef VALIDATE_REPLAY_CONNECT_H
#define VALIDATE_REPLAY_CONNECT_H

#include "event.h"
#include <crd/value.h>

/* Whether the event's subresource is one that is connected to, whatever its verb: it is the HTTP method's. */
bool replay_connects(const replay_event *event);
/* Whether nothing was stored, as a parameter of the URI asks for (dryRun=All). */
bool replay_is_dry_run(const replay_event *event);
/* The options as an object (PodExecOptions), in the arena; NULL where the URI says none that the API server would take. */
const crd_value *replay_connection(crd_arena *arena, const replay_event *event);

#endif
