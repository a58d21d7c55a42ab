/* SPDX-License-Identifier: Apache-2.0 */
/* What the kinds of this folder have in files of their own. */
#ifndef CORE_OBJECT_KINDS_H
#define CORE_OBJECT_KINDS_H

#include "../../gotypes/tables/types_core.h"
#include "../kinds.h"

/* node_taints.c: validateNodeTaints; ValidateNodeSpecificAnnotations. */
void crd_core_validate_node_taints(core_check *check, const core_taint_list *taints, const crd_path *path);
void crd_core_validate_node_annotations(core_judging *judging, const core_string_map *annotations, const crd_path *path);

/* ---- what ConfigMaps and Secrets have in common: data by key, so many bytes of it, which may be frozen ---- */

/* MaxSecretSize: of all values together. */
enum { CORE_MOST_DATA = 1024 * 1024 };

/* The keys (IsConfigMapKey), none of which `beside` has, too; that may be NULL. Gives the bytes of the values. */
size_t crd_core_validate_data(core_check *check, const core_string_map *data, const core_string_map *beside,
                              const crd_path *path);
/* Of what was frozen: that it is so still, and that data of it is what it was. */
void crd_core_validate_still_frozen(core_check *check, const core_optional_bool *immutable);
void crd_core_validate_frozen_data(core_check *check, const core_string_map *data, const core_string_map *old,
                                   const crd_path *path);

/* key_pair.c: what tls.X509KeyPair says of a certificate and its key, both PEM; empty: nothing that is known here. */
crd_string crd_core_judge_key_pair(crd_arena *arena, crd_string certificate, crd_string key);

/* lease_kind.c: ValidateCoordinatedLeaseStrategy. */
void crd_core_validate_lease_strategy(core_check *check, crd_string strategy, const crd_path *path);

#endif
