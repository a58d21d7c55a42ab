/* SPDX-License-Identifier: Apache-2.0 */
#ifndef CRD_PORT_STRING_H
#define CRD_PORT_STRING_H
#include_next <string.h>

#ifdef __cplusplus
extern "C" {
#endif
void *memmem(const void *bytes, size_t size, const void *part, size_t part_size);
#ifdef __cplusplus
}
#endif
#define strsignal(number) ((void)(number), "a signal")

#endif
