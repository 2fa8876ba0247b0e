// `npm run docs:reference`: writes the pages of the manual that are made from the code, and the numbers of the README.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importBundled } from '../../cli/package/import-bundled.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { createReferencePages, readFigures } = await importBundled('docs/generate/pages.ts')
const { withNumbers } = await importBundled('docs/generate/readme-numbers.ts')
const read = (file) => readFileSync(join(root, file), 'utf8')

for (const [path, text] of Object.entries(createReferencePages(read))) {
  const file = join(root, 'docs/content', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
writeFileSync(join(root, 'README.md'), withNumbers(read('README.md'), readFigures(read)))
