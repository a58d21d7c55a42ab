# SPDX-License-Identifier: Apache-2.0
"""Audit logs made for tests: the traffic of a small cluster, as kube-apiserver writes it, with requests for custom resources
among it. The same seed makes the same bytes."""
import copy
import json
import random
import zlib

START = 1_760_000_000


def stamp(second):
    day, rest = divmod(second, 86400)
    return '2026-03-%02dT%02d:%02d:%02d.%06dZ' % (1 + day % 28, rest // 3600, rest // 60 % 60, rest % 60, second * 7919 % 10**6)


def event(number, verb, resource, group='', version='v1', namespace='default', name='', subresource='', code=200, request=None,
          response=None, level='RequestResponse', stage='ResponseComplete', user='system:node:node-1', query='', annotations=None):
    """An event with its members in the order in which Go writes them."""
    path = '/apis/%s/%s' % (group, version) if group else '/api/v1'
    if namespace:
        path += '/namespaces/' + namespace
    path += '/' + resource + ('/' + name if name else '') + query
    reference = {'resource': resource, 'namespace': namespace, 'name': name, 'apiGroup': group, 'apiVersion': version,
                 'subresource': subresource}
    made = {
        'kind': 'Event', 'apiVersion': 'audit.k8s.io/v1', 'level': level, 'auditID': '%08x-0000-4000-8000-%012x' % (number, number),
        'stage': stage, 'requestURI': path, 'verb': verb,
        'user': {'username': user, 'groups': ['system:nodes', 'system:authenticated'],
                 'extra': {'authentication.kubernetes.io/credential-id': ['X509SHA256=' + '5b' * 32]}},
        'sourceIPs': ['10.0.0.7'], 'userAgent': 'kubelet/v1.37.0 (linux/amd64) kubernetes/0123456',
        'objectRef': {key: value for key, value in reference.items() if value},
        'responseStatus': {'metadata': {}, 'code': code}}
    if level == 'RequestResponse' and request is not None:
        made['requestObject'] = request
    if level == 'RequestResponse' and response is not None:
        made['responseObject'] = response
    made['requestReceivedTimestamp'] = stamp(number // 50)
    made['stageTimestamp'] = stamp(number // 50)
    made['annotations'] = annotations or {'authorization.k8s.io/decision': 'allow', 'authorization.k8s.io/reason': ''}
    return made


def metadata(name, namespace, number, owner='kubelet'):
    return {'name': name, 'namespace': namespace, 'uid': '%08x-1111-4111-8111-111111111111' % zlib.crc32(name.encode()),
            'resourceVersion': str(1000 + number), 'creationTimestamp': '2026-03-01T00:00:00Z',
            'managedFields': [{'manager': owner, 'operation': 'Update', 'apiVersion': 'v1', 'time': '2026-03-01T00:00:00Z',
                               'fieldsType': 'FieldsV1', 'fieldsV1': {'f:spec': {'f:renewTime': {}, 'f:holderIdentity': {}}}}]}


def lease(number, name):
    return {'kind': 'Lease', 'apiVersion': 'coordination.k8s.io/v1', 'metadata': metadata(name, 'kube-node-lease', number),
            'spec': {'holderIdentity': name, 'leaseDurationSeconds': 40, 'renewTime': stamp(number)}}


def pod(number, name):
    return {'kind': 'Pod', 'apiVersion': 'v1', 'metadata': metadata(name, 'default', number),
            'spec': {'containers': [{'name': 'main', 'image': 'registry.example/app:1', 'resources': {'limits': {'cpu': '1', 'memory': '1Gi'}},
                                     'env': [{'name': 'N%d' % i, 'value': 'v' * 20} for i in range(10)]}], 'nodeName': 'node-1'},
            'status': {'phase': 'Running', 'conditions': [{'type': t, 'status': 'True', 'lastProbeTime': None} for t in
                                                          ('Initialized', 'Ready', 'ContainersReady', 'PodScheduled')]}}


def ray_cluster(name, namespace='default', number=1, replicas=1, stored=True):
    def group(kind):
        return {'spec': {'containers': [{'name': 'ray-' + kind, 'image': 'rayproject/ray:2.46.0',
                                         'resources': {'limits': {'cpu': '2', 'memory': '4Gi'}, 'requests': {'cpu': '1', 'memory': '2Gi'}},
                                         'ports': [{'containerPort': 6379, 'name': 'gcs', 'protocol': 'TCP'}]}]}}
    made = {'apiVersion': 'ray.io/v1', 'kind': 'RayCluster', 'metadata': {'name': name, 'namespace': namespace},
            'spec': {'rayVersion': '2.46.0', 'headGroupSpec': {'rayStartParams': {'dashboard-host': '0.0.0.0'}, 'template': group('head')},
                     'workerGroupSpecs': [{'groupName': 'workers', 'replicas': replicas, 'minReplicas': 0, 'maxReplicas': 10, 'numOfHosts': 1,
                                           'rayStartParams': {}, 'template': group('worker')}]}}
    if stored:
        made['metadata'] = dict(metadata(name, namespace, number, 'kubectl'), generation=1)
    return made


def broken_cluster(name, namespace='default', number=1, stored=False):
    """A number where the schema wants a text: today's CRD refuses it."""
    made = ray_cluster(name, namespace, number, stored=stored)
    made['spec']['workerGroupSpecs'][0]['maxReplicas'] = 'ten'
    return made


RAY = {'resource': 'rayclusters', 'group': 'ray.io', 'version': 'v1', 'user': 'alice'}


def background(number, chance):
    """What a cluster does all day."""
    draw = chance.random()
    name = 'node-%d' % chance.randrange(50)
    if draw < 0.45:
        body = lease(number, name)
        return event(number, 'update', 'leases', 'coordination.k8s.io', 'v1', 'kube-node-lease', name, request=body, response=body)
    if draw < 0.60:
        return event(number, 'get', 'leases', 'coordination.k8s.io', 'v1', 'kube-system', 'controller', level='Metadata')
    if draw < 0.70:
        return event(number, 'watch', 'configmaps', level='Metadata', stage='ResponseStarted')
    if draw < 0.80:
        body = {'status': pod(number, name)['status']}
        return event(number, 'patch', 'pods', name=name, subresource='status', request=body, response=pod(number, name))
    if draw < 0.90:
        return event(number, 'list', 'services', level='Metadata', user='system:kube-proxy')
    body = {'kind': 'Event', 'apiVersion': 'v1', 'metadata': metadata(name, 'default', number), 'reason': 'Pulled', 'type': 'Normal',
            'message': 'Container image "app:1" already present on machine', 'involvedObject': {'kind': 'Pod', 'name': name}}
    return event(number, 'create', 'events', request=body, response=body, code=201)


def traffic(number, chance, stored):
    """A request for a custom resource: sound, and of a cluster that is there. `stored` knows the clusters, by name."""
    name = 'cluster-%d' % chance.randrange(40)
    body = ray_cluster(name, number=number, replicas=chance.randrange(10))
    if name not in stored:
        stored[name] = body
        sent = copy.deepcopy(body)
        sent['metadata'] = {'name': name, 'namespace': 'default'}
        return event(number, 'create', name='', code=201, request=sent, response=body, **RAY)
    sent = copy.deepcopy(body)
    sent['metadata']['resourceVersion'] = stored[name]['metadata']['resourceVersion']
    stored[name] = body
    if chance.random() < 0.5:
        return event(number, 'patch', name=name, request={'spec': {'suspend': False}}, response=body, **RAY)
    return event(number, 'update', name=name, request=sent, response=body, **RAY)


def write_large(path, lines, share=0.05, seed=1):
    """A large log, in which that share of the events is about custom resources."""
    chance, stored = random.Random(seed), {}
    with open(path, 'w', encoding='utf-8') as file:
        for number in range(lines):
            made = traffic(number, chance, stored) if chance.random() < share else background(number, chance)
            file.write(json.dumps(made, separators=(',', ':')) + '\n')


if __name__ == '__main__':
    import sys
    write_large(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]) if len(sys.argv) > 3 else 0.05)
