/* SPDX-License-Identifier: Apache-2.0 */
/* The layer pods: which fields are templates, by their shape or by a marker; which of them are judged, with what path; what
 * becomes of what is found. The judge here finds wrong what a template says is wrong. */
#include "schema/tree/walks.h"
#include "things.h"

#include <crd/json.h>
#include <crd/layers.h>
#include <crd/pods.h>
#include <crd/yaml.h>
#include <criterion/criterion.h>
#include <dirent.h>
#include <stdlib.h>

static crd_arena *arena;
static compilation *run;
static const crd_kind *kind;

static void teardown(void) {
  if (run) crdc_compilation_destroy(run);
  crd_arena_destroy(arena);
  run = NULL;
}
static void setup(void) {
  arena = crd_arena_create(NULL);
}
TestSuite(pods, .init = setup, .fini = teardown);

/* ---- schemas ---- */

static const char *const spec_fields[] = {"activeDeadlineSeconds",
                                          "containers",
                                          "dnsPolicy",
                                          "hostNetwork",
                                          "imagePullSecrets",
                                          "nodeName",
                                          "nodeSelector",
                                          "restartPolicy",
                                          "serviceAccount",
                                          "serviceAccountName",
                                          "terminationGracePeriodSeconds",
                                          "volumes"};
static const char *const container_fields[] = {"args",
                                               "command",
                                               "env",
                                               "image",
                                               "imagePullPolicy",
                                               "lifecycle",
                                               "livenessProbe",
                                               "name",
                                               "ports",
                                               "readinessProbe",
                                               "resources",
                                               "securityContext",
                                               "terminationMessagePath",
                                               "volumeMounts",
                                               "workingDir"};

/* What a schema is made without, or with in addition. */
typedef struct form {
  const char *without;        /* a field of the spec or of containers */
  const char *beside;         /* another property of the template */
  const char *more;           /* another field of the spec */
  bool spec_alone, free_spec; /* no metadata; nothing is required */
  bool free_name, embedded;   /* of containers nothing is required; an embedded resource */
  const char *metadata;       /* its type */
} form;

static void add_fields(crd_text *text, const char *const *names, size_t count, const form *form) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(names[i], "containers") != 0 && (!form->without || strcmp(names[i], form->without) != 0))
      crd_text_printf(text, "%s: {x-kubernetes-preserve-unknown-fields: true}, ", names[i]);
}

static const char *template_schema(const form *form) {
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "{type: object, %sproperties: {", form->embedded ? "x-kubernetes-embedded-resource: true, " : "");
  if (!form->spec_alone) crd_text_printf(&text, "metadata: {type: %s}, ", form->metadata ? form->metadata : "object");
  if (form->beside) crd_text_printf(&text, "%s: {type: string}, ", form->beside);
  crd_text_printf(&text, "spec: {type: object, %sproperties: {", form->free_spec ? "" : "required: [containers], ");
  if (form->more) crd_text_printf(&text, "%s: {type: string}, ", form->more);
  add_fields(&text, spec_fields, sizeof spec_fields / sizeof *spec_fields, form);
  if (!form->without || strcmp(form->without, "containers") != 0) {
    crd_text_printf(&text, "containers: {type: array, items: {type: object, %sproperties: {",
                    form->free_name ? "" : "required: [name], ");
    add_fields(&text, container_fields, sizeof container_fields / sizeof *container_fields, form);
    crd_text_add(&text, CRD_STRING("}}}"));
  }
  crd_text_add(&text, CRD_STRING("}}}}"));
  return crd_arena_copy(arena, crd_text_string(&text)).data;
}

