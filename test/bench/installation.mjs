// What `npm install docs-ssg` brings: the packages that the manifests name, as they are installed here.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderSize } from './measure.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Packages below a manifest that this machine needs, each once. */
function dependenciesOf(folder, found = new Set()) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
  for (const name of names) {
    const path = join(root, 'node_modules', name)
    if (found.has(path) || !existsSync(path)) continue
    found.add(path)
    dependenciesOf(path, found)
  }
  return found
}

/** Number of packages and megabytes on the disk, docs-ssg itself included. */
export function measureInstallation() {
  const others = [...dependenciesOf(root)]
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts']
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' })
  const own = JSON.parse(stdout)[0].unpackedSize
  const bytes = others.reduce((sum, folder) => sum + folderSize(folder), own)
  return { packages: others.length + 1, megabytes: Math.round(bytes / 1e6) }
}
