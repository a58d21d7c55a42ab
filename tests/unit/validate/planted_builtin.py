# SPDX-License-Identifier: Apache-2.0
"""The tree and the mistakes of planted.py that are about the API server's own kinds."""

DEPLOYMENT = """apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  namespace: shop
  labels: {app: web}
spec:
  replicas: 2
  selector:
    matchLabels:
      app: web
  strategy:
    type: RollingUpdate
    rollingUpdate: {maxSurge: 1, maxUnavailable: 0}
  template:
    metadata:
      labels:
        app: web
    spec:
      restartPolicy: Always
      containers:
      - name: web
        image: nginx:1.27
        ports:
        - containerPort: 8080
          name: http
        env:
        - name: MODE
          value: "1"
        resources:
          requests: {cpu: 100m, memory: 64Mi}
          limits: {cpu: 200m, memory: 128Mi}
        readinessProbe:
          httpGet: {path: /ready, port: http}
          periodSeconds: 5
        volumeMounts:
        - name: cache
          mountPath: /cache
      volumes:
      - name: cache
        emptyDir: {}
"""
SERVICE = """apiVersion: v1
kind: Service
metadata:
  name: web
spec:
  type: NodePort
  selector: {app: web}
  ports:
  - name: http
    port: 80
    targetPort: http
    protocol: TCP
    nodePort: 30080
  sessionAffinity: None
"""
SCALER = """apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: web
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  minReplicas: 2
  maxReplicas: 10
  metrics:
  - type: Resource
    resource:
      name: cpu
      target: {type: Utilization, averageUtilization: 80}
"""
ACCESS = """apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata:
  name: reader
rules:
- apiGroups: [""]
  resources: [pods]
  verbs: [get, list]
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata:
  name: readers
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: reader}
subjects:
- kind: ServiceAccount
  name: web
  namespace: shop
"""
STORAGE = """apiVersion: v1
kind: PersistentVolumeClaim
metadata:
  name: data
spec:
  accessModes: [ReadWriteOnce]
  resources:
    requests:
      storage: 10Gi
---
apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata:
  name: fast
provisioner: example.com/disks
reclaimPolicy: Delete
volumeBindingMode: WaitForFirstConsumer
"""
NETWORK = """apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: web
spec:
  rules:
  - host: shop.example.com
    http:
      paths:
      - path: /
        pathType: Prefix
        backend:
          service:
            name: web
            port: {number: 80}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: web
spec:
  podSelector: {matchLabels: {app: web}}
  policyTypes: [Ingress]
  ingress:
  - from:
    - ipBlock: {cidr: 10.0.0.0/8}
    ports:
    - port: 8080
      protocol: TCP
"""
DATA = """apiVersion: v1
kind: ConfigMap
metadata:
  name: settings
data:
  mode: "on"
binaryData:
  logo: aGVsbG8=
---
apiVersion: v1
kind: Secret
metadata:
  name: password
type: kubernetes.io/basic-auth
data:
  username: YW5u
  password: c2VjcmV0
"""
JOBS = """apiVersion: batch/v1
kind: CronJob
metadata:
  name: nightly
spec:
  schedule: "0 3 * * *"
  timeZone: Europe/Zurich
  concurrencyPolicy: Forbid
  jobTemplate:
    spec:
      backoffLimit: 2
      template:
        spec:
          restartPolicy: OnFailure
          containers:
          - name: job
            image: busybox
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: web
spec:
  minAvailable: 1
  selector: {matchLabels: {app: web}}
"""
CLUSTER = """apiVersion: v1
kind: Namespace
metadata:
  name: shop
  labels: {team: web}
---
apiVersion: v1
kind: ResourceQuota
metadata:
  name: most
  namespace: shop
spec:
  hard: {requests.cpu: "4", pods: "20"}
---
apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata:
  name: high
value: 1000
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingWebhookConfiguration
metadata:
  name: guard
webhooks:
- name: guard.example.com
  admissionReviewVersions: [v1]
  sideEffects: None
  failurePolicy: Fail
  timeoutSeconds: 5
  clientConfig:
    service: {name: guard, namespace: shop, path: /validate}
  rules:
  - {apiGroups: [apps], apiVersions: [v1], operations: [CREATE], resources: [deployments]}
"""
EARLIER = """apiVersion: autoscaling/v1
kind: HorizontalPodAutoscaler
metadata: {name: web-1}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  maxReplicas: 5
  targetCPUUtilizationPercentage: 80
---
apiVersion: resource.k8s.io/v1
kind: ResourceClaim
metadata: {name: gpu}
spec:
  devices:
    requests:
    - name: gpu
      exactly: {deviceClassName: gpu}
---
apiVersion: resource.k8s.io/v1
kind: ResourceSlice
metadata: {name: gpus}
spec:
  driver: gpu.example.com
  pool: {name: p, generation: 1, resourceSliceCount: 1}
  allNodes: true
  devices:
  - name: gpu
    attributes: {size: {int: 1}}
"""

