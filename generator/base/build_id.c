/* SPDX-License-Identifier: Apache-2.0 */
/* The program is known by the build id that the linker gave it. */
#include "base/build_id.h"

#include <elf.h>
#include <link.h>
#include <string.h>

/* Adds the build id among the notes of a segment. */
static bool add_build_id(digest *digest, const char *notes, size_t size) {
  for (size_t at = 0; at + sizeof(ElfW(Nhdr)) <= size;) {
    ElfW(Nhdr) note;
    memcpy(&note, notes + at, sizeof note);
    size_t name = at + sizeof note, content = name + ((note.n_namesz + 3u) & ~3u);
    if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && memcmp(notes + name, "GNU", 4) == 0) {
      crdc_digest_add(digest, (crd_string){notes + content, note.n_descsz});
      return note.n_descsz > 0;
    }
    at = content + ((note.n_descsz + 3u) & ~3u);
  }
  return false;
}

/* The program is what is listed first; gives 1 when it has a build id, else 2. */
static int add_program(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  for (size_t i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    // NOLINTNEXTLINE(performance-no-int-to-ptr): that is how the loader gives it
    if (header->p_type == PT_NOTE &&
        add_build_id(context, (const char *)(info->dlpi_addr + header->p_vaddr), header->p_memsz))
      return 1;
  }
  return 2;
}

bool crdc_build_id_add(digest *digest) {
  return dl_iterate_phdr(add_program, digest) == 1;
}
