/* SPDX-License-Identifier: Apache-2.0 */
/* Files and folders on Windows: paths are UTF-8 with slashes, and files are binary. */
#include "wide.h"
#include <direct.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <windows.h>

static int port_fail(void) {
  switch (GetLastError()) {
  case ERROR_FILE_NOT_FOUND:
  case ERROR_PATH_NOT_FOUND:
  case ERROR_INVALID_NAME:
  case ERROR_BAD_NETPATH:
    errno = ENOENT;
    break;
  case ERROR_FILE_EXISTS:
  case ERROR_ALREADY_EXISTS:
    errno = EEXIST;
    break;
  case ERROR_DIRECTORY:
    errno = ENOTDIR;
    break;
  case ERROR_CANT_RESOLVE_FILENAME:
    errno = ELOOP;
    break;
  case ERROR_FILENAME_EXCED_RANGE:
    errno = ENAMETOOLONG;
    break;
  case ERROR_ACCESS_DENIED:
  case ERROR_SHARING_VIOLATION:
    errno = EACCES;
    break;
  default:
    errno = EIO;
  }
  return -1;
}

/* Skips the folder before a path with a drive, because no name contains a colon: DIR/C:/folder is C:/folder, as is
 * /C:/folder. */
static const char *port_whole_part(const char *path) {
  for (const char *at = strchr(path, ':'); at; at = strchr(at + 1, ':'))
    if (at - path > 1 && (at[-2] == '/' || at[-2] == '\\') && (!at[1] || at[1] == '/' || at[1] == '\\')) path = at - 1;
  return strcmp(path, "/dev/null") == 0 ? "NUL" : path;
}

wchar_t *port_wide_path(const char *path) {
  path = port_whole_part(path);
  const int size = MultiByteToWideChar(CP_UTF8, 0, path, -1, NULL, 0);
  wchar_t *wide = malloc((size_t)size * sizeof *wide + sizeof *wide);
  if (wide && MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, size) == 0) *wide = 0;
  if (wide && size == 3 && wide[1] == ':') wcscpy(wide + 2, L"/"); /* the drive's root, and not its current folder */
  return wide;
}

char *port_narrow(const wchar_t *text) {
  const int size = WideCharToMultiByte(CP_UTF8, 0, text, -1, NULL, 0, NULL, NULL);
  char *narrow = malloc((size_t)size + 1);
  if (narrow && WideCharToMultiByte(CP_UTF8, 0, text, -1, narrow, size, NULL, NULL) == 0) *narrow = 0;
  return narrow;
}

/* ---- status of files ---- */

static int64_t port_seconds(FILETIME time) { /* since 1601, in 100 ns */
  return (int64_t)(((uint64_t)time.dwHighDateTime << 32 | time.dwLowDateTime) / 10000000) - 11644473600;
}

static int port_status_of(HANDLE handle, struct port_stat *status) {
  BY_HANDLE_FILE_INFORMATION about;
  FILE_ATTRIBUTE_TAG_INFO tag = {0};
  *status = (struct port_stat){.st_mode = S_IFCHR | 0666};
  const DWORD form = GetFileType(handle);
  if (form == FILE_TYPE_PIPE) status->st_mode = S_IFIFO | 0666;
  if (form != FILE_TYPE_DISK) return 0;
  if (!GetFileInformationByHandle(handle, &about)) return port_fail();
  bool link = about.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT &&
              GetFileInformationByHandleEx(handle, FileAttributeTagInfo, &tag, sizeof tag) &&
              (tag.ReparseTag == IO_REPARSE_TAG_SYMLINK || tag.ReparseTag == IO_REPARSE_TAG_MOUNT_POINT);
  status->st_mode = link                                                ? S_IFLNK | 0777
                    : about.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY ? S_IFDIR | 0777
                                                                        : S_IFREG | 0666;
  status->st_dev = about.dwVolumeSerialNumber;
  status->st_ino = (uint64_t)about.nFileIndexHigh << 32 | about.nFileIndexLow;
  status->st_size = (int64_t)((uint64_t)about.nFileSizeHigh << 32 | about.nFileSizeLow);
  status->st_mtime = port_seconds(about.ftLastWriteTime);
  return 0;
}

