/* SPDX-License-Identifier: Apache-2.0 */
/* The template engine: what tags render to, white space, and errors with their places. */
#include "emit/template.h"
#include <criterion/criterion.h>

static crd_arena *arena;
static template_set set;
static diagnostics problems;

static void setup(void) {
  arena = crd_arena_create(NULL);
  set = (template_set){.arena = arena};
  problems = (diagnostics){.arena = arena};
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(template, .init = setup, .fini = teardown);

static const char *const model_text =
    "{\"name\":\"n\",\"empty\":\"\",\"zero\":0,\"number\":12,\"yes\":true,\"no\":false,\"nothing\":null,\"list\":[\"a\","
    "\"b\",\"c\"],"
    "\"none\":[],\"object\":{\"name\":\"inner\",\"deep\":{\"value\":\"v\"}},\"items\":[{\"name\":\"x\",\"tags\":[\"1\","
    "\"2\"]},{\"name\":\"y\"}]}";

/* What a template renders to, or NULL. */
static const char *render(const char *text) {
  cJSON *model = cJSON_Parse(model_text);
  cr_assert(model);
  crdc_template_set_add(&set, CRD_STRING("t.tmpl"), "t.tmpl", crd_string_of(text));
  crd_text out = {.arena = arena};
  bool ok = crdc_template_render(&out, &set, crdc_template_set_find(&set, CRD_STRING("t.tmpl")), model, NULL, &problems);
  cJSON_Delete(model);
  crd_text_add_char(&out, 0);
  return ok ? out.data : NULL;
}

#define RENDERS(template, expected)                                                                                         \
  do {                                                                                                                      \
    const char *got = render(template);                                                                                     \
    cr_assert(got, "%s failed", template);                                                                                  \
    cr_assert_str_eq(got, expected);                                                                                        \
  } while (0)

/* The template fails with that message at that offset. */
static void fails(const char *text, const char *message, uint32_t offset) {
  size_t before = problems.count;
  cr_assert_null(render(text), "%s rendered", text);
  cr_assert_eq(problems.count, before + 1);
  const diagnostic *problem = &problems.items[before];
  cr_assert(crd_string_equal(problem->message, crd_string_of(message)), "%s: %.*s", text, (int)problem->message.size,
            problem->message.data);
  cr_assert_eq(problem->location.offset, offset, "%s: offset %u", text, problem->location.offset);
  cr_assert_str_eq(problem->location.source->name, "t.tmpl");
}

Test(template, values) {
  RENDERS("plain", "plain");
  RENDERS("", "");
  RENDERS("<{{name}}>", "<n>");
  RENDERS("{{ name }}{{number}}{{yes}}{{no}}{{nothing}}", "n12truefalse");
  RENDERS("{{object.name}} {{object.deep.value}}", "inner v");
  RENDERS("a } b }} c { d", "a } b }} c { d");
  RENDERS("\\{{name}} {{name}}", "{{name}} n");
}

Test(template, conditions) {
  RENDERS("{{#if name}}1{{else}}2{{/if}}", "1");
  RENDERS("{{#if empty}}1{{else}}2{{/if}}", "2");
  RENDERS("{{#if zero}}1{{/if}}{{#if no}}1{{/if}}{{#if none}}1{{/if}}{{#if nothing}}1{{/if}}{{#if absent}}1{{/if}}.", ".");
  RENDERS("{{#if list}}1{{/if}}{{#if object}}2{{/if}}{{#if number}}3{{/if}}", "123");
  RENDERS("{{#unless no}}1{{else}}2{{/unless}}{{#unless yes}}3{{else}}4{{/unless}}", "14");
}

Test(template, loops_and_scopes) {
  RENDERS("{{#each list}}{{.}}{{/each}}", "abc");
  RENDERS("{{#each list}}{{@index}}{{#if @first}}f{{/if}}{{#if @last}}l{{/if}}{{#unless @last}},{{/unless}}{{/each}}",
          "0f,1,2l");
  RENDERS("{{#each none}}x{{else}}empty{{/each}}", "empty");
  RENDERS("{{#each items}}{{name}}{{../name}}{{number}}{{#each ./tags}}{{.}}{{/each}};{{/each}}", "xn1212;yn12;");
  RENDERS("{{#with object}}{{name}} {{number}} {{deep.value}}{{/with}}", "inner 12 v");
  RENDERS("{{#with object.deep}}{{value}}{{/with}}{{#with absent}}x{{else}}-{{/with}}", "v-");
  RENDERS("{{#with object}}{{#if ./number}}1{{else}}2{{/if}}{{/with}}", "2");
}

Test(template, white_space) {
  RENDERS("a\n{{#if yes}}\nb\n{{/if}}\nc\n", "a\nb\nc\n");
  RENDERS("a\n  {{#each list}}\n  {{.}}\n  {{/each}}\nb\n", "a\n  a\n  b\n  c\nb\n");
  RENDERS("a\n{{! gone }}\nb", "a\nb");
  RENDERS("a\n{{name}}\nb", "a\nn\nb");
  RENDERS("a {{~name~}} b", "anb");
  RENDERS("a\n\n{{~#if yes}} b{{/if}}", "a b");
  RENDERS("{{#if yes~}}\n  b\n{{~/if}}\n", "b\n");
}

Test(template, partials) {
  crdc_template_set_add(&set, CRD_STRING("_p.tmpl"), "_p.tmpl", CRD_STRING("[{{name}}]"));
  crdc_template_set_add(&set, CRD_STRING("_loop.tmpl"), "_loop.tmpl", CRD_STRING("{{> loop}}"));
  RENDERS("{{#each items}}{{> p}}{{/each}}", "[x][y]");
  cr_assert_null(render("{{> loop}}"));
  cr_assert(crd_string_equal(problems.items[0].message, CRD_STRING("partials are nested too deep: 'loop'")));
}

Test(template, errors_have_places) {
  fails("ab\n {{absent}}", "no such name: 'absent'", 4);
  fails("{{list}}", "a list or an object, not a text: 'list'", 0);
  fails("x{{name", "a tag without its end", 1);
  fails("x{{ }}", "an empty tag", 1);
  fails("x{{#if name}}y", "a block without its end: 'if'", 1);
  fails("{{#if name}}y{{/each}}", "an end without its block: 'each'", 13);
  fails("{{/if}}", "an end without its block: 'if'", 0);
  fails("a{{else}}", "an else without its block", 1);
  fails("{{#repeat x}}{{/repeat}}", "no such block: 'repeat'", 0);
  fails("{{a b}}", "not a name: 'a b'", 0);
  fails("{{> absent}}", "no such partial: 'absent'", 0);
}

Test(template, depth_is_bounded) {
  crd_text text = {.arena = arena};
  for (int i = 0; i < TEMPLATE_MAX_DEPTH + 1; i++) crd_text_add(&text, CRD_STRING("{{#if yes}}"));
  for (int i = 0; i < TEMPLATE_MAX_DEPTH + 1; i++) crd_text_add(&text, CRD_STRING("{{/if}}"));
  crd_text_add_char(&text, 0);
  cr_assert_null(render(text.data));
  cr_assert(crd_string_equal(problems.items[0].message, CRD_STRING("blocks are nested too deep")));
}

Test(template, a_set_replaces_by_name) {
  crdc_template_set_add_built_in(&set);
  size_t count = set.count;
  cr_assert(crdc_template_set_find(&set, CRD_STRING("types.h.tmpl")));
  crdc_template_set_add(&set, CRD_STRING("types.h.tmpl"), "mine", CRD_STRING("mine"));
  cr_assert_eq(set.count, count);
  cr_assert_not(crdc_template_set_add_folder(&set, "/nonexistent", &problems));
  cr_assert_eq(problems.errors, 1);
}
