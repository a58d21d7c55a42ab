/* The parts of judging a clean request in one pass (request_one_pass.c): its metadata, and what an update brings. Every
 * function gives false where it does not know: the chain then judges the request from the start. */
#ifndef CRD_VALIDATE_REQUEST_CLEAN_H
#define CRD_VALIDATE_REQUEST_CLEAN_H

#include "../engine/one_pass.h"
#include "request_parts.h"

/* What an update reads of the stored object. */
typedef struct clean_old {
  const crd_value *root, *status;                              /* status NULL: none */
  crd_string name, name_space, uid, resource_version, created; /* as they stand there; empty: absent */
  int64_t generation;
} clean_old;

/* request_clean_metadata.c: metadata of fields that nearly all objects have, as it is to be stored on a create and on an
 * update: checked, and with what the server sets. `sent` may be NULL. */
bool request_clean_create(const request_state *state, const crd_value *sent, crd_value *made);
bool request_clean_update(const request_state *state, const crd_value *sent, const clean_old *old, crd_value *made);
/* What an update reads of the stored object, when all of it is as it should be. */
bool request_clean_old(const request_state *state, clean_old *old);
/* Whether an object's apiVersion is the kind's. */
bool request_is_version(const crd_kind *kind, crd_string api_version);

#endif
