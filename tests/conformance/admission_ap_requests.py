# SPDX-License-Identifier: Apache-2.0
"""Requests that show what surprises in kube-apiserver's admission: AP-01 to AP-33, each with what its verdict must show.

A row is (number, name, request, shows): the request is a line of crd-validate --batch, and `shows` says of a verdict whether the
surprise is to be seen in it; it holds for the recorded verdict of the API server's own code and for ours."""
import json

ALL = [{"apiGroups": ["*"], "apiVersions": ["*"], "operations": ["*"], "resources": ["*"]}]
BIG = 9007199254740993  # 2^53 + 1


def schema(properties):
    return {"openAPIV3Schema": {"type": "object", "properties": properties}}


BOX_SCHEMA = {
    "spec": {
        "type": "object",
        "properties": {
            "size": {"type": "string"},
            "count": {"type": "integer", "default": 1},
            "words": {"type": "array", "x-kubernetes-list-type": "atomic", "items": {"type": "string"}},
            "fixed": {"type": "object", "x-kubernetes-map-type": "atomic", "properties": {"a": {"type": "string"}}},
            "parts": {
                "type": "array", "x-kubernetes-list-type": "map", "x-kubernetes-list-map-keys": ["name"],
                "items": {"type": "object", "required": ["name"],
                          "properties": {"name": {"type": "string"}, "weight": {"type": "integer"}}}},
            "open": {"type": "object", "x-kubernetes-preserve-unknown-fields": True}}},
    "status": {"type": "object", "properties": {"phase": {"type": "string"}}}}


def crd(kind, plural, versions, scope="Namespaced"):
    return {
        "apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": plural + ".ap.example"},
        "spec": {"group": "ap.example", "scope": scope,
                 "names": {"kind": kind, "plural": plural, "singular": kind.lower(), "listKind": kind + "List"},
                 "versions": [{"name": name, "served": served, "storage": storage, "subresources": {"status": {}},
                               "schema": schema(BOX_SCHEMA)} for name, served, storage in versions]}}


BOXES = crd("Box", "boxes", [("v1", True, True), ("v1beta1", True, False), ("v1alpha1", False, False)])


def named(kind, name, spec, api="admissionregistration.k8s.io/v1"):
    return {"apiVersion": api, "kind": kind, "metadata": {"name": name}, "spec": spec}


def validating(name, validations, bind=None, **spec):
    """A policy with a binding."""
    full = {"matchConstraints": {"resourceRules": ALL}, "validations": validations, **spec}
    binding = {"policyName": name, "validationActions": ["Deny"], **(bind or {})}
    return [named("ValidatingAdmissionPolicy", name, full), named("ValidatingAdmissionPolicyBinding", name + "-binding", binding)]


def mutating(name, mutations, bind=None, **spec):
    full = {"matchConstraints": {"resourceRules": ALL}, "reinvocationPolicy": "Never", "mutations": mutations, **spec}
    return [named("MutatingAdmissionPolicy", name, full),
            named("MutatingAdmissionPolicyBinding", name + "-binding", {"policyName": name, **(bind or {})})]


def patch(*operations):
    return {"patchType": "JSONPatch", "jsonPatch": {"expression": "[" + ", ".join("JSONPatch{" + one + "}" for one in operations) + "]"}}


def apply(expression):
    return {"patchType": "ApplyConfiguration", "applyConfiguration": {"expression": expression}}


def hooks(kind, name, *items):
    return {"apiVersion": "admissionregistration.k8s.io/v1", "kind": kind, "metadata": {"name": name}, "webhooks": [
        {"name": f"{name}-{i}.ap.example", "admissionReviewVersions": ["v1"], "sideEffects": "None", "rules": ALL,
         "clientConfig": {"service": {"name": "hook", "namespace": "hooks"}}, **item} for i, item in enumerate(items)]}


def validating_hooks(name, *items):
    return hooks("ValidatingWebhookConfiguration", name, *items)


def mutating_hooks(name, *items):
    return hooks("MutatingWebhookConfiguration", name, *items)


