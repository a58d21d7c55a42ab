/* SPDX-License-Identifier: Apache-2.0 */
/* The objects as a cluster would store them, as YAML documents; what people are told stands in comments. */
#include "../../../runtime/base/say.h"
#include "form.h"
#include "output.h"
#include <crd/yaml.h>
#include <stdlib.h>

/* A report, as comments. */
static void write_comments(FILE *stream, account *account) {
  output text = {.text = NULL};
  output_stream memory;
  report gathered = {.stream = output_stream_begin(&memory, &text)};
  report_account(&gathered, account);
  output_stream_end(&memory);
  const char *line = text.text, *end = line + text.size;
  while (line < end) {
    const char *stop = memchr(line, '\n', (size_t)(end - line));
    size_t length = stop ? (size_t)(stop - line) : (size_t)(end - line);
    fprintf(stream, "# %.*s\n", (int)length, line);
    line += length + 1;
  }
  output_free(&text);
}

/* What goes on through the pipe: as it would be stored, or where nothing is known of its kind, or nothing was asked of it,
 * as it was read. NULL: nothing does. */
static const crd_value *object_of(const account *account) {
  const crd_verdict *verdict = account->verdict;
  if (account_is_passed_over(account)) return account->object;
  if (!verdict || !verdict->allowed) return NULL;
  return verdict->object || account->outcome != ACCOUNT_VALID ? verdict->object : account->object;
}

static void tell_yaml(const report *report, account *account) {
  account_findings(account);
  if (account->count) write_comments(report->stream, account);
  const crd_value *object = object_of(account);
  if (account_is_passed_over(account) && !account->hint) {
    crd_string name = account_object(account->arena, account);
    crd_say(report->stream, "# %.*s: %.*s%snot judged: %.*s\n", CRD_PRINT(report_place_file(account->place)),
            CRD_PRINT(name), name.size ? ": " : "", CRD_PRINT(account->why));
  }
  if (!object) return;
  crd_text text = {.arena = account->arena};
  crd_text_add(&text, CRD_STRING("---\n"));
  crd_yaml_write(&text, object);
  fwrite(text.data, 1, text.size, report->stream);
}

const form form_yaml = {.name = "yaml", .wants_objects = true, .streams = true, .tell = tell_yaml};
