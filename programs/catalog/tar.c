/* SPDX-License-Identifier: Apache-2.0 */
#include "base/memory.h"
#include "unpack.h"

enum { BLOCK = 512, SKIP = 1 << 16, MOST_DESCRIPTIONS = 8 };

/* A header (POSIX 1003.1 pax, "ustar Interchange Format"). */
typedef struct tar_header {
  char name[100], mode[8], uid[8], gid[8], size[12], mtime[12], checksum[8], type, link[100], magic[6], version[2], user[32],
      group[32], major[8], minor[8], prefix[155], rest[12];
} tar_header;
_Static_assert(sizeof(tar_header) == BLOCK, "a header is a block");

/* Headers about the next entry. */
typedef struct tar_extra {
  crd_string name;
  uint64_t size;
  bool has_size;
} tar_extra;

static bool tar_fails(tar_reader *reader, const char *why) {
  if (!reader->error) reader->error = why;
  return false;
}

/* ---- bytes ---- */

/* Reads exactly that many bytes; with `end` there may be none, which sets it. */
static bool read_exactly(tar_reader *reader, char *to, size_t size, bool *end) {
  for (size_t done = 0; done < size;) {
    size_t got;
    if (!unpack_read(reader->unpacker, to + done, size - done, &got, &reader->error)) return false;
    reader->bytes += got;
    if (reader->bytes > TAR_MOST_BYTES) return tar_fails(reader, "the archive unpacks to more than 8 GiB");
    done += got;
    if (got) continue;
    if (end && !done) return *end = true;
    return tar_fails(reader, "the archive ends too soon");
  }
  return true;
}

static bool skip_exactly(tar_reader *reader, uint64_t size) {
  char passed[SKIP];
  while (size) {
    size_t now = size < SKIP ? (size_t)size : SKIP;
    if (!read_exactly(reader, passed, now, NULL)) return false;
    size -= now;
  }
  return true;
}

/* ---- headers ---- */

/* A number in octal digits, or in GNU's base 256. */
static bool read_tar_number(const char *field, size_t size, uint64_t *number) {
  const unsigned char *at = (const unsigned char *)field, *end = at + size;
  *number = 0;
  if (*at & 0x80) {
    if (*at != 0x80) return false; /* negative, or larger than 64 bits */
    for (at++; at < end; at++) {
      if (*number >> 56) return false;
      *number = *number << 8 | *at;
    }
    return true;
  }
  while (at < end && *at == ' ') at++;
  for (; at < end && *at >= '0' && *at <= '7'; at++) {
    if (*number >> 61) return false;
    *number = *number << 3 | (uint64_t)(*at - '0');
  }
  return at == end || *at == ' ' || *at == '\0';
}

/* Accepts both sums that old programs have computed. */
static bool has_checksum(const tar_header *header) {
  uint64_t wanted;
  if (!read_tar_number(header->checksum, sizeof header->checksum, &wanted)) return false;
  const unsigned char *bytes = (const unsigned char *)header;
  uint64_t sum = 0;
  int64_t signed_sum = 0;
  for (size_t i = 0; i < BLOCK; i++) {
    bool own = i >= offsetof(tar_header, checksum) && i < offsetof(tar_header, type);
    sum += own ? ' ' : bytes[i];
    signed_sum += own ? ' ' : (signed char)bytes[i];
  }
  return wanted == sum || (signed_sum >= 0 && wanted == (uint64_t)signed_sum);
}

bool tar_begins(crd_string bytes) {
  tar_header header;
  if (bytes.size < BLOCK) return false;
  memcpy(&header, bytes.data, BLOCK);
  return header.name[0] && has_checksum(&header);
}

static bool is_zero_block(const tar_header *header) {
  const char *bytes = (const char *)header;
  return !bytes[0] && memcmp(bytes, bytes + 1, BLOCK - 1) == 0;
}

static crd_string field_text(crd_arena *arena, const char *field, size_t size) {
  return crd_arena_copy(arena, (crd_string){field, strnlen(field, size)});
}

static crd_string header_name(crd_arena *arena, const tar_header *header) {
  crd_string name = field_text(arena, header->name, sizeof header->name);
  bool posix = memcmp(header->magic, "ustar\0", sizeof header->magic) == 0;
  if (!posix || !header->prefix[0]) return name;
  crd_string prefix = field_text(arena, header->prefix, sizeof header->prefix);
  return crd_arena_printf(arena, "%.*s/%.*s", CRD_PRINT(prefix), CRD_PRINT(name));
}

/* ---- headers of an entry ---- */

static bool read_description(tar_reader *reader, uint64_t size, crd_string *text) {
  if (size > TAR_MOST_HEADER) return tar_fails(reader, "a header of the archive has more than 1 MiB");
  char *data = crd_arena_alloc(reader->names, (size_t)size + 1);
  if (!read_exactly(reader, data, (size_t)size, NULL)) return false;
  data[size] = '\0';
  *text = (crd_string){data, (size_t)size};
  return skip_exactly(reader, (BLOCK - size % BLOCK) % BLOCK);
}

static bool read_decimal(crd_string text, uint64_t *number) {
  *number = 0;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] < '0' || text.data[i] > '9' || *number > UINT64_MAX / 10 - 1) return false;
    *number = *number * 10 + (uint64_t)(text.data[i] - '0');
  }
  return text.size > 0;
}

