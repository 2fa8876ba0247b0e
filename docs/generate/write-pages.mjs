// `npm run docs:reference`: writes the pages of the manual that are made from the code, the figures in written pages,
// and what the JSON Schema of `search-config.json` says of search providers.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { importBundled } from '../../cli/package/import-bundled.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { createReferencePages, readFigures } = await importBundled('docs/generate/pages.ts')
const { filesWithFigures, withFigures } = await importBundled('docs/generate/figure-blocks.ts')
const { withProviders } = await importBundled('cli/config/public-options.ts')
const read = (file) => readFileSync(join(root, file), 'utf8')

const schemaFile = 'runtime/shared/manifests/search-config.schema.json'
const schema = JSON.stringify(withProviders(JSON.parse(read(schemaFile))))
const style = await resolveConfig(join(root, schemaFile))
writeFileSync(join(root, schemaFile), await format(schema, { ...style, parser: 'json' }))

for (const [path, text] of Object.entries(createReferencePages(read))) {
  const file = join(root, 'docs/content', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
for (const file of filesWithFigures)
  writeFileSync(join(root, file), withFigures(file, read(file), readFigures(read)))
