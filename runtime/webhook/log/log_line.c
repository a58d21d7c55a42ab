/* SPDX-License-Identifier: Apache-2.0 */
/* A line is formatted on the stack. Room for its end (a cut mark, the closing brace and the newline) is reserved from the
 * start, so that a full line is still well-formed. */
#include "log_line.h"
#include "../../base/utf8.h"
#include <stdio.h>
#include <time.h>

#define LOG_RESERVED 8
#define LOG_VALUE_SIZE 1500 /* the most of one text that is kept, escaped */

static void line_add(log_buffer *line, const char *data, size_t size) {
  size_t room = LOG_LINE_SIZE - LOG_RESERVED - line->size;
  if (size > room) size = room;
  memcpy(line->data + line->size, data, size);
  line->size += size;
}

static void line_add_text(log_buffer *line, const char *text) {
  line_add(line, text, strlen(text));
}

/* JSON's escapes for a quoted string; logfmt takes the same. A cut never splits an escape or a UTF-8 sequence. */
static void line_add_quoted(log_buffer *line, crd_string text) {
  size_t limit = LOG_LINE_SIZE - LOG_RESERVED - line->size;
  if (limit < 32) {
    line_add_text(line, "\"\"");
    return;
  }
  limit = (limit < LOG_VALUE_SIZE ? limit : LOG_VALUE_SIZE) - 16;
  size_t end = line->size + limit;
  line_add(line, "\"", 1);
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (line->size + 6 > end) {
      line_add_text(line, "...");
      break;
    }
    char escape[8];
    if (c == '"' || c == '\\') {
      escape[0] = '\\', escape[1] = (char)c;
      line_add(line, escape, 2);
    } else if (c == '\n') {
      line_add(line, "\\n", 2);
    } else if (c < 0x20 || c == 0x7F) {
      line_add(line, escape, (size_t)snprintf(escape, sizeof escape, "\\u%04x", c));
    } else if (c < 0x80) {
      line_add(line, (const char *)&text.data[i], 1);
    } else { /* what is more than a character to a terminal, or none at all, is escaped */
      size_t length;
      uint32_t rune = crd_utf8_decode(text.data + i, text.data + text.size, &length);
      if (length == 1 || utf8_is_hidden(rune))
        line_add(line, escape, (size_t)snprintf(escape, sizeof escape, "\\u%04x", (unsigned)rune & 0xffff));
      else
        line_add(line, text.data + i, length);
      i += length - 1;
    }
  }
  line_add(line, "\"", 1);
}

static bool plain_word(crd_string text) {
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (c <= ' ' || c == '"' || c == '=' || c == '\\' || c >= 0x7F) return false;
  }
  return text.size > 0 && text.size < 256;
}

static void line_add_name(log_buffer *line, log_format format, const char *name) {
  if (format == LOG_FORMAT_JSON) {
    line_add_text(line, line->size > 1 ? ",\"" : "\"");
    line_add_text(line, name);
    line_add_text(line, "\":");
  } else {
    if (line->size > 0) line_add(line, " ", 1);
    line_add_text(line, name);
    line_add(line, "=", 1);
  }
}

static void line_add_field(log_buffer *line, log_format format, const log_field *field) {
  if (!field->is_number && !field->is_truth && field->text.size == 0) return;
  if (line->size + strlen(field->name) + 64 > LOG_LINE_SIZE - LOG_RESERVED) return; /* no half fields */
  line_add_name(line, format, field->name);
  if (field->is_truth) {
    line_add_text(line, field->number ? "true" : "false");
  } else if (field->is_number) {
    char digits[24];
    line_add(line, digits, (size_t)snprintf(digits, sizeof digits, "%lld", (long long)field->number));
  } else if (format == LOG_FORMAT_LOGFMT && plain_word(field->text)) {
    line_add(line, field->text.data, field->text.size);
  } else {
    line_add_quoted(line, field->text);
  }
}

static crd_string timestamp(char *buffer, size_t size) {
  struct timespec now;
  struct tm parts;
  clock_gettime(CLOCK_REALTIME, &now);
  gmtime_r(&now.tv_sec, &parts);
  size_t length = strftime(buffer, size, "%Y-%m-%dT%H:%M:%S", &parts);
  length += (size_t)snprintf(buffer + length, size - length, ".%03ldZ", now.tv_nsec / 1000000);
  return (crd_string){buffer, length};
}

void crd_log_compose(log_buffer *line, log_format format, log_level level, const char *where, const char *message,
                     const log_field *fields, size_t count) {
  static const char *const names[] = {"debug", "info", "error"};
  char time[64];
  line->size = 0;
  if (format == LOG_FORMAT_JSON) line_add(line, "{", 1);
  const log_field head[] = {log_text("level", crd_string_of(names[level])), log_text("ts", timestamp(time, sizeof time)),
                            log_text("logger", crd_string_of(where)), log_text("msg", crd_string_of(message))};
  for (size_t i = 0; i < sizeof head / sizeof *head; i++) line_add_field(line, format, &head[i]);
  for (size_t i = 0; i < count; i++) line_add_field(line, format, &fields[i]);
  if (format == LOG_FORMAT_JSON) line->data[line->size++] = '}'; /* LOG_RESERVED keeps room for both */
  line->data[line->size++] = '\n';
}
