// Bundles the command line into dist/: what a command needs at start in one minified file, the rest in chunks it loads
// when it is asked for. Packages that the site's own bundle needs stay outside; they are the package's dependencies.
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** By name in dist/, without `.js`. */
const entryPoints = {
  'docs-ssg': 'cli/main.ts',
  'define-config': 'cli/config/define-config.ts',
}

/** esbuild is a native program; the others are optional and found in the site when it asks for them. */
const external = ['esbuild', 'typescript', 'fsevents']

// Packages written as CommonJS ask for Node's modules with `require`.
const banner = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);`

await rm(join(root, 'dist'), { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints,
  outdir: 'dist',
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  minify: true,
  keepNames: true,
  legalComments: 'none',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external,
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: { js: banner },
  logLevel: 'warning',
})
await chmod(join(root, 'dist/docs-ssg.js'), 0o755)
