/* SPDX-License-Identifier: Apache-2.0 */
/* The kubelet's actions on a container: probes, lifecycle hooks and the stop signal
 * (pkg/apis/core/validation: validateHandler, validateProbe, validateLifecycle). */
#include "container_parts.h"

#include <crd/names.h>
#include <inttypes.h>

/* The action of a probe or a hook: commonHandler. */
typedef struct handler {
  const core_exec_action *exec;
  const core_http_get_action *http_get;
  const core_tcp_socket_action *tcp_socket;
  const core_grpc_action *grpc;
  const core_sleep_action *sleep;
} handler;

static const crd_string schemes[] = {CRD_STRING_INIT("HTTP"), CRD_STRING_INIT("HTTPS")};
static const crd_string http_protocols[] = {CRD_STRING_INIT("HTTP1"), CRD_STRING_INIT("HTTP2")};
static const crd_string grpc_modes[] = {CRD_STRING_INIT("Plaintext"), CRD_STRING_INIT("TLS")};

/* ---- actions ---- */

/* validateExecAction */
static void validate_exec(core_check *check, const core_exec_action *exec, const crd_path *path) {
  if (!exec->command.count) crd_core_required(check, CORE_AT(path, "command"), NULL);
}

/* ValidatePortNumOrName */
void crd_core_validate_port(core_check *check, core_int_or_string port, const crd_path *path) {
  if (port.is_string)
    crd_core_string_passes(check, path, port.text, crd_check_port_name);
  else
    crd_core_validate_port_number(check, port.number, path);
}

static void validate_http_protocol(core_check *check, const core_http_get_action *http, const crd_path *path) {
  crd_string protocol = http->protocol.value;
  if (!crd_core_check_choice(check, CORE_AT(path, "protocol"), protocol, CORE_LIST_OF(http_protocols))) return;
  if (!core_is(protocol, "HTTP2")) return;
  if (!core_is(http->scheme, "HTTP"))
    crd_core_bad_word(check, CORE_AT(path, "protocol"), protocol, "is only supported with HTTP (H2C)");
  else if (http->host.size)
    crd_core_bad_text(check, CORE_AT(path, "host"), http->host, "must be empty when `protocol` is \"HTTP2\"");
}

/* validateHTTPGetAction */
static void validate_http_get(core_check *check, const core_http_get_action *http, const crd_path *path) {
  crd_core_validate_port(check, http->port, CORE_AT(path, "port"));
  crd_core_check_choice(check, CORE_AT(path, "scheme"), http->scheme, CORE_LIST_OF(schemes));
  for (uint32_t i = 0; i < http->http_headers.count; i++)
    crd_core_string_passes(check, CORE_AT(path, "httpHeaders"), http->http_headers.items[i].name,
                           crd_check_http_header_name);
  if (http->protocol.set) validate_http_protocol(check, http, path);
}

/* validateGRPCAction */
static void validate_grpc(core_check *check, const core_grpc_action *grpc, const crd_path *path) {
  crd_core_validate_port(check, (core_int_or_string){.number = grpc->port}, CORE_AT(path, "port"));
  if (grpc->mode.set) crd_core_check_choice(check, CORE_AT(path, "mode"), grpc->mode.value, CORE_LIST_OF(grpc_modes));
}

/* validateSleepAction: adds no error when the pod has no grace period, which is an error of its own. */
static void validate_sleep(core_check *check, const core_sleep_action *sleep, core_optional_int64 grace_period,
                           const crd_path *path) {
  if (!grace_period.set || (sleep->seconds >= 0 && sleep->seconds <= grace_period.value)) return;
  crd_string detail = crd_arena_printf(
      check->arena, "must be non-negative and less than terminationGracePeriodSeconds (%" PRId64 ")", grace_period.value);
  crd_core_invalid_text(check, path, crd_bad_int(sleep->seconds), detail);
}

/* ---- handlers ---- */

