/* SPDX-License-Identifier: Apache-2.0 */
/* Landlock (Documentation/userspace-api/landlock.rst of Linux). The C library has no functions for it, and the headers of a
 * distribution may be older than its kernel, so the calls and their arguments are defined here.
 *
 * A rule is for an existing file or folder: a folder that later replaces an allowed one is not allowed. New files below an
 * allowed folder, as kubelet and cert-manager make them, are allowed. */
#include "sandbox.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(CRD_SANDBOX)

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

#define RULESET_VERSION 1u
#define RULE_PATH_BENEATH 1
#define RULE_NET_PORT 2
#define FILES_READ ((uint64_t)1 << 2)
#define FILES_LIST ((uint64_t)1 << 3)
#define NET_CONNECT ((uint64_t)1 << 1)
#define SCOPE_ABSTRACT_SOCKETS ((uint64_t)1 << 0)
#define SCOPE_SIGNALS ((uint64_t)1 << 1)

/* struct landlock_ruleset_attr of ABI 6. An older kernel accepts it if unknown members are 0. */
typedef struct ruleset {
  uint64_t files, net, scopes;
} ruleset;

/* struct landlock_path_beneath_attr */
typedef struct path_beneath {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed)) path_beneath;

/* struct landlock_net_port_attr */
typedef struct net_port {
  uint64_t allowed, port;
} net_port;

/* All accesses that an ABI has: those without a rule are refused. */
static ruleset all_accesses(long abi, const sandbox_needs *needs) {
  unsigned kinds = abi >= 5 ? 16 : abi >= 3 ? 15 : abi >= 2 ? 14 : 13; /* ABIs added ioctl, truncate and refer */
  return (ruleset){.files = ((uint64_t)1 << kinds) - 1,
                   .net = abi >= 4 && (!needs->connects || needs->port) ? NET_CONNECT : 0,
                   .scopes = abi >= 6 ? SCOPE_ABSTRACT_SOCKETS | SCOPE_SIGNALS : 0};
}

static void allow_reading(int rules, const char *path) {
  struct stat status;
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return;
  if (fstat(place, &status) == 0) {
    path_beneath beneath = {.allowed = S_ISDIR(status.st_mode) ? FILES_READ | FILES_LIST : FILES_READ, .parent = place};
    syscall(SYS_landlock_add_rule, rules, RULE_PATH_BENEATH, &beneath, 0);
  }
  close(place);
}

/* Allows the folder of a file, because a new version of the file will be in it. */
static void allow_folder_of(int rules, const char *file) {
  char folder[PATH_MAX];
  const char *slash = strrchr(file, '/');
  int size = slash == file ? 1 : slash ? (int)(slash - file) : 1;
  if (snprintf(folder, sizeof folder, "%.*s", size, slash ? file : ".") < (int)sizeof folder) allow_reading(rules, folder);
}

static void allow_path(int rules, const char *path) {
  struct stat status;
  if (!path || !*path) return;
  if (stat(path, &status) == 0 && S_ISDIR(status.st_mode)) {
    allow_reading(rules, path);
    return;
  }
  allow_folder_of(rules, path);
  char *real = realpath(path, NULL);
  if (real) allow_folder_of(rules, real);
  free(real);
}

/* Allows what CEL's time functions read (runtime/text/time_zone.c). */
static void allow_time_zones(int rules) {
  static const char *const places[] = {"/usr/share/zoneinfo", "/usr/share/lib/zoneinfo", "/usr/lib/locale/TZ",
                                       "/etc/zoneinfo", "/etc/localtime"};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) allow_reading(rules, places[i]);
  const char *zone = getenv("TZ");
  if (zone && *zone == ':') zone++;
  if (zone && *zone == '/') allow_reading(rules, zone);
}

#define PORT_OF_NAMES 53

/* Allows the files for name resolution: resolv.conf(5), hosts(5), nsswitch.conf(5), gai.conf(5). */
static void allow_names(int rules, bool connections) {
  static const char *const files[] = {"/etc/resolv.conf", "/etc/hosts", "/etc/host.conf", "/etc/nsswitch.conf",
                                      "/etc/gai.conf"};
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) allow_reading(rules, files[i]);
  net_port port = {.allowed = NET_CONNECT, .port = PORT_OF_NAMES};
  if (connections) syscall(SYS_landlock_add_rule, rules, RULE_NET_PORT, &port, 0);
}

static void allow_connections(int rules, const ruleset *all, const sandbox_needs *needs) {
  net_port port = {.allowed = NET_CONNECT, .port = needs->port};
  if (!needs->connects) return;
  if (all->net) syscall(SYS_landlock_add_rule, rules, RULE_NET_PORT, &port, 0);
  if (needs->resolves) allow_names(rules, all->net != 0);
}

/* A restriction only applies to the calling thread and the threads that it starts. */
static bool is_alone(void) {
  DIR *threads = opendir("/proc/self/task");
  size_t count = 0;
  for (struct dirent *entry; threads && (entry = readdir(threads));) count += entry->d_name[0] != '.';
  if (threads) closedir(threads);
  return count <= 1;
}

static bool is_refused(const logger *log, const char *why) {
  log_event(log, LOG_LEVEL_INFO, "sandbox", "files are not restricted", log_text("reason", crd_string_of(why)));
  return false;
}

bool sandbox_restrict_files(const sandbox_needs *needs, const logger *log) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return is_refused(log, strerror(errno));
  long abi = syscall(SYS_landlock_create_ruleset, NULL, 0, RULESET_VERSION);
  if (abi < 1) return is_refused(log, "this kernel has no Landlock, or it is turned off");
  if (!is_alone()) return is_refused(log, "there are further threads, for which it would not hold");
  ruleset all = all_accesses(abi, needs);
  int rules = (int)syscall(SYS_landlock_create_ruleset, &all, sizeof all, 0);
  if (rules < 0) return is_refused(log, strerror(errno));
  allow_time_zones(rules);
  allow_connections(rules, &all, needs);
  for (size_t i = 0; i < needs->count; i++) allow_path(rules, needs->paths[i]);
  bool done = syscall(SYS_landlock_restrict_self, rules, 0) == 0;
  int error = errno;
  close(rules);
  if (!done) return is_refused(log, strerror(error));
  log_event(log, LOG_LEVEL_INFO, "sandbox", "no new privileges; files are restricted by Landlock", log_number("abi", abi));
  return true;
}

#else

bool sandbox_restrict_files(const sandbox_needs *needs, const logger *log) {
  (void)needs;
  log_event(log, LOG_LEVEL_INFO, "sandbox", "files are not restricted",
            log_text("reason", CRD_STRING("this build has a sanitizer")));
  return false;
}

#endif
