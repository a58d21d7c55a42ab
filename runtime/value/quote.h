/* Which characters Go's strconv writes as they are. */
#ifndef CRD_VALUE_QUOTE_H
#define CRD_VALUE_QUOTE_H

#include <stdbool.h>
#include <stdint.h>

/* strconv.IsPrint */
bool crd_rune_is_printable(uint32_t rune);

#endif
