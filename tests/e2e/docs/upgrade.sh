# SPDX-License-Identifier: Apache-2.0
# A repository with a release, whose CRD has got narrower since.
. "$ROOT/tests/e2e/docs/project.sh"
sed 's/queues/widgets/; s/plural: queues, kind: Queue/plural: widgets, kind: Widget/; s/queues\./widgets./' old/queue.yaml >config/crd/widgets.yaml
git init -q .
git add config
git -c user.name=docs -c user.email=docs@example.com commit -q -m one
git tag v1.3.0
sed -i 's/maximum: 100, default: 1/maximum: 50, default: 1/' config/crd/widgets.yaml