def box(name="b", api="ap.example/v1", spec=None, **more):
    metadata = {"name": name, "namespace": "default", "labels": {"app": "x"}, **more.pop("metadata", {})}
    return {"apiVersion": api, "kind": "Box", "metadata": metadata, "spec": {"size": "small"} if spec is None else spec, **more}


def pod(**spec):
    return {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "p", "namespace": "default"},
            "spec": {"containers": [{"name": "c", "image": "i"}], **spec}}


SERVICE = {"apiVersion": "v1", "kind": "Service", "metadata": {"name": "s", "namespace": "default"}, "spec": {"ports": [{"port": 1}]}}


def namespace(name, **labels):
    return {"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": name, "labels": labels}}


def settings(name, labels=None, **data):
    return {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": name, "namespace": "default", "labels": labels or {}},
            "data": data}


def ask(configuration, operation="CREATE", obj=None, old=None, line=None, **request):
    """A line: the configuration is a list of objects and of lists of objects."""
    flat = [BOXES]
    for item in configuration:
        flat.extend(item if isinstance(item, list) else [item])
    request = {"operation": operation, **request}
    if obj is not None:
        request["object"] = obj
    if old is not None:
        request["oldObject"] = old
    return {"set": "all", "configuration": flat, "request": request, **(line or {})}


def says(expression):
    """A policy's validation that is refused with what an expression gives."""
    return [{"expression": "false", "messageExpression": expression}]


def texts(verdict, policy=None):
    """The messages of a verdict's validations."""
    return [decision.get("message", "") for trace in verdict.get("policies", []) if policy in (None, trace["policy"])
            for binding in trace.get("bindings", []) for param in binding.get("params", []) for decision in param.get("validations", [])]


def done(verdict, policy=None):
    """What became of each mutation."""
    return [outcome for trace in verdict.get("policies", []) if policy in (None, trace["policy"])
            for binding in trace.get("bindings", []) for param in binding.get("params", []) for outcome in param.get("mutations", [])]


def called(verdict, side="validating"):
    return [hook["webhook"] for hook in verdict.get("webhooks", {}).get(side, []) if hook.get("called")]


def why(verdict, side="validating"):
    return [hook.get("why") for hook in verdict.get("webhooks", {}).get(side, [])]


def code(number):
    return lambda v: not v["allowed"] and v.get("code") == {"number": str(number)}


def chain_rows():
    prepared = says("string(has(object.metadata.uid)) + string(has(object.metadata.creationTimestamp)) + object.metadata.name + "
                    "string(has(object.metadata.generation)) + string(has(object.status))")
    generated = box(status={"phase": "Ready"}, metadata={"name": "", "generateName": "b-"})
    yield ("AP-01", "create", ask([validating("p", prepared)], obj=generated),
           lambda v: texts(v) == ["truetrueb-xxxxxtruefalse"])
    yield ("AP-01", "mutating half", ask([mutating("m", [patch("op: 'add', path: '/spec/size', value: string(has(object.metadata.uid))")])],
                                         obj=box()),
           lambda v: v["object"]["spec"]["size"] == "false")
    yield ("AP-01", "update", ask([validating("p", says("string(object.metadata.generation) + object.status.phase"))], "UPDATE",
                                  box(status={"phase": "New"}, metadata={"generation": 3}),
                                  box(status={"phase": "Old"}, metadata={"generation": 3}, spec={"size": "big"})),
           lambda v: texts(v) == ["4Old"])
    yield ("AP-02", "delete", ask([mutating("m", [patch("op: 'add', path: '/spec/size', value: 'x'")]), validating("p", says("'seen'"))],
                                  "DELETE", old=box()),
           lambda v: texts(v) == ["seen"] and not done(v))
    grow = patch("op: 'add', path: '/spec/size', value: object.spec.size + '+'")
    yield ("AP-03", "the only one", ask([mutating("m", [grow], reinvocationPolicy="IfNeeded")], obj=box()),
           lambda v: v["object"]["spec"]["size"] == "small++")
    yield ("AP-03", "never", ask([mutating("m", [grow])], obj=box()), lambda v: v["object"]["spec"]["size"] == "small+")
    yield ("AP-04", "custom", ask([mutating("m", [patch("op: 'add', path: '/spec/extra', value: 'e'")]),
                                   validating("p", says("string(has(object.spec.extra)) + object.spec.extra"))], obj=box()),
           lambda v: texts(v) == ["truee"])
    yield ("AP-05", "pod", ask([validating("p", says("string(has(object.spec.hostNetwork)) + string(has(object.status)) + "
                                                     "string(has(object.spec.containers[0].resources)) + "
                                                     "object.spec.initContainers[0].resources.limits.cpu"))],
                               obj=pod(hostNetwork=False, initContainers=[{"name": "i", "image": "i", "resources":
                                                                           {"limits": {"cpu": "1000m"}}}])),
           lambda v: texts(v) == ["falsetruetrue1"])


