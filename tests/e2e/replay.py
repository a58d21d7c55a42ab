# SPDX-License-Identifier: Apache-2.0
"""crd-validate --replay: audit logs in all their forms, what is judged and what is not, updates with what the log showed
before, policies, a large log in bounded memory (docs/replay.md).

usage: replay.py CRD_VALIDATE FIXTURE"""
import copy
import gzip
import json
import os
import resource
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import audit_log
from audit_log import RAY, broken_cluster, event, ray_cluster

VALIDATE, FIXTURE = sys.argv[1], sys.argv[2]
# The same number of events about custom resources in both; with CRDC_DEEP in the environment more stands between them.
LARGE_LINES, LARGE_SHARE = (200_000, 0.05) if 'CRDC_DEEP' in os.environ else (50_000, 0.2)
MOST_MEMORY = 200 << 10  # KiB
failures = []


def expect(what, got, wanted):
    if got == wanted:
        return
    failures.append(what)
    print('FAILED %s: %r, wanted %r' % (what, got, wanted))


def run(*arguments, given=None):
    return subprocess.run([VALIDATE, '--no-config-file', *arguments], input=given, capture_output=True, timeout=240)


def replay(path, *arguments, given=None, code=None):
    done = run('--replay', path, '-o', 'json', *arguments, given=given)
    if code is not None:
        expect('exit code of %s: %s' % (path, done.stderr.decode()), done.returncode, code)
    return json.loads(done.stdout) if done.stdout else {}


def lines(events):
    return ''.join(json.dumps(made, separators=(',', ':')) + '\n' for made in events).encode()


def write(folder, name, data):
    path = os.path.join(folder, name)
    with open(path, 'wb') as file:
        file.write(data)
    return path


def ordinary():
    """One event of each sort."""
    good = ray_cluster('a')
    suspended = ray_cluster('a', number=2)
    return [
        event(1, 'create', name='', code=201, request=ray_cluster('a', stored=False), response=good, **RAY),
        event(2, 'patch', name='a', request={'spec': {}}, response=suspended, **RAY),
        event(3, 'update', name='a', request=broken_cluster('a', number=2, stored=True),
              response=broken_cluster('a', number=3, stored=True), **RAY),
        event(4, 'create', code=422, request=broken_cluster('b'), response={'kind': 'Status', 'apiVersion': 'v1', 'code': 422}, **RAY),
        event(5, 'create', code=422, request=ray_cluster('c', stored=False),
              response={'kind': 'Status', 'apiVersion': 'v1', 'code': 422}, **RAY),
        event(6, 'create', code=403, request=ray_cluster('d', stored=False), annotations={'authorization.k8s.io/decision': 'forbid'}, **RAY),
        event(7, 'create', code=409, request=ray_cluster('a', stored=False), **RAY),
        event(8, 'create', level='Metadata', **RAY),
        event(9, 'create', stage='RequestReceived', **RAY),
        event(10, 'patch', name='a', code=422, request={'spec': 1}, response={'kind': 'Status', 'apiVersion': 'v1'}, **RAY),
        event(11, 'delete', name='a', request={'kind': 'DeleteOptions', 'apiVersion': 'v1'}, response={'kind': 'Status'}, **RAY),
        event(12, 'update', name='a', subresource='scale', request={'kind': 'Scale'}, **RAY),
        event(13, 'update', 'leases', 'coordination.k8s.io', name='l', request=audit_log.lease(1, 'l')),
        event(14, 'list', 'pods', level='Metadata'),
        event(15, 'create', code=201, request=ray_cluster('e', stored=False), response=ray_cluster('e'), query='?dryRun=All', **RAY),
    ]


COUNTS = {'events': 15, 'judged': 6, 'refused': 1, 'refusedBefore': 1, 'nowLetIn': 1, 'dryRuns': 1, 'updates': 2,
          'updatesWithoutOld': 0, 'broken': 0}
NOT_JUDGED = {'stage': 1, 'read': 1, 'kind': 1, 'subresource': 1, 'level': 1, 'notStored': 1, 'delete': 1, 'forbidden': 1, 'failed': 1}


def counts_of(found):
    return {name: found.get(name) for name in COUNTS}


