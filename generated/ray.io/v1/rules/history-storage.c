/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* history-storage, declared at RayCluster.spec.historyServerOptions.collectorOptions */
/* 'GCS_BUCKET' in given
 * when: backend == 'GCS' */
static crd_cel_truth set_history_storage_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 1;
    goto failed_0;
  }
  cost += crd_cel_string_cost(t1, CRD_STRING("GCS"));
  crd_cel_truth t3 = CRD_CEL_ERROR;
  if (crd_cel_same(t1, CRD_STRING("GCS"))) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[2])) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t2 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("GCS_BUCKET")), scope->params[2]);
    t3 = t2;
  } else {
    t3 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t3);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* 'S3_REGION' in given
 * when: backend == 'S3' */
static crd_cel_truth set_history_storage_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 1;
    goto failed_0;
  }
  cost += crd_cel_string_cost(t1, CRD_STRING("S3"));
  crd_cel_truth t3 = CRD_CEL_ERROR;
  if (crd_cel_same(t1, CRD_STRING("S3"))) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[2])) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t2 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("S3_REGION")), scope->params[2]);
    t3 = t2;
  } else {
    t3 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t3);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* 'AZURE_STORAGE_CONNECTION_STRING' in given
 * when: backend == 'AZUREBLOB' && authMode == 'connection_string' */
static crd_cel_truth set_history_storage_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 1;
      goto failed_1;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
      cost += 1;
      goto failed_1;
    }
    cost += crd_cel_string_cost(t2, CRD_STRING("AZUREBLOB"));
    t1 = crd_cel_truth_of(crd_cel_same(t2, CRD_STRING("AZUREBLOB")));
  }
failed_1:;
  crd_cel_truth t3 = t1;
  if (t3 != CRD_CEL_FALSE) {
    const crd_string error4 = cel->error;
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[1])) {
        cost += 1;
        goto failed_2;
      }
      crd_string t6 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[1], &t6)) {
        cost += 1;
        goto failed_2;
      }
      cost += crd_cel_string_cost(t6, CRD_STRING("connection_string"));
      t5 = crd_cel_truth_of(crd_cel_same(t6, CRD_STRING("connection_string")));
    }
  failed_2:;
    t3 = crd_cel_and(cel, t3, error4, t5);
  }
  if (t3 == CRD_CEL_ERROR) goto failed_0;
  crd_cel_truth t8 = CRD_CEL_ERROR;
  if (t3 == CRD_CEL_TRUE) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[2])) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t7 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("AZURE_STORAGE_CONNECTION_STRING")), scope->params[2]);
    t8 = t7;
  } else {
    t8 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t8);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* 'AZURE_STORAGE_ACCOUNT_URL' in given
 * when: backend == 'AZUREBLOB' && authMode in ['workload_identity', 'default'] */
static crd_cel_truth set_history_storage_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 1;
      goto failed_1;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
      cost += 1;
      goto failed_1;
    }
    cost += crd_cel_string_cost(t2, CRD_STRING("AZUREBLOB"));
    t1 = crd_cel_truth_of(crd_cel_same(t2, CRD_STRING("AZUREBLOB")));
  }
failed_1:;
  crd_cel_truth t3 = t1;
  if (t3 != CRD_CEL_FALSE) {
    const crd_string error4 = cel->error;
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[1])) {
        cost += 2;
        goto failed_2;
      }
      crd_string t6 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[1], &t6)) {
        cost += 2;
        goto failed_2;
      }
      crd_string t7 = t6;
      t5 = crd_cel_truth_of((crd_cel_same(t7, CRD_STRING("workload_identity")) || crd_cel_same(t7, CRD_STRING("default"))));
    }
  failed_2:;
    t3 = crd_cel_and(cel, t3, error4, t5);
  }
  if (t3 == CRD_CEL_ERROR) goto failed_0;
  crd_cel_truth t9 = CRD_CEL_ERROR;
  if (t3 == CRD_CEL_TRUE) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[2])) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t8 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("AZURE_STORAGE_ACCOUNT_URL")), scope->params[2]);
    t9 = t8;
  } else {
    t9 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t9);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'AZURE_STORAGE_ACCOUNT_URL environment variable must be set when STORAGE_BACKEND is AZUREBLOB and' + '
 * AZURE_STORAGE_AUTH_MODE is ' + authMode */