def matching_rows():
    configuration = validating_hooks("other", {})
    yield ("AP-10", "a webhook configuration", ask([validating_hooks("h", {}), mutating_hooks("m", {}), validating("p", says("'seen'"))],
                                                   obj=configuration),
           lambda v: texts(v) == ["seen"] and not called(v) and not called(v, "mutating"))
    yield ("AP-10", "a policy", ask([validating_hooks("h", {}), validating("p", says("'seen'"))],
                                    obj=validating("q", [{"expression": "true"}])[0]),
           lambda v: not called(v) and not texts(v))
    alpha = [{"apiGroups": ["ap.example"], "apiVersions": ["v1alpha1"], "operations": ["*"], "resources": ["boxes"]}]
    beta = [{**alpha[0], "apiVersions": ["v1beta1"]}]
    yield ("AP-11", "unserved", ask([validating_hooks("h", {"rules": alpha}, {"rules": alpha, "matchPolicy": "Exact"}),
                                     validating("p", says("string(object.apiVersion)"), matchConstraints={"resourceRules": alpha})], obj=box()),
           lambda v: called(v) == [] and texts(v) == ["ap.example/v1alpha1"])
    yield ("AP-11", "unserved, a webhook", ask([validating_hooks("h", {"rules": alpha}, {"rules": alpha, "matchPolicy": "Exact"})],
                                               obj=box(), line={"reviews": True}),
           lambda v: called(v) == ["h-0.ap.example"] and v["webhooks"]["validating"][0]["resource"] == "ap.example/v1alpha1/boxes")
    yield ("AP-11", "excluded", ask([validating("p", says("'seen'"), matchConstraints={"resourceRules": ALL, "excludeResourceRules": beta})],
                                    obj=box()),
           lambda v: v["allowed"] and v["policies"][0]["why"] == "excludeResourceRules")
    selected = {"namespaceSelector": {"matchLabels": {"env": "prod"}}}
    nowhere = {"apiVersion": "ap.example/v1", "kind": "Box", "metadata": {"name": "b", "namespace": "nowhere"}}
    for number, policy in enumerate(("Fail", "Ignore")):
        yield ("AP-12", "webhook " + policy, ask([validating_hooks("h", {"failurePolicy": policy, **selected})], obj=nowhere,
                                                 line={"noNamespaces": True}), code(404))
        yield ("AP-12", "policy " + policy, ask([validating("p", says("'seen'"), failurePolicy=policy,
                                                            matchConstraints={"resourceRules": ALL, **selected})], obj=nowhere,
                                                line={"noNamespaces": True}),
               lambda v: 'namespaces "nowhere" not found' in v["policies"][0]["why"])
    missing = {"objectSelector": {"matchExpressions": [{"key": "none", "operator": "DoesNotExist"}]}}
    everything = [{**ALL[0], "resources": ["*/*"]}]
    exec_options = {"kind": {"group": "", "version": "v1", "kind": "PodExecOptions"}, "resource": {"group": "", "version": "v1", "resource": "pods"},
                    "subResource": "exec", "name": "p", "namespace": "default"}
    yield ("AP-13", "no metadata", ask([validating_hooks("h", {"rules": everything, **missing}, {"rules": everything})], "CONNECT",
                                       {"apiVersion": "v1", "kind": "PodExecOptions", "command": ["sh"]}, **exec_options),
           lambda v: called(v) == ["h-1.ap.example"] and why(v)[0] == "objectSelector")
    yield ("AP-13", "metadata", ask([validating_hooks("h", missing)], obj=box()), lambda v: called(v) == ["h-0.ap.example"])
    prod, test = namespace("fresh", env="prod"), namespace("fresh", env="test")
    seen = says("request.namespace + string(namespaceObject == null)")
    stored = validating_hooks("h", selected, {"namespaceSelector": {"matchLabels": {"env": "test"}}})
    yield ("AP-14", "request", ask([validating("p", seen)], obj=prod), lambda v: texts(v) == ["freshtrue"])
    yield ("AP-14", "create", ask([stored], obj=prod), lambda v: called(v) == ["h-0.ap.example"])
    yield ("AP-14", "update", ask([stored, test], "UPDATE", prod, test), lambda v: called(v) == ["h-0.ap.example"])
    yield ("AP-14", "delete", ask([stored, test], "DELETE", old=prod), lambda v: called(v) == ["h-1.ap.example"])
    yield ("AP-14", "status", ask([validating_hooks("h", {"rules": everything, **selected},
                                                    {"rules": everything, "namespaceSelector": {"matchLabels": {"env": "test"}}}), test],
                                  "UPDATE", prod, prod, subResource="status"),
           lambda v: called(v) == ["h-1.ap.example"])
    conditions = [{"name": "null", "expression": "namespaceObject == null"},
                  {"name": "version", "expression": "request.resource.version == 'v1' && request.kind.version == 'v1beta1'"}]
    yield ("AP-15", "policy", ask([validating("p", says("string(namespaceObject == null) + request.resource.version + request.kind.version"),
                                              matchConstraints={"resourceRules": beta}, matchConditions=conditions)], obj=box()),
           lambda v: bool(texts(v)))


