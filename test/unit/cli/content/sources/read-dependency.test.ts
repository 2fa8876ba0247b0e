import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { hashDependency } from '../../../../../cli/gate/hash-dependency.ts'
import { siteOf } from '../../../../helpers/site-of.ts'
import { configOf, found, htmlOf, make, pageOf } from '../page-of.ts'

const source = `/**
 * Makes a slice.
 *
 * @example
 * \`\`\`ts
 * createSlice({ name: 'a' })
 * \`\`\`
 */
export function createSlice(): void {}
`
const text = '## Parameters\n\n[summary,examples](docblock://a.ts?token=createSlice)\n'

it('D: a docblock link becomes what the doc comment says, its examples highlighted', async () => {
  const siteDir = await siteOf({ 'src/a.ts': source, 'more/b.ts': '' })
  const config = configOf({ markdown: { docblockSources: ['more', 'src'] } }, siteDir)
  const html = await htmlOf(text, { config })
  expect(html).toContain('<p>Makes a slice.</p>')
  expect(html).toContain('data-language="ts"')
  expect(html).not.toContain('docblock:')
  const { dependencies } = await pageOf(text, { config })
  // Where the file was looked for in vain counts too: it may appear.
  expect(dependencies).toEqual([
    { path: 'more/a.ts', hash: '' },
    {
      path: 'src/a.ts',
      hash: hashDependency(siteDir, toContentPath(siteDir, join(siteDir, 'src/a.ts'))),
    },
  ])
})

it('D: headings of a doc comment never move the ids of the page', async () => {
  const siteDir = await siteOf({
    'src/a.ts': '/**\n * ## Parameters:\n */\nexport function f(a: string): void {}\n',
  })
  const config = configOf({ markdown: { docblockSources: ['src'] } }, siteDir)
  const page = await pageOf('[summary](docblock://a.ts?token=f)\n\n## Parameters:\n', { config })
  expect(page.headings.map(({ id }) => id)).toEqual(['parameters'])
})

it('D: sources may lie outside of the site, but a link never leaves them', async () => {
  const root = await siteOf({ 'src/a.ts': source, 'secret.ts': source, 'site/docs/x.md': '' })
  const config = configOf({ markdown: { docblockSources: ['../src'] } }, join(root, 'site'))
  expect(found(await make(text, { config }))).toEqual([])
  const outside = text.replace('a.ts', '../secret.ts')
  expect(found(await make(outside, { config }))).toEqual([
    '3:1 docblock `../secret.ts` is not in any folder of `markdown.docblockSources`, so its doc comment is missing from the page.',
  ])
})

it('D: what an include takes in is a dependency, also when it is not there yet', async () => {
  const siteDir = await siteOf({ 'docs/guide/a.ts': '// #region one\nlet a = 1\n// #endregion\n' })
  const config = configOf({}, siteDir)
  const fence = '```ts file="./a.ts" region="one"\n```\n'
  const { dependencies } = await pageOf(fence, { config })
  expect(dependencies.map(({ path }) => path)).toEqual(['docs/guide/a.ts'])
  await rm(join(siteDir, 'docs/guide/a.ts'))
  const gone = await make(fence, { config })
  expect(gone.diagnostics[0]?.severity).toBe('error')
  expect(gone.page?.dependencies).toEqual([{ path: 'docs/guide/a.ts', hash: '' }])
  await writeFile(join(siteDir, 'docs/guide/a.ts'), '// #region one\nlet b = 2\n// #endregion\n')
  expect(found(await make(fence, { config }))).toEqual([])
})
