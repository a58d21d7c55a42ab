/* SPDX-License-Identifier: Apache-2.0 */
/* Memory as a file: made, filled, sealed, looked at. */
#include "jit/object.h"
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

int crdc_object_create(void) {
  return memfd_create("crdc", MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

void crdc_object_path(int object, char path[OBJECT_PATH_SIZE]) {
  snprintf(path, OBJECT_PATH_SIZE, "/proc/self/fd/%d", object);
}

bool crdc_object_copy(int object, int file, size_t size) {
  off_t from = 0;
  while ((size_t)from < size) {
    ssize_t sent = sendfile(object, file, &from, size - (size_t)from);
    if (sent < 0 && errno == EINTR) continue;
    if (sent == 0) errno = EIO;
    if (sent <= 0) return false;
  }
  return true;
}

bool crdc_object_seal(int object) {
  return fcntl(object, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0;
}

crd_string crdc_object_map(int object) {
  struct stat status;
  if (fstat(object, &status) != 0 || status.st_size <= 0) return (crd_string){NULL, 0};
  void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, object, 0);
  return bytes == MAP_FAILED ? (crd_string){NULL, 0} : (crd_string){bytes, (size_t)status.st_size};
}

void crdc_object_unmap(crd_string bytes) {
  if (bytes.data) munmap((void *)bytes.data, bytes.size);
}

bool crdc_object_is_whole(crd_string bytes) {
  ElfW(Ehdr) header;
  if (bytes.size < sizeof header) return false;
  memcpy(&header, bytes.data, sizeof header);
  size_t table = (size_t)header.e_shnum * header.e_shentsize;
  return memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 && table > 0 && header.e_shoff <= bytes.size &&
         table <= bytes.size - header.e_shoff;
}
