/* SPDX-License-Identifier: Apache-2.0 */
/* Changes of an expression: it is cut into tokens, and an operand (a token, or what stands between brackets with them) is
 * replaced by another operand, of the same expression or at hand, wrapped in a call or an operator, or taken out. */
#include "mutate.h"

#define TOKENS_LIMIT 512

typedef struct tokens {
  crd_string items[TOKENS_LIMIT];
  size_t count;
} tokens;

static const char *const operands[] = {"self",
                                       "oldSelf",
                                       "self.a",
                                       "self.?a",
                                       "self.spec",
                                       "has(self.a)",
                                       "x",
                                       "0",
                                       "1",
                                       "-1",
                                       "9223372036854775807",
                                       "0u",
                                       "1.5",
                                       "1e308",
                                       "true",
                                       "null",
                                       "''",
                                       "'a'",
                                       "'a.b'",
                                       "'\\u00e9'",
                                       "r'\\d+'",
                                       "b'a'",
                                       "[]",
                                       "{}",
                                       "[1, 2]",
                                       "['a', 'b']",
                                       "{'a': 1}",
                                       "[self]",
                                       "dyn(self)",
                                       "type(self)",
                                       "optional.none()",
                                       "optional.of(self)",
                                       "duration('1h')",
                                       "timestamp('2024-02-29T00:00:00Z')",
                                       "quantity('1Mi')",
                                       "semver('1.2.3')",
                                       "url('https://a/b?c=d')",
                                       "ip('::1')",
                                       "cidr('10.0.0.0/8')",
                                       "format.dns1123Label().value()",
                                       "'%s'.format([self])",
                                       "gates.X",
                                       "config.x",
                                       "string",
                                       "int",
                                       "oldSelf.value()",
                                       "self.__namespace__",
                                       "self.a__dash__b",
                                       "self[0]",
                                       "self['a']",
                                       "self[?'a']",
                                       "@in",
                                       "`a-b`"};

/* "$" stands for the operand. */
static const char *const wrappers[] = {"!$",
                                       "-$",
                                       "($)",
                                       "[$]",
                                       "{'a': $}",
                                       "{$: 1}",
                                       "[?$]",
                                       "$.size()",
                                       "size($)",
                                       "$ == $",
                                       "$ != oldSelf",
                                       "$ < $",
                                       "$ + $",
                                       "$ - $",
                                       "$ * 2",
                                       "$ / 0",
                                       "$ % 2",
                                       "$ && true",
                                       "$ || false",
                                       "$ in [$]",
                                       "'a' in $",
                                       "$ ? $ : $",
                                       "true ? $ : self",
                                       "has($.a)",
                                       "$.a",
                                       "$.?a",
                                       "$[0]",
                                       "$['a']",
                                       "$[?0]",
                                       "string($)",
                                       "int($)",
                                       "uint($)",
                                       "double($)",
                                       "bool($)",
                                       "bytes($)",
                                       "dyn($)",
                                       "type($)",
                                       "$.all(x, x == $)",
                                       "$.exists(x, x != self)",
                                       "$.exists_one(x, true)",
                                       "$.map(x, x)",
                                       "$.map(x, true, [x])",
                                       "$.filter(x, x == x)",
                                       "$.all(i, x, i == x)",
                                       "$.transformList(i, x, [i, x])",
                                       "$.transformMap(k, v, k)",
                                       "$.transformMapEntry(k, v, {v: k})",
                                       "$.exists(k, v, k == v)",
                                       "cel.bind(x, $, x == x)",
                                       "$.orValue($)",
                                       "$.hasValue()",
                                       "$.value()",
                                       "$.optMap(x, x)",
                                       "$.or($)",
                                       "$.matches('^a')",
                                       "'a'.matches($)",
                                       "$.startsWith('a')",
                                       "$.contains($)",
                                       "$.indexOf($)",
                                       "$.indexOf('a'.replace('a', $))",
                                       "$.lastIndexOf('a', 1)",
                                       "$.replace('a', $)",
                                       "$.replace($, 'b', 1)",
                                       "$.split(',')",
                                       "$.split($, 2)",
                                       "$.join('-')",
                                       "$.substring(1)",
                                       "$.substring(0, $)",
                                       "$.charAt(0)",
                                       "$.lowerAscii()",
                                       "$.trim()",
                                       "$.find('[a-z]+')",
                                       "$.findAll($, 2)",
                                       "'%s %d %.3f'.format([$, $, $])",
                                       "$.format([self])",
                                       "$.sum()",
                                       "$.min()",
                                       "$.max()",
                                       "$.isSorted()",
                                       "$.indexOf($)",
                                       "lists.range($)",
                                       "$.slice(0, 1)",
                                       "$.flatten()",
                                       "$.reverse()",
                                       "$.distinct()",
                                       "$.sort()",
                                       "$.sortBy(x, x)",
                                       "sets.contains($, [$])",
                                       "sets.equivalent($, $)",
                                       "math.greatest($, 1)",
                                       "math.least([$])",
                                       "quantity($)",
                                       "isQuantity($)",
                                       "quantity($).isGreaterThan(quantity('1'))",
                                       "duration($).getHours()",
                                       "timestamp($).getFullYear('UTC')",
                                       "ip($).family()",
                                       "isIP($)",
                                       "cidr($).containsIP($)",
                                       "url($).getHost()",
                                       "isURL($)",
                                       "semver($).major()",
                                       "isSemver($)",
                                       "semver($, true).isLessThan(semver('1.0.0'))",
                                       "base64.encode(bytes($))",
                                       "strings.quote($)",
                                       "format.named($)",
                                       "isCron($)",
                                       "timeZoneError($)",
                                       "authorizer.group($)"};

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || (unsigned char)c >= 128;
}

