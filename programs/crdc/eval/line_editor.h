/* SPDX-License-Identifier: Apache-2.0 */
/* Reads lines from a terminal, edited with libedit if that is installed. */
#pragma once

#include <stddef.h>

/* Completes the word before the cursor: returns the names one after the other, then NULL; the texts live until the next line
 * is read. `line` is the text before the cursor. */
typedef const char *line_completer(void *data, const char *line, size_t index);

/* Loads libedit if it exists, and the history ($XDG_STATE_HOME/crdc/eval_history, ~/.local/state). */
void line_editor_start(line_completer *complete, void *data);
/* A line without its end, which the caller frees; NULL at the end of the input or without memory. */
char *line_editor_read(const char *prompt);
/* Saves the history. */
void line_editor_end(void);
