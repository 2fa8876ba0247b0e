// Writes the types of the package to dist/types/: those of site.config.ts from the schema, those of
// the JSON files and of the content components from their sources. Files are replaced one by one,
// so that a compiler that runs at the same time still finds them.
import { spawnSync } from 'node:child_process'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { format } from 'prettier'
import { importBundled } from './import-bundled.mjs'
import { root } from './bundles.mjs'

const dist = join(root, 'dist')
await mkdir(dist, { recursive: true })
const staging = await mkdtemp(join(dist, '.types-'))
const types = join(staging, 'types')
await mkdir(types)

const { formatConfigTypes } = await importBundled('cli/config/reference/format-config-types.ts')
const declarations = await format(formatConfigTypes(), { parser: 'typescript', printWidth: 100 })
await writeFile(join(types, 'define-config.d.ts'), declarations)
await writeIntegrationTypes(
  'changelog',
  'cli/integrations/changelog/changelog-options.ts',
  'changelog(options?: ChangelogOptions)',
)
await writeIntegrationTypes(
  'open-api',
  'cli/integrations/open-api/open-api-options.ts',
  'openApi(options: OpenApiOptions)',
)
await writeIntegrationTypes(
  'python',
  'cli/integrations/python/python-options.ts',
  'python(options: PythonOptions)',
)
await writeIntegrationTypes(
  'typescript-reference',
  'cli/integrations/typescript/typescript-reference-options.ts',
  'typescriptReference(options: TypescriptReferenceOptions)',
)
const integration = await readFile(join(root, 'cli/model/authored/integration.ts'), 'utf8')
await writeFile(
  join(types, 'integration.d.ts'),
  integration.replace("'../../schema/schema.ts'", "'./define-config.d.ts'"),
)
await copyFile(join(root, 'cli/report/report.ts'), join(types, 'report.d.ts'))
await writeManifestTypes()
emitComponents()
await copySchemas()
await replaceFiles()

/** Components for Markdown are React components, so the compiler writes their types. */
function emitComponents() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--skipLibCheck']
  const args = [tsc, '-p', 'runtime', ...options, '--rootDir', root, '--outDir', types]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The compiler could not write the types of the components.')
}

/** The types of the JSON files, with the options of each search provider. */
async function writeManifestTypes() {
  const { withProviderTypes } = await importBundled('cli/config/public-options.ts')
  const source = await readFile(join(root, 'runtime/shared/manifests/manifests.ts'), 'utf8')
  await writeFile(
    join(types, 'manifests.d.ts'),
    await format(withProviderTypes(source), { parser: 'typescript', printWidth: 100 }),
  )
}

/** The types of an integration: its options, and the function that creates it. */
async function writeIntegrationTypes(name, optionsFile, signature) {
  const options = await readFile(join(root, optionsFile), 'utf8')
  const text = [
    "import type { Integration } from './integration.d.ts'",
    options,
    `export declare function ${signature}: Integration`,
  ].join('\n')
  await writeFile(join(types, `${name}.d.ts`), text)
}

/** JSON Schemas of the files that docs-ssg writes for other tools. */
async function copySchemas() {
  const schemas = join(staging, 'schemas')
  await mkdir(schemas)
  for (const folder of ['cli', 'runtime']) {
    for (const path of await readdir(join(root, folder), { recursive: true })) {
      if (path.endsWith('.schema.json')) {
        await copyFile(join(root, folder, path), join(schemas, basename(path)))
      }
    }
  }
}

/** Move every file to its place in dist/, and remove those that are no longer written. */
async function replaceFiles() {
  const fresh = new Set(await listFiles(staging))
  for (const path of fresh) {
    await mkdir(dirname(join(dist, path)), { recursive: true })
    await rename(join(staging, path), join(dist, path))
  }
  for (const folder of ['types', 'schemas'])
    for (const path of await listFiles(join(dist, folder)))
      if (!fresh.has(join(folder, path))) await rm(join(dist, folder, path), { force: true })
  await rm(staging, { recursive: true, force: true })
}

async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