def check_forms(folder):
    events = ordinary()
    plain = lines(events)
    listed = {'kind': 'EventList', 'apiVersion': 'audit.k8s.io/v1', 'metadata': {}, 'items': events}
    backwards = b''.join(json.dumps(made, sort_keys=True).encode() + b'\r\n' for made in events)
    forms = {
        'lines': plain, 'no end': plain[:-1], 'gzip': gzip.compress(plain), 'list': json.dumps(listed).encode(),
        'joined gzip': gzip.compress(plain[:1000]) + gzip.compress(plain[1000:]),
        'sorted': backwards, 'sorted list': json.dumps(listed, sort_keys=True).encode(),
        'indented list': json.dumps(listed, indent=2).encode(), 'array': json.dumps(events).encode(),
        'indented': b'\n'.join(json.dumps(made, indent=2).encode() for made in events),
        'lists': lines([dict(listed, items=events[:4]), dict(listed, items=events[4:])]),
        'list among lines': lines(events[:1]) + lines([dict(listed, items=events[1:])])}
    if b'zlib' in run('--replay', write(folder, 'probe.gz', forms['gzip'])).stderr:
        print('gzip is not read by this build')
        forms.pop('gzip'), forms.pop('joined gzip')
    for name, data in forms.items():
        path = write(folder, name.replace(' ', '-'), data)
        found = replay(path, code=1)
        expect('counts of ' + name, counts_of(found), COUNTS)
        expect('reasons of ' + name, found.get('notJudged'), NOT_JUDGED)
        again = replay('-', given=data, code=1)
        expect('standard input of ' + name, {**again, 'log': 0}, {**found, 'log': 0})
        expect('one thread of ' + name, replay(path, '--jobs', '1'), found)
    rule = replay(write(folder, 'log', plain))['rules']['refused'][0]
    expect('rule', (rule['source'], rule['kind'], rule['rule'], rule['field'], rule['count']),
           ('crd', 'RayCluster.ray.io', 'type', 'spec.workerGroupSpecs[].maxReplicas', 1))
    example = rule['examples'][0]
    expect('example', (example['line'], example['user'], example['verb'], example['object'], example['auditID'][:8]),
           (3, 'alice', 'update', 'default/a', '00000003'))
    expect('message', 'maxReplicas' in example['message'], True)
    text = run('--replay', os.path.join(folder, 'log')).stdout.decode()
    expect('text', ('15 events' in text, 'update default/a by alice' in text), (True, True))


def check_broken(folder):
    plain = lines(ordinary()).splitlines(keepends=True)
    cut = plain[0][:-400] + b'\n'
    found = replay(write(folder, 'broken', cut + b'garbage\n\n' + plain[14] + b'{"kind":"Pod"}\n' + plain[0][:700]), code=0)
    expect('broken lines', (found['broken'], found['firstBrokenLine'], found['events'], found['judged']), (4, 1, 1, 1))
    nothing = run('--replay', write(folder, 'nothing', b'kind: Pod\nmetadata: {name: a}\n'))
    expect('no audit log at all', (nothing.returncode, b'no event is in it' in nothing.stderr), (2, True))
    expect('no file', run('--replay', folder + '/none').returncode, 2)
    expect('empty', replay(write(folder, 'empty', b''), code=0)['events'], 0)
    packed = gzip.compress(lines(ordinary()))
    expect('cut gzip', run('--replay', write(folder, 'cut.gz', packed[:-20])).returncode, 2)
    expect('another output', run('--replay', folder + '/empty', '-o', 'sarif').returncode, 2)
    expect('files beside', run('--replay', folder + '/empty', folder).returncode, 2)


CRD = '''apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: things.example.com}
spec:
  group: example.com
  names: {kind: Thing, plural: things, singular: thing, listKind: ThingList}
  scope: Namespaced
  versions:
  - name: v1
    served: true
    storage: true
    subresources: {status: {}}
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
              size: {type: integer, maximum: 5}
              color: {type: string, default: red}
            x-kubernetes-validations:
            - rule: "self.size >= oldSelf.size"
              message: never smaller
          status:
            type: object
            properties: {ready: {type: boolean}}
'''
THING = {'resource': 'things', 'group': 'example.com', 'version': 'v1', 'user': 'bob'}


def thing(name, size, version, status=None, **spec):
    made = {'apiVersion': 'example.com/v1', 'kind': 'Thing',
            'metadata': {'name': name, 'namespace': 'default', 'uid': 'u-' + name, 'resourceVersion': str(version),
                         'generation': 1, 'creationTimestamp': '2026-03-01T00:00:00Z'},
            'spec': {'size': size, 'color': 'red', **spec}}
    if status is not None:
        made['status'] = status
    return made