static bool set_history_storage_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  crd_string t1 = crd_cel_concat(cel,
                                 CRD_STRING("AZURE_STORAGE_ACCOUNT_URL environment variable must be set when "
                                            "STORAGE_BACKEND is AZUREBLOB and"), CRD_STRING(" AZURE_STORAGE_AUTH_MODE is "),
                                            false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t1) + 1);
    goto failed_0;
  }
  crd_string t2 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t2)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t1) + 1);
    goto failed_0;
  }
  crd_string t3 = crd_cel_concat(cel, t1, t2, false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* 'AZURE_STORAGE_CONNECTION_STRING' in given || 'AZURE_STORAGE_ACCOUNT_URL' in given
 * when: backend == 'AZUREBLOB' && !(authMode in ['connection_string', 'workload_identity', 'default']) */
static crd_cel_truth set_history_storage_5(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 1;
      goto failed_1;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
      cost += 1;
      goto failed_1;
    }
    cost += crd_cel_string_cost(t2, CRD_STRING("AZUREBLOB"));
    t1 = crd_cel_truth_of(crd_cel_same(t2, CRD_STRING("AZUREBLOB")));
  }
failed_1:;
  crd_cel_truth t3 = t1;
  if (t3 != CRD_CEL_FALSE) {
    const crd_string error4 = cel->error;
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[1])) {
        cost += 4;
        goto failed_2;
      }
      crd_string t6 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[1], &t6)) {
        cost += 4;
        goto failed_2;
      }
      crd_string t7 = t6;
      cost += 1;
      t5 = crd_cel_truth_of(!(crd_cel_same(t7, CRD_STRING("connection_string")) ||
                              crd_cel_same(t7, CRD_STRING("workload_identity")) || crd_cel_same(t7, CRD_STRING("default"))));
    }
  failed_2:;
    t3 = crd_cel_and(cel, t3, error4, t5);
  }
  if (t3 == CRD_CEL_ERROR) goto failed_0;
  crd_cel_truth t14 = CRD_CEL_ERROR;
  if (t3 == CRD_CEL_TRUE) {
    crd_cel_truth t8 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[2])) {
        cost += 1;
        goto failed_3;
      }
      crd_cel_truth t9 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("AZURE_STORAGE_CONNECTION_STRING")), scope->params[2]);
      t8 = t9;
    }
  failed_3:;
    crd_cel_truth t10 = t8;
    if (t10 != CRD_CEL_TRUE) {
      const crd_string error11 = cel->error;
      crd_cel_truth t12 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[2])) {
          cost += 1;
          goto failed_4;
        }
        crd_cel_truth t13 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("AZURE_STORAGE_ACCOUNT_URL")), scope->params[2]);
        t12 = t13;
      }
    failed_4:;
      t10 = crd_cel_or(cel, t10, error11, t12);
    }
    t14 = t10;
  } else {
    t14 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t14);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_value set_history_storage_6_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_BUCKET", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_ENDPOINT", 12}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_REGION", 10}}},
};
static const crd_cel_list set_history_storage_6_table_1 = {set_history_storage_6_items_1, 3, NULL};
static const crd_cel_value set_history_storage_6_constant_2 = {.kind = CRD_CEL_LIST,
                                                               .as = {.list = &set_history_storage_6_table_1}};
/* size(missing) == 0
 * when: backend == 'ALIYUNOSS' */
