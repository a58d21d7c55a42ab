/* SPDX-License-Identifier: Apache-2.0 */
/* The part of an ELF loader that objects of libtcc and of cc need which hold code of ours alone: segments, and relocations
 * against symbols. There are no libraries below such an object, no thread-local data, and nothing that runs when it is
 * loaded.
 *
 * All numbers of the file are checked against its size and that of the memory before they are used. */
#include "jit/object_own.h"
#include "jit/object.h"
#include "jit/symbols.h"
#include <elf.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__x86_64__)
#define MACHINE EM_X86_64
#else
#define MACHINE EM_NONE
#endif

enum { MOST_SEGMENTS = 16, MOST_TAGS = 256 };

/* An object that is being laid out. */
typedef struct placing {
  own_object *object;
  crd_string bytes;
  Elf64_Phdr segments[MOST_SEGMENTS];
  size_t segment_count;
  Elf64_Phdr dynamic;
  size_t page;
  const char *why;
} placing;

static bool refuse_layout(placing *placing, const char *why) {
  placing->why = why;
  return false;
}

/* Whether `count` things of `each` bytes from `start` on are within `size`. */
static bool fits_within(uint64_t start, uint64_t count, uint64_t each, uint64_t size) {
  return start <= size && count <= (size - start) / each;
}

/* ---- the file ---- */

static bool read_header(placing *placing, Elf64_Ehdr *header) {
  if (placing->bytes.size < sizeof *header) return refuse_layout(placing, "it is no object");
  memcpy(header, placing->bytes.data, sizeof *header);
  if (memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_ident[EI_CLASS] != ELFCLASS64 ||
      header->e_ident[EI_DATA] != ELFDATA2LSB || header->e_type != ET_DYN)
    return refuse_layout(placing, "it is no shared object of 64 bits");
  if (MACHINE == EM_NONE || header->e_machine != MACHINE)
    return refuse_layout(placing, "it is not of a machine that is known here");
  if (header->e_phentsize != sizeof(Elf64_Phdr) || header->e_shentsize != sizeof(Elf64_Shdr) ||
      !fits_within(header->e_phoff, header->e_phnum, sizeof(Elf64_Phdr), placing->bytes.size) ||
      !fits_within(header->e_shoff, header->e_shnum, sizeof(Elf64_Shdr), placing->bytes.size))
    return refuse_layout(placing, "its tables are not in it");
  return true;
}

/* Segments in the order of their addresses, no two of them on one page. */
static bool add_load(placing *placing, const Elf64_Phdr *segment, uint64_t *end) {
  uint64_t page = placing->page;
  if (placing->segment_count == MOST_SEGMENTS) return refuse_layout(placing, "it has too many segments");
  if (segment->p_vaddr > OBJECT_MOST || segment->p_memsz > OBJECT_MOST - segment->p_vaddr ||
      segment->p_filesz > segment->p_memsz || !fits_within(segment->p_offset, segment->p_filesz, 1, placing->bytes.size))
    return refuse_layout(placing, "a segment is not in it");
  if (segment->p_vaddr / page * page < *end) return refuse_layout(placing, "two segments have a page in common");
  *end = (segment->p_vaddr + segment->p_memsz + page - 1) / page * page;
  placing->segments[placing->segment_count++] = *segment;
  return true;
}

static bool read_segments(placing *placing, const Elf64_Ehdr *header) {
  uint64_t end = 0;
  for (size_t i = 0; i < header->e_phnum; i++) {
    Elf64_Phdr segment;
    memcpy(&segment, placing->bytes.data + header->e_phoff + i * sizeof segment, sizeof segment);
    if (segment.p_type == PT_TLS) return refuse_layout(placing, "it has data of threads");
    if (segment.p_type == PT_DYNAMIC) placing->dynamic = segment;
    if (segment.p_type == PT_LOAD && segment.p_memsz > 0 && !add_load(placing, &segment, &end)) return false;
  }
  placing->object->size = end;
  return end > 0 || refuse_layout(placing, "it has no segments");
}