def sent(made, version):
    made = copy.deepcopy(made)
    made['metadata'] = {'name': made['metadata']['name'], 'namespace': 'default', 'resourceVersion': str(version)}
    return made


def check_updates(folder):
    crd = write(folder, 'things.yaml', CRD.encode())
    if b'compiler' in run('--crd', crd, '--replay', folder + '/empty').stderr:
        print('SKIPPED updates and policies: --crd needs the compiler')
        return
    events = [
        event(1, 'update', name='a', request=sent(thing('a', 2, 1), 1), response=thing('a', 2, 2), **THING),     # no old object
        event(2, 'update', name='a', request=sent(thing('a', 1, 2), 2), response=thing('a', 1, 3), **THING),     # smaller
        event(3, 'update', name='a', request=sent(thing('a', 9, 3), 3), response=thing('a', 9, 4), **THING),     # too large
        event(4, 'update', name='a', request=sent(thing('a', 9, 4), 4), response=thing('a', 9, 5), **THING),     # as before
        event(5, 'get', name='b', response=thing('b', 5, 1), **THING),
        event(6, 'patch', name='b', request={}, response=thing('b', 4, 2), **THING),                             # smaller
        event(7, 'update', name='b', request=sent(thing('b', 3, 9), 9), response=thing('b', 3, 10), **THING),    # stale
        event(8, 'update', name='b', subresource='status', request=thing('b', 1, 10, {'ready': 'no'}),
              response=thing('b', 3, 11, {}), **THING),
        event(9, 'deletecollection', **THING),
        event(10, 'update', name='b', request=sent(thing('b', 1, 11), 11), response=thing('b', 1, 12), **THING)]  # forgotten
    pruned = thing('c', 1, 1, gone=1)
    del pruned['spec']['color']
    events.append(event(11, 'create', name='c', request=pruned, response=thing('c', 1, 1), **THING))
    found = replay(write(folder, 'updates', lines(events)), '--crd', crd, code=1)
    expect('updates', (found['updates'], found['updatesWithoutOld'], found['refused'], found['changed']), (8, 3, 4, 1))
    refused = {(row['rule'], row.get('field')): row for row in found['rules']['refused']}
    expect('rule of transition', [example['line'] for example in refused['cel/Thing/spec', 'spec']['examples']], [2, 6])
    expect('maximum', [example['line'] for example in refused['maximum', 'spec.size']['examples']], [3])
    expect('status', [example['line'] for example in refused['type', 'status.ready']['examples']], [8])
    changed = {(row['source'], row['rule'], row['field']) for row in found['rules']['changed']}
    expect('changes', changed, {('defaults', 'set', 'spec.color'), ('pruning', 'removed', 'spec.gone')})
    check_policies(folder, crd)
    check_connections_and_collections(folder, crd)
    check_old_objects(folder)
    check_subresources(folder)
    check_admitted(folder, crd)
    check_words(folder, crd)
    check_ratchet(folder)
    check_others(folder)


POLICIES = '''apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: small}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: [example.com], apiVersions: [v1], operations: [CREATE, UPDATE, DELETE], resources: [things]}]
  matchConditions: [{name: nobody, expression: "request.userInfo.username != 'root'"}]
  validations:
  - expression: "object == null ? oldObject.spec.size < 5 : object.spec.size < 3"
    messageExpression: "request.operation + ' by ' + request.userInfo.username"
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: small}
spec: {policyName: small, validationActions: [Deny]}
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: named}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: [''], apiVersions: [v1], operations: [CREATE], resources: [configmaps]}]
  validations: [{expression: "object.metadata.name.startsWith('x')", message: call it x}]
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: named}
spec: {policyName: named, validationActions: [Warn, Audit]}
---
apiVersion: admissionregistration.k8s.io/v1
kind: MutatingAdmissionPolicy
metadata: {name: team}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: [''], apiVersions: [v1], operations: [CREATE], resources: [configmaps]}]
  reinvocationPolicy: Never
  mutations:
  - patchType: ApplyConfiguration
    applyConfiguration: {expression: "Object{data: {'team': 'a'}}"}
---
apiVersion: admissionregistration.k8s.io/v1
kind: MutatingAdmissionPolicyBinding
metadata: {name: team}
spec: {policyName: team}
'''


