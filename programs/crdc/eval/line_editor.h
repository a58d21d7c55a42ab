/* SPDX-License-Identifier: Apache-2.0 */
/* Lines from a terminal, edited with libedit where that is installed. */
#pragma once

#include <stddef.h>

/* What the word before the cursor may become: gives the names one after the other, then NULL; texts live until the next line
 * is asked for. `line` is what stands before the cursor. */
typedef const char *line_completer(void *data, const char *line, size_t index);

/* Loads libedit, if there is one, and the lines of earlier runs ($XDG_STATE_HOME/crdc/eval_history, ~/.local/state). */
void line_editor_start(line_completer *complete, void *data);
/* A line without its end, which the caller frees; NULL at the end of the input, or without memory. */
char *line_editor_read(const char *prompt);
/* Keeps the lines for the next run. */
void line_editor_end(void);
