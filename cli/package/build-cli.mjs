// Room: bundles the command line; writes the licenses, the bill of materials and the types
// Bundles the command line into dist/: code that runs at start in one minified file, the rest in
// chunks that are loaded when a command needs them. Packages that the bundle of a site needs stay
// external, as dependencies of the package. The licenses of everything that is bundled, and a list
// of it (SBOM), are written beside it.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import {
  commandOptions,
  hostProgramOptions,
  launcherOptions,
  pageProgramOptions,
  prebuiltOptions,
  programOptions,
  root,
  threadOptions,
} from './bundles.mjs'
import { importBundled } from './import-bundled.mjs'
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

/**
 * The script of the threads in ASCII, so that it needs no decoding. esbuild leaves other characters
 * only in regular expressions and in `String.raw`, which the code uses for regular expressions.
 */
function toAscii(script) {
  if (/\\[^\x00-\x7F]/.test(script))
    throw new Error('A character after a backslash can\u2019t be written as an escape.')
  return script.replaceAll(
    /[^\x00-\x7F]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

async function replaceFile(path, contents, mode = 0o644) {
  await mkdir(dirname(path), { recursive: true })
  const staged = `${path}.${process.pid}.tmp`
  await writeFile(staged, contents, { mode })
  await rename(staged, path)
}

const buildId = await hashSources()
const results = await Promise.all(
  [
    commandOptions,
    threadOptions,
    launcherOptions,
    programOptions,
    hostProgramOptions,
    pageProgramOptions,
  ].map((options) => build(options(buildId))),
)
const inputs = Object.assign({}, ...results.map(({ metafile }) => metafile.inputs))
const licenses = await createLicenseFiles({ inputs })
const outputFiles = results
  .flatMap((result) => result.outputFiles)
  .map(({ path, contents, text }) => ({
    path,
    contents: path.endsWith('threads.cjs') ? toAscii(text) : contents,
  }))

const launcher = {
  path: join(root, 'dist/docs-ssg.js'),
  contents: await readFile(join(root, 'cli/package/launch.mjs')),
}
const bundled = [...outputFiles, ...licenses]

// Files are replaced one by one, so that a command that runs at the same time still finds its
// chunks.
for (const { path, contents } of [...bundled, launcher]) {
  await replaceFile(path, contents, path.endsWith('docs-ssg.js') ? 0o755 : 0o644)
}
const chunks = join(root, 'dist/chunks')
const fresh = new Set(outputFiles.map(({ path }) => path))
for (const name of await readdir(chunks)) {
  if (!fresh.has(join(chunks, name))) await rm(join(chunks, name), { force: true })
}
// The examples of the manual, which `docs-ssg explain` prints.
const { exampleTexts } = await importBundled('docs/generate/rule-examples/example-text.ts')
await replaceFile(join(root, 'dist/rule-examples.json'), JSON.stringify(exampleTexts()))

// Code of earlier bundles that V8 compiled.
await rm(join(root, 'dist/.compiled'), { recursive: true, force: true })

// The browser files of most sites are bundled once, here.
const maker = { path: join(root, `dist/make-prebuilt.${process.pid}.mjs`) }
const empty = await mkdtemp(join(tmpdir(), 'docs-ssg-prebuilt-'))
try {
  const { outputFiles: made } = await build(prebuiltOptions)
  await writeFile(maker.path, made[0].contents)
  const { makePrebuilt } = await import(pathToFileURL(maker.path))
  await replaceFile(join(root, 'dist/prebuilt.json'), await makePrebuilt(root, empty))
} finally {
  await rm(maker.path, { force: true })
  await rm(empty, { recursive: true })
}
