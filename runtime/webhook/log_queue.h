/* The lines of a log on their way to a descriptor that may not take them. */
#ifndef CRD_WEBHOOK_LOG_QUEUE_H
#define CRD_WEBHOOK_LOG_QUEUE_H

#include "log.h"

/* Adds a line, or counts it as lost where there is no room. Never waits for the descriptor. */
void crd_log_queue_add(log_queue *queue, const char *line, size_t size);

/* Writes all of a line, waiting for the descriptor if it must. False: it takes nothing more. */
bool crd_log_put(int descriptor, const char *line, size_t size);

#endif