/* Compiles a kind whose spec (and status) have these properties. NULL: it did not compile. */
static const crd_kind *holder(const char *spec, const char *status, const char *overlay) {
  crd_string text = crd_arena_printf(
      arena,
      "{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, metadata: {name: holders.example.com}, spec: "
      "{\n"
      " group: example.com, names: {kind: Holder, plural: holders}, scope: Namespaced, versions: [{name: v1, served: true,\n"
      " storage: true, schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {%s}},\n"
      " status: {type: object, properties: {%s}}}}}}]}}",
      spec, status);
  if (run) crdc_compilation_destroy(run);
  run = crdc_compilation_create(NULL);
  if (overlay) crdc_compilation_add_overlay_text(run, "holders.markers.yaml", crd_string_of(overlay));
  crdc_compilation_add_text(run, "holders.yaml", text);
  const crd_registry *registry = crdc_compilation_load(run);
  return kind = registry && registry->count ? registry->kinds[0] : NULL;
}

static const char *first_error(void) {
  const diagnostics *found = crdc_compilation_diagnostics(run);
  return found->count ? crd_arena_copy(arena, found->items[0].message).data : "";
}

static bool is_found(const form *form) {
  crd_string field = crd_arena_printf(arena, "t: %s", template_schema(form));
  cr_assert(holder(field.data, "", NULL), "%s", first_error());
  return crd_kind_has_pods(kind) && (crd_kind_layers(kind) & CRD_LAYER_PODS);
}

Test(pods, the_shape) {
  cr_expect(is_found(&(form){0}));
  cr_expect(is_found(&(form){.spec_alone = true}));
  cr_expect(is_found(&(form){.more = "fieldOfALaterRelease"}));
  cr_expect_not(is_found(&(form){.beside = "kind"}), "an object of its own");
  cr_expect_not(is_found(&(form){.embedded = true}), "the same");
  cr_expect_not(is_found(&(form){.metadata = "string"}));
  cr_expect_not(is_found(&(form){.free_spec = true}), "the operator brings containers");
  cr_expect_not(is_found(&(form){.free_name = true}), "the operator names containers");
  for (size_t i = 0; i < sizeof spec_fields / sizeof *spec_fields; i++)
    cr_expect_not(is_found(&(form){.free_spec = i == 1, .without = spec_fields[i]}), "%s", spec_fields[i]);
  for (size_t i = 0; i < sizeof container_fields / sizeof *container_fields; i++)
    cr_expect_not(is_found(&(form){.free_name = true, .without = container_fields[i]}), "%s", container_fields[i]);
}

Test(pods, where_it_is_looked_for) {
  const char *schema = template_schema(&(form){0});
  crd_string field = crd_arena_printf(arena, "t: %s", schema), list;
  cr_assert(holder("", field.data, NULL));
  cr_expect_not(crd_kind_has_pods(kind), "of a status no pods are made");
  list = crd_arena_printf(arena, "a: {type: object, properties: {b: {type: array, items: %s}}}", schema);
  cr_assert(holder(list.data, "", NULL));
  cr_expect(crd_kind_has_pods(kind));
  list = crd_arena_printf(arena, "a: {type: object, additionalProperties: %s}", schema);
  cr_assert(holder(list.data, "", NULL));
  cr_expect(crd_kind_has_pods(kind));
  cr_assert(holder("t: {type: object, x-kubernetes-preserve-unknown-fields: true}", "", NULL));
  cr_expect_not(crd_kind_has_pods(kind), "what is preserved is not declared");
}

Test(pods, a_marker_says_otherwise) {
  crd_string field =
      crd_arena_printf(arena, "t: %s, open: {type: object, x-kubernetes-preserve-unknown-fields: true}, s: {type: string}",
                       template_schema(&(form){0}));
  cr_assert(holder(field.data, "", "spec:\n  # +crdc:podTemplate=false\n  t:\n"));
  cr_expect_not(crd_kind_has_pods(kind));
  cr_assert(holder(field.data, "", "spec:\n  # +crdc:podTemplate=false\n  t:\n  # +crdc:podTemplate=true\n  open:\n"));
  cr_expect(crd_kind_has_pods(kind));
  cr_expect_null(holder(field.data, "", "spec:\n  # +crdc:podTemplate=true\n  s:\n"));
  cr_expect_str_eq(first_error(), "+crdc:podTemplate is for objects, and this is string");
}

