/* SPDX-License-Identifier: Apache-2.0 */
/* One `git cat-file --batch` answers all queries. They go through its standard input, one per line, so that no name can be
 * taken for an option. It runs no filters, hooks or text conversions, and may not fetch missing objects. */
#define _GNU_SOURCE /* for pipe2 */
#include "revision.h"
#include "../../../runtime/base/say.h"
#include "schema/markers/overlay.h"

#include <crd/shown.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_TREES = 64, MOST_FILES = 20000, MOST_BYTES = 256 << 20, MOST_WORDS = 400 };

typedef struct git {
  crd_arena *arena;
  pid_t process;
  FILE *questions, *answers;
  int words; /* its standard error */
  size_t bytes;
  const char *wrong; /* the error, or NULL */
} git;

typedef struct git_object {
  bool there, tree;
  size_t name_size; /* of object names, in bytes */
  crd_string data;
} git_object;

/* ---- the process ---- */

static void run_git(const int questions[2], const int answers[2], const int words[2]) {
  dup2(questions[0], STDIN_FILENO);
  dup2(answers[1], STDOUT_FILENO);
  dup2(words[1], STDERR_FILENO);
  signal(SIGPIPE, SIG_DFL);
  setenv("GIT_ALLOW_PROTOCOL", "", 1); /* objects that a partial clone lacks are not fetched */
  setenv("GIT_NO_LAZY_FETCH", "1", 1);
  setenv("GIT_OPTIONAL_LOCKS", "0", 1);
  setenv("GIT_TERMINAL_PROMPT", "0", 1);
  execlp("git", "git", "cat-file", "--batch", (char *)NULL);
  dprintf(STDERR_FILENO, "git cannot be run: %s", strerror(errno));
  _exit(127);
}

static bool open_git(git *git) {
  int questions[2] = {-1, -1}, answers[2] = {-1, -1}, words[2] = {-1, -1};
  bool piped = pipe2(questions, O_CLOEXEC) == 0 && pipe2(answers, O_CLOEXEC) == 0 && pipe2(words, O_CLOEXEC) == 0;
  git->process = piped ? fork() : -1;
  if (git->process == 0) run_git(questions, answers, words);
  int ours[] = {questions[0], answers[1], words[1]};
  for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
    if (ours[i] >= 0) close(ours[i]);
  git->words = words[0];
  git->questions = git->process > 0 ? fdopen(questions[1], "w") : NULL;
  git->answers = git->process > 0 ? fdopen(answers[0], "r") : NULL;
  if (git->questions && git->answers) return true;
  git->wrong = strerror(errno);
  return false;
}

/* On an error, prints git's own message. */
static void close_git(git *git) {
  char words[MOST_WORDS + 1];
  int status = 0;
  if (git->questions) fclose(git->questions);
  if (git->answers) fclose(git->answers);
  ssize_t size = git->words >= 0 && git->process > 0 ? read(git->words, words, MOST_WORDS) : 0;
  if (git->words >= 0) close(git->words);
  while (git->process > 0 && waitpid(git->process, &status, 0) < 0 && errno == EINTR) {
  }
  while (size > 0 && (words[size - 1] == '\n' || words[size - 1] == '.')) size--;
  if (git->wrong && size > 0) git->wrong = crd_arena_copy(git->arena, (crd_string){words, (size_t)size}).data;
}

/* ---- objects ---- */

/* Parses "OBJECT TYPE SIZE"; false for "... missing" and other lines. */
static bool read_head(char *line, git_object *object, char type[16], size_t *size) {
  char *save = NULL, *name = strtok_r(line, " \n", &save), *kind = strtok_r(NULL, " \n", &save),
       *length = strtok_r(NULL, " \n", &save), *end = NULL;
  if (!length || strtok_r(NULL, " \n", &save) || strlen(kind) > 15) return false;
  object->name_size = strlen(name) / 2;
  if ((object->name_size != 20 && object->name_size != 32) || strspn(name, "0123456789abcdef") != strlen(name)) return false;
  snprintf(type, 16, "%s", kind);
  *size = strtoull(length, &end, 10);
  return end != length && !*end;
}

/* False if git has ended; for a missing object `there` is false. */
static bool ask_git(git *git, const char *name, git_object *object) {
  char *line = NULL, type[16];
  size_t room = 0, size = 0;
  *object = (git_object){.there = false};
  fprintf(git->questions, "%s\n", name);
  bool good = fflush(git->questions) == 0 && getline(&line, &room, git->answers) > 0;
  bool there = good && read_head(line, object, type, &size);
  free(line);
  if (!good) git->wrong = "git ended";
  if (!there) return good;
  git->bytes += size;
  if (git->bytes > MOST_BYTES) {
    git->wrong = "there is more than 256 MiB of it";
    return false;
  }
  char *data = crd_arena_alloc(git->arena, size + 1);
  good = fread(data, 1, size, git->answers) == size && fgetc(git->answers) == '\n';
  if (!good) git->wrong = "git ended in the middle of an object";
  data[size] = '\0';
  object->data = (crd_string){data, size};
  object->tree = strcmp(type, "tree") == 0;
  object->there = object->tree || strcmp(type, "blob") == 0;
  return good;
}

/* ---- trees ---- */

typedef struct tree_walk {
  git *git;
  compile_file *texts;
  size_t count, room;
} tree_walk;

