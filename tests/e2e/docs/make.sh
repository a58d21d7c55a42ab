# SPDX-License-Identifier: Apache-2.0
# The program of the page writes a Job that is valid; compiled with other generated files it writes the same.
./make >.made
grep -q '^kind: Job$' .made || { echo "make: $(cat .made)"; exit 1; }
[ ! -e job.yaml ] || diff job.yaml .made || exit 1
mv .made job.yaml
