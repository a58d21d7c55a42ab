/* SPDX-License-Identifier: Apache-2.0 */
/* What files of JSON schemas are called: in folders as datreeio's CRDs-catalog has them, and by kubeconform's templates. */
#pragma once

#include <crd/arena.h>

/* A kind as a manifest names it; the group of the core is empty. */
typedef struct kind_name {
  crd_string group, version, kind;
} kind_name;

/* The kind of an apiVersion; false when it is none: its parts are made of labels, so that they can stand in a path. */
bool kind_name_of(crd_string api_version, crd_string kind, kind_name *name);
/* The order of kinds: in small letters, because files of schemas are called so. */
int kind_names_compare(crd_string a, crd_string b);
/* "foo.example.com/v1, Kind=Foo"'s shorter form: "Foo of foo.example.com/v1". */
crd_string kind_name_text(crd_arena *arena, const kind_name *name);

/* Whether a file's path may be that of a schema: its end is GROUP/KIND_VERSION.json. */
bool schema_name_split(crd_string path, kind_name *name);
/* Whether it is the one of that kind, in whatever case. */
bool schema_name_is_of(crd_string path, const kind_name *name);

/* A template as kubeconform's -schema-location has it. */
typedef struct location_options {
  unsigned kubernetes_minor; /* 0: "master" */
  bool strict;
} location_options;

/* The path of a kind's schema, in the arena. A template that does not end in ".json" is a folder laid out as
 * kubernetes-json-schema is. False with what is wrong with the template in `error`. */
bool location_path(crd_arena *arena, const char *location, const kind_name *name, const location_options *options,
                   crd_string *path, crd_string *error);
