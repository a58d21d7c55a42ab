/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* history-storage, declared at RayCluster.spec.historyServerOptions.collectorOptions */
/* 'GCS_BUCKET' in given
 * when: backend == 'GCS' */
static crd_cel_truth set_history_storage_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  bool t3 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; goto at_9; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 1; goto at_9; }
  cost += crd_cel_string_cost(t0, CRD_STRING("GCS"));
  if (!crd_cel_same(t0, CRD_STRING("GCS"))) goto at_7;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 1; goto at_9; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("GCS_BUCKET")), scope->params[2]), &t3)) goto at_9;
  goto at_8;
at_7:
  t3 = true;
at_8:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* 'S3_REGION' in given
 * when: backend == 'S3' */
static crd_cel_truth set_history_storage_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  bool t3 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; goto at_9; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 1; goto at_9; }
  cost += crd_cel_string_cost(t0, CRD_STRING("S3"));
  if (!crd_cel_same(t0, CRD_STRING("S3"))) goto at_7;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 1; goto at_9; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("S3_REGION")), scope->params[2]), &t3)) goto at_9;
  goto at_8;
at_7:
  t3 = true;
at_8:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* 'AZURE_STORAGE_CONNECTION_STRING' in given
 * when: backend == 'AZUREBLOB' && authMode == 'connection_string' */
static crd_cel_truth set_history_storage_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0};
  crd_cel_truth t1 = CRD_CEL_ERROR, t4 = CRD_CEL_ERROR;
  bool t7 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; t1 = CRD_CEL_ERROR; goto at_3; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 1; t1 = CRD_CEL_ERROR; goto at_3; }
  cost += crd_cel_string_cost(t0, CRD_STRING("AZUREBLOB"));
  t1 = crd_cel_truth_of(crd_cel_same(t0, CRD_STRING("AZUREBLOB")));
at_3:
  if (t1 == CRD_CEL_FALSE) goto at_9;
  t2 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 1; t4 = CRD_CEL_ERROR; goto at_8; }
  if (!crd_cel_take_string(cel, scope->params[1], &t3)) { cost += 1; t4 = CRD_CEL_ERROR; goto at_8; }
  cost += crd_cel_string_cost(t3, CRD_STRING("connection_string"));
  t4 = crd_cel_truth_of(crd_cel_same(t3, CRD_STRING("connection_string")));
at_8:
  t1 = crd_cel_and(cel, t1, t2, t4);
at_9:
  if (t1 == CRD_CEL_ERROR) goto at_16;
  if (t1 == CRD_CEL_FALSE) goto at_14;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 1; goto at_16; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("AZURE_STORAGE_CONNECTION_STRING")), scope->params[2]),
                     &t7)) goto at_16;
  goto at_15;
at_14:
  t7 = true;
at_15:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t7));
at_16:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* 'AZURE_STORAGE_ACCOUNT_URL' in given
 * when: backend == 'AZUREBLOB' && authMode in ['workload_identity', 'default'] */
static crd_cel_truth set_history_storage_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0};
  crd_cel_truth t1 = CRD_CEL_ERROR, t4 = CRD_CEL_ERROR;
  bool t7 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; t1 = CRD_CEL_ERROR; goto at_3; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 1; t1 = CRD_CEL_ERROR; goto at_3; }
  cost += crd_cel_string_cost(t0, CRD_STRING("AZUREBLOB"));
  t1 = crd_cel_truth_of(crd_cel_same(t0, CRD_STRING("AZUREBLOB")));
at_3:
  if (t1 == CRD_CEL_FALSE) goto at_9;
  t2 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 2; t4 = CRD_CEL_ERROR; goto at_8; }
  if (!crd_cel_take_string(cel, scope->params[1], &t3)) { cost += 2; t4 = CRD_CEL_ERROR; goto at_8; }
  t4 = crd_cel_truth_of(crd_cel_same(t3, CRD_STRING("workload_identity")) || crd_cel_same(t3, CRD_STRING("default")));
at_8:
  t1 = crd_cel_and(cel, t1, t2, t4);
at_9:
  if (t1 == CRD_CEL_ERROR) goto at_16;
  if (t1 == CRD_CEL_FALSE) goto at_14;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 1; goto at_16; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("AZURE_STORAGE_ACCOUNT_URL")), scope->params[2]),
                     &t7)) goto at_16;
  goto at_15;
at_14:
  t7 = true;
at_15:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t7));
at_16:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'AZURE_STORAGE_ACCOUNT_URL environment variable must be set when STORAGE_BACKEND is AZUREBLOB and' + '
 * AZURE_STORAGE_AUTH_MODE is ' + authMode */
static bool set_history_storage_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0};
  t0 = crd_cel_concat(cel,
                      CRD_STRING("AZURE_STORAGE_ACCOUNT_URL environment variable must be set when STORAGE_BACKEND is "
                                 "AZUREBLOB and"), CRD_STRING(" AZURE_STORAGE_AUTH_MODE is "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_8;
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) goto at_8;
  t2 = crd_cel_concat(cel, t0, t1, false);
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_8:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t0)), 1);
  goto at_6;
}

