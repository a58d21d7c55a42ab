/* SPDX-License-Identifier: Apache-2.0 */
/* No processes are started, so none can be waited for. */
#ifndef CRD_PORT_SYS_WAIT_H
#define CRD_PORT_SYS_WAIT_H
#include <signal.h>
#include <sys/types.h>

#define WNOHANG 1
#define WIFEXITED(status) ((status) == 0)
#define WEXITSTATUS(status) (status)
#define WIFSIGNALED(status) ((status) != 0)
#define WTERMSIG(status) (status)

pid_t waitpid(pid_t process, int *status, int options);

#endif
