// `node test/bench/tools/install.mjs <folder> [tool …]`: installs the tools that the bench compares with, each in a folder
// of its own. Then run the bench with BENCH_PEERS=<folder>. Hugo is a program, not a package: BENCH_HUGO names a newer one
// than that of the system, and BENCH_NODE a newer Node for Starlight.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { packages } from './packages.mjs'
import { writeFiles } from './site.mjs'

const [folder, ...names] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Name the folder: node test/bench/tools/install.mjs <folder> [tool …]')
  process.exit(2)
}
for (const tool of names.length > 0 ? names : Object.keys(packages)) {
  const cwd = resolve(folder, tool)
  const manifest = { private: true, dependencies: packages[tool] }
  writeFiles(cwd, { 'package.json': JSON.stringify(manifest) })
  const args = ['install', '--no-fund', '--no-audit', '--legacy-peer-deps']
  const { status } = spawnSync('npm', args, { cwd, stdio: 'inherit' })
  console.log(`${tool}: ${status === 0 ? 'installed' : 'not installed'}`)
}
console.log(`\nBENCH_PEERS=${resolve(folder)} npm run bench`)
