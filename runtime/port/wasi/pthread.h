/* SPDX-License-Identifier: Apache-2.0 */
/* There is only one thread: pthread_create fails with ENOTSUP. WASI's own function would report a lack of memory. */
#ifndef CRD_PORT_PTHREAD_H
#define CRD_PORT_PTHREAD_H
#include <errno.h>
#include_next <pthread.h>

static inline int port_refuse_thread(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *context),
                                     void *context) {
  (void)thread, (void)attributes, (void)run, (void)context;
  return ENOTSUP;
}
#define pthread_create port_refuse_thread

#endif
