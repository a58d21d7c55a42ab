/* SPDX-License-Identifier: Apache-2.0 */
/* Who asks: the user of --as and --as-group, or of a userInfo. */
#ifndef PROGRAMS_IMPERSONATION_H
#define PROGRAMS_IMPERSONATION_H

#include <crd/authorizer.h>
#include <crd/value.h>

/* As who impersonates a user has it (apiserver pkg/endpoints/filters/impersonation.go): a service account without groups is
 * in those of its kind, and everybody is authenticated but who is anonymous. `name` NULL: nobody at all. */
crd_user impersonated_user(crd_arena *arena, const char *name, const char *const *groups, size_t count);

/* The UserInfo (authentication.k8s.io) of a request or an event, its extra by key; nobody where it is no object. Borrows its
 * texts; what else it needs is in the arena. */
crd_user user_of_info(crd_arena *arena, const crd_value *info);

#endif
