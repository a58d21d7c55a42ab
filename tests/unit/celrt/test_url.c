/* URLs against net/url. */
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