/* ---- judging ---- */

/* Says of a template what its member `say` says, and refuses it unless it begins with "warn"; notes what it was asked. */
typedef struct listening_judge {
  crd_pod_judge judge;
  crd_text asked;
} listening_judge;

static bool listen(const crd_pod_judge *self, crd_arena *to, const crd_value *pod_template, crd_string path, unsigned minor,
                   crd_errors *errors, crd_texts *warnings, crd_string *reason) {
  listening_judge *judge = (listening_judge *)(void *)self;
  crd_string say = crd_value_text(crd_value_get(pod_template, CRD_STRING("say")));
  crd_text_printf(&judge->asked, "%.*s ", (int)path.size, path.data);
  if (crd_string_has_prefix(say, CRD_STRING("no"))) *reason = say;
  if (crd_string_has_prefix(say, CRD_STRING("warn")))
    crd_texts_add(warnings, say);
  else if (say.size)
    crd_errors_add(errors, (crd_error){.type = CRD_ERROR_FORBIDDEN,
                                       .field = crd_arena_printf(to, "%.*s.say", (int)path.size, path.data),
                                       .detail = crd_arena_printf(to, "%.*s %u", (int)say.size, say.data, minor)});
  return !reason->size;
}

static const char open_fields[] =
    "one: {type: object, x-kubernetes-preserve-unknown-fields: true},\n"
    "many: {type: array, items: {type: object, properties: {t: {type: object, nullable: true, "
    "x-kubernetes-preserve-unknown-fields: true}}}},\n"
    "named: {type: object, additionalProperties: {type: array, items: {type: object, x-kubernetes-preserve-unknown-fields: "
    "true}}},\n"
    "volume: {type: string}";
static const char open_overlay[] =
    "%s\n\nspec:\n"
    "  # +crdc:podTemplate=true\n  one:\n"
    "  many:\n  -\n    # +crdc:podTemplate=true\n    t:\n"
    "  named:\n    \"*\":\n    # +crdc:podTemplate=true\n    -\n";

static crd_value *object_of(const char *spec) {
  crd_string text = crd_arena_printf(arena,
                                     "{apiVersion: example.com/v1, kind: Holder, metadata: {name: holder, namespace: d, "
                                     "resourceVersion: '1', uid: u}, spec: %s}",
                                     spec);
  crd_parse_error problem;
  crd_value *object = crd_yaml_parse(arena, text, NULL, &problem, NULL);
  cr_assert_not_null(object);
  return object;
}

/* "paths that were asked | errors | warnings", or what else became of it. */
static const char *judged(const char *spec, const char *old_spec, const crd_request *with) {
  listening_judge judge = {.judge = {.judge_template = listen}, .asked = {.arena = arena}};
  crd_request request = *with;
  crd_verdict verdict;
  crd_text text = {.arena = arena};
  request.kind = kind;
  request.object = object_of(spec);
  request.old_object = old_spec ? object_of(old_spec) : NULL;
  request.operation = old_spec ? CRD_UPDATE : CRD_CREATE;
  request.admission = old_spec != NULL;
  request.pods = with->uid.size ? NULL : &judge.judge; /* a uid: nobody judges */
  crd_request_judge(arena, &request, &verdict);
  crd_text_printf(&text, "%.*s|", (int)judge.asked.size, judge.asked.data ? judge.asked.data : "");
  for (uint32_t i = 0; i < verdict.errors.count; i++) {
    crd_string message = crd_error_message(arena, &verdict.errors.items[i]);
    crd_text_printf(&text, " %.*s;", (int)message.size, message.data);
    cr_expect(verdict.layer != CRD_LAYER_PODS || verdict.errors.items[i].stage == CRD_STAGE_PODS);
  }
  for (uint32_t i = 0; i < verdict.warnings.count; i++)
    crd_text_printf(&text, " (%.*s)", (int)verdict.warnings.items[i].size, verdict.warnings.items[i].data);
  if (verdict.error.size) crd_text_printf(&text, " error: %.*s", (int)verdict.error.size, verdict.error.data);
  if (verdict.unasked_layers & CRD_LAYER_PODS) crd_text_add(&text, CRD_STRING(" unasked"));
  if (verdict.skipped_layers & CRD_LAYER_PODS) crd_text_add(&text, CRD_STRING(" skipped"));
  cr_expect_eq(verdict.allowed, verdict.errors.count == 0 && !verdict.error.size, "%.*s", (int)verdict.message.size,
               verdict.message.data);
  return crd_arena_copy(arena, crd_text_string(&text)).data;
}

