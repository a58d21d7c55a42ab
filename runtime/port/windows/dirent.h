/* SPDX-License-Identifier: Apache-2.0 */
/* Folders, with names in UTF-8. */
#ifndef CRD_PORT_DIRENT_H
#define CRD_PORT_DIRENT_H

enum { DT_UNKNOWN, DT_DIR = 4, DT_REG = 8, DT_LNK = 10 };

struct dirent {
  unsigned char d_type;
  char d_name[3 * 260 + 1]; /* 260 units of UTF-16 as UTF-8 */
};
typedef struct port_folder DIR;

DIR *opendir(const char *path);
struct dirent *readdir(DIR *folder);
int closedir(DIR *folder);
int scandir(const char *path, struct dirent ***entries, int (*choose)(const struct dirent *entry),
            int (*compare)(const struct dirent **a, const struct dirent **b));
int alphasort(const struct dirent **a, const struct dirent **b);

#endif
