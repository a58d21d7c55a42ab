# SPDX-License-Identifier: Apache-2.0
# Manifests, and a JSON schema of theirs.
set -e
mkdir -p .git schemas manifests
echo '{"type":"object","properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"type":"object"},"spec":{"type":"object","properties":{"size":{"type":"integer"}}}}}' >schemas/widget-example-v1.json
printf 'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nspec: {size: 2}\n' >manifests/a.yaml
