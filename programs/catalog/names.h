/* SPDX-License-Identifier: Apache-2.0 */
/* File names of JSON schemas: in folders as in datreeio's CRDs-catalog, and from kubeconform's templates. */
#pragma once

#include <crd/arena.h>

/* A kind as in a manifest; the core group is empty. */
typedef struct kind_name {
  crd_string group, version, kind;
} kind_name;

/* The kind of an apiVersion; false if it is invalid. Its parts consist of labels, so that they are safe in a path. */
bool kind_name_of(crd_string api_version, crd_string kind, kind_name *name);
/* The order of kinds: case is ignored, because file names of schemas are in lower case. */
int kind_names_compare(crd_string a, crd_string b);
/* "Foo of foo.example.com/v1", the short form of "foo.example.com/v1, Kind=Foo". */
crd_string kind_name_text(crd_arena *arena, const kind_name *name);

/* Whether a path can be that of a schema: it ends in GROUP/KIND_VERSION.json. */
bool schema_name_split(crd_string path, kind_name *name);
/* Whether a path is that of the kind's schema, ignoring case. */
bool schema_name_is_of(crd_string path, const kind_name *name);

/* A template as in kubeconform's -schema-location. */
typedef struct location_options {
  unsigned kubernetes_minor; /* 0: "master" */
  bool strict;
} location_options;

/* The path of a kind's schema, in the arena. A template that does not end in ".json" is a folder with the layout of
 * kubernetes-json-schema. False with the template's error in `error`. */
bool location_path(crd_arena *arena, const char *location, const kind_name *name, const location_options *options,
                   crd_string *path, crd_string *error);
