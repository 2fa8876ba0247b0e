import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Import a TypeScript module of this repository, by its path from the top. */
export async function importBundled(file) {
  // Below node_modules, so that packages are found and nothing else sees the file.
  const folder = join(root, 'node_modules/.cache')
  const outfile = join(folder, `${file.replaceAll(/\W/g, '-')}-${process.pid}.mjs`)
  await mkdir(folder, { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: [file],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    define: { DOCS_SSG_BUILD: '""' },
  })
  try {
    return await import(pathToFileURL(outfile).href)
  } finally {
    await rm(outfile, { force: true })
  }
}