/* A pax record: "LENGTH KEY=VALUE\n"; the length is that of the whole record. */
static bool take_record(crd_string *rest, crd_string *key, crd_string *value) {
  const char *space = memchr(rest->data, ' ', rest->size);
  uint64_t length;
  if (!space || !read_decimal((crd_string){rest->data, (size_t)(space - rest->data)}, &length)) return false;
  size_t head = (size_t)(space - rest->data) + 1;
  if (length > rest->size || length <= head || rest->data[length - 1] != '\n') return false;
  crd_string pair = crd_string_slice(*rest, head, (size_t)length - 1);
  const char *equals = memchr(pair.data, '=', pair.size);
  if (!equals) return false;
  *key = (crd_string){pair.data, (size_t)(equals - pair.data)};
  *value = (crd_string){equals + 1, pair.size - key->size - 1};
  *rest = crd_string_slice(*rest, (size_t)length, rest->size);
  return true;
}

static bool read_pax(tar_reader *reader, uint64_t size, tar_extra *extra) {
  crd_string rest, key, value;
  if (!read_description(reader, size, &rest)) return false;
  while (rest.size) {
    bool good = take_record(&rest, &key, &value);
    if (good && crd_string_equal(key, CRD_STRING("path"))) extra->name = value;
    if (good && crd_string_equal(key, CRD_STRING("size"))) good = extra->has_size = read_decimal(value, &extra->size);
    if (!good) return tar_fails(reader, "a pax header of the archive is broken");
  }
  return true;
}

static bool read_long_name(tar_reader *reader, uint64_t size, tar_extra *extra) {
  if (!read_description(reader, size, &extra->name)) return false;
  extra->name.size = strnlen(extra->name.data, extra->name.size);
  return true;
}

/* ---- entries ---- */

bool tar_open(tar_reader *reader, crd_arena *arena, crd_string bytes) {
  *reader = (tar_reader){.arena = arena, .names = memory_arena(NULL)};
  reader->unpacker = unpack_open(bytes, &reader->error);
  return reader->unpacker != NULL;
}

void tar_close(tar_reader *reader) {
  unpack_close(reader->unpacker);
  crd_arena_destroy(reader->names);
}

/* Reads to the end of the compressed stream, because only there its checksum is verified. */
static bool read_to_end(tar_reader *reader) {
  char passed[SKIP];
  size_t got = 1;
  while (got) {
    if (!unpack_read(reader->unpacker, passed, sizeof passed, &got, &reader->error)) return false;
    reader->bytes += got;
    if (reader->bytes > TAR_MOST_BYTES) return tar_fails(reader, "the archive unpacks to more than 8 GiB");
  }
  return false;
}

/* The next header; false at the end too. */
static bool read_header(tar_reader *reader, tar_header *header, uint64_t *size) {
  bool end = false;
  if (!read_exactly(reader, (char *)header, BLOCK, &end) || end) return false;
  if (is_zero_block(header)) return read_to_end(reader);
  if (!has_checksum(header))
    return tar_fails(reader, reader->entries ? "a header of the archive is broken" : "it is no archive of tar");
  if (++reader->entries > TAR_MOST_ENTRIES) return tar_fails(reader, "the archive has more than 1000000 entries");
  return read_tar_number(header->size, sizeof header->size, size) || tar_fails(reader, "a size in the archive is none");
}

static bool pass_content(tar_reader *reader) {
  uint64_t left = reader->left, padding = reader->padding;
  reader->left = reader->padding = 0;
  return skip_exactly(reader, left) && skip_exactly(reader, padding);
}

static void set_content(tar_reader *reader, uint64_t size) {
  reader->left = size;
  reader->padding = (BLOCK - size % BLOCK) % BLOCK;
}

bool tar_next(tar_reader *reader, tar_entry *entry) {
  tar_header header;
  tar_extra extra = {.size = 0};
  uint64_t size = 0;
  unsigned descriptions = 0;
  if (reader->error) return false;
  crd_arena_reset(reader->names);
  while (pass_content(reader) && read_header(reader, &header, &size)) {
    bool described = header.type == 'x' || header.type == 'L';
    if (described && ++descriptions > MOST_DESCRIPTIONS)
      return tar_fails(reader, "an entry of the archive has more than 8 headers");
    if (described && !(header.type == 'x' ? read_pax(reader, size, &extra) : read_long_name(reader, size, &extra)))
      return false;
    if (described) continue;
    bool regular = header.type == '0' || header.type == '\0' || header.type == '7';
    bool empty = header.type >= '1' && header.type <= '6'; /* links, devices, folders */
    set_content(reader, empty ? 0 : extra.has_size ? extra.size : size);
    entry->name = extra.name.data ? extra.name : header_name(reader->names, &header);
    entry->size = reader->left;
    if (regular && entry->name.size && entry->name.data[entry->name.size - 1] != '/') return true;
    extra = (tar_extra){.size = 0};
    descriptions = 0;
    crd_arena_reset(reader->names);
  }
  return false;
}

bool tar_read(tar_reader *reader, crd_string *text) {
  uint64_t size = reader->left, done = 0;
  if (size > TAR_MOST_TEXT) return tar_fails(reader, "a file in the archive has more than 64 MiB");
  reader->left = 0;
  size_t room = size < SKIP ? (size_t)size : SKIP; /* the size in a header is not trusted until the bytes are read */
  char *data = crd_arena_alloc(reader->arena, room + 1);
  while (done < size) {
    if (done == room) {
      size_t larger = room * 2 < size ? room * 2 : (size_t)size;
      data = crd_arena_grow(reader->arena, data, room + 1, larger + 1);
      room = larger;
    }
    if (!read_exactly(reader, data + done, room - (size_t)done, NULL)) return false;
    done = room;
  }
  data[size] = '\0';
  *text = (crd_string){data, (size_t)size};
  return true;
}