def evaluation_rows():
    yield ("AP-20", "policies by name", ask([validating("b", says("'b'")), validating("a", says("'a'"))], obj=box()),
           lambda v: "a" in v["message"] and sorted(texts(v)) == ["a", "b"])
    grow = "op: 'add', path: '/spec/size', value: object.spec.size + '%s'"
    yield ("AP-20", "mutations by name", ask([mutating("b", [patch(grow % "b")]), mutating("a", [patch(grow % "a")])], obj=box()),
           lambda v: v["object"]["spec"]["size"] == "smallab")
    yield ("AP-20", "parameters by name", ask([settings("two", {"use": "yes"}), settings("one", {"use": "yes"}),
                                               validating("p", says("string(params.metadata.name)"), {"paramRef": {
                                                   "selector": {"matchLabels": {"use": "yes"}}, "parameterNotFoundAction": "Deny"}},
                                                          paramKind={"apiVersion": "v1", "kind": "ConfigMap"})], obj=box()),
           lambda v: sorted(texts(v)) == ["one", "two"] and "one" in v["message"])
    words = box(spec={"words": ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] * 3})
    costly = "object.spec.words.all(a, object.spec.words.all(b, object.spec.words.all(c, a == a && b == b && c == c)))"
    too_costly = "object.spec.words.all(o, " + costly + ")"
    for policy in ("Fail", "Ignore"):
        yield ("AP-21", "an expression, " + policy, ask([validating("p", [{"expression": "false"}, {"expression": too_costly}],
                                                                   failurePolicy=policy)], obj=words),
               lambda v: not v["allowed"] and "actual cost limit exceeded" in texts(v)[1])
        yield ("AP-21", "an evaluation, " + policy, ask([validating("p", [{"expression": "false"}] + [{"expression": costly}] * 80,
                                                                    failurePolicy=policy)], obj=words),
               (lambda v: v["allowed"]) if policy == "Ignore" else (lambda v: not v["allowed"]))
    yield ("AP-21", "annotations start afresh", ask([validating("p", [{"expression": costly}] * 2, auditAnnotations=[
        {"key": "k", "valueExpression": f"{costly} ? 'yes' : 'no'"}])], obj=words), lambda v: v["allowed"])
    long = "'x'" + " + object.spec.size" * 3
    held = {"expression": "true", "messageExpression": long}
    yield ("AP-21", "messages that are not shown", ask([validating("p", [held] * 60)], obj=box(spec={"size": "y" * 500000})),
           lambda v: not v["allowed"] and "failed messageExpression: validation failed due to running out" in v["message"])
    yield ("AP-21", "messages that fit", ask([validating("p", [held] * 3)], obj=box(spec={"size": "y" * 1000000})), lambda v: v["allowed"])
    yield ("AP-21", "a message ends at the limit of a call", ask([validating("p", [{"expression": "true", "messageExpression": long + " + object.spec.size" * 5}] * 3)],
                                                               obj=box(spec={"size": "y" * 1000000})), lambda v: v["allowed"])
    broken = {"bind": {"validationActions": ["Warn"]}}
    yield ("AP-22", "a configuration error", ask([validating("p", [{"expression": "true"}], paramKind={"apiVersion": "none.example/v1", "kind": "None"},
                                                             bind={"validationActions": ["Warn"], "paramRef": {
                                                                 "name": "x", "parameterNotFoundAction": "Deny"}})], obj=box()),
           lambda v: not v["allowed"])
    yield ("AP-22", "an audit annotation", ask([validating("p", [{"expression": "true"}], auditAnnotations=[
        {"key": "k", "valueExpression": "string(object.spec.none)"}], **broken)], obj=box()), lambda v: not v["allowed"])
    yield ("AP-22", "a validation only warns", ask([validating("p", [{"expression": "object.spec.none == 1"}], **broken)], obj=box()),
           lambda v: v["allowed"] and v["warnings"])
    two = [{"expression": "false", "message": "first"}, {"expression": "false", "message": "second"}]
    yield ("AP-23", "the first denial", ask([validating("p", two)], obj=box()),
           lambda v: code(422)(v) and v["reason"] == "Invalid" and "is forbidden: " in v["message"] and "second" not in v["message"]
           and all("is forbidden" not in cause for cause in v["causes"]))
    yield ("AP-23", "a reason", ask([validating("p", [{"expression": "false", "reason": "Forbidden"}])], obj=box()), code(403))
    yield ("AP-23", "a reason that the API refuses", ask([validating("p", [{"expression": "false", "reason": "Unauthorized"}])], obj=box()),
           code(401))
    bad = patch("op: 'add', path: '/spec/size', value: object.spec.none")
    yield ("AP-23", "mutating", ask([mutating("m", [bad, bad])], obj=box()),
           lambda v: code(403)(v) and v["reason"] == "Invalid" and "is forbidden: " not in v["message"])
    yield ("AP-24", "no authorizer", ask([validating("p", [{"expression": "authorizer.requestResource.check('get').allowed()",
                                                            "messageExpression": "authorizer.requestResource.check('get').reason()"}])],
                                         obj=box(), userInfo={"username": "nobody"}),
           lambda v: not v["allowed"])
    yield ("AP-24", "dyn", ask([validating("p", [{"expression": "object.spec.size"}])], obj=box()),
           lambda v: not v["allowed"] and "must evaluate to bool" in str(v))
    counted = [{"name": "x", "expression": "1"}]
    yield ("AP-24", "the type of variables", ask([validating("p", [{"expression": "type(variables) == type(variables) && type(variables) != map"}],
                                                             variables=counted)], obj=box()), lambda v: v["allowed"])
    sums = [{"name": "sum", "expression": "quantity('1').add(2)"}]
    for expression, held in (("variables.sum == variables.sum", False), ("variables.sum == quantity('3')", True), ("quantity('3') == variables.sum", False),
                             ("quantity('3') == quantity('5').sub(2)", False), ("quantity('1').add(quantity('2')) == quantity('3')", True),
                             ("[quantity('3')] == [variables.sum]", True), ("variables.sum in [quantity('3')]", True),
                             ("quantity('3') in [variables.sum]", False), ("variables.sum.compareTo(quantity('3')) == 0", True)):
        yield ("AP-24", "a sum of quantities, " + expression, ask([validating("p", [{"expression": expression}], variables=sums)], obj=box()),
               lambda v, held=held: v["allowed"] == held)
    typed = {"paramKind": {"apiVersion": "v1", "kind": "ConfigMap"},
             "bind": {"paramRef": {"name": "one", "namespace": "default", "parameterNotFoundAction": "Deny"}}}
    yield ("AP-25", "validating", ask([settings("one"), validating("p", says("string(params.apiVersion + params.kind)"), **typed)], obj=box()),
           lambda v: texts(v) == ["v1ConfigMap"])
    yield ("AP-25", "mutating", ask([settings("one"), mutating("m", [patch("op: 'add', path: '/spec/size', value: string(has(params.kind))")],
                                                               **typed)], obj=box()),
           lambda v: v["object"]["spec"]["size"] == "false")