static void open_holder(const char *head) {
  crd_string overlay = crd_arena_printf(arena, open_overlay, head);
  cr_assert(holder(open_fields, "", overlay.data), "%s", first_error());
}

static const crd_request pods_only = {.layers = CRD_LAYER_CRD | CRD_LAYER_PODS};

Test(pods, paths_and_errors) {
  open_holder("");
  cr_expect_str_eq(judged("{}", NULL, &pods_only), "|");
  cr_expect_str_eq(judged("{one: {say: a}}", NULL, &pods_only), "spec.one | spec.one.say: Forbidden: a 0;");
  cr_expect_str_eq(
      judged("{many: [{t: {say: a}}, {}, {t: null}, {t: {}}], named: {x.y: [{say: b}]}, one: {}}", NULL, &pods_only),
      "spec.many[0].t spec.many[3].t spec.named[x.y][0] spec.one | spec.many[0].t.say: Forbidden: a 0; "
      "spec.named[x.y][0].say: Forbidden: b 0;");
  const crd_request older = {.layers = CRD_LAYER_ALL, .kubernetes_minor = 34};
  cr_expect_str_eq(judged("{one: {say: a}}", NULL, &older), "spec.one | spec.one.say: Forbidden: a 34;");
  const crd_request nobody = {.layers = CRD_LAYER_CRD | CRD_LAYER_PODS, .uid = CRD_STRING_INIT("u")};
  cr_expect_str_eq(judged("{one: {say: a}}", NULL, &nobody), "| unasked");
  cr_expect_str_eq(judged("{}", NULL, &nobody), "|");
  cr_expect_str_eq(judged("{one: {say: a}}", NULL, &(crd_request){.layers = CRD_LAYER_CRD}), "|",
                   "it is not asked unless it is named");
  cr_expect_str_eq(judged("{one: {say: not known}}", NULL, &pods_only), "spec.one | spec.one.say: Forbidden: not known 0;",
                   "what is found counts, whatever could not be");
}

Test(pods, warnings) {
  open_holder("");
  const crd_request warns = {.layers = CRD_LAYER_CRD, .warn_layers = CRD_LAYER_PODS};
  cr_expect_str_eq(judged("{one: {say: warned}}", NULL, &pods_only), "spec.one | (warned)");
  cr_expect_str_eq(judged("{one: {say: a}}", NULL, &warns), "spec.one | (spec.one.say: Forbidden: a 0)");
}

Test(pods, updates) {
  open_holder("");
  const crd_request ratchets = {.layers = CRD_LAYER_CRD | CRD_LAYER_PODS, .ratchet_layers = CRD_LAYER_PODS};
  const char *old = "{many: [{t: {say: a}}, {t: {say: b}}], one: {say: c}}";
  cr_expect_str_eq(judged("{one: {say: c}}", old, &pods_only), "spec.one | spec.one.say: Forbidden: c 0;",
                   "as the operator would");
  cr_expect_str_eq(judged(old, old, &ratchets), "|");
  cr_expect_str_eq(judged("{many: [{t: {say: b}}, {t: {say: a}}, {t: {say: b}}], one: {say: c}}", old, &ratchets), "|",
                   "wherever in the list it stands");
  cr_expect_str_eq(judged("{many: [{t: {say: c}}], one: {say: a}}", old, &ratchets),
                   "spec.many[0].t spec.one | spec.many[0].t.say: Forbidden: c 0; spec.one.say: Forbidden: a 0;",
                   "not in another field");
}

