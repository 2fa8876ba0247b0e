// Bundles the command line into dist/: code that runs at start in one minified file, the rest in
// chunks that are loaded when a command needs them. Packages that the bundle of a site needs stay
// external, as dependencies of the package. The licenses of everything that is bundled, and a list
// of it (SBOM), are written beside it.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { commandOptions, root, vendorOptions } from './bundles.mjs'
import { createLicenseFiles } from './license-files.mjs'

/**
 * One hash of all sources of the bundle and of the browser's files; it invalidates the caches of
 * another build.
 */
async function hashSources() {
  const hash = createHash('sha256').update(await readFile(join(root, 'package.json')))
  for (const folder of ['cli', 'runtime']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.toSorted()) hash.update(await readFile(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

const vendored = await build(vendorOptions)
const result = await build(commandOptions(await hashSources()))
const licenses = await createLicenseFiles(result.metafile, vendored.metafile)

// Files are replaced one by one, so that a command that runs at the same time still finds its
// chunks.
for (const { path, contents } of [...result.outputFiles, ...vendored.outputFiles, ...licenses]) {
  await mkdir(dirname(path), { recursive: true })
  const staged = `${path}.${process.pid}.tmp`
  await writeFile(staged, contents, { mode: path.endsWith('docs-ssg.js') ? 0o755 : 0o644 })
  await rename(staged, path)
}
const chunks = join(root, 'dist/chunks')
const fresh = new Set(result.outputFiles.map(({ path }) => path))
for (const name of await readdir(chunks)) {
  if (!fresh.has(join(chunks, name))) await rm(join(chunks, name), { force: true })
}
