/* SPDX-License-Identifier: Apache-2.0 */
/* Plain texts, and white space within plain and quoted ones. Mirrors go-yaml v2 scannerc.go
 * yaml_parser_scan_plain_scalar. */
#include "yaml_input.h"

/* ---- white space ---- */

bool crd_yaml_skip_gap(yaml_scanner *scanner, yaml_gap *space, uint32_t indent, const yaml_mark *start) {
  if (!space->lines) space->blanks = space->blanks_end = scanner->mark.offset;
  while (yaml_is_blank(scanner, 0) || yaml_is_break(scanner, 0)) {
    if (yaml_is_blank(scanner, 0)) {
      if (space->lines && scanner->mark.column < indent && yaml_at(scanner, 0) == '\t')
        return crd_yaml_scan_fail(scanner, *start, "found a tab character that violates indentation");
      yaml_skip(scanner);
      if (!space->lines) space->blanks_end = scanner->mark.offset;
    } else {
      if (!yaml_need(scanner, 2)) return false;
      crd_yaml_skip_break(scanner, space->lines ? &space->further : &space->first);
      space->lines = true;
    }
    if (!yaml_need(scanner, 1)) return false;
  }
  return true;
}

void crd_yaml_add_gap(const yaml_scanner *scanner, yaml_gap *space, crd_text *out) {
  if (!space->lines) {
    crd_text_add(out, (crd_string){scanner->text + space->blanks, space->blanks_end - space->blanks});
  } else {
    if (!space->first.size || space->first.data[0] != '\n')
      crd_text_add(out, crd_text_string(&space->first));
    else if (!space->further.size)
      crd_text_add_char(out, ' ');
    crd_text_add(out, crd_text_string(&space->further));
  }
  space->lines = false;
  space->first.size = space->further.size = 0;
  space->blanks = space->blanks_end;
}

/* ---- plain ---- */

static bool ends_plain(const yaml_scanner *scanner) {
  char c = yaml_at(scanner, 0);
  if (c == ':') return yaml_is_gap(scanner, 1);
  return scanner->flow_level && c && strchr(",?[]{}", c);
}

/* Reads characters up to white space or the end of the scalar. */
static bool read_plain_word(yaml_scanner *scanner, crd_string *word) {
  uint32_t start = scanner->mark.offset;
  for (;;) {
    crd_yaml_pass(scanner, scanner->flow_level ? YAML_RUN_FLOW : YAML_RUN_BLOCK);
    if (yaml_is_gap(scanner, 0) || ends_plain(scanner)) break;
    yaml_skip(scanner);
    if (!yaml_need(scanner, 2)) return false;
  }
  *word = yaml_slice(scanner, start);
  return true;
}

bool crd_yaml_scan_plain(yaml_scanner *scanner, yaml_token *token) {
  const yaml_mark start = scanner->mark;
  const uint32_t indent = (uint32_t)(scanner->indent + 1);
  crd_text text = {.arena = scanner->arena};
  yaml_gap space = {.first = {.arena = scanner->arena}, .further = {.arena = scanner->arena}};
  *token = (yaml_token){.type = YAML_TEXT, .plain = true, .start = start, .end = start};
  for (;;) {
    crd_string word;
    if (!yaml_need(scanner, 4)) return false;
    if (crd_yaml_at_document_mark(scanner, '-') || crd_yaml_at_document_mark(scanner, '.')) break;
    if (yaml_at(scanner, 0) == '#') break;
    if (!read_plain_word(scanner, &word)) return false;
    if (word.size) {
      if (text.size) crd_yaml_add_gap(scanner, &space, &text);
      crd_text_add(&text, word);
      token->end = scanner->mark;
    }
    if (!yaml_is_blank(scanner, 0) && !yaml_is_break(scanner, 0)) break;
    if (!yaml_need(scanner, 1) || !crd_yaml_skip_gap(scanner, &space, indent, &start)) return false;
    if (!scanner->flow_level && scanner->mark.column < indent) break;
  }
  token->value = crd_text_string(&text);
  if (space.lines) scanner->key_allowed = true;
  return true;
}
