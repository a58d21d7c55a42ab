// SPDX-License-Identifier: Apache-2.0
// Runs a program of WASI as one of this system: node wasi.mjs PROGRAM [ARGUMENT...]. It sees the folders of the root, one by one,
// for below "/" itself node finds nothing, and that where it is started.
import { readdirSync, readFileSync } from "node:fs";
import { WASI } from "node:wasi";

const [program, ...words] = process.argv.slice(2);
const preopens = { ".": "." };
for (const entry of readdirSync("/", { withFileTypes: true })) if (entry.isDirectory()) preopens["/" + entry.name] = "/" + entry.name;
const wasi = new WASI({ version: "preview1", args: ["crd-validate", ...words], env: { PWD: process.cwd() }, preopens });
const { instance } = await WebAssembly.instantiate(readFileSync(program), wasi.getImportObject());
process.exitCode = wasi.start(instance);