GUARDS = '''apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: guard}
spec:
  matchConstraints:
    resourceRules:
    - {apiGroups: [''], apiVersions: [v1], operations: [DELETE], resources: [configmaps]}
    - {apiGroups: [example.com], apiVersions: [v1], operations: [DELETE], resources: [things]}
  validations:
  - expression: "!(has(oldObject.metadata.labels) && 'keep' in oldObject.metadata.labels)"
    messageExpression: "'keep ' + oldObject.kind + ' ' + oldObject.metadata.name + ', asked for ' + (has(request.name) ? request.name : 'all')"
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: guard}
spec: {policyName: guard, validationActions: [Deny]}
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: shells}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: [''], apiVersions: [v1], operations: [CONNECT], resources: [pods/exec, pods/portforward, services/proxy]}]
  validations:
  - expression: "object.kind != 'PodExecOptions' || !has(object.stdin) || object.container != 'main'"
    messageExpression: "request.name + ': no ' + object.command.join(' ') + ' by ' + request.userInfo.username"
  - expression: "!has(object.ports) || object.ports.all(p, p > 1023)"
  - expression: "object.kind != 'ServiceProxyOptions' || object.path.startsWith('/public/')"
    messageExpression: "'not ' + object.path"
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: shells}
spec: {policyName: shells, validationActions: [Deny]}
'''


def connection(number, verb, name, subresource, query, resource='pods', code=101, level='Metadata'):
    return event(number, verb, resource, name=name, subresource=subresource, code=code, level=level, user='eve',
                 query='/' + subresource + query)


def collection(number, kind, items, **more):
    """What kube-apiserver answers: of a built-in kind the list alone says what its items are."""
    group = more.get('group', '')
    listed = {'kind': kind + 'List', 'apiVersion': group + '/v1' if group else 'v1', 'metadata': {'resourceVersion': '9'}, 'items': items}
    return event(number, 'deletecollection', request={'kind': 'DeleteOptions', 'apiVersion': 'v1'}, response=listed, **more)


def check_connections_and_collections(folder, crd):
    policies = write(folder, 'guards.yaml', GUARDS.encode())
    kept, free = ({'metadata': {'name': name, 'namespace': 'default', 'labels': labels}, 'data': {}} for name, labels in
                  (('kept', {'keep': 'yes'}), ('free', {})))
    labelled = thing('a', 1, 1)
    labelled['metadata']['labels'] = {'keep': 'yes'}
    status = {'kind': 'Status', 'apiVersion': 'v1', 'status': 'Success'}
    events = [
        collection(1, 'ConfigMap', [free, kept, free], resource='configmaps'),
        collection(2, 'ConfigMap', [free, free], resource='configmaps'),
        collection(3, 'ConfigMap', [], resource='configmaps'),
        collection(4, 'Thing', [labelled, thing('b', 1, 1)], **THING),
        event(5, 'deletecollection', 'configmaps', response=status),                       # does not say of what
        event(6, 'deletecollection', 'configmaps', level='Metadata'),
        collection(7, 'ConfigMap', [kept], resource='configmaps', query='?dryRun=All'),
        event(8, 'delete', 'configmaps', name='kept', response=dict(kept, kind='ConfigMap', apiVersion='v1')),
        connection(9, 'create', 'p', 'exec', '?command=sh&command=-i&container=main&stdin=true&stdout=true'),
        connection(10, 'get', 'p', 'exec', '?command=ls&container=main&stdout=true', level='Request'),
        connection(11, 'create', 'p', 'exec', '?command=sh&container=main&stdin=1', code=403),  # refused then and now
        connection(12, 'create', 'p', 'portforward', '?ports=80'),
        connection(13, 'create', 'p', 'portforward', '?ports=70000', code=400),             # no options that there are
        connection(14, 'get', 's', 'proxy', '/private/x?y=z', resource='services', code=200),
        connection(15, 'delete', 's', 'proxy', '/public/x', resource='services', code=200),
        connection(16, 'create', 'p', 'attach', '?stdin=true'),                              # no policy is about it
        connection(17, 'create', 'gone', 'exec', '?command=sh', code=404),
        event(18, 'get', 'pods', name='p', subresource='log', level='Metadata')]
    plain = lines(events).replace(b'&', b'\\u0026')  # as Go writes it
    found = replay(write(folder, 'guarded', plain), '--crd', crd, '--policies', policies, '--replay-examples', '9', code=1)
    expect('guarded', (found['judged'], found['refused'], found['refusedBefore'], found['dryRuns'], found['notJudged']),
           (12, 7, 1, 1, {'read': 1, 'delete': 1, 'level': 1, 'kind': 1, 'failed': 1, 'unreadable': 1}))
    said = {}
    for row in found['rules']['refused']:
        for example in row['examples']:
            said.setdefault(example['line'], []).append(example['message'].split('denied request: ')[1])
    wanted = {1: ['keep ConfigMap kept, asked for all'], 4: ['keep Thing a, asked for all'], 7: ['keep ConfigMap kept, asked for all'],
              8: ['keep ConfigMap kept, asked for kept'], 9: ['p: no sh -i by eve'],
              12: ['failed expression: !has(object.ports) || object.ports.all(p, p > 1023)'], 14: ['not /private/x']}
    expect('what guards say', said, wanted)
    expect('one thread of guarded', replay(os.path.join(folder, 'guarded'), '--crd', crd, '--policies', policies, '--jobs', '1',
                                          '--replay-examples', '9'),
           replay(os.path.join(folder, 'guarded'), '--crd', crd, '--policies', policies, '--replay-examples', '9'))


