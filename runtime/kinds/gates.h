/* SPDX-License-Identifier: Apache-2.0 */
/* The feature gates that change the validation of pods, their templates and related kinds (k8s.io/kubernetes
 * pkg/features/kube_features.go): CORE_GATES(GATE), of gotypes/tables/gate_rows.txt, with GATE(member, name, the first minor
 * with the gate, the first minor where it is on by default or 0, the minor that locked it or 0, its stage in the newest). */
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
