/* SPDX-License-Identifier: Apache-2.0 */
/* A file without a name, sealed; its path is that of its descriptor. */
#include "pem_file.h"
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static bool write_pem(int file, crd_string text) {
  for (size_t done = 0; done < text.size;) {
    ssize_t put = write(file, text.data + done, text.size - done);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return false;
    done += (size_t)put;
  }
  return fcntl(file, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0;
}

static bool open_pem(pem_files *files, crd_arena *arena, cluster_pem *pem, crd_string *error) {
  if (!pem->data.size) return true;
  int file = memfd_create("crdc", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0 || !write_pem(file, pem->data)) {
    *error = crd_arena_printf(arena, "a certificate cannot be kept in memory: %s", strerror(errno));
    if (file >= 0) close(file);
    return false;
  }
  files->files[files->count++] = file;
  pem->in_memory = crd_arena_printf(arena, "/proc/self/fd/%d", file).data;
  return true;
}

bool crd_pem_files_open(pem_files *files, crd_arena *arena, cluster_access *access, crd_string *error) {
  return open_pem(files, arena, &access->authority, error) && open_pem(files, arena, &access->certificate, error) &&
         open_pem(files, arena, &access->key, error);
}

void crd_pem_files_close(pem_files *files) {
  while (files->count) close(files->files[--files->count]);
}
