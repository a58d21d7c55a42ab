/* SPDX-License-Identifier: Apache-2.0 */
/* The feature gates that change what is said of pods, their templates and what is around them (k8s.io/kubernetes
 * pkg/features/kube_features.go): CORE_GATES(GATE), of gotypes/tables/gate_rows.txt, with GATE(member, name, the minor that
 * knows it first, the minor from which it is on: 0: none does, the minor that locked it: 0: none did, its stage in the
 * newest). */
#ifndef CORE_GATES_H
#define CORE_GATES_H

#include <stdbool.h>

#include "gate_rows.h"

typedef struct core_gates {
#define CORE_GATE_MEMBER(member, name, known, on, locked, stage) bool member;
  CORE_GATES(CORE_GATE_MEMBER)
#undef CORE_GATE_MEMBER
} core_gates;

#endif
