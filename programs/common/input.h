/* SPDX-License-Identifier: Apache-2.0 */
/* Reads files, folders and standard input, and splits them into documents. */
#pragma once

#include <crd/authorizer.h>
#include <crd/json.h>
#include <crd/string.h>
#include <crd/value.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

/* The size limit of one file. */
#define INPUT_LIMIT (256u << 20)

typedef struct input {
  const char *name; /* as given, or folder/file */
  crd_string text;
  bool json;  /* by its name; for standard input by its first character; also for YAML that is a stream of JSON */
  bool found; /* found in a folder or by a pattern, not named by the user. Set by the caller */
} input;

/* Receives the results of a walk: files with their size (UINT64_MAX: unknown, as that of "-"), which are not read yet, and
 * what could not be read. `path` lives as long as the walk, `what` is static. */
typedef struct input_visitor {
  void (*found)(void *context, const char *path, uint64_t size);
  void (*problem)(void *context, const char *path, const char *what);
  void *context;
  /* Whether an entry of a folder is skipped: a folder with all its content, or a file. May be NULL: none is skipped. */
  bool (*passes_over)(void *context, const char *path, bool folder);
  bool templates; /* also visit *.tpl and *.gotmpl */
} input_visitor;

/* Visits a file, or every *.yaml, *.yml and *.json below a folder sorted by name, or standard input ("-"). False if there
 * was a problem; the rest was visited all the same. */
bool input_walk(const char *path, const input_visitor *visitor);

/* Whether a path is a folder, also through links. */
bool input_is_folder(const char *path);
/* Whether a walk visits files of that name. */
bool input_is_wanted(const char *name);

/* Reads a file or standard input ("-"); `path` is kept as its name. False with errno. Free it with input_release. */
bool input_load(const char *path, input *input);
void input_release(input *input);

/* Reads a whole file into memory that the caller frees. False with errno: EFBIG if it is larger than INPUT_LIMIT, ESTALE if
 * it became shorter meanwhile. */
bool input_read(const char *path, crd_string *text);

/* Does the same for regular files only, and never waits on other ones (EOPNOTSUPP, or EISDIR); also returns the file's
 * status. */
bool input_read_regular(const char *path, struct stat *status, crd_string *text);

/* The static message for such an errno. */
const char *input_error(int error);

/* Iterates over the documents of a text: separated by "---" as kubectl sees it, or JSON values one after the other. */
typedef struct document_cursor {
  crd_string text;
  bool json;
  size_t at;
  uint32_t number; /* of the last returned document, from 1; empty ones are counted but not returned */
  bool marked;     /* the text contains "---" or "...", or is JSON */
  uint32_t empty;  /* the number of empty documents: 1 for a text without content; nothing after the last separator does not
                    * count */
} document_cursor;

/* The next document; false at the end. `offset` is its offset in the text. */
bool document_next(document_cursor *cursor, crd_string *document, size_t *offset);

/* Whether a line of a YAML document begins with "---" and has more on it than a comment. kubectl refuses such a file, and a
 * YAML reader only reads what is before the line. `error` becomes kubectl's message (YAMLReader.Read). */
bool document_has_bad_separator(crd_arena *arena, crd_string document, crd_parse_error *error);

/* The user of a request: from --as and --as-group, or from a userInfo. */

/* The user as after impersonation (apiserver pkg/endpoints/filters/impersonation.go): a service account without groups gets
 * those of service accounts, and every user except the anonymous one is authenticated. `name` NULL: no user. */
crd_user impersonated_user(crd_arena *arena, const char *name, const char *const *groups, size_t count);

/* The UserInfo (authentication.k8s.io) of a request or an event, with its extra by key; no user if it is no object. The
 * texts are borrowed, the rest is in the arena. */
crd_user user_of_info(crd_arena *arena, const crd_value *info);

/* The kubeconfig of a program, found as kubectl does. */

enum { KUBECONFIG_PATH_SIZE = 4096 };

/* Finds the given file; else the existing one of $KUBECONFIG, else ~/.kube/config. `found` is NULL if there is none; a pod
 * then uses its service account. False if $KUBECONFIG names several files. */
bool kubeconfig_path_find(const char *given, char path[KUBECONFIG_PATH_SIZE], const char **found);
/* The message in that case. */
#define KUBECONFIG_PATH_SEVERAL "$KUBECONFIG names several files: --kubeconfig FILE says which it is"
