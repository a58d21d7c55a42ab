/* SPDX-License-Identifier: Apache-2.0 */
/* The judge of templates of pods that rules ask: libcrdcore's. */
#ifndef JUDGE_POD_JUDGE_H
#define JUDGE_POD_JUDGE_H

#include <crd/state.h>

extern const crd_pod_judge crdc_pod_judge;

#endif
