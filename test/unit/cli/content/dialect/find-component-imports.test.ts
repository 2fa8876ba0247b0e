import { expect, it } from 'vitest'
import { findComponentImports } from '../../../../../cli/content/dialect/find-component-imports.ts'
import { createGate } from '../../../../../cli/gate/create-gate.ts'
import type { ContentPath, UrlPath } from '../../../../../cli/model/paths.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

const variant = { version: 'current', locale: 'en', folder: 'docs', urlPrefix: '/' as UrlPath }

/** What a page at `docs/guide/a.md` imports from code. */
async function importsOf(text: string, files: Readonly<Record<string, string>> = {}) {
  const siteDir = await siteOf(files)
  const path = 'docs/guide/a.md' as ContentPath
  const source = { path, docPath: 'guide/a.md', variant, bytes: Buffer.from(text) }
  const gate = createGate(siteDir, { folders: [], allowedPaths: [], allowedDotFiles: [] })
  return findComponentImports([source], { siteDir, siteRoot: 'web' }, gate).map(
    ({ path: found, names }) => `${found}: ${names.join()}`,
  )
}

it.each([
  ["import A from './a'", ['docs/guide/a: default']],
  ["import A from\n  './\\_a'", ['docs/guide/_a: default']],
  ["import A, { B as C, D } from '../parts.tsx'", ['docs/parts.tsx: B,D,default']],
  ["import A from\u00A0'./a'", ['docs/guide/a: default']],
  ["import A from\u3000'./a'", ['docs/guide/a: default']],
  ["import * as All from '@site/src'", ['web/src: *']],
  ["import A from '/src/a.jsx'", ['src/a.jsx: default']],
  ["import { A } from './a'\n\n# B\n\nimport { B } from './a'", ['docs/guide/a: A,B']],
  ["import { lower } from './a'", []],
  ["import A from 'package'\nimport './a.css'\nimport data from './a.json'", []],
  ["import logo from './logo.png'\nimport text from './a.ts?raw'", []],
  ["```js\nimport A from './a'\n```\n\nText with import A from './a'", []],
  ["---\ntitle: import\n---\n\nimport A from './a'", ['docs/guide/a: default']],
])('A6: findComponentImports reads %j', async (text, expected) => {
  expect(await importsOf(text)).toEqual(expected)
})

it('A6: findComponentImports follows partials, each once, from their own folders', async () => {
  const files = {
    'docs/parts/_a.md': "import B from './_b.mdx'\nimport Part from './part'\n\n<B />\n",
    'docs/parts/_b.mdx': "import A from './_a.md'\nimport { Other } from '../other'\n",
  }
  const text = "import A from '../parts/_a.md'\nimport Gone from './_gone.md'\n\n<A />\n"
  expect(await importsOf(text, files)).toEqual(['docs/other: Other', 'docs/parts/part: default'])
})
