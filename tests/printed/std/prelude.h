/* SPDX-License-Identifier: Apache-2.0 */
/* What the public headers of the run time take from the standard ones, for libtcc: a machine may have none. */
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
typedef __SIZE_TYPE__ uintptr_t;
typedef struct crd_file FILE;
typedef __builtin_va_list va_list;
#define bool _Bool
#define true 1
#define false 0
#define NULL ((void *)0)
#define offsetof(type, member) ((size_t) & ((type *)0)->member)
#define INT64_C(number) number##LL
#define UINT64_C(number) number##ULL
#define INT32_MIN (-2147483647 - 1)
#define INT32_MAX 2147483647
#define UINT32_MAX 4294967295U
#define INT64_MIN (-9223372036854775807LL - 1)
#define INT64_MAX 9223372036854775807LL
#define UINT64_MAX 18446744073709551615ULL
#define SIZE_MAX ((size_t)-1)
int memcmp(const void *, const void *, size_t);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
size_t strlen(const char *);