def kind_rows():
    """Patches of what an object says that it is."""
    def change(name, value):
        return patch(f"op: 'replace', path: '/{name}', value: {value}")

    yield ("AP-32", "a built-in object without a kind", ask([mutating("m", [patch("op: 'remove', path: '/kind'")])], obj=pod()),
           lambda v: v["allowed"] and done(v) == ["applied"])
    yield ("AP-32", "without a kind by a webhook", ask([mutating_hooks("h", {})], obj=pod(), line={"answers": {
        "h-0.ap.example": {"patch": [{"op": "remove", "path": "/apiVersion"}]}}}), lambda v: v["allowed"] and "apiVersion" not in v["object"])
    yield ("AP-32", "decoded as the kind it says", ask([mutating("m", [change("kind", "'Service'")], failurePolicy="Ignore")], obj=pod()),
           lambda v: code(500)(v) and 'unknown field "spec.containers"' in v["message"])
    yield ("AP-32", "a kind that is no string", ask([mutating("m", [change("kind", "1")])], obj=pod()),
           lambda v: code(500)(v) and "couldn't get version/kind" in v["message"])
    yield ("AP-32", "a version with two slashes", ask([mutating("m", [change("apiVersion", "'a/b/c'")])], obj=pod()),
           lambda v: "unexpected GroupVersion string: a/b/c" in v["message"])
    yield ("AP-32", "another kind of the group", ask([mutating("m", [change("kind", "'Other'")])], obj=box()),
           lambda v: v["allowed"] and v["object"]["kind"] == "Other")
    yield ("AP-32", "another group", ask([mutating("m", [change("apiVersion", "'apps/v1'")])], obj=box()),
           lambda v: code(500)(v) and "apps/v1, Kind=Box is unstructured and is not suitable" in v["message"])
    yield ("AP-32", "another group by a webhook", ask([mutating_hooks("h", {})], obj=box(), line={"answers": {
        "h-0.ap.example": {"patch": [{"op": "replace", "path": "/apiVersion", "value": "v2"}]}}}),
           lambda v: code(500)(v) and "/v2, Kind=Box is unstructured" in v["message"])
    yield ("AP-32", "a custom object without a kind", ask([mutating("m", [patch("op: 'remove', path: '/kind'")])], obj=box()),
           lambda v: code(500)(v) and "Object 'Kind' is missing in '{" in v["message"])


