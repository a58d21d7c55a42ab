/* SPDX-License-Identifier: Apache-2.0 */
/* Markers: their syntax, their places, what they do to a CRD, overlays. */
#include "compile/libcrdc.h"
#include "schema/markers/marker.h"
#include "schema/markers/overlay.h"
#include "schema/tree/schema.h"

#include <crd/json.h>
#include <criterion/criterion.h>

static const char crd[] =
    "apiVersion: apiextensions.k8s.io/v1\n"
    "kind: CustomResourceDefinition\n"
    "metadata: {name: things.example.com}\n"
    "spec:\n"
    "  group: example.com\n"
    "  names: {plural: things, kind: Thing}\n"
    "  scope: Namespaced\n"
    "  versions:\n"
    "  - name: v1\n"
    "    served: true\n"
    "    storage: true\n"
    "    schema:\n"
    "      openAPIV3Schema:\n"
    "        type: object\n"
    "        properties:\n"
    "          spec:\n"
    "            type: object\n"
    "            properties:\n"
    "              name: {type: string}\n"
    "              count: {type: integer}\n"
    "              share: {type: number}\n"
    "              flag: {type: boolean}\n"
    "              any: {x-kubernetes-preserve-unknown-fields: true}\n"
    "              labels: {type: object, additionalProperties: {type: string}}\n"
    "              list:\n"
    "                type: array\n"
    "                items:\n"
    "                  type: object\n"
    "                  properties: {id: {type: string}, size: {type: integer}}\n";

/* ---- syntax ---- */

static crd_arena *arena;
static diagnostics found;

static void set_up(void) {
  arena = crd_arena_create(NULL);
  found = (diagnostics){.arena = arena};
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}

static marker_block read_text(const char *text) {
  source *source = crd_arena_zalloc(arena, sizeof *source);
  source->name = "x.markers.yaml";
  source->text = crd_string_of(text);
  return crdc_markers_read(arena, source, 0, (uint32_t)strlen(text), &found);
}

/* The only argument of a marker as JSON. */
static const char *value_json(const char *text) {
  marker_block block = read_text(text);
  if (block.count != 1 || block.items[0].argument_count < 1) return "";
  crd_text json = {.arena = arena};
  crd_json_write(&json, &block.items[0].arguments[0].value, CRD_JSON_GO);
  crd_text_add_char(&json, 0);
  return json.data;
}

static const char *first_problem(const char *text) {
  found.count = found.errors = 0;
  read_text(text);
  if (!found.count) return "";
  location place = found.items[0].location;
  crd_position at = crd_position_of(place.source->text, place.offset);
  return crd_arena_printf(arena, "%u:%u: %.*s", at.line, at.column, (int)found.items[0].message.size,
                          found.items[0].message.data)
      .data;
}

TestSuite(markers, .init = set_up, .fini = tear_down);

Test(markers, guesses_what_a_value_is) {
  static const char *const cases[][2] = {
      {"1", "1"},
      {"-7", "-7"},
      {"1.5", "1.5"},
      {"1e3", "1000"},
      {"true", "true"},
      {"truth", "\"truth\""},
      {"100Mi", "\"100Mi\""},
      {"2024-01-15", "\"2024-01-15\""},
      {"123/config", "\"123/config\""},
      {"a b  c ", "\"a b  c\""},
      {"\"a\\tb\\u00e9\\x41\\\"\"", "\"a\\tb\303\251A\\\"\""},
      {"`a\\b\"`", "\"a\\\\b\\\"\""},
      {"{}", "{}"},
      {"{a,b}", "[\"a\",\"b\"]"},
      {"{1, 2}", "[1,2]"},
      {"a;b", "[\"a\",\"b\"]"},
      {"{a: 1, \"b\": {c: true}}", "{\"a\":1,\"b\":{\"c\":true}}"},
      {"{{id: a}, {id: \"b\"}}", "[{\"id\":\"a\"},{\"id\":\"b\"}]"},
      {"{{1,2},{3}}", "[[1,2],[3]]"},
      {"{a: {x, y}}", "{\"a\":[\"x\",\"y\"]}"},
      {"http://a/b:80", "\"http://a/b:80\""},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const char *text = crd_arena_printf(arena, "# +kubebuilder:default=%s\n", cases[i][0]).data;
    cr_expect_str_eq(value_json(text), cases[i][1], "%s: %s", cases[i][0], value_json(text));
  }
  cr_expect_str_eq(value_json("# +kubebuilder:validation:Enum={1,\"a\",b}"), "[1,\"a\",\"b\"]");
  cr_expect_str_eq(value_json("# +default={\"a\":[1,2.5,null]}"), "{\"a\":[1,2.5,null]}");
  cr_expect_str_eq(value_json("# +default=ref(Constant)"), "null");
  cr_expect_str_eq(value_json("# +default= ref(a.com/b.Constant)"), "null");
  cr_expect_str_eq(value_json("# +k8s:minimum=3 # as there"), "3");
}

