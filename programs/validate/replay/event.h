/* SPDX-License-Identifier: Apache-2.0 */
/* An event of an audit log (audit.k8s.io/v1), taken from its bytes: no tree is made, and of one that nobody asks for its
 * bodies are not even looked at. Mirrors apiserver pkg/apis/audit/v1/types.go. */
#ifndef VALIDATE_REPLAY_EVENT_H
#define VALIDATE_REPLAY_EVENT_H

#include <crd/arena.h>
#include <crd/string.h>

/* Texts are slices of the event, without their quotes; escapes stay. Objects are their bytes. What is missing is empty. */
typedef struct replay_event {
  crd_string kind, level, id, stage, uri, verb;
  crd_string user, impersonated; /* objects */
  crd_string group, version, resource, sub_resource, namespace_, name;
  crd_string request, response; /* objects */
  crd_string time;              /* requestReceivedTimestamp */
  crd_string annotations, items;
  unsigned code; /* of the answer; 0: none is told */
  bool refers;   /* it has an objectRef */
  bool whole;    /* all of it was read */
} replay_event;

/* Reads until it is known what the event is about: kind, level, stage, verb and objectRef. `at` begins as 0. False where the
 * text is no object. */
CRD_MUST_CHECK bool replay_event_begin(crd_string text, size_t *at, replay_event *event);
/* Reads the rest. */
CRD_MUST_CHECK bool replay_event_end(crd_string text, size_t *at, replay_event *event);
/* The time of an event whose rest is not wanted, found from its end; empty where it is not near. */
crd_string replay_event_time(crd_string text);

/* The bytes of a member of an object's bytes; empty: it has none, or is no object. */
crd_string replay_member(crd_string object, crd_string name);
/* A text of an event, or of such bytes between their quotes, without its escapes. */
crd_string replay_plain(crd_arena *arena, crd_string text);
/* Of such bytes the text, without its quotes, where it is a string without escapes; else empty. */
crd_string replay_text(crd_string value);
/* The next element of a list's bytes; `at` begins as 0. False at its end, and then `good` says whether it was a proper one.
 */
bool replay_element(crd_string list, size_t *at, crd_string *element, bool *good);
/* Without white space around it. */
crd_string replay_trim(crd_string text);

#endif