static HANDLE port_look_at(const char *path, DWORD how) {
  wchar_t *wide = port_wide_path(path);
  if (!wide) return INVALID_HANDLE_VALUE;
  HANDLE handle = CreateFileW(wide, FILE_READ_ATTRIBUTES, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
                              OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS | how, NULL);
  if (handle == INVALID_HANDLE_VALUE) port_fail();
  free(wide);
  return handle;
}

static int port_status_at(const char *path, DWORD how, struct port_stat *status) {
  HANDLE handle = port_look_at(path, how);
  if (handle == INVALID_HANDLE_VALUE) return -1;
  const int result = port_status_of(handle, status);
  CloseHandle(handle);
  return result;
}

int port_stat(const char *path, struct port_stat *status) {
  return port_status_at(path, 0, status);
}

int port_lstat(const char *path, struct port_stat *status) {
  return port_status_at(path, FILE_FLAG_OPEN_REPARSE_POINT, status);
}

int port_fstat(int file, struct port_stat *status) {
  return port_status_of((HANDLE)_get_osfhandle(file), status);
}

int port_access(const char *path) {
  struct port_stat status;
  return port_stat(path, &status);
}

int port_is_open(int file) {
  if (_get_osfhandle(file) >= 0) return 0;
  errno = EBADF;
  return -1;
}

int port_isatty(int file) {
  DWORD mode;
  return GetConsoleMode((HANDLE)_get_osfhandle(file), &mode) != 0;
}

/* Returns the path with slashes and a leading slash: "\\?\C:\folder" as /C:/folder, "\\?\UNC\host" as //host. */
char *port_realpath(const char *path, char *room) {
  wchar_t wide[4096];
  HANDLE handle = port_look_at(path, 0);
  if (handle == INVALID_HANDLE_VALUE) return NULL;
  const DWORD size = GetFinalPathNameByHandleW(handle, wide, 4096, 0);
  if (!size || size >= 4096) port_fail();
  CloseHandle(handle);
  char *whole = size && size < 4096 ? port_narrow(wide) : NULL;
  if (!whole) return NULL;
  for (char *at = whole; (at = strchr(at, '\\'));) *at = '/';
  const size_t skipped = strncmp(whole, "//?/UNC/", 8) == 0 ? 6 : strncmp(whole, "//?/", 4) == 0 ? 3 : 0;
  memmove(whole, whole + skipped, strlen(whole + skipped) + 1);
  *whole = '/';
  const size_t length = strlen(whole);
  if (length == 4 && whole[3] == '/') whole[3] = 0; /* the root of a drive */
  if (!room) return whole;
  if (length < PATH_MAX) strcpy(room, whole);
  free(whole);
  if (length < PATH_MAX) return room;
  errno = ENAMETOOLONG;
  return NULL;
}

/* ---- files ---- */

/* Windows ignores case in names. Names of time zones, which are files, are case-sensitive. */
static bool port_is_spelled_so(const char *path) {
  WIN32_FIND_DATAW found;
  wchar_t *wide = strncmp(path, "/usr/share/zoneinfo/", 20) == 0 ? port_wide_path(path) : NULL;
  bool good = true;
  for (wchar_t *name = wide ? wide + 20 : NULL; good && name; name = wcschr(name, '/') ? wcschr(name, '/') + 1 : NULL) {
    wchar_t *end = name + wcscspn(name, L"/"), kept = *end;
    *end = 0;
    HANDLE search = FindFirstFileW(wide, &found);
    good = search != INVALID_HANDLE_VALUE && wcscmp(found.cFileName, name) == 0;
    if (search != INVALID_HANDLE_VALUE) FindClose(search);
    *end = kept;
  }
  free(wide);
  return good;
}

int port_open(const char *path, int flags, ...) {
  struct port_stat status;
  wchar_t *wide = port_is_spelled_so(path) ? port_wide_path(path) : NULL;
  if (!wide) errno = ENOENT;
  if (!wide) return -1;
  const int file = _wopen(wide, flags | O_BINARY | O_NOINHERIT, _S_IREAD | _S_IWRITE);
  free(wide);
  if (file < 0 && errno == EACCES && port_stat(path, &status) == 0 && S_ISDIR(status.st_mode)) errno = EISDIR;
  return file;
}