def check_policies(folder, crd):
    policies = write(folder, 'policies.yaml', POLICIES.encode())
    configmap = {'kind': 'ConfigMap', 'apiVersion': 'v1', 'metadata': {'name': 'm', 'namespace': 'default'}}
    other = dict(THING, user='root')
    acting = event(5, 'create', name='', code=201, request=thing('d', 4, 1), response=thing('d', 4, 1), **other)
    acting['impersonatedUser'] = {'username': 'carol', 'groups': ['system:authenticated']}
    events = [
        event(1, 'create', name='a', code=201, request=thing('a', 4, 1), response=thing('a', 4, 1), **THING),
        event(2, 'create', name='b', code=201, request=thing('b', 4, 1), response=thing('b', 4, 1), **other),
        event(3, 'create', 'configmaps', code=201, request=configmap, response=configmap),
        event(4, 'create', 'secrets', level='Metadata'),
        acting,
        event(6, 'update', name='z', request=thing('z', 2, 1), response=thing('z', 2, 2), **THING),
        event(7, 'create', name='e', code=201, request=thing('e', 5, 1), response=thing('e', 5, 1), **other),
        event(8, 'delete', name='e', response={'kind': 'Status', 'apiVersion': 'v1'}, **THING),
        event(9, 'delete', name='unknown', response={'kind': 'Status', 'apiVersion': 'v1'}, **THING)]
    found = replay(write(folder, 'policed', lines(events)), '--crd', crd, '--policies', policies, code=1)
    expect('policed', (found['judged'], found['refused'], found['updatesWithoutOld'], found['notJudged']),
           (7, 3, 1, {'kind': 1, 'delete': 1}))
    rule = found['rules']['refused'][0]
    expect('policy', (rule['source'], rule['rule'], rule['count']), ('policy', 'small', 3))
    said = [example['message'].split('denied request: ')[1] for example in rule['examples']]
    expect('users', said, ['CREATE by bob', 'CREATE by carol', 'DELETE by bob'])
    expect('warned', [(row['rule'], row['kind']) for row in found['rules']['warned']], [('named', 'configmaps')])
    expect('audited', len(found['rules']['audited']), 1)
    expect('changed by', [(row['source'], row['field']) for row in found['rules']['changed']], [('policy team', 'data')])


FROZEN = '''apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: frozen}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: [''], apiVersions: [v1], operations: [UPDATE, DELETE], resources: [configmaps]}]
  validations:
  - expression: "request.operation == 'DELETE' ? !('keep' in oldObject.data) : object.data.a == oldObject.data.a"
    message: frozen
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: frozen}
spec: {policyName: frozen, validationActions: [Deny]}
'''


def settings_map(name, version=None, **data):
    metadata = {'name': name, 'namespace': 'default'}
    if version:
        metadata.update(uid='u-' + name, resourceVersion=str(version), creationTimestamp='2026-03-01T00:00:00Z')
    return {'kind': 'ConfigMap', 'apiVersion': 'v1', 'metadata': metadata, 'data': data}


