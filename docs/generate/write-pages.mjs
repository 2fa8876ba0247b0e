// `npm run docs:reference`: writes the pages of the manual that are made from the code.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importBundled } from '../../cli/package/import-bundled.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { createReferencePages } = await importBundled('docs/generate/pages.ts')

for (const [path, text] of Object.entries(
  createReferencePages((file) => readFileSync(join(root, file), 'utf8')),
)) {
  const file = join(root, 'docs/content', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