Test(markers, joins_continued_lines_with_a_blank_inside_texts_too) {
  marker_block block = read_text(
      "# prose\n"
      "# +kubebuilder:validation:XValidation:rule=\"self.a &&\n"
      "#   self.b\",\n"
      "#  message=no\n"
      "# prose ends it\n"
      "#   not more\n"
      "# +optional\n");
  cr_assert_eq(found.count, 0);
  cr_assert_eq(block.count, 2);
  cr_expect(crd_string_equal(crdc_marker_text(&block.items[0], "rule"), CRD_STRING("self.a && self.b")));
  cr_expect(crd_string_equal(crdc_marker_text(&block.items[0], "message"), CRD_STRING("no")));
  cr_expect(crdc_marker_is(&block.items[1], "optional"));
}

Test(markers, finds_the_place_of_a_letter_of_a_text) {
  marker_block block = read_text(
      "  # +crdc:rule:rule=\"a\\\"b ==\n"
      "  #     'x'\"\n");
  cr_assert_eq(block.count, 1);
  location start = crdc_marker_location(&block.items[0], "rule"), place;
  static const uint32_t wanted[][3] = {{0, 1, 22}, {1, 1, 23}, {2, 1, 25}, {7, 2, 9}, {8, 2, 10}};
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    cr_assert(crdc_marker_text_location(start, wanted[i][0], &place));
    crd_position at = crd_position_of(place.source->text, place.offset);
    cr_expect_eq(at.line, wanted[i][1], "%u: line %u", wanted[i][0], at.line);
    cr_expect_eq(at.column, wanted[i][2], "%u: column %u", wanted[i][0], at.column);
  }
}