def check_old_objects(folder):
    """Policies about updates and deletions alone: what creates, patches, reads and deletions that are held up show is the old object."""
    policies = write(folder, 'frozen.yaml', FROZEN.encode())
    maps = {'resource': 'configmaps'}
    status = {'kind': 'Status', 'apiVersion': 'v1', 'status': 'Success'}
    held = settings_map('held', 2, a='1')
    held['metadata'].update(deletionTimestamp='2026-03-01T00:00:01Z', finalizers=['x/y'])
    events = [
        event(1, 'create', name='', code=201, request=settings_map('c', a='1'), response=settings_map('c', 1, a='1'), **maps),
        event(2, 'update', name='c', request=settings_map('c', 1, a='2'), response=settings_map('c', 2, a='2'), **maps),      # refused
        event(3, 'patch', name='c', request={}, response=settings_map('c', 3, a='2', b='1'), **maps),
        event(4, 'update', name='c', request=settings_map('c', 3, a='3'), response=settings_map('c', 4, a='3'), **maps),      # refused
        event(5, 'get', name='g', response=settings_map('g', 1, keep='x'), **maps),
        event(6, 'delete', name='g', response=status, **maps),                                                              # refused
        event(7, 'get', name='held', response=settings_map('held', 1, a='1'), **maps),
        event(8, 'delete', name='held', response=held, **maps),
        event(9, 'patch', name='held', request={}, response=settings_map('held', 3, a='2'), **maps)]                         # refused
    found = replay(write(folder, 'frozen', lines(events)), '--policies', policies, '--replay-examples', '50', code=1)
    expect('old objects', (found['judged'], found['refused'], found['updates'], found['updatesWithoutOld'], found['letInUnjudged']),
           (6, 4, 4, 0, 0))
    expect('lines', [example['line'] for example in found['rules']['refused'][0]['examples']], [2, 4, 6, 9])
    unknown = [event(1, 'update', name='u', request=settings_map('u', 1, a='2'), response=settings_map('u', 2, a='2'), **maps)]
    done = run('--replay', write(folder, 'unknown', lines(unknown)), '--policies', policies)
    expect('an update without its old object is no success', (done.returncode, b'not all was judged: 1 updates without' in done.stderr), (2, True))
    free = write(folder, 'free.yaml', FROZEN.replace('object.data.a == oldObject.data.a', "object.data.a != '1'").replace(
        "!('keep' in oldObject.data)", 'true').encode())
    expect('but where no rule compares', run('--replay', folder + '/unknown', '--policies', free).returncode, 0)
    for name, lost in (('deletion', event(1, 'delete', name='u', response=status, **maps)),
                       ('level', event(1, 'update', name='u', level='Metadata', **maps))):
        done = run('--replay', write(folder, 'lost', lines([lost])), '--policies', policies)
        expect('no success: ' + name, (done.returncode, b'1 requests whose object' in done.stderr), (2, True))
    refused = event(1, 'patch', name='u', code=422, request={}, response=dict(status, code=422), **maps)
    expect('what was refused then is no miss', run('--replay', write(folder, 'lost', lines([refused])), '--policies', policies).returncode, 0)


