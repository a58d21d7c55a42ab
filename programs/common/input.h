/* SPDX-License-Identifier: Apache-2.0 */
/* Files, folders and standard input, and the documents in them. */
#pragma once

#include <crd/authorizer.h>
#include <crd/json.h>
#include <crd/string.h>
#include <crd/value.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

/* What one file may hold. */
#define INPUT_LIMIT (256u << 20)

typedef struct input {
  const char *name; /* as it was given, or folder/file */
  crd_string text;
  bool json;  /* by its name, or for standard input by its first character; YAML that is a stream of JSON, too */
  bool found; /* in a folder, or by a pattern: nobody named it. Set by who knows */
} input;

/* What a walk tells of: a file with its size (UINT64_MAX: unknown, as that of "-"), which is not read yet, and what could
 * not be looked at. `path` is the walk's, `what` stays. */
typedef struct input_visitor {
  void (*found)(void *context, const char *path, uint64_t size);
  void (*problem)(void *context, const char *path, const char *what);
  void *context;
  /* Whether an entry of a folder is passed over: a folder with all that is in it, or a file that would be told of. NULL:
   * none is. */
  bool (*passes_over)(void *context, const char *path, bool folder);
  bool templates; /* tell of *.tpl and *.gotmpl as well */
} input_visitor;

/* Finds a file, every *.yaml, *.yml and *.json below a folder in the order of their names, or standard input ("-"). False
 * when there was a problem: the rest was visited all the same. */
bool input_walk(const char *path, const input_visitor *visitor);

/* Whether a path is a folder's, by way of links too. */
bool input_is_folder(const char *path);
/* Whether a walk tells of a file of that name. */
bool input_is_wanted(const char *name);

/* Reads a file or standard input ("-"); `path` is kept as its name. False with errno. Ended with input_release. */
bool input_load(const char *path, input *input);
void input_release(input *input);

/* Reads all of a file into memory that the caller frees. False with errno: EFBIG where it holds more than INPUT_LIMIT,
 * ESTALE where it became shorter meanwhile. */
bool input_read(const char *path, crd_string *text);

/* The same of a regular file alone, which does not wait for what is none (EOPNOTSUPP, or EISDIR); with its status. */
bool input_read_regular(const char *path, struct stat *status, crd_string *text);

/* What to say of such an errno. The text stays. */
const char *input_error(int error);

/* The documents of a text: separated by "---" as kubectl sees it, or JSON values one after the other. */
typedef struct document_cursor {
  crd_string text;
  bool json;
  size_t at;
  uint32_t number; /* of the document last given, from 1; empty ones count but are not given */
  bool marked;     /* it has "---" or "..." anywhere, or is JSON */
  uint32_t empty;  /* how many were not: of a text without anything one, of what is behind the last separator none */
} document_cursor;

/* The next document; false at the end. `offset` is its place in the text. */
bool document_next(document_cursor *cursor, crd_string *document, size_t *offset);

/* Whether a line of a document of YAML begins with "---" and has more on it than a comment: kubectl reads no such file, and
 * a reader of YAML nothing but what is before it. `error` says so, in kubectl's words (YAMLReader.Read). */
bool document_has_bad_separator(crd_arena *arena, crd_string document, crd_parse_error *error);

/* Who asks: the user of --as and --as-group, or of a userInfo. */

/* As who impersonates a user has it (apiserver pkg/endpoints/filters/impersonation.go): a service account without groups is
 * in those of its kind, and everybody is authenticated but who is anonymous. `name` NULL: nobody at all. */
crd_user impersonated_user(crd_arena *arena, const char *name, const char *const *groups, size_t count);

/* The UserInfo (authentication.k8s.io) of a request or an event, its extra by key; nobody where it is no object. Borrows its
 * texts; what else it needs is in the arena. */
crd_user user_of_info(crd_arena *arena, const crd_value *info);

/* The kubeconfig of a program, as kubectl finds it. */

enum { KUBECONFIG_PATH_SIZE = 4096 };

/* The file that is given; else the one of $KUBECONFIG that is there, else ~/.kube/config. `found` is NULL where there is
 * none, and a pod has its service account. False where $KUBECONFIG names several. */
bool kubeconfig_path_find(const char *given, char path[KUBECONFIG_PATH_SIZE], const char **found);
/* What to say then. */
#define KUBECONFIG_PATH_SEVERAL "$KUBECONFIG names several files: --kubeconfig FILE says which it is"
