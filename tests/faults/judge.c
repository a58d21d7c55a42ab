/* SPDX-License-Identifier: Apache-2.0 */
/* A judge made and asked, for judge.py, which has allocations fail. Exit status: 0 the object was let in, 1 there was no
 * memory, and every function said so, 2 some answer is another one. */
#include "../unit/judge/objects.h"
#include <crdc/judge.h>
#include <string.h>

static int ask_judge(crdc_workspace *workspace) {
  const crdc_judge_result *result;
  const crdc_judge_request request = {
      .size = sizeof request, .want = CRDC_WANT_OBJECT | CRDC_WANT_PATCH | CRDC_WANT_JSON, .object = {good, strlen(good)}};
  const crdc_judge_status status = crdc_judge_ask(workspace, &request, &result);
  return status == CRDC_JUDGED && result->allowed ? 0 : status == CRDC_NO_MEMORY && result->why.size ? 1 : 2;
}

static int use_judge(crdc_judge *judge) {
  const crdc_judge_problem *problems;
  if (!crdc_judge_add(judge, CRDC_ADD_CRDS, "things.yaml", things, strlen(things)) ||
      !crdc_judge_add(judge, CRDC_ADD_POLICIES, "policies.yaml", policy, strlen(policy)))
    return 1;
  if (!crdc_judge_seal(judge)) return crdc_judge_problems(judge, &problems) == 1 && problems->message.size ? 1 : 2;
  crdc_workspace *workspace = crdc_workspace_create(judge);
  const int code = workspace ? ask_judge(workspace) : 1;
  crdc_workspace_destroy(workspace);
  return code;
}

int main(void) {
  (void)small;
  crdc_judge *judge = crdc_judge_create(NULL);
  const int code = judge ? use_judge(judge) : 1;
  crdc_judge_destroy(judge);
  return code;
}
