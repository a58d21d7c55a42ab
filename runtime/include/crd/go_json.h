/* SPDX-License-Identifier: Apache-2.0 */
/* The JSON that Go's encoding/json writes for a Kubernetes type, which controller-runtime's webhooks print as the bad value
 * of an object. It differs from the document: fields are in the order of the Go struct, unset fields are written or omitted
 * by their tags, quantities are canonical, unknown fields are gone. */
#ifndef CRD_GO_JSON_H
#define CRD_GO_JSON_H

#include <crd/arena.h>
#include <crd/value.h>

CRD_BEGIN_DECLS

/* Appends the JSON of `value` as the Go type `type`: the name of a Kubernetes type ("core.v1.Container", "PodTemplateSpec"),
 * a struct that is written out, "(name:string! replicas:*int template:PodTemplateSpec!)", or any other TYPE,
 * "[]core.v1.Toleration". A struct lists its fields as NAME:TYPE in Go's order, embedded ones in their place. TYPE is
 * string, bool, int, quantity, intOrString, time, duration, raw or a struct, with * for a pointer, [] for a slice, {} for a
 * map of strings. A ! at its end means that an unset field is written (no omitempty). A value that the type cannot hold
 * counts as unset. False when a type is not known. Mirrors encoding/json's Marshal after sigs.k8s.io/json's Unmarshal. */
bool crd_go_json(crd_text *text, crd_string type, const crd_value *value);
/* Appends a text that is the same for two values if apimachinery's equality.Semantic.DeepEqual finds them equal as that
 * type: quantities are compared by value, an empty slice or map equals an unset one, fields that the type omits do not
 * count. */
bool crd_go_semantic_text(crd_text *text, crd_string type, const crd_value *value);

/* Decodes a YAML text as that type, like gopkg.in/yaml.v2's Unmarshal: unknown names are ignored, a scalar becomes a string
 * as written if the type is string, an absent or null value is zero unless its type is a pointer. False where the text is no
 * YAML, or has a value that the type cannot hold. */
bool crd_go_read_yaml(crd_arena *arena, crd_string text, crd_string type, crd_value *out);
/* The same for JSON, like encoding/json's Unmarshal: names match in any case, an absent value stays absent. */
bool crd_go_read_json(crd_arena *arena, crd_string text, crd_string type, crd_value *out);

CRD_END_DECLS

#endif
