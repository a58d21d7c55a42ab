/* SPDX-License-Identifier: Apache-2.0 */
/* One judge asked by several threads, and judges made by several at once: a program without Criterion, which does not run
 * under ThreadSanitizer. Exit status: 0 every answer was the right one, 1 some were not. */
#include "objects.h"
#include <crdc/judge.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

enum { THREADS = 8, MAKERS = 4, ROUNDS = 200 };

static const crdc_judge *shared;
static atomic_uint failed;

static crdc_judge *make_judge(void) {
  crdc_judge *judge = crdc_judge_create(NULL);
  const bool good = crdc_judge_add(judge, CRDC_ADD_CRDS, "things.yaml", things, strlen(things)) &&
                    crdc_judge_add(judge, CRDC_ADD_POLICIES, "policies.yaml", policy, strlen(policy)) &&
                    crdc_judge_seal(judge);
  if (!good) failed++;
  return judge;
}

/* Judges, and looks whether the answer is the right one. */
static void expect(crdc_workspace *workspace, const char *object, bool allowed) {
  const crdc_judge_result *result;
  const crdc_judge_request request = {.size = sizeof request,
                                      .want = CRDC_WANT_OBJECT | CRDC_WANT_PATCH | CRDC_WANT_JSON,
                                      .object = {object, strlen(object)}};
  if (crdc_judge_ask(workspace, &request, &result) != CRDC_JUDGED || result->allowed != allowed ||
      result->problem_count != !allowed || !result->json.size)
    failed++;
}

static void *ask_often(void *context) {
  crdc_workspace *workspace = crdc_workspace_create(shared);
  (void)context;
  for (unsigned i = 0; i < ROUNDS; i++) expect(workspace, i % 2 ? small : good, i % 2 == 0);
  crdc_workspace_destroy(workspace);
  return NULL;
}

static void *make_one(void *context) {
  crdc_judge *judge = make_judge();
  crdc_workspace *workspace = crdc_workspace_create(judge);
  (void)context;
  expect(workspace, good, true);
  crdc_workspace_destroy(workspace);
  crdc_judge_destroy(judge);
  return NULL;
}

/* Runs `work` in several threads at once. */
static void run_threads(unsigned count, void *(*work)(void *context)) {
  pthread_t threads[THREADS];
  unsigned begun = 0;
  while (begun < count && pthread_create(&threads[begun], NULL, work, NULL) == 0) begun++;
  if (begun < count) failed++;
  while (begun) pthread_join(threads[--begun], NULL);
}

int main(void) {
  crdc_judge *judge = make_judge();
  shared = judge;
  run_threads(THREADS, ask_often);
  run_threads(MAKERS, make_one);
  crdc_judge_destroy(judge);
  if (failed) printf("%u answers are wrong\n", failed);
  return failed != 0;
}