static crd_cel_truth set_history_storage_6(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 1;
    goto failed_0;
  }
  cost += crd_cel_string_cost(t1, CRD_STRING("ALIYUNOSS"));
  bool t11 = false;
  if (crd_cel_same(t1, CRD_STRING("ALIYUNOSS"))) {
    crd_cel_value t3 = set_history_storage_6_constant_2;
    const int64_t n2 = crd_cel_range(cel, t3);
    if (n2 < 0) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_builder t4 = {NULL, 0, 0};
    bool failed2 = false;
    crd_string error2 = {NULL, 0};
    for (size_t i2 = 0; i2 < (size_t)n2; i2++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      crd_string n_5;
      if (!crd_cel_string_at(cel, &t3, i2, &n_5)) {
        cost += 2;
        goto failed_0;
      }
      crd_cel_truth t6 = CRD_CEL_ERROR;
      {
        cost += 2;
        if (crd_scope_failed(cel, &scope->params[2])) {
          cost += 2;
          goto failed_1;
        }
        crd_cel_truth t7 = crd_cel_in(cel, crd_cel_of_string(n_5), scope->params[2]);
        cost += 1;
        t6 = crd_cel_not(t7);
      }
    failed_1:;
      if (t6 == CRD_CEL_ERROR) {
        error2 = cel->error;
        failed2 = true;
      }
      if (t6 == CRD_CEL_TRUE) {
        cost += 13;
        crd_cel_push(cel, &t4, crd_cel_of_string(n_5));
      }
    }
    cost += 1;
    if (failed2) cel->error = error2;
    if (failed2) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_value t8 = crd_cel_built(cel, &t4);
    const crd_cel_value arguments9[1] = {t8};
    crd_cel_value t10 = crd_cel_fn_size(cel, arguments9, 1);
    if (t10.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t11 = (t10.as.integer == 0);
  } else {
    t11 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t11));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_value set_history_storage_6_message_expression_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_BUCKET", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_ENDPOINT", 12}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"OSS_REGION", 10}}},
};
static const crd_cel_list set_history_storage_6_message_expression_table_1 = {set_history_storage_6_message_expression_items_1, 3, NULL};
static const crd_cel_value set_history_storage_6_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                                  .as = {.list = &set_history_storage_6_message_expression_table_1}};
/* messageExpression: missing[0] + ' environment variable must be set when STORAGE_BACKEND is ALIYUNOSS' */
static bool set_history_storage_6_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  crd_cel_value t2 = set_history_storage_6_message_expression_constant_2;
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 7;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_string n_4;
    if (!crd_cel_string_at(cel, &t2, i1, &n_4)) {
      cost += 7;
      goto failed_0;
    }
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 2;
      if (crd_scope_failed(cel, &scope->params[2])) {
        cost += 2;
        goto failed_1;
      }
      crd_cel_truth t6 = crd_cel_in(cel, crd_cel_of_string(n_4), scope->params[2]);
      cost += 1;
      t5 = crd_cel_not(t6);
    }
  failed_1:;
    if (t5 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t5 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(n_4));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 7;
    goto failed_0;
  }
  crd_cel_value t7 = crd_cel_built(cel, &t3);
  crd_cel_value t8 = crd_cel_index(cel, t7, crd_cel_of_int(0));
  cost += 1;
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  crd_string t9 = {NULL, 0};
  if (!crd_cel_take_string(cel, t8, &t9)) goto failed_0;
  crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING(" environment variable must be set when STORAGE_BACKEND is ALIYUNOSS"),
                                  false);
  *message = t10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_history_storage_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_history_storage_2_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_history_storage_3_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_history_storage_4_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_history_storage_5_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_history_storage_6_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_history_storage_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-203"),
        .rule = CRD_STRING_INIT("'GCS_BUCKET' in given"),
        .message = CRD_STRING_INIT("GCS_BUCKET environment variable must be set when STORAGE_BACKEND is GCS"),
        .evaluate = {.function = {.truth = set_history_storage_1}},
        .reads = set_history_storage_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-204"),
        .rule = CRD_STRING_INIT("'S3_REGION' in given"),
        .message = CRD_STRING_INIT("S3_REGION environment variable must be set when STORAGE_BACKEND is S3"),
        .evaluate = {.function = {.truth = set_history_storage_2}},
        .reads = set_history_storage_2_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-205"),
        .rule = CRD_STRING_INIT("'AZURE_STORAGE_CONNECTION_STRING' in given"),
        .message = CRD_STRING_INIT("AZURE_STORAGE_CONNECTION_STRING environment variable must be set when STORAGE_BACKEND "
                                   "is AZUREBLOB and AZURE_STORAGE_AUTH_MODE is connection_string"),
        .evaluate = {.function = {.truth = set_history_storage_3}},
        .reads = set_history_storage_3_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-206"),
        .rule = CRD_STRING_INIT("'AZURE_STORAGE_ACCOUNT_URL' in given"),
        .evaluate = {.function = {.truth = set_history_storage_4}},
        .reads = set_history_storage_4_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_history_storage_4_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-207"),
        .rule = CRD_STRING_INIT("'AZURE_STORAGE_CONNECTION_STRING' in given || 'AZURE_STORAGE_ACCOUNT_URL' in given"),
        .message = CRD_STRING_INIT("either AZURE_STORAGE_CONNECTION_STRING or AZURE_STORAGE_ACCOUNT_URL environment "
                                   "variable must be set when STORAGE_BACKEND is AZUREBLOB"),
        .evaluate = {.function = {.truth = set_history_storage_5}},
        .reads = set_history_storage_5_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-208"),
        .rule = CRD_STRING_INIT("size(missing) == 0"),
        .evaluate = {.function = {.truth = set_history_storage_6}},
        .reads = set_history_storage_6_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_history_storage_6_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_history_storage_bdb3125d = {
    .name = CRD_STRING_INIT("history-storage"),
    .steps = set_history_storage_steps,
    .step_count = 6,
    .mode = CRD_SET_FIRST,
};
