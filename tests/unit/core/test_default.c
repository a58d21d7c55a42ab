/* SPDX-License-Identifier: Apache-2.0 */
/* Defaults, and what is dropped. */
#include "gotypes/decode.h"
#include "gotypes/encode.h"
#include "kinds/containers/image_name.h"
#include "kinds/default.h"
#include "kinds/drop.h"

#include <crd/json.h>
#include <criterion/criterion.h>

static crd_arena *arena;
static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}
TestSuite(core_default, .init = set_up, .fini = tear_down);

/* The template with its defaults, as a tree. */
static const crd_value *defaulted(const char *json, const core_options *options, bool drop) {
  core_pod_template_spec pod;
  core_decoding decoding = {.arena = arena};
  crd_text text = {.arena = arena};
  memset(&pod, 0, sizeof pod);
  cr_assert(crd_core_decode(&decoding, crd_string_of(json), &crd_core_pod_template_spec_type, &pod));
  crd_core_default_pod_template_spec(arena, options, &pod);
  if (drop) crd_core_drop_disabled_fields(arena, options, &pod, NULL);
  crd_core_encode(&text, &crd_core_pod_template_spec_type, &pod);
  return crd_json_parse(arena, crd_text_string(&text), NULL, NULL);
}

static void holds(const crd_value *at, const char *wanted) {
  cr_assert(at, "nothing, wanted %s", wanted);
  crd_string got = crd_json_encode(arena, at, CRD_JSON_COMPACT);
  cr_expect(crd_string_equal(got, crd_string_of(wanted)), "got %.*s, wanted %s", CRD_PRINT(got), wanted);
}

Test(core_default, fills_the_pod) {
  const crd_value *root =
      defaulted("{\"spec\":{\"serviceAccount\":\"a\",\"containers\":[]}}", &(core_options){.minor = 37}, 0);
  holds(
      crd_value_get(root, CRD_STRING("spec")),
      "{\"containers\":[],\"restartPolicy\":\"Always\",\"terminationGracePeriodSeconds\":30,\"dnsPolicy\":\"ClusterFirst\","
      "\"serviceAccountName\":\"a\",\"serviceAccount\":\"a\",\"securityContext\":{},\"schedulerName\":\"default-"
      "scheduler\"}");
}

Test(core_default, fills_containers) {
  const crd_value *root = defaulted(
      "{\"spec\":{\"initContainers\":[{\"name\":\"a\",\"image\":\"b:1\",\"ports\":[{\"containerPort\":1}],"
      "\"env\":[{\"name\":\"E\",\"valueFrom\":{\"fieldRef\":{\"fieldPath\":\"x\"}}}],\"livenessProbe\":{\"httpGet\":{"
      "\"port\":1},"
      "\"failureThreshold\":5},\"resources\":{\"limits\":{\"cpu\":\"1.0001m\"}}}]}}",
      &(core_options){.minor = 37}, false);
  holds(crd_value_find(root, "spec", "initContainers", NULL),
        "[{\"name\":\"a\",\"image\":\"b:1\",\"ports\":[{\"containerPort\":1,\"protocol\":\"TCP\"}],\"env\":[{\"name\":\"E\","
        "\"valueFrom\":{\"fieldRef\":{\"apiVersion\":\"v1\",\"fieldPath\":\"x\"}}}],\"resources\":{\"limits\":{\"cpu\":"
        "\"2m\"}},"
        "\"livenessProbe\":{\"httpGet\":{\"path\":\"/"
        "\",\"port\":1,\"scheme\":\"HTTP\"},\"timeoutSeconds\":1,\"periodSeconds\":10,"
        "\"successThreshold\":1,\"failureThreshold\":5},\"terminationMessagePath\":\"/dev/termination-log\","
        "\"terminationMessagePolicy\":\"File\",\"imagePullPolicy\":\"IfNotPresent\"}]");
}