/* The table of symbols that the outside sees, and their names. */
static bool read_symbols(placing *placing, const Elf64_Ehdr *header) {
  own_object *object = placing->object;
  Elf64_Shdr table = {.sh_type = SHT_NULL}, names;
  for (size_t i = 0; i < header->e_shnum && table.sh_type != SHT_DYNSYM; i++)
    memcpy(&table, placing->bytes.data + header->e_shoff + i * sizeof table, sizeof table);
  if (table.sh_type != SHT_DYNSYM || table.sh_link >= header->e_shnum) return refuse_layout(placing, "it has no symbols");
  memcpy(&names, placing->bytes.data + header->e_shoff + table.sh_link * sizeof names, sizeof names);
  if (!fits_within(table.sh_offset, table.sh_size, 1, placing->bytes.size) ||
      !fits_within(names.sh_offset, names.sh_size, 1, placing->bytes.size) || names.sh_size == 0 ||
      placing->bytes.data[names.sh_offset + names.sh_size - 1] != 0)
    return refuse_layout(placing, "its symbols are not in it");
  object->symbols = table.sh_offset;
  object->symbol_count = table.sh_size / sizeof(Elf64_Sym);
  object->names = names.sh_offset;
  object->names_size = names.sh_size;
  return true;
}

/* ---- symbols ---- */

/* The symbol of a number, and its name; false: there is none. */
static bool read_symbol(const own_object *object, size_t index, Elf64_Sym *symbol, const char **name) {
  if (index >= object->symbol_count) return false;
  memcpy(symbol, object->bytes.data + object->symbols + index * sizeof *symbol, sizeof *symbol);
  if (symbol->st_name >= object->names_size) return false;
  *name = object->bytes.data + object->names + symbol->st_name;
  return true;
}

static bool is_defined(const own_object *object, const Elf64_Sym *symbol) {
  return symbol->st_shndx != SHN_UNDEF && symbol->st_shndx < SHN_LORESERVE && symbol->st_value < object->size &&
         ELF64_ST_BIND(symbol->st_info) != STB_LOCAL;
}

static uint64_t address_of_function(jit_function *function) {
  uint64_t address;
  _Static_assert(sizeof address == sizeof function, "addresses have 64 bits");
  memcpy(&address, &function, sizeof address); /* ISO C converts no function pointer to a number */
  return address;
}

static bool find_in_runtime(const char *name, uint64_t *address) {
  for (const jit_symbol *symbol = crdc_jit_symbols; symbol->name; symbol++) {
    if (strcmp(symbol->name, name) != 0) continue;
    *address = address_of_function(symbol->function);
    return true;
  }
  return false;
}

/* Where a symbol stands; what is weak and nowhere is 0. */
static bool resolve_symbol(placing *placing, size_t index, uint64_t *address) {
  Elf64_Sym symbol;
  const char *name;
  *address = 0;
  if (index == 0) return true;
  if (!read_symbol(placing->object, index, &symbol, &name)) return refuse_layout(placing, "a symbol is not in it");
  if (symbol.st_shndx != SHN_UNDEF) {
    if (symbol.st_shndx >= SHN_LORESERVE || symbol.st_value > placing->object->size)
      return refuse_layout(placing, "a symbol has no place in it");
    *address = (uint64_t)(uintptr_t)placing->object->base + symbol.st_value;
    return true;
  }
  return find_in_runtime(name, address) || ELF64_ST_BIND(symbol.st_info) == STB_WEAK ||
         refuse_layout(placing, "it calls what the program does not have");
}

/* ---- relocations ---- */

static bool relocate_one(placing *placing, const Elf64_Rela *entry) {
  own_object *object = placing->object;
  uint64_t value;
  if (ELF64_R_TYPE(entry->r_info) == R_X86_64_NONE) return true;
  if (!fits_within(entry->r_offset, 1, sizeof value, object->size))
    return refuse_layout(placing, "a relocation is outside of it");
  if (!resolve_symbol(placing, ELF64_R_SYM(entry->r_info), &value)) return false;
  switch (ELF64_R_TYPE(entry->r_info)) {
  case R_X86_64_RELATIVE:
    value = (uint64_t)(uintptr_t)object->base + (uint64_t)entry->r_addend;
    break;
  case R_X86_64_64:
    value += (uint64_t)entry->r_addend;
    break;
  case R_X86_64_GLOB_DAT:
  case R_X86_64_JUMP_SLOT:
    break;
  default:
    return refuse_layout(placing, "it has relocations of a kind that is not known here");
  }
  memcpy(object->base + entry->r_offset, &value, sizeof value);
  return true;
}