/* Whether an action that is set is the first one; only that is validated. */
static bool begins_handler(core_check *check, bool is_set, bool *seen, const crd_path *path) {
  if (!is_set) return false;
  if (*seen) {
    crd_core_forbidden(check, path, "may not specify more than 1 handler type");
    return false;
  }
  *seen = true;
  return true;
}

/* validateHandler, handlerFromProbe, handlerFromLifecycle, validateTCPSocketAction */
static void validate_handler(core_check *check, const handler *of, core_optional_int64 grace_period, const crd_path *path) {
  bool seen = false;
  const crd_path *exec = CORE_AT(path, "exec"), *http_get = CORE_AT(path, "httpGet"), *sleep = CORE_AT(path, "sleep"),
                 *tcp_socket = CORE_AT(path, "tcpSocket"), *grpc = CORE_AT(path, "grpc");
  if (begins_handler(check, of->exec, &seen, exec)) validate_exec(check, of->exec, exec);
  if (begins_handler(check, of->http_get, &seen, http_get)) validate_http_get(check, of->http_get, http_get);
  if (begins_handler(check, of->tcp_socket, &seen, tcp_socket))
    crd_core_validate_port(check, of->tcp_socket->port, CORE_AT(tcp_socket, "port"));
  if (begins_handler(check, of->grpc, &seen, grpc)) validate_grpc(check, of->grpc, grpc);
  if (begins_handler(check, of->sleep, &seen, sleep)) validate_sleep(check, of->sleep, grace_period, sleep);
  if (!seen) crd_core_required(check, path, "must specify a handler type");
}

/* ---- probes ---- */

/* validateProbe */
static void validate_probe(core_check *check, const core_probe *probe, const core_pod_spec *spec, const crd_path *path) {
  const core_probe_handler *of = &probe->probe_handler;
  validate_handler(check,
                   &(handler){.exec = of->exec, .http_get = of->http_get, .tcp_socket = of->tcp_socket, .grpc = of->grpc},
                   spec->termination_grace_period_seconds, path);
  crd_core_check_not_negative(check, CORE_AT(path, "initialDelaySeconds"), probe->initial_delay_seconds);
  crd_core_check_not_negative(check, CORE_AT(path, "timeoutSeconds"), probe->timeout_seconds);
  crd_core_check_not_negative(check, CORE_AT(path, "periodSeconds"), probe->period_seconds);
  crd_core_check_not_negative(check, CORE_AT(path, "successThreshold"), probe->success_threshold);
  crd_core_check_not_negative(check, CORE_AT(path, "failureThreshold"), probe->failure_threshold);
  core_optional_int64 grace_period = probe->termination_grace_period_seconds;
  if (grace_period.set && grace_period.value <= 0)
    crd_core_bad_number(check, CORE_AT(path, "terminationGracePeriodSeconds"), grace_period.value, "must be greater than 0");
}

/* validateLivenessProbe, validateStartupProbe */
void crd_core_validate_liveness_probe(core_check *check, const core_probe *probe, const core_pod_spec *spec,
                                      const crd_path *path) {
  if (!probe) return;
  validate_probe(check, probe, spec, path);
  if (probe->success_threshold != 1)
    crd_core_bad_number(check, CORE_AT(path, "successThreshold"), probe->success_threshold, "must be 1");
}

/* validateReadinessProbe */
void crd_core_validate_readiness_probe(core_check *check, const core_probe *probe, const core_pod_spec *spec,
                                       const crd_path *path) {
  if (!probe) return;
  validate_probe(check, probe, spec, path);
  core_optional_int64 grace_period = probe->termination_grace_period_seconds;
  if (grace_period.set)
    crd_core_bad_number(check, CORE_AT(path, "terminationGracePeriodSeconds"), grace_period.value,
                        "must not be set for readinessProbes");
}

/* ---- lifecycles ---- */

/* validateStopSignal */
static const crd_string windows_signals[] = {CRD_STRING_INIT("SIGKILL"), CRD_STRING_INIT("SIGTERM")};

