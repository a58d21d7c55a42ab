/* SPDX-License-Identifier: Apache-2.0 */
/* Converts results of mutations' expressions to trees: an apply configuration to the Go values that the merge sees, the
 * value of a JSON patch to JSON. Mirrors apiserver pkg/cel/mutation/dynamic/objects.go (ConvertToNative, convertField,
 * CheckTypeNamesMatchFieldPathNames) and the conversions of cel-go to structpb.Value. */
#pragma once

#include <crd/generated/policy.h>
#include <crd/value.h>

/* A Go value without JSON form (structpb.NullValue, []ref.Val, time.Time) in a tree of an apply configuration: a node of
 * this kind, whose `items` point to an odd_value. A merge refuses all of them. */
enum { CONSTRUCTED_ODD = CRD_MAP + 1 };

typedef struct odd_value {
  crd_string type;   /* %T */
  crd_string plain;  /* %v */
  crd_string syntax; /* %#v */
  crd_string base64; /* of bytes; else empty */
  double number;     /* of a uint */
} odd_value;

/* A flag of an empty list: Go's nil slice, which is written as null (a merge treats it as a list). */
#define CONSTRUCTED_NIL 0x40u

static inline const odd_value *crd_constructed_odd(const crd_value *value) {
  return (const odd_value *)(const void *)value->as.items;
}

/* ObjectVal.Value(); false with an error if a key is no string. */
bool crd_constructed_tree(crd_cel *cel, const crd_cel_constructed *object, crd_value *out, crd_string *error);
/* ConvertToNative(*structpb.Value) and its JSON. */
bool crd_constructed_json(crd_cel *cel, crd_cel_value value, crd_value *out, crd_string *error);
/* CheckTypeNamesMatchFieldPathNames: "unexpected type name ...", a line each; empty: no error. */
crd_string crd_constructed_check_names(crd_cel *cel, const crd_cel_constructed *object);
