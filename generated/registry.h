/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* The kinds of this folder, for crd_registry_find. */
#ifndef CRD_GENERATED_REGISTRY_H
#define CRD_GENERATED_REGISTRY_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 16
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include <crd/types.h>

CRD_BEGIN_DECLS

extern const crd_registry crd_registry_generated;

CRD_END_DECLS

#endif