TREE = {"own/deployment.yaml": DEPLOYMENT, "own/service.yaml": SERVICE, "own/scaler.yaml": SCALER, "own/access.yaml": ACCESS,
        "own/storage.yaml": STORAGE, "own/network.yaml": NETWORK, "own/data.yaml": DATA, "own/jobs.yaml": JOBS,
        "own/cluster.yaml": CLUSTER, "own/earlier.yaml": EARLIER}

MISTAKES = [
    # of all kinds
    ("own/deployment.yaml", "apiVersion: apps/v1\nkind: Deployment", "@apiVersion: apps/v1\nkind: Deploymnet", 'no matches for kind "Deploymnet"', []),
    ("own/deployment.yaml", "apiVersion: apps/v1\n", "@apiVersion: apps/v1beta2\n", "it is gone since v1.16", []),
    ("own/network.yaml", "apiVersion: networking.k8s.io/v1\nkind: Ingress", "@apiVersion: extensions/v1beta1\nkind: Ingress", "it is gone since v1.22", []),
    ("own/jobs.yaml", "apiVersion: batch/v1\n", "@apiVersion: batch/v1beta1\n", "it is gone since v1.25", []),
    ("own/jobs.yaml", "apiVersion: policy/v1\n", "@apiVersion: policy/v1beta1\n", "it is gone since v1.25", []),
    ("own/scaler.yaml", "apiVersion: autoscaling/v2\n", "@apiVersion: autoscaling/v2beta2\n", "it is gone since v1.26", []),
    ("own/service.yaml", "apiVersion: v1\nkind: Service", "@apiVersion: v1\nkind: Services", 'no matches for kind "Services"', []),
    ("own/deployment.yaml", "  name: web\n  namespace: shop", "  name: @web_1\n  namespace: shop", 'metadata.name: Invalid value: "web_1"', []),
    ("own/deployment.yaml", "  labels: {app: web}", "  labels: {app: @web!}", 'metadata.labels: Invalid value: "web!"', []),
    ("own/deployment.yaml", "  namespace: shop", "  @namspace: shop", 'unknown field "metadata.namspace"', []),
    ("own/service.yaml", "  name: web\n", "  name: web\n  @name: web2\n", 'key "name" already set in map', []),
    # Deployments
    ("own/deployment.yaml", "  replicas: 2", "  replicas: @many", "cannot unmarshal string into Go struct field DeploymentSpec.spec.replicas", []),
    ("own/deployment.yaml", "  replicas: 2", '  replicas: @"2"', "of type int32", []),
    ("own/deployment.yaml", "  replicas: 2", "  replicas: @-1", "must be greater than or equal to 0", []),
    ("own/deployment.yaml", "  replicas: 2", "  @replica: 2", 'unknown field "spec.replica"', []),
    ("own/deployment.yaml", "      labels:\n        app: web", "      labels: @{app: shop}", "`selector` does not match template `labels`", []),
    ("own/deployment.yaml", "  replicas: 2\n  selector:\n    matchLabels:\n      app: web\n", "  @replicas: 2\n", "spec.selector: Required value", []),
    ("own/deployment.yaml", "    type: RollingUpdate", "    @type: Rolling", 'spec.strategy: Unsupported value: {"Type":"Rolling"', []),
    ("own/deployment.yaml", "maxSurge: 1, maxUnavailable: 0", "maxSurge: 0, maxUnavailable: @0", "may not be 0 when `maxSurge` is 0", []),
    ("own/deployment.yaml", "      restartPolicy: Always", "      restartPolicy: @Never", 'Unsupported value: "Never"', []),
    ("own/deployment.yaml", "      - name: web\n        image: nginx:1.27\n", "      - @name: web\n", "spec.template.spec.containers[0].image: Required value", []),
    ("own/deployment.yaml", "      - name: web\n", "      - name: @Web\n", 'containers[0].name: Invalid value: "Web"', []),
    ("own/deployment.yaml", "containerPort: 8080", "containerPort: @80800", "must be between 1 and 65535", []),
    ("own/deployment.yaml", '          value: "1"', "          value: @1", "cannot unmarshal number into Go struct field EnvVar", []),
    ("own/deployment.yaml", "requests: {cpu: 100m, memory: 64Mi}", "requests: {cpu: @300m, memory: 64Mi}", "must be less than or equal to cpu limit", []),
    ("own/deployment.yaml", "requests: {cpu: 100m, memory: 64Mi}", "requests: {cpu: 100m, memory: @64MB}", "quantities must match", []),
    ("own/deployment.yaml", "          httpGet: {path: /ready, port: http}\n          periodSeconds", "          @periodSeconds", "must specify a handler type", []),
    ("own/deployment.yaml", "          periodSeconds: 5", "          periodSeconds: @-5", "must be greater than or equal to 0", []),
    ("own/deployment.yaml", "        - name: cache\n          mountPath: /cache", "        - name: @cash\n          mountPath: /cache", 'volumeMounts[0].name: Not found: "cash"', []),
    ("own/deployment.yaml", "        emptyDir: {}", "        @emptydir: {}", "unknown field", []),
    # Services
    ("own/service.yaml", "    port: 80\n", "    port: @70000\n", "spec.ports[0].port: Invalid value: 70000", []),
    ("own/service.yaml", "  - name: http\n    port: 80\n", "  - @name: http\n", "spec.ports[0].port: Invalid value: 0", []),
    ("own/service.yaml", "  type: NodePort", "  type: @Nodeport", 'spec.type: Unsupported value: "Nodeport"', []),
    ("own/service.yaml", "    protocol: TCP", "    protocol: @HTTP", 'spec.ports[0].protocol: Unsupported value: "HTTP"', []),
    ("own/service.yaml", "    targetPort: http", "    targetPort: @web_port", "spec.ports[0].targetPort", []),
    ("own/service.yaml", "    nodePort: 30080", "    nodePort: @80", "spec.ports[0].nodePort", []),
    ("own/service.yaml", "  sessionAffinity: None", "  sessionAffinity: @Cookie", 'Unsupported value: "Cookie"', []),
    ("own/service.yaml", "  name: web\nspec:", "  name: @Web\nspec:", 'metadata.name: Invalid value: "Web"', []),
    # HorizontalPodAutoscalers
    ("own/scaler.yaml", "  maxReplicas: 10", "  maxReplicas: @1", "must be greater than or equal to `minReplicas`", []),
    ("own/scaler.yaml", "  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}\n  minReplicas: 2\n  maxReplicas: 10\n", "  @scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}\n  minReplicas: 2\n", "spec.maxReplicas", []),
    ("own/scaler.yaml", "  - type: Resource\n", "  - type: @Resources\n", "spec.metrics[0].type", []),
    ("own/scaler.yaml", "{apiVersion: apps/v1, kind: Deployment, name: web}", "@{apiVersion: apps/v1, kind: Deployment}", "spec.scaleTargetRef.name: Required value", []),
    # access
    ("own/access.yaml", "- kind: ServiceAccount", "- kind: @ServiceAcount", 'subjects[0].kind: Unsupported value: "ServiceAcount"', []),
    ("own/access.yaml", "  namespace: shop", "  @namespce: shop", 'unknown field "subjects[0].namespce"', []),
    ("own/access.yaml", "- apiGroups: [\"\"]\n  resources: [pods]\n  verbs: [get, list]\n", "- @apiGroups: [\"\"]\n  resources: [pods]\n", "rules[0].verbs: Required value", []),
    ("own/access.yaml", "kind: Role, name", "kind: @Rol, name", 'roleRef.kind: Unsupported value: "Rol"', []),
    # storage
    ("own/storage.yaml", "      storage: 10Gi", "      storage: @10 GB", "quantities must match", []),
    ("own/storage.yaml", "    requests:\n      storage: 10Gi", "    @requests:\n      storage: -1Gi", "must be greater than zero", []),
    ("own/storage.yaml", "  accessModes: [ReadWriteOnce]", "  accessModes: [@ReadWrite]", 'Unsupported value: "ReadWrite"', []),
    ("own/storage.yaml", "reclaimPolicy: Delete", "reclaimPolicy: @Keep", 'reclaimPolicy: Unsupported value: "Keep"', []),
    # networking
    ("own/network.yaml", "      - path: /\n        pathType: Prefix\n", "      - @path: /\n", "pathType: Required value", []),
    ("own/network.yaml", "  - host: shop.example.com", "  - host: @Shop.example.com", 'spec.rules[0].host: Invalid value: "Shop.example.com"', []),
    ("own/network.yaml", "          service:\n            name: web\n            port: {number: 80}", "          @serviceName: web", "unknown field", []),
    ("own/network.yaml", "{cidr: 10.0.0.0/8}", "{cidr: @10.0.0.0/80}", "ipBlock.cidr", []),
    ("own/network.yaml", "  policyTypes: [Ingress]", "  policyTypes: [@In]", 'Unsupported value: "In"', []),
    # data, jobs, the cluster
    ("own/data.yaml", '  mode: "on"', "  mode: @on", "cannot unmarshal bool into Go struct field ConfigMap.data", []),
    ("own/data.yaml", "  logo: aGVsbG8=", "  logo: @a*b", "illegal base64 data", []),
    ("own/data.yaml", "  username: YW5u\n", "  username: @'*'\n", "illegal base64 data", []),
    ("own/jobs.yaml", '  schedule: "0 3 * * *"', '  schedule: @"0 3 * *"', "spec.schedule: Invalid value", []),
    ("own/jobs.yaml", "          restartPolicy: OnFailure", "          restartPolicy: @Always", "restartPolicy", []),
    ("own/jobs.yaml", "  minAvailable: 1\n", "  @minAvailable: 1\n  maxUnavailable: 1\n", "minAvailable and maxUnavailable cannot be both set", []),
    ("own/cluster.yaml", 'pods: "20"', 'pods: @"-1"', "must be greater than or equal to 0", []),
    ("own/cluster.yaml", "value: 1000\n", "value: @10000000000\n", "value", []),
    ("own/cluster.yaml", "  failurePolicy: Fail", "  failurePolicy: @Failed", 'failurePolicy: Unsupported value: "Failed"', []),
    ("own/cluster.yaml", "- name: guard.example.com\n  admissionReviewVersions: [v1]\n  sideEffects: None\n", "- @name: guard.example.com\n  admissionReviewVersions: [v1]\n", "sideEffects", []),
    ("own/cluster.yaml", "  name: shop\n  labels", "  name: @shop.web\n  labels", 'metadata.name: Invalid value: "shop.web"', []),
    # versions that are judged as another
    ("own/earlier.yaml", "Percentage: 80", "Percentage: @0", "spec.metrics[0].resource.target.averageUtilization: Invalid value: 0", []),
    ("own/earlier.yaml", "web-1}", "web-1, annotations: {autoscaling.alpha.kubernetes.io/behavior: @'{\"scaleUp\":{}}'}}", "spec.behavior.scaleUp.policies", []),
    ("own/earlier.yaml", "/v1\nkind: ResourceClaim\nmetadata: {name: gpu}\nspec:\n  devices:\n    requests:\n    - name: gpu\n      exactly: {deviceClassName: gpu}",
     "/v1beta1\nkind: ResourceClaim\nmetadata: {name: gpu}\nspec:\n  devices:\n    requests:\n    - name: gpu\n      deviceClassName: @GPU", "requests[0].exactly.deviceClassName", []),
    ("own/earlier.yaml", "/v1\nkind: ResourceSlice\nmetadata: {name: gpus}\nspec:\n  driver: gpu.example.com\n  pool: {name: p, generation: 1, resourceSliceCount: 1}\n"
     "  allNodes: true\n  devices:\n  - name: gpu\n    attributes: {size: {int: 1}}",
     "/v1beta1\nkind: ResourceSlice\nmetadata: {name: gpus}\nspec:\n  driver: gpu.example.com\n  pool: {name: p, generation: 1, resourceSliceCount: 1}\n"
     "  allNodes: true\n  devices:\n  - name: gpu\n    basic: {attributes: {size: {version: @one}}}", "spec.devices[0].attributes[size].version", []),
]
