/* SPDX-License-Identifier: Apache-2.0 */
/* Status of files by paths in UTF-8, with 64-bit sizes and inode numbers. */
#ifndef CRD_PORT_SYS_STAT_H
#define CRD_PORT_SYS_STAT_H
#include <stdint.h>
#include_next <sys/stat.h>
#include <sys/types.h>

typedef unsigned uid_t, gid_t;

struct port_stat {
  uint64_t st_dev, st_ino;
  unsigned st_mode;
  uid_t st_uid;
  gid_t st_gid;
  int64_t st_size, st_mtime;
};

#undef S_ISREG
#undef S_ISDIR
#define S_IFLNK 0xA000
#define S_ISREG(mode) (((mode)&0xF000) == S_IFREG)
#define S_ISDIR(mode) (((mode)&0xF000) == S_IFDIR)
#define S_ISLNK(mode) (((mode)&0xF000) == S_IFLNK)

int port_stat(const char *path, struct port_stat *status);
int port_lstat(const char *path, struct port_stat *status);
int port_fstat(int file, struct port_stat *status);
int port_mkdir(const char *path, unsigned mode);
#define stat port_stat
#define lstat port_lstat
#define fstat port_fstat
#define mkdir(path, mode) port_mkdir(path, mode)
#define fchmod(file, mode) ((void)(mode), 0)

#endif