/* 'AZURE_STORAGE_CONNECTION_STRING' in given || 'AZURE_STORAGE_ACCOUNT_URL' in given
 * when: backend == 'AZUREBLOB' && !(authMode in ['connection_string', 'workload_identity', 'default']) */
static crd_cel_truth set_history_storage_5(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0}, t9 = {NULL, 0};
  crd_cel_truth t1 = CRD_CEL_ERROR, t5 = CRD_CEL_ERROR, t8 = CRD_CEL_ERROR, t11 = CRD_CEL_ERROR;
  bool v13 = false, v17 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; t1 = CRD_CEL_ERROR; goto at_3; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 1; t1 = CRD_CEL_ERROR; goto at_3; }
  cost += crd_cel_string_cost(t0, CRD_STRING("AZUREBLOB"));
  t1 = crd_cel_truth_of(crd_cel_same(t0, CRD_STRING("AZUREBLOB")));
at_3:
  if (t1 == CRD_CEL_FALSE) goto at_10;
  t2 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 4; t5 = CRD_CEL_ERROR; goto at_9; }
  if (!crd_cel_take_string(cel, scope->params[1], &t3)) { cost += 4; t5 = CRD_CEL_ERROR; goto at_9; }
  t5 = crd_cel_truth_of(!(crd_cel_same(t3, CRD_STRING("connection_string")) ||
                          crd_cel_same(t3, CRD_STRING("workload_identity")) || crd_cel_same(t3, CRD_STRING("default"))));
  cost += 1;
at_9:
  t1 = crd_cel_and(cel, t1, t2, t5);
at_10:
  if (t1 == CRD_CEL_ERROR) goto at_23;
  if (t1 == CRD_CEL_FALSE) goto at_21;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 1; t8 = CRD_CEL_ERROR; goto at_14; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("AZURE_STORAGE_CONNECTION_STRING")), scope->params[2]),
                     &v13)) { t8 = CRD_CEL_ERROR; goto at_14; }
  t8 = crd_cel_truth_of(v13);
at_14:
  if (t8 == CRD_CEL_TRUE) goto at_19;
  t9 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 1; t11 = CRD_CEL_ERROR; goto at_18; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("AZURE_STORAGE_ACCOUNT_URL")), scope->params[2]),
                     &v17)) { t11 = CRD_CEL_ERROR; goto at_18; }
  t11 = crd_cel_truth_of(v17);
at_18:
  t8 = crd_cel_or(cel, t8, t9, t11);
at_19:
  if (t8 == CRD_CEL_ERROR) goto at_23;
  goto at_22;
at_21:
  t8 = crd_cel_truth_of(true);
at_22:
  return crd_cel_end(cel, cost, t8);
at_23:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_value set_history_storage_6_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_BUCKET", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_ENDPOINT", 12}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_REGION", 10}}},
};
static const crd_cel_list set_history_storage_6_table_1 = {set_history_storage_6_items_1, 3, NULL};
static const crd_cel_value set_history_storage_6_constant_1 = {.kind = CRD_CEL_LIST,
                                                               .as = {.list = &set_history_storage_6_table_1}};
/* size(missing) == 0
 * when: backend == 'ALIYUNOSS' */
static crd_cel_truth set_history_storage_6(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, v6 = {NULL, 0}, error0 = {NULL, 0};
  crd_cel_value range0, t6, v17;
  int64_t k4 = 0;
  size_t n0 = 0, i0 = 0;
  bool f6_2 = false, t4 = false, failed0 = false, t8 = false;
  crd_cel_builder list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; goto at_22; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 1; goto at_22; }
  cost += crd_cel_string_cost(t0, CRD_STRING("ALIYUNOSS"));
  if (!crd_cel_same(t0, CRD_STRING("ALIYUNOSS"))) goto at_20;
  range0 = set_history_storage_6_constant_1;
  if ((k4 = crd_cel_range(cel, range0)) < 0) { cost += 2; goto at_22; }
  n0 = (size_t)k4;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_15;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  f6_2 = !crd_cel_string_at(cel, &range0, i0, &v6);
  cost += 1;
  if (f6_2) { cost += 3; goto at_29; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 2; goto at_29; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(v6), scope->params[2]), &t4)) { cost += 1; goto at_29; }
  cost += 1;
  if (t4) goto at_14;
  cost += 13;
  if (f6_2) goto at_31;
  crd_cel_push(cel, &list0, crd_cel_of_string(v6));
at_14:
  if (++i0 < n0) goto loop_0;
at_15:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 2; goto at_22; }
  t6 = crd_cel_built(cel, &list0);
  if ((v17 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t6}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_22; }
  t8 = v17.as.integer == 0;
  cost += 1;
  goto at_21;
at_20:
  t8 = true;
