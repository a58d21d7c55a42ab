/* SPDX-License-Identifier: Apache-2.0 */
/* No processes are started: setting one up succeeds, starting it fails. */
#ifndef CRD_PORT_SPAWN_H
#define CRD_PORT_SPAWN_H
#include <errno.h>
#include <sys/types.h>

typedef int posix_spawn_file_actions_t, posix_spawnattr_t;
enum { POSIX_SPAWN_SETPGROUP = 2 };
#define posix_spawn_file_actions_init(actions) (*(actions) = 0)
#define posix_spawn_file_actions_destroy(actions) ((void)(actions))
#define posix_spawn_file_actions_addopen(actions, ...) ((void)(actions))
#define posix_spawn_file_actions_adddup2(actions, ...) ((void)(actions))
#define posix_spawnattr_init(attributes) (*(attributes) = 0)
#define posix_spawnattr_destroy(attributes) ((void)(attributes))
#define posix_spawnattr_setflags(attributes, flags) ((void)(attributes))
#define posix_spawnp(child, file, actions, attributes, arguments, environment) ((void)(arguments), (void)(child), ENOSYS)

#endif
