/* SPDX-License-Identifier: Apache-2.0 */
/* URLs against net/url. */
#include "../../../runtime/text/url_parts.h"
#include "table.h"
#include <crd/url.h>

static const table_row rows[] = {
#include "tables/url.inc"
};

static void add(crd_text *out, crd_string text, char after) {
  crd_text_add(out, text);
  crd_text_add_char(out, after);
}

static crd_string answer(crd_arena *arena, const table_row *row) {
  crd_url u;
  crd_string error = {NULL, 0};
  bool request = table_is(row, "request");
  if (!crd_url_parse(arena, row->arguments[0], request, &u, &error)) {
    cr_assert(!request || !crd_url_is_request(NULL, row->arguments[0], NULL));
    return table_error(arena, error);
  }
  crd_text out = {.arena = arena};
  crd_string parts[] = {u.scheme, u.host, u.hostname, u.port, u.path, u.query, u.fragment, u.text};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) add(&out, parts[i], '|');
  size_t count;
  const crd_url_parameter *parameters = crd_url_query(arena, u.query, &count);
  for (size_t i = 0; i < count; i++) {
    if (i == 0 || !crd_string_equal(parameters[i].key, parameters[i - 1].key)) add(&out, parameters[i].key, '=');
    bool last = i + 1 == count || !crd_string_equal(parameters[i].key, parameters[i + 1].key);
    add(&out, parameters[i].value, last ? ';' : ',');
  }
  return crd_text_string(&out);
}

TABLE(url, answer)

static bool same(crd_string a, crd_string b) {
  return crd_string_equal(a, b);
}

/* What is read at once is what is read by parts: of texts with each character at each place. */
Test(url, plain_ones_are_read_alike) {
  static const char *const texts[] = {"https://a.b:80/c?d", "h://x", "ftp://A_b~/", "http://h:/p?", "a+b.c-1://h?q=/#"};
  size_t plain = 0;
  for (size_t t = 0; t < sizeof texts / sizeof *texts; t++)
    for (size_t at = 0; at < strlen(texts[t]); at++)
      for (int c = 0; c < 256; c++) {
        char bytes[32];
        crd_string text = {bytes, strlen(texts[t])};
        memcpy(bytes, texts[t], text.size);
        bytes[at] = (char)c;
        url_parts quick, parts;
        if (!crd_url_parts_read_plain(text, &quick)) continue;
        plain++;
        for (int request = 0; request < 2; request++) {
          cr_assert(crd_url_parts_parse(text, request, &parts, NULL), "%.*s", (int)text.size, bytes);
          cr_assert(same(quick.scheme, parts.scheme) && same(quick.host, parts.host) && same(quick.path, parts.path) &&
                        same(quick.query, parts.query) && quick.force_query == parts.force_query && !parts.has_user &&
                        !parts.opaque.size && !parts.omit_host,
                    "%.*s", (int)text.size, bytes);
        }
      }
  cr_assert(plain > 1000);
}
