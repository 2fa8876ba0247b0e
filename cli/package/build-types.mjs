// Writes the types of the package to dist/types/: those of site.config.ts from the schema, those of
// the JSON files and of the content components from their sources.
import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from 'prettier'
import { importBundled } from './import-bundled.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const types = join(root, 'dist/types')

await rm(types, { recursive: true, force: true })
await mkdir(types, { recursive: true })
const { formatConfigTypes } = await importBundled('cli/config/format-config-types.ts')
const declarations = await format(formatConfigTypes(), { parser: 'typescript', printWidth: 100 })
await writeFile(join(types, 'define-config.d.ts'), declarations)
await copyFile(join(root, 'cli/report/report.ts'), join(types, 'report.d.ts'))
await copyFile(join(root, 'runtime/shared/manifests.ts'), join(types, 'manifests.d.ts'))
emitComponents()
await copySchemas()

/** Components for Markdown are React components, so the compiler writes their types. */
function emitComponents() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--skipLibCheck']
  const args = [tsc, '-p', 'runtime', ...options, '--rootDir', root, '--outDir', types]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The compiler could not write the types of the components.')
}

/** JSON Schemas of the files that docs-ssg writes for other tools. */
async function copySchemas() {
  const schemas = join(root, 'dist/schemas')
  await mkdir(schemas, { recursive: true })
  for (const folder of ['cli', 'runtime']) {
    for (const path of await readdir(join(root, folder), { recursive: true })) {
      if (path.endsWith('.schema.json')) {
        await copyFile(join(root, folder, path), join(schemas, basename(path)))
      }
    }
  }
}