Test(pods, what_the_operator_fills_in) {
  open_holder(
      "# +crdc:stage:layer=pods,set=fill\n"
      "# +crdc:skip:layer=pods,when=\"self.spec.volume == 'skip'\"\n"
      "# +crdc:set:name=fill\n"
      "# +crdc:rule:name=P-1,rule=\"self.spec.volume != 'bad'\",message=\"bad volume\",fieldPath=\".spec.volume\"\n"
      "# +crdc:mutate:path=\"/spec/one/say\",value=\"'filled'\",when=\"self.spec.volume == 'fill'\"\n");
  const crd_request ratchets = {.layers = CRD_LAYER_CRD | CRD_LAYER_PODS, .ratchet_layers = CRD_LAYER_PODS};
  cr_expect_str_eq(judged("{one: {}}", NULL, &pods_only), "spec.one |");
  cr_expect_str_eq(judged("{one: {}, volume: fill}", NULL, &pods_only), "spec.one | spec.one.say: Forbidden: filled 0;");
  cr_expect_str_eq(judged("{one: {}, volume: fill}", "{one: {}}", &ratchets),
                   "spec.one | spec.one.say: Forbidden: filled 0;", "what is compared is what is judged");
  cr_expect_str_eq(judged("{one: {say: a}, volume: skip}", NULL, &pods_only), "| skipped");
  cr_expect_str_eq(judged("{one: {say: a}, volume: bad}", NULL, &pods_only),
                   "spec.one | spec.volume: Invalid value: bad volume; spec.one.say: Forbidden: a 0;");
}

/* ---- what is found in CRDs of real projects ---- */

static void add_found(crd_text *text, const schema *node, const char *path, bool root) {
  if (!root && crdc_schema_is_pod_template(node)) {
    crd_text_printf(text, "%s\n", path);
    return;
  }
  for (size_t i = 0; i < node->property_count; i++) {
    crd_string name = node->properties[i].name;
    if (root && crd_string_equal(name, CRD_STRING("status"))) continue;
    const char *below = crd_arena_printf(arena, "%s.%.*s", path, (int)name.size, name.data).data;
    add_found(text, node->properties[i].schema, below, false);
  }
  if (node->items) add_found(text, node->items, crd_arena_printf(arena, "%s[]", path).data, false);
  if (node->additional) add_found(text, node->additional, crd_arena_printf(arena, "%s{}", path).data, false);
}