static bool is_manifest_name(const char *name) {
  const char *dot = strrchr(name, '.');
  return name[0] != '.' && dot && (strcmp(dot, ".yaml") == 0 || strcmp(dot, ".yml") == 0 || strcmp(dot, ".json") == 0);
}

static bool add_tree_text(tree_walk *walk, const char *name, crd_string text) {
  crd_arena *arena = walk->git->arena;
  if (walk->count == MOST_FILES) {
    walk->git->wrong = "it has more than 20000 manifests";
    return false;
  }
  CRD_ARENA_PUSH(arena, walk->texts, walk->count, walk->room, 32, (compile_file){name, text});
  return true;
}

/* The next entry of a tree: "MODE NAME\0" and the bytes of the object's name. */
static bool next_tree_entry(crd_string *rest, size_t name_size, const char **mode, const char **name, char digits[65]) {
  const char *blank = memchr(rest->data, ' ', rest->size);
  const char *end = blank ? memchr(blank, '\0', rest->size - (size_t)(blank - rest->data)) : NULL;
  size_t left = end ? rest->size - (size_t)(end + 1 - rest->data) : 0;
  if (!end || left < name_size) return false;
  *mode = rest->data;
  *name = blank + 1;
  for (size_t i = 0; i < name_size; i++) snprintf(digits + i * 2, 3, "%02x", (unsigned char)end[1 + i]);
  *rest = (crd_string){end + 1 + name_size, left - name_size};
  return true;
}

/* Reads the files of a tree. Links, submodules and names that begin with a dot are skipped, as in folders on disk. */
static bool read_tree(tree_walk *walk, const git_object *tree, const char *path, unsigned depth) {
  crd_string rest = tree->data;
  const char *mode, *name;
  char digits[65];
  if (depth == MOST_TREES) {
    walk->git->wrong = "its folders are nested too deeply";
    return false;
  }
  while (rest.size) {
    git_object object;
    if (!next_tree_entry(&rest, tree->name_size, &mode, &name, digits)) {
      walk->git->wrong = "git gave a tree that is none";
      return false;
    }
    bool folder = strncmp(mode, "40000 ", 6) == 0, file = strncmp(mode, "100", 3) == 0 && is_manifest_name(name);
    if (name[0] == '.' || (!folder && !file)) continue;
    const char *below = crd_arena_printf(walk->git->arena, "%s%s", path, name).data;
    if (!ask_git(walk->git, digits, &object)) return false;
    if (!object.there) {
      walk->git->wrong = crd_arena_printf(walk->git->arena, "%s is not in this clone", below).data;
      return false;
    }
    bool good = folder ? read_tree(walk, &object, crd_arena_printf(walk->git->arena, "%s/", below).data, depth + 1)
                       : add_tree_text(walk, below, object.data);
    if (!good) return false;
  }
  return true;
}

/* Reads a file and the overlay beside it. */
static bool read_named(tree_walk *walk, const char *operand, const git_object *object) {
  const char *dot = strrchr(operand, '.');
  git_object beside;
  if (!add_tree_text(walk, operand, object->data)) return false;
  if (!dot || crdc_overlay_is_name(crd_string_of(operand))) return true;
  const char *name = crd_arena_printf(walk->git->arena, "%.*s.markers.yaml", (int)(dot - operand), operand).data;
  return ask_git(walk->git, name, &beside) && (!beside.there || beside.tree || add_tree_text(walk, name, beside.data));
}

static bool read_operand(git *git, const char *operand, upgrade_source *source) {
  git_object object;
  tree_walk walk = {.git = git, .texts = crd_arena_alloc(git->arena, sizeof *walk.texts), .room = 1};
  if (!ask_git(git, operand, &object)) return false;
  if (!object.there) {
    git->wrong = "git knows no such revision, or it has no such path";
    return false;
  }
  size_t size = strlen(operand);
  const char *end = operand[size - 1] == ':' || operand[size - 1] == '/' ? "" : "/";
  bool good = object.tree ? read_tree(&walk, &object, crd_arena_printf(git->arena, "%s%s", operand, end).data, 0)
                          : read_named(&walk, operand, &object);
  *source = (upgrade_source){.path = operand, .texts = walk.texts, .text_count = walk.count, .one = !object.tree};
  return good;
}

bool revision_is_named(const char *operand) {
  struct stat status;
  const char *colon = strchr(operand, ':');
  return colon && colon != operand && !strchr(operand, '\n') && stat(operand, &status) != 0;
}

bool revision_read(const char *program, crd_arena *arena, const char *operand, upgrade_source *source) {
  git git = {.arena = arena, .words = -1};
  const struct sigaction ignored = {.sa_handler = SIG_IGN};
  struct sigaction before;
  sigaction(SIGPIPE, &ignored, &before); /* git may end before it is asked */
  bool good = open_git(&git) && read_operand(&git, operand, source);
  close_git(&git);
  sigaction(SIGPIPE, &before, NULL);
  if (good) return true;
  crd_say(stderr, "%s: ", program);
  crd_print_shown(stderr, crd_string_of(operand), CRD_SHOWN_NAME);
  fputs(": ", stderr);
  crd_print_shown(stderr, crd_string_of(git.wrong ? git.wrong : "git gave no answer"), CRD_SHOWN_LINE);
  fputc('\n', stderr);
  return false;
}
