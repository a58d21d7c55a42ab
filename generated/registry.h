/* Made by crdc 0.1.0 from schemas with the digest
 * cd0e557e83f2c6ef57c07af7922524023e731c5c44370927a4bcdde6066be5db.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* The kinds of this folder, for crd_registry_find. */
#ifndef CRD_GENERATED_REGISTRY_H
#define CRD_GENERATED_REGISTRY_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 10
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include <crd/types.h>

CRD_BEGIN_DECLS

extern const crd_registry crd_registry_generated;

CRD_END_DECLS

#endif
