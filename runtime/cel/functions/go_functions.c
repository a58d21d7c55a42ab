/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of rules of the layers webhook and controller that correspond to Go libraries: numbers, flags, patterns, graphs
 * (docs/cel.md). */
#include "../internal.h"
#include <crd/go_text.h>
#include <stdlib.h>

#define TEXT_OF(text) ((crd_string)CRD_STRING_INIT(text))

/* Adds the cost of reading a text. False if an argument is not a string. */
static bool begin_text(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_all_are(arguments, count, CRD_CEL_STRING)) return false;
  cel->cost += crd_cel_scan_cost(arguments[0].as.text);
  return true;
}

static crd_cel_value none_or_text(crd_cel *cel, bool good, crd_string error) {
  return good ? crd_cel_optional_none() : crd_cel_optional_of(cel, crd_cel_of_string(error));
}

/* ---- numbers ---- */

crd_cel_value crd_cel_fn_go_int(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  int64_t value;
  crd_string error;
  if (!begin_text(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  if (crd_go_int_parse(cel->arena, "ParseInt", arguments[0].as.text, &value, &error)) return crd_cel_of_int(value);
  return crd_cel_failed_with(cel, "%.*s", CRD_PRINT(error));
}

crd_cel_value crd_cel_fn_go_int_error(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  int64_t value;
  crd_string error = {NULL, 0};
  if (!begin_text(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  const char *function = count > 1 ? crd_arena_copy(cel->arena, arguments[1].as.text).data : "ParseInt";
  return none_or_text(cel, crd_go_int_parse(cel->arena, function, arguments[0].as.text, &value, &error), error);
}

crd_cel_value crd_cel_fn_go_float(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  double value;
  crd_string error;
  if (!begin_text(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  if (crd_go_float_parse(cel->arena, arguments[0].as.text, &value, &error)) return crd_cel_of_double(value);
  return crd_cel_failed_with(cel, "%.*s", CRD_PRINT(error));
}

crd_cel_value crd_cel_fn_go_float_error(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  double value;
  crd_string error = {NULL, 0};
  if (!begin_text(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  return none_or_text(cel, crd_go_float_parse(cel->arena, arguments[0].as.text, &value, &error), error);
}

/* Quantity.MilliValue: thousandths, rounded up. A text that is not a quantity is an error. */
crd_cel_value crd_cel_fn_milli_value(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_quantity quantity;
  crd_string error;
  if (!begin_text(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  if (!crd_quantity_parse(arguments[0].as.text, &quantity, &error))
    return crd_cel_failed_with(cel, "%.*s", CRD_PRINT(error));
  return crd_cel_of_int((int64_t)crd_quantity_ceil(&quantity, 3));
}

/* ---- patterns ---- */

crd_cel_value crd_cel_fn_regex_error(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_string error = {NULL, 0};
  if (!begin_text(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  return none_or_text(cel, crd_regex_check(cel->arena, arguments[0].as.text, &error), error);
}

/* ---- flags ---- */

/* Whether a text is an integer: a sign, and digits of the base that its prefix sets (ParseInt with base 0). */
static bool is_flag_int(crd_string text) {
  size_t i = text.size && (text.data[0] == '-' || text.data[0] == '+');
  bool negative = i && text.data[0] == '-', prefixed = false, digits = false, under = false;
  unsigned base = 10;
  if (i + 1 < text.size && text.data[i] == '0') {
    char letter = (char)(text.data[i + 1] | 0x20);
    base = letter == 'x' ? 16 : letter == 'b' ? 2 : 8;
    prefixed = letter == 'x' || letter == 'b' || letter == 'o';
    i += prefixed ? 2 : 1;
    digits = !prefixed; /* the zero is a digit */
  }
  uint64_t value = 0, most = (uint64_t)INT64_MAX + negative;
  for (; i < text.size; i++) {
    char c = text.data[i];
    if (c == '_') {
      if (under || !(digits || prefixed) || base == 10) return false;
      under = true;
      continue;
    }
    unsigned digit = c >= '0' && c <= '9' ? (unsigned)(c - '0') : (unsigned)((c | 0x20) - 'a') + 10;
    if (digit >= base || (c > '9' && ((c | 0x20) < 'a' || (c | 0x20) > 'f')) || value > (most - digit) / base) return false;
    value = value * base + digit;
    digits = true;
    under = false;
  }
  return digits && !under;
}

static bool is_flag_value(crd_string kind, crd_string value) {
  return !crd_string_equal(kind, TEXT_OF("int")) || is_flag_int(value);
}

/* A flag of the arguments. */
typedef struct flag_word {
  crd_string name, value;
  bool valued;
} flag_word;

/* Reads -x, --x or -x=v. False for a word that ends the flags. */
static bool read_flag(crd_string word, flag_word *flag) {
  if (word.size < 2 || word.data[0] != '-') return false;
  size_t minuses = word.data[1] == '-' ? 2 : 1;
  crd_string name = {word.data + minuses, word.size - minuses};
  if (!name.size || name.data[0] == '-' || name.data[0] == '=') return false;
  const char *equals = memchr(name.data, '=', name.size);
  *flag = (flag_word){.name = name, .valued = equals != NULL};
  if (!equals) return true;
  size_t size = (size_t)(equals - name.data);
  flag->name.size = size;
  flag->value = (crd_string){equals + 1, name.size - size - 1};
  return true;
}

/* The values of the flags up to the first argument at which Go's flag package stops. */
crd_cel_value crd_cel_fn_go_flags(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_is_list(arguments[0]) || !crd_cel_is_map(arguments[1])) return crd_cel_wrong_call(cel, arguments, count);
  int64_t words = crd_cel_count(arguments[0]), kinds = crd_cel_count(arguments[1]);
  crd_cel_entry *found = crd_arena_alloc(cel->arena, ((size_t)kinds + 1) * sizeof *found);
  size_t set = 0;
  cel->cost += 1 + (uint64_t)words;
  for (int64_t i = 0; i < words; i++) {
    crd_cel_value word = crd_cel_item(cel, arguments[0], (size_t)i);
    flag_word flag;
    if (word.kind != CRD_CEL_STRING || !read_flag(word.as.text, &flag)) break;
    crd_cel_value name = crd_cel_of_string(flag.name), kind = crd_cel_index(cel, arguments[1], name);
    if (kind.kind != CRD_CEL_STRING) break;
    if (!flag.valued) {
      crd_cel_value next = ++i < words ? crd_cel_item(cel, arguments[0], (size_t)i) : crd_cel_of_null();
      if (next.kind != CRD_CEL_STRING) break;
      flag.value = next.as.text;
    }
    if (!is_flag_value(kind.as.text, flag.value)) break;
    size_t at = 0;
    while (at < set && !crd_string_equal(found[at].key.as.text, flag.name)) at++;
    found[at] = (crd_cel_entry){name, crd_cel_of_string(flag.value)};
    set += at == set;
  }
  return crd_cel_make_map(cel, found, NULL, set);
}

/* ---- graphs ---- */

/* A vertex, in a table that is sorted by name. vertex_of returns its number, or `count` if the name is unknown. */
typedef struct vertex {
  crd_string name;
  size_t number;
} vertex;

static int by_vertex_name(const void *a, const void *b) {
  return crd_string_compare(((const vertex *)a)->name, ((const vertex *)b)->name);
}

static size_t vertex_of(const vertex *sorted, size_t count, crd_string name) {
  vertex wanted = {name, 0};
  const vertex *found = count ? bsearch(&wanted, sorted, count, sizeof *sorted, by_vertex_name) : NULL;
  return found ? found->number : count;
}

/* Counts the edges that lead to each vertex. False if an edge leads to an unknown vertex. */
static bool count_incoming(crd_cel *cel, crd_cel_value edges, const vertex *sorted, size_t count, size_t *incoming) {
  for (size_t i = 0; i < count; i++) {
    crd_cel_value targets = crd_cel_entry_value(cel, edges, i);
    int64_t size = crd_cel_is_list(targets) ? crd_cel_count(targets) : 0;
    cel->cost += (uint64_t)size;
    for (int64_t j = 0; j < size; j++) {
      crd_cel_value target = crd_cel_item(cel, targets, (size_t)j);
      size_t at = target.kind == CRD_CEL_STRING ? vertex_of(sorted, count, target.as.text) : count;
      if (at == count) return false;
      incoming[at]++;
    }
  }
  return true;
}

/* Removes vertices to which no edge leads, with their edges, again and again. True if none is left: there is no cycle. */
static bool peel(crd_cel *cel, crd_cel_value edges, const vertex *sorted, size_t count, size_t *incoming) {
  size_t *ready = crd_arena_alloc(cel->arena, (count + 1) * sizeof *ready), first = 0, last = 0;
  for (size_t i = 0; i < count; i++)
    if (!incoming[i]) ready[last++] = i;
  while (first < last) {
    crd_cel_poll(cel);
    crd_cel_value targets = crd_cel_entry_value(cel, edges, ready[first++]);
    int64_t size = crd_cel_is_list(targets) ? crd_cel_count(targets) : 0;
    for (int64_t j = 0; j < size; j++) {
      size_t at = vertex_of(sorted, count, crd_cel_item(cel, targets, (size_t)j).as.text);
      if (--incoming[at] == 0) ready[last++] = at;
    }
  }
  return last == count;
}

crd_cel_value crd_cel_fn_is_dag(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_is_map(arguments[0])) return crd_cel_wrong_call(cel, arguments, count);
  size_t vertices = (size_t)crd_cel_count(arguments[0]);
  vertex *sorted = crd_arena_alloc(cel->arena, (vertices + 1) * sizeof *sorted);
  size_t *incoming = crd_arena_zalloc(cel->arena, (vertices + 1) * sizeof *incoming);
  cel->cost += 1 + vertices;
  for (size_t i = 0; i < vertices; i++) {
    crd_cel_value key = crd_cel_key(arguments[0], i);
    if (key.kind != CRD_CEL_STRING) return crd_cel_wrong_call(cel, arguments, count);
    sorted[i] = (vertex){key.as.text, i};
  }
  if (vertices) qsort(sorted, vertices, sizeof *sorted, by_vertex_name);
  bool whole = count_incoming(cel, arguments[0], sorted, vertices, incoming);
  return crd_cel_of_bool(whole && peel(cel, arguments[0], sorted, vertices, incoming));
}