at_21:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t8));
at_22:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_29:
  error0 = cel->error;
  failed0 = true;
  goto at_14;
at_31:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_14;
}

static const crd_cel_value set_history_storage_6_message_expression_items_0[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_BUCKET", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_ENDPOINT", 12}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_REGION", 10}}},
};
static const crd_cel_list set_history_storage_6_message_expression_table_0 = {set_history_storage_6_message_expression_items_0, 3, NULL};
static const crd_cel_value set_history_storage_6_message_expression_constant_0 = {.kind = CRD_CEL_LIST,
                                                                                  .as = {.list = &set_history_storage_6_message_expression_table_0}};
/* messageExpression: missing[0] + ' environment variable must be set when STORAGE_BACKEND is ALIYUNOSS' */
static bool set_history_storage_6_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_cel_value range0, t4, t5, t6;
  int64_t k0 = 0;
  size_t n0 = 0, i0 = 0;
  bool f2_2 = false, t2 = false, failed0 = false;
  crd_string v2 = {NULL, 0}, error0 = {NULL, 0}, v15 = {NULL, 0};
  crd_cel_builder list0;
  range0 = set_history_storage_6_message_expression_constant_0;
  if ((k0 = crd_cel_range(cel, range0)) < 0) { cost += 7; goto at_17; }
  n0 = (size_t)k0;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_11;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  f2_2 = !crd_cel_string_at(cel, &range0, i0, &v2);
  cost += 1;
  if (f2_2) { cost += 3; goto at_22; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 2; goto at_22; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(v2), scope->params[2]), &t2)) { cost += 1; goto at_22; }
  cost += 1;
  if (t2) goto at_10;
  cost += 13;
  if (f2_2) goto at_24;
  crd_cel_push(cel, &list0, crd_cel_of_string(v2));
at_10:
  if (++i0 < n0) goto loop_0;
at_11:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 7; goto at_17; }
  t4 = crd_cel_built(cel, &list0);
  cost += 1;
  if ((t5 = crd_cel_index(cel, t4, crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 7; goto at_17; }
  if ((t6 = crd_cel_add_any(cel, t5,
                            crd_cel_of_string(CRD_STRING(" environment variable must be set when STORAGE_BACKEND is "
                                                         "ALIYUNOSS")))).kind == CRD_CEL_FAILED) goto at_17;
  if (!crd_cel_take_string(cel, t6, &v15)) goto at_17;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t6, text);
at_17:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_22:
  error0 = cel->error;
  failed0 = true;
  goto at_10;
at_24:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_10;
}


static const crd_read set_history_storage_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_history_storage_2_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_history_storage_3_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_history_storage_4_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_history_storage_5_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_history_storage_6_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_history_storage_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-203"), .rule = CRD_STRING_INIT("'GCS_BUCKET' in given"),
        .message = CRD_STRING_INIT("GCS_BUCKET environment variable must be set when STORAGE_BACKEND is GCS"),
        .evaluate = {.function = {.truth = set_history_storage_1}}, .reads = set_history_storage_1_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-204"), .rule = CRD_STRING_INIT("'S3_REGION' in given"),
        .message = CRD_STRING_INIT("S3_REGION environment variable must be set when STORAGE_BACKEND is S3"),
        .evaluate = {.function = {.truth = set_history_storage_2}}, .reads = set_history_storage_2_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-205"),
        .rule = CRD_STRING_INIT("'AZURE_STORAGE_CONNECTION_STRING' in given"),
        .message = CRD_STRING_INIT("AZURE_STORAGE_CONNECTION_STRING environment variable must be set when STORAGE_BACKEND "
                                   "is AZUREBLOB and AZURE_STORAGE_AUTH_MODE is connection_string"),
        .evaluate = {.function = {.truth = set_history_storage_3}}, .reads = set_history_storage_3_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-206"),
        .rule = CRD_STRING_INIT("'AZURE_STORAGE_ACCOUNT_URL' in given"),
        .evaluate = {.function = {.truth = set_history_storage_4}}, .reads = set_history_storage_4_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_history_storage_4_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-207"),
        .rule = CRD_STRING_INIT("'AZURE_STORAGE_CONNECTION_STRING' in given || 'AZURE_STORAGE_ACCOUNT_URL' in given"),
        .message = CRD_STRING_INIT("either AZURE_STORAGE_CONNECTION_STRING or AZURE_STORAGE_ACCOUNT_URL environment "
                                   "variable must be set when STORAGE_BACKEND is AZUREBLOB"),
        .evaluate = {.function = {.truth = set_history_storage_5}}, .reads = set_history_storage_5_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-208"), .rule = CRD_STRING_INIT("size(missing) == 0"),
        .evaluate = {.function = {.truth = set_history_storage_6}}, .reads = set_history_storage_6_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_history_storage_6_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_history_storage_3de92422 = {
    .name = CRD_STRING_INIT("history-storage"), .steps = set_history_storage_steps, .step_count = 6, .mode = CRD_SET_FIRST,
};