Test(markers, says_what_is_wrong_with_its_place_and_the_nearest_name) {
  static const char *const cases[][2] = {
      {"# +kubebuilder:validation:Maxmum=1",
       "1:4: unknown marker +kubebuilder:validation:Maxmum; did you mean +kubebuilder:validation:Maximum?"},
      {"# +kubebuilder:validation:items:MaxLenght=1",
       "1:4: unknown marker +kubebuilder:validation:items:MaxLenght; did you mean "
       "+kubebuilder:validation:items:MaxLength?"},
      {"# +crdc:rul:name=a", "1:4: unknown marker +crdc:rul:name; did you mean +crdc:rule?"},
      {"# +nothing_like_it", "1:4: unknown marker +nothing_like_it (crdc help markers lists them)"},
      {"# +crdc:set:nmae=a", "1:13: +crdc:set has no argument \"nmae\"; did you mean \"name\"?"},
      {"# +crdc:set:mode=all", "1:3: +crdc:set needs the argument \"name\""},
      {"# +crdc:set:name=a,name=b", "1:20: \"name\" is given twice"},
      {"# +crdc:set:name=\"a", "1:18: the text is not closed: \" is missing"},
      {"# +crdc:set:name=\"\\q\"", "1:19: no escape of Go's strings: \\q"},
      {"# +kubebuilder:validation:MaxLength=1.5", "1:37: expected an integer"},
      {"# +kubebuilder:validation:MaxLength=1,b", "1:38: expected ',' or the end of the marker"},
      {"# +kubebuilder:validation:MaxLength",
       "1:3: +kubebuilder:validation:MaxLength needs a value: "
       "+kubebuilder:validation:MaxLength=..."},
      {"# +optional=1", "1:12: +optional has no value"},
      {"# +default={\"a\":}", "1:17: invalid character '}' looking for beginning of value"},
      {"# +default=ref", "1:12: invalid character 'r' looking for beginning of value"},
      {"# + a list, and +1 in prose", ""},
      {"# +crdc:set:name=a,mode=every", "1:25: mode must be first or all, not \"every\""},
      {"# +crdc:set:name=a,mode=\"\"", "1:25: mode must be first or all, not \"\""},
      {"# +crdc:rule:rule=a,severity=warn",
       "1:30: severity must be error or warning, not \"warn\"; did you mean \"warning\"?"},
      {"# +crdc:errors:value=a,severity=Error",
       "1:33: severity must be error or warning, not \"Error\"; did you mean \"error\"?"},
      {"# +crdc:errors:value=a,reason=Foo",
       "1:31: reason must be FieldValueRequired, FieldValueInvalid, FieldValueForbidden or FieldValueDuplicate, not "
       "\"Foo\""},
      {"# +crdc:include:set=a,mode=last", "1:28: mode must be first or all, not \"last\""},
      {"# +crdc:stage:set=a,layer=crd", "1:27: layer must be mutation, webhook, controller or pods, not \"crd\""},
      {"# +crdc:stage:set=a,layer=webhook,severity=note", "1:44: severity must be error or warning, not \"note\""},
      {"# +crdc:skip:when=a,layer=contoller",
       "1:27: layer must be mutation, webhook, controller or pods, not \"contoller\"; did you mean \"controller\"?"},
      {"# +crdc:gate:name=a,stage=alpha",
       "1:27: stage must be Alpha, Beta, GA or Deprecated, not \"alpha\"; did you mean \"Alpha\"?"},
      {"# +kubebuilder:validation:XValidation:rule=a,layer=x", "1:52: layer must be crd, webhook or controller, not \"x\""},
      {"# +kubebuilder:webhook:failurePolicy=Fail,matchPolicy=no",
       "1:55: matchPolicy must be exact or equivalent, not \"no\""},
      {"# +kubebuilder:webhook:verbs=Create;make", "1:37: verbs must be create, update, delete, connect or *, not \"make\""},
      {"# +crdc:stage:layer=webhook,set=a,action=Reconcile\n#   note=\"'x'\"",
       "1:51: a ',' is missing here: on the next line, note= is the next argument"},
      {"# +crdc:stage:layer=webhook,set=a,action=Reconcile note=x",
       "1:51: a ',' is missing here: note= is the next argument"},
      {"# +crdc:stage:layer=webhook,set=a,action=Reconcile\n#   nose=x",
       "1:51: a ',' is missing here: on the next line, nose= is no part of the value"},
      {"# +crdc:stage:layer=webhook,set=a,note=\"'x'\"  \n#   action=a",
       "1:45: a ',' is missing here: on the next line, action= is the next argument"},
      {"# +kubebuilder:printcolumn:name=a,type=integer,description=b\n#   JSONPath=.c",
       "1:61: a ',' is missing here: on the next line, JSONPath= is the next argument"},
      {"# +crdc:rule:name=a,rule=self.a\n#   == self.b && x ==\n#   y,message=b c=d", ""},
      {"# +kubebuilder:printcolumn:name=a,type=integer,description=b name=c,JSONPath=.c", ""},
      {"# +crdc:include:set=a,with={b: c\n#   name=d}", ""},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    cr_expect_str_eq(first_problem(cases[i][0]), cases[i][1], "%s: %s", cases[i][0], first_problem(cases[i][0]));
}

Test(markers, bounds_the_depth_of_values) {
  crd_text deep = {.arena = arena};
  crd_text_add(&deep, CRD_STRING("# +kubebuilder:default="));
  for (int i = 0; i < 5000; i++) crd_text_add_char(&deep, '{');
  crd_text_add_char(&deep, 0);
  read_text(deep.data);
  cr_expect_gt(found.errors, 0);
}

/* ---- what they do ---- */

/* The schema of spec, as JSON, with an overlay; what is wrong where there is no schema. */
static const char *merged(const char *overlay) {
  compilation *compilation = crdc_compilation_create(NULL);
  crdc_compilation_add_overlay_text(compilation, "x.markers.yaml", crd_string_of(overlay));
  crdc_compilation_add_text(compilation, "x.yaml", crd_string_of(crd));
  const diagnostics *said = crdc_compilation_diagnostics(compilation);
  crd_text text = {.arena = arena};
  const crd_set *set = crdc_compilation_crds(compilation);
  if (said->count) {
    location place = crdc_location_resolve(said->items[0].location);
    crd_position at = crd_position_of(place.source->text, place.offset);
    crd_text_printf(&text, "%s:%u:%u: %.*s", place.source->name, at.line, at.column, (int)said->items[0].message.size,
                    said->items[0].message.data);
  } else {
    const schema *root = set->items[0].versions[0].schema;
    crd_json_write(&text, crd_value_find(root->value, "properties", "spec", NULL), CRD_JSON_GO);
  }
  crd_text_add_char(&text, 0);
  crdc_compilation_destroy(compilation);
  return text.data;
}

static bool contains(const char *text, const char *part) {
  if (strstr(text, part)) return true;
  cr_log_error("no %s in %s", part, text);
  return false;
}

Test(markers, sets_the_keywords_of_schemas) {
  static const char *const cases[][2] = {
      {"name:\n  # +kubebuilder:validation:MaxLength=3", ""},
      {"# +kubebuilder:validation:MaxLength=3\n  name:", "\"name\":{\"maxLength\":3,\"type\":\"string\"}"},
      {"# +kubebuilder:validation:Minimum=3.0\n  count:", "\"count\":{\"minimum\":3,\"type\":\"integer\"}"},
      {"# +kubebuilder:validation:MultipleOf=0.5\n  share:", "\"multipleOf\":0.5"},
      {"# +kubebuilder:default={}\n  list:", "\"list\":{\"default\":[],"},
      {"# +kubebuilder:default={a: b}\n  labels:",
       "\"labels\":{\"additionalProperties\":{\"type\":\"string\"},\"default\":{\"a\":\"b\"}"},
      {"# +required\n  name:", "\"required\":[\"name\"]"},
      {"# +k8s:required\n  name:", "\"name\":{\"minLength\":1,\"type\":\"string\"}"},
      {"# +k8s:immutable\n  flag:",
       "\"x-kubernetes-validations\":[{\"message\":\"field flag is immutable once set\",\"rule\":"
       "\"!has(oldSelf.flag) || has(self.flag)\"}]"},
      {"# +listMapKey=id\n  # +listType=map\n  list:",
       "\"x-kubernetes-list-map-keys\":[\"id\"],\"x-kubernetes-list-type\":\"map\""},
      {"# +kubebuilder:validation:items:MaxProperties=2\n  list:", "\"items\":{\"maxProperties\":2,"},
      {"labels:\n    # +kubebuilder:validation:Enum=a;b\n    \"*\":", "\"additionalProperties\":{\"enum\":[\"a\",\"b\"],"},
      {"list:\n  # +mapType=atomic\n  - id:\n    # +optional\n    size:", "\"x-kubernetes-map-type\":\"atomic\""},
      {"list:\n  -\n    # +required\n    id:", "\"required\":[\"id\"]"},
      {"# +kubebuilder:validation:Schemaless\n  # +kubebuilder:validation:Type=object\n  list:",
       "\"list\":{\"type\":\"object\"}"},
  };
  for (size_t i = 1; i < sizeof cases / sizeof *cases; i++) {
    const char *overlay = crd_arena_printf(arena, "spec:\n  %s\n", cases[i][0]).data;
    cr_expect(contains(merged(overlay), cases[i][1]));
  }
}

Test(markers, adds_rules_in_order) {
  const char *got = merged(
      "# +kubebuilder:validation:ExactlyOneOf=name;count\n"
      "# +kubebuilder:validation:XValidation:rule=\"self.flag\",message=\"\",reason=FieldValueInvalid\n"
      "# +kubebuilder:validation:XValidation:rule=\"true\",layer=webhook\n"
      "# +kubebuilder:validation:AtMostOneOf=name;flag\n"
      "spec:\n");
  cr_expect(contains(got,
                     "\"x-kubernetes-validations\":[{\"reason\":\"FieldValueInvalid\",\"rule\":\"self.flag\"},"
                     "{\"message\":\"at most one of the fields in [name flag] may be set\",\"rule\":"
                     "\"(has(self.name)?1:0)+(has(self.flag)?1:0) \\u003c= 1\"},"
                     "{\"message\":\"exactly one of the fields in [name count] must be set\",\"rule\":"
                     "\"(has(self.name)?1:0)+(has(self.count)?1:0) == 1\"}]"));
}

Test(markers, refuses_what_does_not_fit) {
  static const char *const cases[][2] = {
      {"spec:\n  naem:\n", "x.markers.yaml:2:3: the schema has no field \"naem\" here; did you mean \"name\"?"},
      {"spec:\n  name: 1\n", "x.markers.yaml:2:9: fields of an overlay have no values, but markers above them"},
      {"spec:\n  # +listType=map\n  name:\n", "x.markers.yaml:2:5: +listType is for lists, and this is string"},
      {"spec:\n  # +kubebuilder:validation:Minimum=1\n  name:\n",
       "x.markers.yaml:2:5: +kubebuilder:validation:Minimum is for numbers, and this is string"},
      {"spec:\n  # +listType=list\n  list:\n", "x.markers.yaml:2:15: must be map, set or atomic, not \"list\""},
      {"spec:\n  # +kubebuilder:resource:path=x\n  name:\n",
       "x.markers.yaml:2:5: +kubebuilder:resource is for the kind itself: it belongs at the head of the overlay"},
      {"# +required\n\nspec:\n", "x.markers.yaml:1:3: +required is for fields, and this is the kind itself"},
      {"spec:\n  name:\n# +optional\n", "x.markers.yaml:3:3: this marker stands above no field"},
      {"spec:\n  list:\n  - id:\n  - size:\n", "x.markers.yaml:3:3: a list is mirrored by one item, not by 2"},
      {"# +crdc:overlay:versions=v2\n\nspec:\n", "x.markers.yaml:1:26: the CRD has no version \"v2\""},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    cr_expect_str_eq(merged(cases[i][0]), cases[i][1], "%s", merged(cases[i][0]));
}

Test(markers, points_into_the_comment_for_what_is_wrong_with_cel) {
  compilation *compilation = crdc_compilation_create(NULL);
  crdc_compilation_add_overlay_text(compilation, "x.markers.yaml",
                                    CRD_STRING("# +kubebuilder:validation:XValidation:rule=\"self.flag &&\n"
                                               "#   self.nam == 'a'\"\n"
                                               "spec:\n"));
  crdc_compilation_add_text(compilation, "x.yaml", crd_string_of(crd));
  cr_assert_not(crdc_compilation_check(compilation));
  const diagnostics *said = crdc_compilation_diagnostics(compilation);
  location place = crdc_location_resolve(said->items[0].location);
  crd_position at = crd_position_of(place.source->text, place.offset);
  cr_expect_str_eq(place.source->name, "x.markers.yaml");
  cr_expect_eq(at.line, 2);
  cr_expect_eq(at.column, 9);
  crdc_compilation_destroy(compilation);
}

/* All that is said of the overlay when its sets are compiled, a line each. */
static const char *said_of_sets(const char *overlay) {
  compilation *compilation = crdc_compilation_create(NULL);
  crdc_compilation_add_overlay_text(compilation, "x.markers.yaml", crd_string_of(overlay));
  crdc_compilation_add_text(compilation, "x.yaml", crd_string_of(crd));
  crdc_compilation_check_sets(compilation);
  const diagnostics *said = crdc_compilation_diagnostics(compilation);
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < said->count; i++) {
    location place = crdc_location_resolve(said->items[i].location);
    crd_position at = crd_position_of(place.source->text, place.offset);
    crd_text_printf(&text, "%u:%u: %.*s\n", at.line, at.column, (int)said->items[i].message.size,
                    said->items[i].message.data);
  }
  crd_text_add_char(&text, 0);
  crdc_compilation_destroy(compilation);
  return text.data;
}

Test(markers, holds_the_field_of_a_rule_against_the_schema) {
  static const char *const cases[][2] = {
      {".spec.name", ""},
      {"spec.count", ""},
      {".spec.any.b.c", ""},
      {".spec.labels['a.b']", ""},
      {".spec.labels.a", ""},
      {".spec.list[3].id", ""},
      {".metadata.labels['a']", ""},
      {".metadata.name", ""},
      {".apiVersion", ""},
      {".status", "15: fieldPath: self has no field \"status\""},
      {".spec.nmae", "20: fieldPath: self.spec has no field \"nmae\"; did you mean \"name\"?"},
      {"spec.nmae", "19: fieldPath: self.spec has no field \"nmae\"; did you mean \"name\"?"},
      {".metadata.nam", "24: fieldPath: self.metadata has no field \"nam\"; did you mean \"name\"?"},
      {".spec.list[0].ids", "28: fieldPath: self.spec.list[0] has no field \"ids\"; did you mean \"id\"?"},
      {".spec.list[a]", "25: fieldPath: self.spec.list is a list, and this is no index: a"},
      {".spec.list.id", "25: fieldPath: self.spec.list has no fields: it is of type array"},
      {".spec.name.a", "25: fieldPath: self.spec.name has no fields: it is of type string"},
      {".spec.labels[a", "27: fieldPath: self.spec.labels is followed by a '[' without ']'"},
      {".spec..name", "20: fieldPath: self.spec is followed by a '.' without a name"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const char *overlay =
        crd_arena_printf(arena,
                         "# +crdc:stage:layer=webhook,set=a\n# +crdc:set:name=a\n# +crdc:rule:rule=`true`,\n"
                         "#   message=no,\n#   fieldPath=%s\n\nspec:\n",
                         cases[i][0])
            .data;
    const char *wanted = cases[i][1][0] ? crd_arena_printf(arena, "5:%s\n", cases[i][1]).data : "";
    cr_expect_str_eq(said_of_sets(overlay), wanted, "%s: %s", cases[i][0], said_of_sets(overlay));
  }
  /* From self of the set: of an include, of the one that it runs. */
  cr_expect_str_eq(said_of_sets("# +crdc:stage:layer=webhook,set=a\n"
                                "\n"
                                "spec:\n"
                                "  # +crdc:set:name=a\n"
                                "  # +crdc:include:set=b,each=\"self\",fieldPath=.ids\n"
                                "  list:\n"
                                "  # +crdc:set:name=b\n"
                                "  # +crdc:rule:rule=`true`,message=no,fieldPath=.size\n"
                                "  # +crdc:errors:value=`['a']`,fieldPath=.sizes\n"
                                "  -\n"),
                   "5:47: fieldPath: self has no field \"ids\"; did you mean \"id\"?\n"
                   "9:42: fieldPath: self has no field \"sizes\"; did you mean \"size\"?\n");
}

Test(markers, refuses_arguments_that_do_nothing_alone) {
  cr_expect_str_eq(said_of_sets("# +crdc:stage:layer=webhook,set=a\n"
                                "# +crdc:set:name=a,join=x\n"
                                "# +crdc:include:set=b,index=i\n"
                                "\n"
                                "spec:\n"
                                "  # +crdc:set:name=b,mode=all,join=x\n"
                                "  # +crdc:rule:rule=`true`,message=no\n"
                                "  list:\n"),
                   "2:25: without mode=all there is one message: nothing to join: join\n"
                   "3:29: without each there are no items: nothing would read the name: index\n");
}

/* ---- the hand-over ---- */

Test(markers, hands_all_markers_on_at_the_nodes) {
  compilation *compilation = crdc_compilation_create(NULL);
  cr_assert(crdc_compilation_add_overlay_text(
      compilation, "x.markers.yaml",
      CRD_STRING("# +crdc:stage:layer=webhook,set=top\n"
                 "\n"
                 "# +crdc:set:name=a\n"
                 "# +crdc:rule:name=R1,rule=`self.flag`\n"
                 "\n"
                 "# +crdc:set:name=b\n"
                 "spec:\n"
                 "  # +kubebuilder:validation:XValidation:rule=`self != ''`,layer=controller\n"
                 "  name:\n")));
  cr_assert(crdc_compilation_add_text(compilation, "x.yaml", crd_string_of(crd)));
  const schema *root = crdc_compilation_crds(compilation)->items[0].versions[0].schema;
  const schema *spec = crdc_schema_property(root, CRD_STRING("spec"))->schema;
  const schema *name = crdc_schema_property(spec, CRD_STRING("name"))->schema;
  cr_assert_eq(root->marker_block_count, 2);
  cr_expect(crdc_marker_is(&root->markers[0].items[0], "crdc:stage"));
  cr_assert_eq(root->markers[1].count, 2);
  cr_expect(crdc_marker_is(&root->markers[1].items[1], "crdc:rule"));
  cr_assert_eq(spec->marker_block_count, 1);
  cr_assert_eq(name->rule_count, 1);
  cr_expect_eq(name->rules[0].layer, 4);
  cr_expect(crd_string_equal(name->rules[0].rule, CRD_STRING("self != ''")));
  crdc_compilation_destroy(compilation);
}
