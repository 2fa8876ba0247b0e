// Bundles the command line into dist/: code that runs at start in one minified file, the rest in
// chunks that are loaded when a command needs them. Packages that the bundle of a site needs stay
// external, as dependencies of the package.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** By the name in dist/, without `.js`. */
const entryPoints = {
  'docs-ssg': 'cli/main.ts',
  'define-config': 'cli/config/define-config.ts',
  'page-worker': 'cli/pipeline/page-worker.ts',
  'command-thread': 'cli/supervisor/command-thread.ts',
}

/**
 * esbuild is a native program; the others are optional and are resolved from the site that uses
 * them.
 */
const external = ['esbuild', 'typescript', 'fsevents']

// CommonJS packages load the modules of Node with `require`.
const banner = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);`

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

/**
 * Packages that only some sites send to their readers, each bundled into one file, so that docs-ssg
 * has few dependencies. esbuild resolves them from dist/vendor/ when it bundles a site.
 */
const vendored = await build({
  absWorkingDir: root,
  entryPoints: { 'algoliasearch/lite': 'algoliasearch/lite' },
  outdir: 'dist/vendor',
  write: false,
  bundle: true,
  minify: true,
  legalComments: 'inline',
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  logLevel: 'warning',
})

const result = await build({
  absWorkingDir: root,
  entryPoints,
  outdir: 'dist',
  write: false,
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  minify: true,
  legalComments: 'none',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external,
  define: {
    'process.env.NODE_ENV': '"production"',
    DOCS_SSG_BUILD: JSON.stringify(await hashSources()),
  },
  banner: { js: banner },
  logLevel: 'warning',
})

// Files are replaced one by one, so that a command that runs at the same time still finds its
// chunks.
for (const { path, contents } of [...result.outputFiles, ...vendored.outputFiles]) {
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
