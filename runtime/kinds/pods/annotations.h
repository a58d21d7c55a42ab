/* SPDX-License-Identifier: Apache-2.0 */
/* Annotations of pods that named security profiles before there were fields. */
#ifndef CORE_ANNOTATIONS_H
#define CORE_ANNOTATIONS_H

#include "../../gotypes/types.h"

#include <crd/string.h>

#define CORE_SECCOMP_POD CRD_STRING("seccomp.security.alpha.kubernetes.io/pod")
#define CORE_SECCOMP_CONTAINER CRD_STRING("container.seccomp.security.alpha.kubernetes.io/")
#define CORE_APP_ARMOR_CONTAINER CRD_STRING("container.apparmor.security.beta.kubernetes.io/")

/* The annotation whose key is `prefix` and the name of a container, with its key; NULL: there is none. */
const crd_string *crd_core_annotation_of_container(const core_string_map *annotations, crd_string prefix,
                                                   crd_string container, crd_string *key);

#endif
