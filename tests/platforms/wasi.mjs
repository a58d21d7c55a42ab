// SPDX-License-Identifier: Apache-2.0
// Runs a program of WASI as one of this system: node wasi.mjs PROGRAM [ARGUMENT...]. It sees all files that node does.
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";

const [program, ...words] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: ["crd-validate", ...words], env: { PWD: process.cwd() }, preopens: { "/": "/", ".": "." } });
const { instance } = await WebAssembly.instantiate(readFileSync(program), wasi.getImportObject());
process.exitCode = wasi.start(instance);