def check_subresources(folder):
    """What is done to a subresource changes the object: its status shows it, and a Scale has its replicas."""
    policies = write(folder, 'fixed.yaml', FROZEN.replace("['']", '[apps]').replace('configmaps', 'deployments').replace(
        "request.operation == 'DELETE' ? !('keep' in oldObject.data) : object.data.a == oldObject.data.a",
        "request.operation == 'DELETE' || object.spec.replicas == oldObject.spec.replicas").encode())
    sets = {'resource': 'deployments', 'group': 'apps'}

    def deployment(version, replicas, **more):
        metadata = {'name': 'd', 'namespace': 'default', 'uid': 'u-d', 'resourceVersion': str(version)}
        return {'kind': 'Deployment', 'apiVersion': 'apps/v1', 'metadata': metadata, 'spec': {'replicas': replicas}, **more}
    made = event(1, 'create', name='', code=201, request=deployment(0, 1), response=deployment(1, 1), **sets)
    seen = event(2, 'update', name='d', subresource='status', request=deployment(1, 1, status={}), response=deployment(2, 1, status={}), **sets)
    more = event(3, 'update', name='d', request=deployment(2, 7), response=deployment(3, 7), **sets)
    found = replay(write(folder, 'status', lines([made, seen, more])), '--policies', policies, code=1)
    expect('behind a status', (found['refused'], found['updates'], found['updatesWithoutOld']), (1, 1, 0))
    scale = {'kind': 'Scale', 'apiVersion': 'autoscaling/v1', 'metadata': {'name': 'd', 'namespace': 'default', 'uid': 'u-d', 'resourceVersion': '2'},
             'spec': {'replicas': 5}}
    scaled = event(2, 'patch', name='d', subresource='scale', request={}, response=scale, **sets)
    label = event(3, 'update', name='d', request=deployment(2, 5), response=deployment(3, 5), **sets)
    more = event(4, 'patch', name='d', request={}, response=deployment(4, 6), **sets)
    found = replay(write(folder, 'scaled', lines([made, scaled, label, more])), '--policies', policies, code=1)
    expect('behind a scale', (found['refused'], found['updates'], found['updatesNotCompared']), (1, 2, 0))
    expect('the one that changes it', [row['examples'][0]['line'] for row in found['rules']['refused']], [4])
    other = dict(scale, metadata=dict(scale['metadata'], uid='another'))
    for answer in (other, {'kind': 'Status', 'apiVersion': 'v1'}):
        scaled['responseObject'] = answer
        found = replay(write(folder, 'unknown-scale', lines([made, scaled, label])), '--policies', policies, code=2)
        expect('behind a scale that says nothing', (found['refused'], found['updates'], found['updatesNotCompared']), (0, 1, 1))
    looked = write(folder, 'scales.yaml', FROZEN.replace("['']", '[apps]').replace('configmaps', 'deployments, deployments/scale').replace(
        "request.operation == 'DELETE' ? !('keep' in oldObject.data) : object.data.a == oldObject.data.a",
        "object.kind == 'Scale' || object.spec.replicas == oldObject.spec.replicas").encode())
    found = replay(folder + '/scaled', '--policies', looked, code=1)
    expect('where a policy looks at the scale', (found['judged'], found['refused'], found['updatesNotCompared']), (3, 1, 1))


def check_admitted(folder, crd):
    """A create is judged as mutating admission had made it, by CRDs and by policies."""
    def made(size, version=None, **spec):
        one = thing('m', size, version, **spec)
        if version is None:
            one['metadata'] = {'name': 'm', 'namespace': 'default'}
        return one
    large = event(1, 'create', name='', code=201, request=made(9), response=made(4, 1), **THING)
    small = event(2, 'create', name='', code=201, request=made(4), response=made(9, 1), **THING)
    found = replay(write(folder, 'admitted', lines([large, small])), '--crd', crd, code=1)
    expect('after mutation', [example['line'] for row in found['rules']['refused'] for example in row['examples']], [2])
    policies = write(folder, 'later.yaml', (POLICIES.split('---')[0].replace("object.spec.size < 3", "object.spec.size < 5 && !has("
               "object.metadata.resourceVersion)") + '---' + POLICIES.split('---')[1]).encode())
    found = replay(folder + '/admitted', '--crd', crd, '--policies', policies, code=1)
    expect('by policies', [example['line'] for row in found['rules']['refused'] for example in row['examples']], [2])
    grown = '---'.join(POLICIES.split('---')[4:]).replace("[''], apiVersions", '[example.com], apiVersions').replace('configmaps', 'things')
    mutating = write(folder, 'grown.yaml', grown.replace("Object{data: {'team': 'a'}}", "Object{spec: Object.spec{color: 'blue'}}").encode())
    strict = write(folder, 'blue.yaml', (POLICIES.split('---')[0].replace('object.spec.size < 3', "object.spec.size < 5 && object.spec.color == 'blue'") +
                                         '---' + POLICIES.split('---')[1]).encode())
    found = replay(folder + '/admitted', '--crd', crd, '--policies', mutating, '--policies', strict, code=1)
    expect('both mutations', [example['line'] for row in found['rules']['refused'] for example in row['examples']], [2])


