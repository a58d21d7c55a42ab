/* Which characters Go's strconv writes as they are. */
#ifndef QUOTE_H
#define QUOTE_H

#include <stdbool.h>
#include <stdint.h>

/* strconv.IsPrint */
bool crd_rune_is_printable(uint32_t rune);

#endif
