# SPDX-License-Identifier: Apache-2.0
# Catalogs beside a project: an archive of JSON schemas in the layout that others publish, and folders of such.
set -e
mkdir -p CRDs-catalog/example.org schemas/example.org kubernetes-json-schema/v1.30.0-standalone-strict
cat >CRDs-catalog/example.org/widget_v1.json <<'JSON'
{"type": "object", "properties": {
  "apiVersion": {"type": "string"}, "kind": {"type": "string"}, "metadata": {"type": "object"},
  "spec": {"type": "object", "properties": {"size": {"type": "integer", "minimum": 1}}}}}
JSON
cp CRDs-catalog/example.org/widget_v1.json schemas/example.org/
sed 's/size/replicas/' CRDs-catalog/example.org/widget_v1.json >kubernetes-json-schema/v1.30.0-standalone-strict/deployment-apps-v1.json
tar -cJf CRDs-catalog.tar.xz CRDs-catalog
tar -czf CRDs-catalog.tar.gz CRDs-catalog
printf 'apiVersion: example.org/v1\nkind: Widget\nmetadata: {name: w, namespace: default}\nspec: {size: 2}\n' >manifests/widget.yaml