static int compare_texts(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void add_file(crd_text *text, const char *path, size_t *versions) {
  compilation *one = crdc_compilation_create(NULL);
  crdc_compilation_add(one, path);
  const crd_set *set = crdc_compilation_crds(one);
  for (size_t i = 0; i < set->count; i++)
    for (size_t k = 0; k < set->items[i].version_count; k++) {
      const crd_version *version = &set->items[i].versions[k];
      crd_string found = set->items[i].kind;
      if (!version->schema) continue;
      ++*versions;
      const char *name =
          crd_arena_printf(arena, "%.*s/%.*s", (int)found.size, found.data, (int)version->name.size, version->name.data)
              .data;
      add_found(text, version->schema, name, true);
    }
  crdc_compilation_destroy(one);
}

/* The CRDs of a folder and of those in it: a line per version and template. */
static void add_folder(crd_text *text, const char *folder, size_t *versions) {
  DIR *directory = opendir(folder);
  struct dirent *entry;
  cr_assert_not_null(directory, "%s", folder);
  while ((entry = readdir(directory))) {
    const char *path = crd_arena_printf(arena, "%s/%s", folder, entry->d_name).data, *end = strrchr(entry->d_name, '.');
    if (entry->d_name[0] == '.') continue;
    if (entry->d_type == DT_DIR) add_folder(text, path, versions);
    if (end && strcmp(end, ".yaml") == 0 && !strstr(entry->d_name, ".markers.")) add_file(text, path, versions);
  }
  closedir(directory);
}

static const char *sorted_lines(const crd_text *text) {
  const char *lines[128], *sorted = "";
  size_t count = 0;
  for (const char *at = text->data, *end; at < text->data + text->size && count < sizeof lines / sizeof *lines;
       at = end + 1) {
    end = memchr(at, '\n', (size_t)(text->data + text->size - at));
    lines[count++] = crd_arena_copy(arena, (crd_string){at, (size_t)(end - at)}).data;
  }
  qsort(lines, count, sizeof *lines, compare_texts);
  for (size_t i = 0; i < count; i++) sorted = crd_arena_printf(arena, "%s%s\n", sorted, lines[i]).data;
  return sorted;
}

Test(pods, what_is_found_in_the_crds_that_are_compiled_in) {
  crd_text text = {.arena = arena};
  size_t versions = 0;
  add_folder(&text, CRDC_SOURCE_ROOT "/crds", &versions);
  cr_expect_geq(versions, 15);
  cr_expect_str_eq(sorted_lines(&text),
                   "CronJob/v1alpha1.spec.jobTemplate.spec.tasks[].template\n"
                   "Job/v1alpha1.spec.tasks[].template\n"
                   "JobTemplate/v1alpha1.spec.tasks[].template\n"
                   "RayCluster/v1.spec.headGroupSpec.template\n"
                   "RayCluster/v1.spec.workerGroupSpecs[].template\n"
                   "RayCluster/v1alpha1.spec.headGroupSpec.template\n"
                   "RayCluster/v1alpha1.spec.workerGroupSpecs[].template\n"
                   "RayCronJob/v1.spec.jobTemplate.rayClusterSpec.headGroupSpec.template\n"
                   "RayCronJob/v1.spec.jobTemplate.rayClusterSpec.workerGroupSpecs[].template\n"
                   "RayCronJob/v1.spec.jobTemplate.submitterPodTemplate\n"
                   "RayJob/v1.spec.rayClusterSpec.headGroupSpec.template\n"
                   "RayJob/v1.spec.rayClusterSpec.workerGroupSpecs[].template\n"
                   "RayJob/v1.spec.submitterPodTemplate\n"
                   "RayJob/v1alpha1.spec.rayClusterSpec.headGroupSpec.template\n"
                   "RayJob/v1alpha1.spec.rayClusterSpec.workerGroupSpecs[].template\n"
                   "RayJob/v1alpha1.spec.submitterPodTemplate\n"
                   "RayService/v1.spec.rayClusterConfig.headGroupSpec.template\n"
                   "RayService/v1.spec.rayClusterConfig.workerGroupSpecs[].template\n"
                   "RayService/v1alpha1.spec.rayClusterConfig.headGroupSpec.template\n"
                   "RayService/v1alpha1.spec.rayClusterConfig.workerGroupSpecs[].template\n");
}

Test(pods, what_is_found_in_those_of_other_projects) {
  const char *shared = getenv("CRDC_TABLES");
  crd_text text = {.arena = arena};
  size_t versions = 0;
  if (!shared) cr_skip_test("no CRDs of other projects here: CRDC_TABLES names the folder with crds/corpus");
  add_folder(&text, crd_arena_printf(arena, "%s/crds/corpus", shared).data, &versions);
  cr_expect_geq(versions, 80);
  cr_expect_str_eq(sorted_lines(&text),
                   "CronJob/v1.spec.jobTemplate.spec.template\n"
                   "JobSet/v1alpha2.spec.replicatedJobs[].template.spec.template\n"
                   "Rollout/v1alpha1.spec.template\n");
}