/* A table of relocations, by the address that it has in memory. */
static bool relocate_table(placing *placing, uint64_t address, uint64_t size) {
  own_object *object = placing->object;
  if (size == 0) return true;
  if (!fits_within(address, size, 1, object->size)) return refuse_layout(placing, "its relocations are not in it");
  for (uint64_t at = 0; size - at >= sizeof(Elf64_Rela); at += sizeof(Elf64_Rela)) {
    Elf64_Rela entry;
    memcpy(&entry, object->base + address + at, sizeof entry);
    if (!relocate_one(placing, &entry)) return false;
  }
  return true;
}

static bool relocate_all(placing *placing) {
  const own_object *object = placing->object;
  uint64_t values[MOST_TAGS] = {0};
  if (!fits_within(placing->dynamic.p_vaddr, placing->dynamic.p_memsz, 1, object->size))
    return refuse_layout(placing, "its relocations are not in it");
  for (uint64_t at = 0; placing->dynamic.p_memsz - at >= sizeof(Elf64_Dyn); at += sizeof(Elf64_Dyn)) {
    Elf64_Dyn entry;
    memcpy(&entry, object->base + placing->dynamic.p_vaddr + at, sizeof entry);
    if (entry.d_tag == DT_NULL) break;
    if (entry.d_tag == DT_REL || entry.d_tag == DT_RELR || entry.d_tag == DT_TEXTREL)
      return refuse_layout(placing, "it has relocations of a kind that is not known here");
    if (entry.d_tag > 0 && entry.d_tag < MOST_TAGS) values[entry.d_tag] = entry.d_un.d_val;
  }
  return relocate_table(placing, values[DT_RELA], values[DT_RELASZ]) &&
         relocate_table(placing, values[DT_JMPREL], values[DT_PLTRELSZ]);
}

/* ---- memory ---- */

static bool lay_out_segments(placing *placing) {
  own_object *object = placing->object;
  void *base = mmap(NULL, object->size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (base == MAP_FAILED) return refuse_layout(placing, "there is no memory for it");
  object->base = base;
  for (size_t i = 0; i < placing->segment_count; i++) {
    const Elf64_Phdr *segment = &placing->segments[i];
    if (segment->p_filesz)
      memcpy(object->base + segment->p_vaddr, placing->bytes.data + segment->p_offset, segment->p_filesz);
  }
  return true;
}

/* From here on code is not written, and nothing else is run. */
static bool protect_segments(placing *placing) {
  for (size_t i = 0; i < placing->segment_count; i++) {
    const Elf64_Phdr *segment = &placing->segments[i];
    uint64_t start = segment->p_vaddr / placing->page * placing->page, size = segment->p_vaddr + segment->p_memsz - start;
    bool run = segment->p_flags & PF_X, written = segment->p_flags & PF_W;
    if (run && written) return refuse_layout(placing, "it has code that is written");
    if (mprotect(placing->object->base + start, size, PROT_READ | (run ? PROT_EXEC : 0) | (written ? PROT_WRITE : 0)) != 0)
      return refuse_layout(placing, "memory may not be made to run here");
  }
  return true;
}

bool crdc_own_object_open(own_object *object, crd_string bytes, const char **why) {
  Elf64_Ehdr header;
  long page = sysconf(_SC_PAGESIZE);
  placing placing = {.object = object, .bytes = bytes, .page = page > 0 ? (size_t)page : 4096};
  *object = (own_object){.bytes = bytes};
  bool good = read_header(&placing, &header) && read_segments(&placing, &header) && read_symbols(&placing, &header) &&
              lay_out_segments(&placing) && relocate_all(&placing) && protect_segments(&placing);
  if (!good) crdc_own_object_close(object);
  *why = placing.why;
  return good;
}

void crdc_own_object_close(own_object *object) {
  if (object->base) munmap(object->base, object->size);
  object->base = NULL;
}

void *crdc_own_object_find(const own_object *object, const char *name) {
  for (size_t i = 1; i < object->symbol_count; i++) {
    Elf64_Sym symbol;
    const char *found;
    if (read_symbol(object, i, &symbol, &found) && is_defined(object, &symbol) && strcmp(found, name) == 0)
      return object->base + symbol.st_value;
  }
  return NULL;
}
