/* SPDX-License-Identifier: Apache-2.0 */
/* The certificates of a caBundle: those of several programs that serve one webhook stand beside each other, so that none of
 * them takes away what another is trusted by. */
#ifndef CRD_CLUSTER_BUNDLE_H
#define CRD_CLUSTER_BUNDLE_H

#include <crd/arena.h>
#include <stdint.h>

#define BUNDLE_KEPT 16u /* certificates of others that are kept, at most: the last ones */

/* The caBundle that has the certificates of `own`, both base64 of PEM: those of `present` that are certificates and have not
 * ended at `now` (seconds since 1970), then `own`. In the arena, or `own` itself. Empty: `present` has them all and stays.
 */
crd_string crd_bundle_merge(crd_arena *arena, crd_string present, crd_string own, int64_t now);

#endif