def number_rows():
    """Numbers on their way through patches."""
    def port(value):
        part = f"Object.spec.ports{{port: {value}, protocol: 'TCP'}}"
        return ask([mutating("m", [apply(f"Object{{spec: Object.spec{{ports: [{part}]}}}}")])], obj=SERVICE)

    def sends(obj, path, text):
        """A webhook's patch, with a number that is written like that."""
        operation = {"op": "replace", "path": path, "value": float(text)}
        return ask([mutating_hooks("h", {})], obj=obj, line={"answers": {"h-0.ap.example": {"patch": [operation]}}})

    yield ("AP-33", "a fraction", port("1.5"), lambda v: done(v) == ["applied"] and "cannot convert float64 to int32" in v["message"])
    yield ("AP-33", "an integer that is too large", port("2147483648"),
           lambda v: v["object"]["spec"]["ports"][1]["port"] == {"number": "-2147483648"})
    yield ("AP-33", "no key that is a map", port("{'a': 1}"), lambda v: "[port=a=1,protocol" in v["message"])
    yield ("AP-33", "1.0 over 1", ask([mutating("m", [apply("Object{spec: Object.spec{count: 1.0}}")])], obj=box(spec={"count": 1})),
           lambda v: v["allowed"] and "object" not in v)
    yield ("AP-33", "a webhook's 1.0", sends(box(spec={"count": 1}), "/spec/count", "1.0"),
           lambda v: any('"value":1.0}' in text for text in v["annotations"].values()))
    yield ("AP-33", "a webhook's 1.0 for an int32", sends(SERVICE, "/spec/ports/0/port", "1.0"),
           lambda v: code(500)(v) and "cannot unmarshal number 1.0 into" in v["message"])
    texts_of = {"value": "\u00e9<\u2028>", "op": "add", "path": "/metadata/labels/x", "also": None}
    yield ("AP-33", "a webhook's texts", ask([mutating_hooks("h", {})], obj=box(), line={"answers": {
        "h-0.ap.example": {"patch": [texts_of]}}}), lambda v: any('"also":null' in text for text in v["annotations"].values()))