def check_words(folder, crd):
    """Escapes of JSON in texts, dry runs by their parameter, every hit as an example, what is wrong with numbers."""
    name = 'system:serviceaccount:<x>&"y"\\'
    events = [event(i, 'create', name='', code=201, request=sent(thing('a%d' % i, 9, 1), 1), response=thing('a%d' % i, 9, 1), **dict(THING, user=name))
              for i in range(1, 41)]
    plain = lines(events).replace(b'&', b'\\u0026').replace(b'<', b'\\u003c').replace(b'>', b'\\u003e')
    found = replay(write(folder, 'words', plain), '--crd', crd, '--replay-examples', '30', code=1)
    examples = found['rules']['refused'][0]['examples']
    expect('users', {example['user'] for example in examples}, {name})
    expect('examples', [example['line'] for example in examples], list(range(1, 31)))
    expect('all examples', len(replay(folder + '/words', '--crd', crd, '--replay-examples', '1000000', code=1)['rules']['refused'][0]['examples']), 40)
    text = run('--replay', folder + '/words', '--crd', crd).stdout.decode()
    expect('what is not shown is counted', ('and 37 more (--replay-examples)' in text, 'by ' + name in text), (True, True))
    for query, dry in (('?dryRun=All', 1), ('?fieldManager=dryRun=All', 0), ('?x=1&dryRun=%41ll', 1), ('?dryRun=Allx', 0), ('/dryRun=All', 0)):
        one = event(1, 'create', name='', code=201, request=thing('d', 1, 1), response=thing('d', 1, 1), query=query, **THING)
        for data in (lines([one]), lines([one]).replace(b'&', b'\\u0026')):
            expect('dry runs of ' + query, replay(write(folder, 'dry', data), '--crd', crd, code=0)['dryRuns'], dry)
    for flag, value in (('--replay-examples', '0'), ('--replay-memory', 'abc'), ('--replay-top', '9999')):
        done = run('--replay', folder + '/words', flag, value)
        expect(flag, (done.returncode, (flag + ' takes 1 to ').encode() in done.stderr, (', not ' + value).encode() in done.stderr), (2, True, True))


def check_ratchet(folder):
    """What the stored object says too is refused of no update, as in crd-webhook, unless it is asked for."""
    def bad(number):
        made = ray_cluster('p', number=number)
        made['spec']['headGroupSpec']['template']['spec']['containers'][0]['name'] = 'No_Name'
        return made
    events = [event(1, 'get', name='p', response=bad(1), **RAY), event(2, 'update', name='p', request=bad(1), response=bad(2), **RAY)]
    path = write(folder, 'ratchet', lines(events))
    replay(path, '--layers', 'pods', code=0)
    replay(path, '--layers', 'pods', '--ratchet-layers', 'none', code=1)


def check_others(folder):
    """More rules than there is room for are one row, without a share of what was judged."""
    names, letters = ['f%d' % i for i in range(60)], 'abcdefghijklmnopqrstuvwxyz'
    group = '{type: object, properties: {%s}}' % ', '.join(name + ': {type: string}' for name in names)
    crd = write(folder, 'wide.yaml', CRD.replace('color: {type: string, default: red}', 'all: {type: object, properties: {%s}}' % ', '.join(
        letter + ': ' + group for letter in letters)).encode())
    events = []
    for number, letter in enumerate(letters, 1):
        one = thing('w', 1, 1, all={letter: {name: 1 for name in names}})
        del one['spec']['color']
        events.append(event(number, 'create', name='', code=201, request=one, response=one, **THING))
    done = run('--replay', write(folder, 'wide', lines(events)), '--crd', crd, '--replay-top', '8000')
    others = [line for line in done.stdout.decode().splitlines() if line.endswith('  others')]
    expect('others', (done.returncode, len(others) > 0, any('%' in line for line in others)), (1, True, False))


def check_large(folder):
    path = os.path.join(folder, 'large')
    audit_log.write_large(path, LARGE_LINES, LARGE_SHARE)
    began = time.monotonic()
    found = replay(path, '--replay-memory', '16', code=0)
    took = time.monotonic() - began
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print('%d events, %d MB in %.2f s: %d events a second; %d KiB at most' %
          (LARGE_LINES, os.path.getsize(path) >> 20, took, LARGE_LINES / took, memory))
    expect('events of a large log', found['events'], LARGE_LINES)
    expect('something judged', found['judged'] > 5000, True)
    expect('old objects known', found['updatesWithoutOld'], 0)
    if 'address' not in os.environ.get('REPLAY_SANITIZERS', ''):
        expect('memory', memory < MOST_MEMORY, True)


def check_recorded():
    """A log that a kube-apiserver wrote."""
    found = replay(FIXTURE)
    expect('recorded: nothing broken', found['broken'], 0)
    expect('recorded: judged', found['judged'] > 0, True)
    expect('recorded: as then', (found['refused'], found['nowLetIn']), (0, 0))


with tempfile.TemporaryDirectory() as scratch:
    check_forms(scratch)
    check_broken(scratch)
    check_updates(scratch)
    if os.path.exists(FIXTURE):
        check_recorded()
    else:
        failures.append('no recorded log')
    check_large(scratch)
print('%d failures' % len(failures))
sys.exit(1 if failures else 0)