#define SIGNAL(name) CRD_STRING_INIT("SIG" name)
/* validateStopSignal */
static const crd_string linux_signals[] = {
    SIGNAL("ABRT"),     SIGNAL("ALRM"),     SIGNAL("BUS"),      SIGNAL("CHLD"),     SIGNAL("CLD"),      SIGNAL("CONT"),
    SIGNAL("FPE"),      SIGNAL("HUP"),      SIGNAL("ILL"),      SIGNAL("INT"),      SIGNAL("IO"),       SIGNAL("IOT"),
    SIGNAL("KILL"),     SIGNAL("PIPE"),     SIGNAL("POLL"),     SIGNAL("PROF"),     SIGNAL("PWR"),      SIGNAL("QUIT"),
    SIGNAL("RTMAX"),    SIGNAL("RTMAX-1"),  SIGNAL("RTMAX-10"), SIGNAL("RTMAX-11"), SIGNAL("RTMAX-12"), SIGNAL("RTMAX-13"),
    SIGNAL("RTMAX-14"), SIGNAL("RTMAX-2"),  SIGNAL("RTMAX-3"),  SIGNAL("RTMAX-4"),  SIGNAL("RTMAX-5"),  SIGNAL("RTMAX-6"),
    SIGNAL("RTMAX-7"),  SIGNAL("RTMAX-8"),  SIGNAL("RTMAX-9"),  SIGNAL("RTMIN"),    SIGNAL("RTMIN+1"),  SIGNAL("RTMIN+10"),
    SIGNAL("RTMIN+11"), SIGNAL("RTMIN+12"), SIGNAL("RTMIN+13"), SIGNAL("RTMIN+14"), SIGNAL("RTMIN+15"), SIGNAL("RTMIN+2"),
    SIGNAL("RTMIN+3"),  SIGNAL("RTMIN+4"),  SIGNAL("RTMIN+5"),  SIGNAL("RTMIN+6"),  SIGNAL("RTMIN+7"),  SIGNAL("RTMIN+8"),
    SIGNAL("RTMIN+9"),  SIGNAL("SEGV"),     SIGNAL("STKFLT"),   SIGNAL("STOP"),     SIGNAL("SYS"),      SIGNAL("TERM"),
    SIGNAL("TRAP"),     SIGNAL("TSTP"),     SIGNAL("TTIN"),     SIGNAL("TTOU"),     SIGNAL("URG"),      SIGNAL("USR1"),
    SIGNAL("USR2"),     SIGNAL("VTALRM"),   SIGNAL("WINCH"),    SIGNAL("XCPU"),     SIGNAL("XFSZ")};
#undef SIGNAL

static void validate_stop_signal(core_check *check, crd_string signal, const core_pod_os *os, const crd_path *path) {
  if (!os)
    crd_core_forbidden(check, path, "may not be set for containers with empty `spec.os.name`");
  else if (core_is(os->name, "windows"))
    crd_core_check_choice(check, path, signal, CORE_LIST_OF(windows_signals));
  else if (core_is(os->name, "linux"))
    crd_core_check_choice(check, path, signal, CORE_LIST_OF(linux_signals));
}

static void validate_hook(core_check *check, const core_lifecycle_handler *hook, core_optional_int64 grace_period,
                          const crd_path *path) {
  if (!hook) return;
  validate_handler(
      check,
      &(handler){.exec = hook->exec, .http_get = hook->http_get, .tcp_socket = hook->tcp_socket, .sleep = hook->sleep},
      grace_period, path);
}

/* validateLifecycle */
void crd_core_validate_lifecycle(core_check *check, const core_lifecycle *lifecycle, const core_pod_spec *spec,
                                 const crd_path *path) {
  if (!lifecycle) return;
  core_optional_int64 grace_period = spec->termination_grace_period_seconds;
  validate_hook(check, lifecycle->post_start, grace_period, CORE_AT(path, "postStart"));
  validate_hook(check, lifecycle->pre_stop, grace_period, CORE_AT(path, "preStop"));
  if (lifecycle->stop_signal.set)
    validate_stop_signal(check, lifecycle->stop_signal.value, spec->os, CORE_AT(path, "stopSignal"));
}