def mutation_rows():
    beta = {"matchConstraints": {"resourceRules": [{"apiGroups": ["ap.example"], "apiVersions": ["v1beta1"], "operations": ["*"],
                                                    "resources": ["boxes"]}]}}
    size, label = patch("op: 'add', path: '/spec/size', value: 'new'"), patch("op: 'add', path: '/metadata/labels/new', value: 'l'")
    yield ("AP-30", "two versions", ask([mutating("a", [size]), mutating("b", [label], **beta)], obj=box()),
           lambda v: v["object"]["spec"]["size"] == "small" and v["object"]["metadata"]["labels"]["new"] == "l")
    bad = patch("op: 'add', path: '/spec/size', value: object.spec.none")
    yield ("AP-30", "the later ones run", ask([mutating("m", [bad, label], failurePolicy="Ignore")], obj=box()),
           lambda v: v["object"]["metadata"]["labels"]["new"] == "l" and done(v)[0].startswith("error"))
    test = "op: 'test', path: '/spec/size', value: 'other'"
    yield ("AP-31", "a policy's", ask([mutating("m", [patch(test, "op: 'add', path: '/metadata/labels/x', value: 'y'"), label])], obj=box()),
           lambda v: v["allowed"] and done(v) == ["test failed", "applied"])
    for policy in ("Fail", "Ignore"):
        yield ("AP-31", "a webhook's, " + policy, ask([mutating_hooks("h", {"failurePolicy": policy})], obj=box(), line={"answers": {
            "h-0.ap.example": {"patch": [{"op": "test", "path": "/spec/size", "value": "other"}]}}}), code(500))
    unknown = patch("op: 'add', path: '/spec/none', value: 'x'")
    yield ("AP-32", "an unknown field", ask([mutating("m", [unknown], failurePolicy="Ignore")], obj=pod()), code(500))
    yield ("AP-32", "no schema", ask([mutating("m", [apply("Object{metadata: Object.metadata{labels: {'a': 'b'}}}")], failurePolicy="Ignore")],
                                     obj={"apiVersion": "none.example/v1", "kind": "None", "metadata": {"name": "n", "namespace": "default"}},
                                     resource={"group": "none.example", "version": "v1", "resource": "nones"}), code(503))
    yield ("AP-32", "a large integer", ask([mutating("m", [patch(f"op: 'add', path: '/spec/open', value: {{'n': {BIG}}}")])], obj=box()),
           lambda v: v["object"]["spec"]["open"]["n"] == str(BIG))
    yield ("AP-33", "null", ask([mutating("m", [apply("Object{spec: Object.spec{size: null}}")])], obj=box()), lambda v: not v["allowed"])
    yield ("AP-33", "an atomic list", ask([mutating("m", [apply("Object{spec: Object.spec{words: ['a']}}")])], obj=box()),
           lambda v: not v["allowed"])
    yield ("AP-33", "an atomic map", ask([mutating("m", [apply("Object{spec: Object.spec{fixed: Object.spec.fixed{a: 'a'}}}")])], obj=box()),
           lambda v: not v["allowed"])
    yield ("AP-33", "duplicate keys", ask([mutating("m", [apply("Object{metadata: Object.metadata{labels: {'a': '1', 'a': '2'}}}")])], obj=box()),
           lambda v: v["object"]["metadata"]["labels"] == {"app": "x", "a": "2"})
    yield from kind_rows()
    yield from number_rows()
    part = "Object.spec.parts{name: 'p', weight: %d}"
    yield ("AP-33", "duplicate items", ask([mutating("m", [apply(f"Object{{spec: Object.spec{{parts: [{part % 1}, {part % 2}]}}}}")])], obj=box()),
           code(403))


