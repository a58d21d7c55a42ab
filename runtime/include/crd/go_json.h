/* SPDX-License-Identifier: Apache-2.0 */
/* The JSON that Go's encoding/json writes for a Kubernetes type: what controller-runtime's webhooks quote as the bad value
 * of an object. It is not the document's: fields stand in the order of the Go struct, unset ones are written or left out as
 * their tags say, quantities are canonical, names of no field are gone. */
#ifndef CRD_GO_JSON_H
#define CRD_GO_JSON_H

#include <crd/arena.h>
#include <crd/value.h>

CRD_BEGIN_DECLS

/* Adds to `text` the JSON of `value` as the Go type `type`: the name of one of Kubernetes ("core.v1.Container",
 * "PodTemplateSpec"), a struct that is written out, "(name:string! replicas:*int template:PodTemplateSpec!)", or any other
 * TYPE, "[]core.v1.Toleration". In a struct a
 * field is NAME:TYPE in the order of the struct, embedded ones in their place. TYPE is string, bool, int, quantity,
 * intOrString, time, duration, raw or a struct, with * for a pointer, [] for a slice, {} for a map of strings; with ! at its
 * end it is written when it is unset (no omitempty in its tag). A value that the type cannot hold reads as unset. False when
 * a type is not known. Mirrors encoding/json's Marshal after sigs.k8s.io/json's Unmarshal. */
bool crd_go_json(crd_text *text, crd_string type, const crd_value *value);
/* Adds a text that is the same of two values where Go's equality.Semantic.DeepEqual of apimachinery finds them equal as that
 * type: quantities by value, an empty slice or map as one that is unset; fields that the type leaves out do not count. */
bool crd_go_semantic_text(crd_text *text, crd_string type, const crd_value *value);

/* What a YAML text gives as that type, as gopkg.in/yaml.v2's Unmarshal decodes it: names that the type does not know are
 * passed over, scalars become texts as they are written where the type has a string, what is absent or null is zero, but
 * for what a pointer holds. False where the text is no YAML, or holds what the type cannot. */
bool crd_go_read_yaml(crd_arena *arena, crd_string text, crd_string type, crd_value *out);
/* The same of JSON, as encoding/json's Unmarshal: names are found in any case, what is absent stays absent. */
bool crd_go_read_json(crd_arena *arena, crd_string text, crd_string type, crd_value *out);

CRD_END_DECLS

#endif
