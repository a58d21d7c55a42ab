/* Opaque values: what they have in common. */
#include "internal.h"

uint64_t crd_cel_opaque_size(crd_cel_value value) { (void)value; return 1; }
crd_string crd_cel_opaque_text(crd_cel *cel, crd_cel_value value) { (void)cel; (void)value; return (crd_string){NULL, 0}; }
bool crd_cel_equal_opaque(crd_cel_value a, crd_cel_value b) { return a.as.opaque == b.as.opaque; }