def webhook_patch_rows():
    """What is said of each operation of a webhook's patch that does not apply."""
    gone, size, words = "/none/x", "/spec/size", "/spec/words/"
    operations = [
        {"op": "add", "path": "/spec/list/9", "value": "x"}, {"op": "add", "path": words + "9", "value": "x"}, {"op": "add", "path": words + "q", "value": "x"},
        {"op": "add", "value": "x"}, {"op": "add", "path": 7, "value": "x"}, {"op": "add", "path": "", "value": {}},
        {"op": "remove"}, {"op": "remove", "path": "/spec/none"}, {"op": "remove", "path": words + "7"}, {"op": "remove", "path": gone},
        {"op": "replace"}, {"op": "replace", "path": 3, "value": 1}, {"op": "replace", "path": gone, "value": 1}, {"op": "replace", "path": words + "8", "value": "1"},
        {"op": "move", "path": "/spec/a"}, {"op": "move", "from": "/spec/none", "path": "/spec/a"}, {"op": "move", "from": words + "9", "path": "/spec/a"},
        {"op": "move", "from": size}, {"op": "move", "from": size, "path": gone}, {"op": "move", "from": size, "path": words + "9"},
        {"op": "move", "from": 5, "path": "/spec/a"}, {"op": "move", "from": gone, "path": "/spec/a"},
        {"op": "copy", "path": "/spec/a"}, {"op": "copy", "from": "/spec/none/x", "path": "/spec/a"}, {"op": "copy", "from": words + "9", "path": "/spec/a"},
        {"op": "copy", "from": size}, {"op": "copy", "from": size, "path": gone}, {"op": "copy", "from": size, "path": words + "9"},
        {"op": "copy", "from": size, "path": words + "q"},
        {"op": "test"}, {"op": "test", "path": size, "value": "no"}, {"op": "test", "path": gone, "value": 1}, {"op": "test", "path": words + "9", "value": 1},
        {"op": "test", "path": size, "value": None}, {"path": "/spec/a"}, {"op": 1, "path": "/spec/a"}, {"op": "bogus", "path": "/spec/a"}, None]
    for operation in operations:
        yield ("AP-31", "a webhook's " + json.dumps(operation),
               ask([mutating_hooks("m", {"failurePolicy": "Ignore"})], obj=box(spec={"size": "s", "words": ["a", "b"]}),
                   line={"answers": {"m-0.ap.example": {"patch": [operation]}}}), code(500))


def rows():
    for number, name, line, shows in (*chain_rows(), *matching_rows(), *evaluation_rows(), *mutation_rows(), *webhook_patch_rows()):
        yield number, {"id": f"{number} {name}", **line}, shows
