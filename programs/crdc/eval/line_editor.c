/* SPDX-License-Identifier: Apache-2.0 */
/* Uses libedit through the function names of readline. It is loaded with dlopen, so that it is not required: without it, and
 * in a statically linked program, lines are read without editing. */
#include "line_editor.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define EDIT_FILE "libedit.so.2"
enum { KEPT_LINES = 1000 };

typedef char *edit_generator(const char *word, int state);
typedef char **edit_completion(const char *word, int start, int end);

typedef struct edit_library {
  char *(*readline)(const char *prompt);
  int (*add_history)(const char *line);
  int (*read_history)(const char *file);
  int (*write_history)(const char *file);
  void (*stifle_history)(int lines);
  char **(*rl_completion_matches)(const char *word, edit_generator *generate);
  edit_completion **attempted; /* rl_attempted_completion_function */
  int *over;                   /* rl_attempted_completion_over: do not complete file names */
  char **line;                 /* rl_line_buffer */
  const char **breaks;         /* rl_basic_word_break_characters */
  int *append;                 /* rl_completion_append_character */
} edit_library;

static struct {
  bool loaded;
  edit_library library;
  line_completer *complete;
  void *data;
  size_t index;      /* of the next name */
  char before[4096]; /* the text before the cursor */
  char history[4096];
} editor;

#ifdef CRD_STATIC_PROGRAMS

/* A static program cannot load libedit, which would bring its own C library. */
static bool load(edit_library *library) {
  (void)library;
  return false;
}

#else

static bool find(void *handle, const char *name, void *place) {
  void *found = dlsym(handle, name);
  memcpy(place, &found, sizeof found); /* ISO C does not convert object pointers to function pointers; POSIX makes them
                                        * compatible */
  return found != NULL;
}

static bool load(edit_library *library) {
  void *handle = dlopen(EDIT_FILE, RTLD_NOW | RTLD_LOCAL);
  return handle && find(handle, "readline", &library->readline) && find(handle, "add_history", &library->add_history) &&
         find(handle, "read_history", &library->read_history) && find(handle, "write_history", &library->write_history) &&
         find(handle, "stifle_history", &library->stifle_history) &&
         find(handle, "rl_completion_matches", &library->rl_completion_matches) &&
         find(handle, "rl_attempted_completion_function", &library->attempted) &&
         find(handle, "rl_attempted_completion_over", &library->over) && find(handle, "rl_line_buffer", &library->line) &&
         find(handle, "rl_basic_word_break_characters", &library->breaks) &&
         find(handle, "rl_completion_append_character", &library->append);
}

#endif

/* ---- completion ---- */

static char *next_name(const char *word, int state) {
  (void)word;
  if (!state) editor.index = 0;
  const char *name = editor.complete(editor.data, editor.before, editor.index++);
  return name ? strdup(name) : NULL;
}

static char **complete_word(const char *word, int start, int end) {
  (void)start;
  size_t size = end > 0 ? (size_t)end : 0;
  if (size >= sizeof editor.before) return NULL;
  memcpy(editor.before, *editor.library.line, size);
  editor.before[size] = '\0';
  *editor.library.over = 1;
  *editor.library.append = 0;
  return editor.library.rl_completion_matches(word, next_name);
}

/* ---- the history file ---- */

/* Makes a folder if it does not exist. */
static bool make_folder(const char *path) {
  struct stat status;
  return mkdir(path, 0700) == 0 || (stat(path, &status) == 0 && S_ISDIR(status.st_mode));
}

/* Appends a folder to a path; false if it cannot be made. */
static bool step_down(char folder[static 3072], const char *name) {
  size_t size = strlen(folder);
  return snprintf(folder + size, 3072 - size, "%s", name) < (int)(3072 - size) && make_folder(folder);
}

/* Sets the path of the history; false if there is no folder for it. */
static bool place_history(void) {
  const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
  char folder[3072] = "";
  bool given = state && state[0] == '/';
  if (!given && (!home || home[0] != '/')) return false;
  bool good = given ? step_down(folder, state)
                    : step_down(folder, home) && step_down(folder, "/.local") && step_down(folder, "/state");
  if (!good || !step_down(folder, "/crdc")) return false;
  snprintf(editor.history, sizeof editor.history, "%s/eval_history", folder);
  return true;
}

/* ---- lines ---- */

void line_editor_start(line_completer *complete, void *data) {
  editor.complete = complete;
  editor.data = data;
  editor.loaded = load(&editor.library);
  if (!editor.loaded) return;
  *editor.library.attempted = complete_word;
  *editor.library.breaks = " \t\n.?()[]{},:;!&|<>=+-*/%'\"";
  editor.library.stifle_history(KEPT_LINES);
  if (place_history()) editor.library.read_history(editor.history);
}

static char *read_plainly(const char *prompt) {
  char *line = NULL;
  size_t room = 0;
  fputs(prompt, stdout);
  fflush(stdout);
  ssize_t size = getline(&line, &room, stdin);
  if (size < 0) {
    free(line);
    return NULL;
  }
  while (size > 0 && (line[size - 1] == '\n' || line[size - 1] == '\r')) line[--size] = '\0';
  return line;
}

char *line_editor_read(const char *prompt) {
  if (!editor.loaded) return read_plainly(prompt);
  char *line = editor.library.readline(prompt);
  if (line && *line) editor.library.add_history(line);
  return line;
}

void line_editor_end(void) {
  if (editor.loaded && editor.history[0]) editor.library.write_history(editor.history);
}
