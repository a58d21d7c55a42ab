/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* The kinds of this folder, for crd_registry_find. */
#ifndef crd_1b084350_registry_h
#define crd_1b084350_registry_h

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 18
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include <crd/types.h>

CRD_BEGIN_GENERATED

extern const crd_registry crd_1b084350_registry;

/* The same without the mark that tells sets apart, for a file that has one of them. */
#ifndef crd_registry_generated
#define crd_registry_generated crd_1b084350_registry
#endif

CRD_END_GENERATED

#endif
