/* SPDX-License-Identifier: Apache-2.0 */
/* The objects that an audit log showed last, by what they are called, as much of them as fits into a budget: events of
 * updates do not hold what they replace. Who was not met for longest goes first. */
#ifndef VALIDATE_REPLAY_KNOWN_H
#define VALIDATE_REPLAY_KNOWN_H

#include <crd/string.h>
#include <stdint.h>

typedef struct replay_known replay_known;

/* NULL without memory. */
replay_known *replay_known_create(size_t bytes);
void replay_known_destroy(replay_known *known); /* NULL is fine */

/* The object's bytes, which stay until something is put in; empty: it is not known. */
crd_string replay_known_get(replay_known *known, crd_string key);
/* Remembers an object in the place of the one that was there. What is too large, or has no memory, is forgotten. */
void replay_known_put(replay_known *known, crd_string key, crd_string object);
void replay_known_drop(replay_known *known, crd_string key);
/* Forgets all whose key begins so. */
void replay_known_drop_all(replay_known *known, crd_string prefix);
/* How many were given up for want of room. */
size_t replay_known_lost(const replay_known *known);

#endif