static size_t token_size(crd_string text) {
  size_t size = 1;
  char first = text.data[0];
  if (first == '\'' || first == '"' || first == '`') {
    while (size < text.size && text.data[size] != first) size += text.data[size] == '\\' && size + 1 < text.size ? 2 : 1;
    return size < text.size ? size + 1 : text.size;
  }
  if (is_word(first))
    while (size < text.size && (is_word(text.data[size]) || (first <= '9' && text.data[size] == '.'))) size++;
  else if (first == ' ')
    while (size < text.size && text.data[size] == ' ') size++;
  else if (size < text.size && strchr("=&|", text.data[1]) && strchr("=&|<>!", first))
    size = 2;
  return size;
}

static void read_tokens(crd_string text, tokens *tokens) {
  tokens->count = 0;
  for (size_t at = 0; at < text.size && tokens->count < TOKENS_LIMIT;) {
    crd_string rest = crd_string_slice(text, at, text.size);
    size_t size = tokens->count + 1 == TOKENS_LIMIT ? rest.size : token_size(rest);
    tokens->items[tokens->count++] = crd_string_slice(text, at, at + size);
    at += size;
  }
}

static int bracket(crd_string token) {
  if (token.size != 1) return 0;
  return strchr("([{", token.data[0]) ? 1 : strchr(")]}", token.data[0]) ? -1 : 0;
}

/* Where the operand that begins at a token ends: behind the bracket that closes it, and behind what is called on it half the
 * time. */
static size_t operand_end(mutation *mutation, const tokens *tokens, size_t begin) {
  size_t end = begin;
  bool more = mutation_once_in(mutation, 2);
  do {
    int depth = 0;
    do depth += bracket(tokens->items[end++]);
    while (depth > 0 && end < tokens->count);
    if (!more || end + 1 >= tokens->count) break;
    char next = tokens->items[end].data[0];
    if (next == '.') end++;
    more = next == '.' || next == '(' || next == '[';
  } while (more);
  return end;
}

/* The text from one token to another. */
static crd_string text_of(const tokens *tokens, size_t begin, size_t end) {
  if (begin == end) return (crd_string){NULL, 0};
  const char *first = tokens->items[begin].data, *last = tokens->items[end - 1].data + tokens->items[end - 1].size;
  return (crd_string){first, (size_t)(last - first)};
}

static crd_string any_operand(mutation *mutation, const tokens *tokens) {
  if (!tokens->count || mutation_once_in(mutation, 2))
    return crd_string_of(operands[mutation_below(mutation, sizeof operands / sizeof *operands)]);
  size_t begin = mutation_below(mutation, tokens->count);
  return text_of(tokens, begin, operand_end(mutation, tokens, begin));
}

/* Every "$" but the first stands for an operand of its own. */
static void add_wrapped(mutation *mutation, const tokens *tokens, crd_text *out, crd_string operand) {
  const char *form = wrappers[mutation_below(mutation, sizeof wrappers / sizeof *wrappers)];
  bool first = true;
  for (; *form; form++) {
    if (*form == '$')
      crd_text_add(out, first ? operand : any_operand(mutation, tokens));
    else
      crd_text_add_char(out, *form);
    first = first && *form != '$';
  }
}

crd_string mutate_cel(mutation *mutation, crd_string text) {
  tokens tokens;
  read_tokens(text, &tokens);
  if (mutation_once_in(mutation, 10)) return mutate_bytes(mutation, text);
  crd_text out = {.arena = mutation->arena};
  size_t begin = mutation_below(mutation, tokens.count);
  while (begin < tokens.count && tokens.items[begin].data[0] == ' ') begin++;
  size_t end = begin < tokens.count ? operand_end(mutation, &tokens, begin) : begin;
  crd_string operand = text_of(&tokens, begin, end);
  crd_text_add(&out, text_of(&tokens, 0, begin));
  switch (mutation_below(mutation, 4)) {
  case 0:
    crd_text_add(&out, any_operand(mutation, &tokens));
    break;
  case 1:
  case 2:
    add_wrapped(mutation, &tokens, &out, operand.size ? operand : CRD_STRING("self"));
    break;
  default: /* gone, or twice */
    if (mutation_once_in(mutation, 2)) {
      crd_text_add(&out, operand);
      crd_text_add(&out, operand);
    }
  }
  crd_text_add(&out, text_of(&tokens, end, tokens.count));
  return crd_text_string(&out);
}