Test(core_default, fills_volumes) {
  const crd_value *root = defaulted(
      "{\"spec\":{\"volumes\":[{\"name\":\"a\"},{\"name\":\"b\",\"hostPath\":{\"path\":\"/"
      "\"}},{\"name\":\"c\",\"azureDisk\":{}}]}}",
      &(core_options){.minor = 37}, false);
  holds(crd_value_find(root, "spec", "volumes", NULL),
        "[{\"name\":\"a\",\"emptyDir\":{}},{\"name\":\"b\",\"hostPath\":{\"path\":\"/"
        "\",\"type\":\"\"}},{\"name\":\"c\",\"azureDisk\":"
        "{\"diskName\":\"\",\"diskURI\":\"\",\"cachingMode\":\"ReadWrite\",\"fsType\":\"ext4\",\"readOnly\":false,\"kind\":"
        "\"Shared\"}}]");
}

Test(core_default, drops_what_gates_turn_off) {
  static const char pod[] =
      "{\"metadata\":{\"annotations\":{\"pod.beta.kubernetes.io/init-containers\":\"x\"}},\"spec\":{"
      "\"containers\":[{\"name\":\"a\",\"image\":\"i:1\",\"lifecycle\":{\"stopSignal\":\"SIGTERM\"},"
      "\"volumeMounts\":[{\"name\":\"v\",\"mountPath\":\"/v\"}]}],"
      "\"volumes\":[{\"name\":\"v\",\"image\":{\"reference\":\"i\"}}],\"hostUsers\":false}}";
  core_options off = {.minor = 37}, on = {.minor = 37};
  memset(&on.gates, 1, sizeof on.gates);
  const crd_value *dropped = defaulted(pod, &off, true), *kept = defaulted(pod, &on, true);
  cr_expect(!crd_value_find(dropped, "spec", "volumes", NULL));
  cr_expect(!crd_value_find(dropped, "spec", "hostUsers", NULL));
  cr_expect(!crd_value_find(dropped, "metadata", "annotations", NULL));
  const crd_value *container = &crd_value_find(dropped, "spec", "containers", NULL)->as.items[0];
  cr_expect(!crd_value_get(container, CRD_STRING("lifecycle")));
  cr_expect(!crd_value_get(container, CRD_STRING("volumeMounts")));
  holds(crd_value_find(kept, "spec", "volumes", NULL),
        "[{\"name\":\"v\",\"image\":{\"reference\":\"i\",\"pullPolicy\":\"Always\"}}]");
  container = &crd_value_find(kept, "spec", "containers", NULL)->as.items[0];
  holds(crd_value_get(container, CRD_STRING("lifecycle")), "{\"stopSignal\":\"SIGTERM\"}");
}

Test(core_default, knows_the_latest_image) {
  static const char sha[] = "sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
  static const struct {
    const char *image;
    bool latest;
  } rows[] = {{"nginx", true},
              {"nginx:latest", true},
              {"nginx:1", false},
              {"a.b:5000/x/y", true},
              {"a.b:5000/x/y:latest", true},
              {"localhost/x", true},
              {"[::1]:80/x", true},
              {"Upper/x", true},
              {"", false},
              {"Nginx", false},
              {"a/Nginx", false},
              {"a b", false},
              {"a..b", false},
              {"a__b", true},
              {"a___b", false},
              {"a--b", true},
              {"-a", false},
              {"a/", false},
              {"a:", false},
              {"a:.b", false},
              {"x@sha256:12", false},
              {"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", false}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    cr_expect(crd_core_image_is_latest(crd_string_of(rows[i].image)) == rows[i].latest, "%s", rows[i].image);
  cr_expect(!crd_core_image_is_latest(crd_arena_printf(arena, "x@%s", sha)));
  cr_expect(crd_core_image_is_latest(crd_arena_printf(arena, "x:latest@%s", sha)));
  crd_text longest = {.arena = arena};
  for (int i = 0; i < 255 - 8; i++) crd_text_add_char(&longest, 'a');
  cr_expect(crd_core_image_is_latest(crd_text_string(&longest)));
  crd_text_add_char(&longest, 'a');
  cr_expect(!crd_core_image_is_latest(crd_text_string(&longest)));
}