FILE *port_fopen(const char *path, const char *mode) {
  const int file = port_open(path, mode[0] == 'r' ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC);
  FILE *stream = file >= 0 ? _fdopen(file, mode[0] == 'r' ? "rb" : "wb") : NULL;
  if (file >= 0 && !stream) close(file);
  return stream;
}

int port_unlink(const char *path) {
  wchar_t *wide = port_wide_path(path);
  const int result = wide ? _wunlink(wide) : -1;
  free(wide);
  return result;
}

int port_mkdir(const char *path, unsigned mode) {
  wchar_t *wide = port_wide_path(path);
  (void)mode;
  const int result = wide ? _wmkdir(wide) : -1;
  free(wide);
  return result;
}

int port_rename(const char *from, const char *to) {
  wchar_t *old = port_wide_path(from), *new = port_wide_path(to);
  const int result = old && new ? MoveFileExW(old, new, MOVEFILE_REPLACE_EXISTING) ? 0 : port_fail() : -1;
  free(old);
  free(new);
  return result;
}

void *port_map(int file, size_t size) {
  char *bytes = malloc(size);
  for (size_t done = 0; bytes && done < size;) {
    const int got = read(file, bytes + done, size - done < INT_MAX ? (unsigned)(size - done) : INT_MAX);
    if (got > 0) done += (size_t)got;
    if (got > 0) continue;
    free(bytes);
    errno = got ? errno : EIO;
    return MAP_FAILED;
  }
  return bytes ? bytes : MAP_FAILED;
}

/* ---- folders ---- */

struct port_folder {
  HANDLE search;
  WIN32_FIND_DATAW found;
  bool taken; /* the last entry was returned */
  struct dirent entry;
};

DIR *opendir(const char *path) {
  const size_t size = strlen(path);
  char *all = malloc(size + 3);
  if (!all) return NULL;
  memcpy(all, path, size);
  strcpy(all + size, "/*");
  wchar_t *wide = port_wide_path(all);
  DIR *folder = calloc(1, sizeof *folder);
  if (wide && folder) folder->search = FindFirstFileW(wide, &folder->found);
  free(all);
  free(wide);
  if (wide && folder && folder->search != INVALID_HANDLE_VALUE) return folder;
  if (wide && folder) port_fail();
  free(folder);
  return NULL;
}

struct dirent *readdir(DIR *folder) {
  if (folder->taken && !FindNextFileW(folder->search, &folder->found)) {
    if (GetLastError() != ERROR_NO_MORE_FILES) port_fail();
    return NULL;
  }
  folder->taken = true;
  const DWORD about = folder->found.dwFileAttributes;
  folder->entry.d_type = about & FILE_ATTRIBUTE_REPARSE_POINT ? DT_LNK : about & FILE_ATTRIBUTE_DIRECTORY ? DT_DIR : DT_REG;
  WideCharToMultiByte(CP_UTF8, 0, folder->found.cFileName, -1, folder->entry.d_name, sizeof folder->entry.d_name, NULL,
                      NULL);
  return &folder->entry;
}

int closedir(DIR *folder) {
  FindClose(folder->search);
  free(folder);
  return 0;
}

int alphasort(const struct dirent **a, const struct dirent **b) {
  return strcmp((*a)->d_name, (*b)->d_name);
}

static int port_end_scan(struct dirent **list, int count, int error) {
  while (count) free(list[--count]);
  free((void *)list);
  errno = error;
  return -1;
}

int scandir(const char *path, struct dirent ***entries, int (*choose)(const struct dirent *entry),
            int (*compare)(const struct dirent **a, const struct dirent **b)) {
  struct dirent **list = NULL;
  int count = 0, error = 0;
  DIR *folder = opendir(path);
  if (!folder) return -1;
  errno = 0;
  for (struct dirent *entry; !error && (entry = readdir(folder));) {
    if (choose && !choose(entry)) continue;
    struct dirent **more = realloc((void *)list, (size_t)(count + 1) * sizeof *list);
    if (more) list = more;
    if (more) list[count] = malloc(sizeof *entry);
    error = more && list[count] ? 0 : ENOMEM;
    if (!error) *list[count++] = *entry;
  }
  error = error ? error : errno;
  closedir(folder);
  if (error) return port_end_scan(list, count, error);
  if (count) qsort((void *)list, (size_t)count, sizeof *list, (int (*)(const void *, const void *))compare);
  *entries = list;
  return count;
}
