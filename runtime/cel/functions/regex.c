/* SPDX-License-Identifier: Apache-2.0 */
/* Regular expressions in rules: matches of the standard library, find and findAll. Mirrors cel-go (stdlib matches) and
 * apiserver pkg/cel/library/regex.go over Go's regexp; crd/regex.h defines the syntax and matches. */
#include "../../base/utf8.h"
#include "../internal.h"

static uint64_t regex_cost(const crd_cel_value *arguments) {
  return crd_cel_tenth(crd_cel_cost_size(arguments[0]) + 1) * ((crd_cel_cost_size(arguments[1]) + 3) / 4);
}

static crd_cel_value matches(crd_cel *cel, const crd_cel_value *arguments, size_t count, bool costs_one) {
  if (!crd_cel_all_are(arguments, count, CRD_CEL_STRING))
    return arguments[1].kind == CRD_CEL_STRING ? crd_cel_wrong_call(cel, arguments, count)
                                               : crd_cel_no_operator(cel, "matches", arguments[0]);
  crd_cel_charge(cel, costs_one ? 1 : regex_cost(arguments));
  if (cel->cost > cel->limit) return crd_cel_of_truth(CRD_CEL_ERROR); /* the cost limit ends the rule */
  crd_string error = {NULL, 0};
  bool found = crd_regex_match(cel->arena, arguments[1].as.text, arguments[0].as.text, &error);
  return error.size ? crd_cel_failed_with(cel, "%.*s", (int)error.size, error.data) : crd_cel_of_bool(found);
}

crd_cel_value crd_cel_fn_matches(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return matches(cel, arguments, count, false);
}

crd_cel_value crd_cel_fn_matches_before_37(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return matches(cel, arguments, count, true);
}

/* ---- find ---- */

/* Calls for every match, at most `limit` of them (negative: all). An empty match directly after a match does not count. */
static bool find_matches(crd_cel *cel, crd_string pattern, crd_string text, int64_t limit, crd_cel_builder *found) {
  size_t from = 0, last_end = SIZE_MAX;
  crd_string error = {NULL, 0};
  if (!crd_regex_check(cel->arena, pattern, &error)) {
    crd_cel_failed_with(cel, "Illegal regex: %.*s", (int)error.size, error.data);
    return false;
  }
  bool sound = crd_regex_is_sound(text);
  while (from <= text.size && (limit < 0 || (int64_t)found->count < limit)) {
    size_t begin, end;
    crd_cel_poll(cel);
    bool more = sound ? crd_regex_find_sound(cel->arena, pattern, text, from, &begin, &end, &error)
                      : crd_regex_find(cel->arena, pattern, text, from, &begin, &end, &error);
    if (!more) break;
    if (begin < end || begin != last_end) crd_cel_push(cel, found, crd_cel_of_string(crd_string_slice(text, begin, end)));
    last_end = end;
    from = end;
    if (begin == end) {
      if (from == text.size) break;
      utf8_next(text, &from);
    }
  }
  return true;
}

/* The error for wrong arguments. With a string as pattern it is that of a function that checks its own arguments. */
static crd_cel_value wrong_find(crd_cel *cel, const char *name, const crd_cel_value *arguments, size_t count) {
  bool prepared = arguments[1].kind == CRD_CEL_STRING;
  return prepared ? crd_cel_wrong_call(cel, arguments, count) : crd_cel_no_overload(cel, name, arguments, count);
}

crd_cel_value crd_cel_fn_find(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cel_builder found = {NULL, 0, 0};
  if (!crd_cel_all_are(arguments, count, CRD_CEL_STRING)) return wrong_find(cel, "find", arguments, count);
  crd_cel_charge(cel, regex_cost(arguments));
  if (cel->cost > cel->limit) return crd_cel_of_truth(CRD_CEL_ERROR);
  if (!find_matches(cel, arguments[1].as.text, arguments[0].as.text, 1, &found)) return crd_cel_of_truth(CRD_CEL_ERROR);
  return found.count ? found.items[0] : crd_cel_of_string((crd_string){"", 0});
}

crd_cel_value crd_cel_fn_find_all(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cel_builder found = {NULL, 0, 0};
  if (!crd_cel_all_are(arguments, 2, CRD_CEL_STRING) || (count > 2 && arguments[2].kind != CRD_CEL_INT))
    return wrong_find(cel, "findAll", arguments, count);
  crd_cel_charge(cel, regex_cost(arguments));
  if (cel->cost > cel->limit) return crd_cel_of_truth(CRD_CEL_ERROR);
  int64_t limit = count > 2 ? arguments[2].as.integer : -1;
  if (!find_matches(cel, arguments[1].as.text, arguments[0].as.text, limit, &found)) return crd_cel_of_truth(CRD_CEL_ERROR);
  return crd_cel_built(cel, &found);
}
