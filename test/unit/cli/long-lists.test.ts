import { createIncludeBudget } from '../../../cli/primitives/include-budget.ts'
import { expect, it } from 'vitest'
import { readInclude } from '../../../cli/content/code/read-include.ts'
import { readBlockOptions } from '../../../cli/integrations/python/block-options.ts'
import { rewriteAdmonitions } from '../../../cli/integrations/python/admonitions.ts'
import { readReleases } from '../../../cli/integrations/changelog/read-releases.ts'
import { cutAtHoles } from '../../../cli/islands/cut-at-holes.ts'
import { toLinkHole } from '../../../cli/model/links/link-hole.ts'
import { insertIncludes } from '../../../cli/migrate/mkdocs/rewrite/insert-includes.ts'
import { insertSnippets } from '../../../cli/migrate/mkdocs/rewrite/insert-snippets.ts'
import { readBlocks } from '../../../cli/migrate/mkdocs/rewrite/read-blocks.ts'
import { rewriteFences } from '../../../cli/migrate/mkdocs/rewrite/rewrite-fences.ts'
import { rewriteLines } from '../../../cli/migrate/mkdocs/rewrite/rewrite-lines.ts'
import { fenceIndentedCode } from '../../../cli/migrate/mkdocs/rewrite/fence-indented-code.ts'
import { cutRegion } from '../../../cli/migrate/vitepress/rewrite/regions.ts'
import { largest, pushAll, smallest, spliceAll } from '../../../cli/primitives/long-lists.ts'
import { toInlineCode } from '../../../cli/primitives/text/markdown-text.ts'
import { toFence } from '../../../cli/primitives/text/safe-markdown.ts'
import { createChangeBatch } from '../../../cli/server/change-batch.ts'
import { titleSize } from '../../../runtime/shared/views/card-title-size.ts'

/** More than a call takes as arguments. */
const COUNT = 200_000
const many = (part: string): string => part.repeat(COUNT)

const region = `// #region a\n${many('  x\n')}// #endregion a\n`
const withBlocks = (source: string) => ({
  blocks: readBlocks(source),
  changes: [],
  findings: [],
  newline: '\n',
  areCommentsAnnotations: false,
})
const target = () => ({ newline: '\n', budget: createIncludeBudget() })
const insertFile = (text: string) =>
  insertIncludes('{* a.py *}', { has: () => true, readInclude: () => text }, target())
const insertNames = (names: string) =>
  insertSnippets(
    `--8<--\n${names}--8<--\n`,
    { readSnippet: () => 'x', findImage: () => undefined },
    target(),
  )
const changeMany = () => {
  const batch = createChangeBatch(() => undefined)
  for (let index = 0; index < COUNT; index += 1) batch.add(`${index}`, 60_000)
  batch.stop()
}

/** What turns content into a list that only the content limits. */
const readers: readonly (readonly [string, () => unknown])[] = [
  ['lines of a region', () => readInclude('a.ts', 'a', () => ({ text: region }))],
  ['lines of a region of VitePress', () => cutRegion(region, 'a')],
  ['headings of one release', () => readReleases(`## 1.0.0\n${many('### a\n')}`)],
  ['releases', () => readReleases(many('## 1.0.0\n'))],
  ['marks in inline code', () => toInlineCode(`${many('` ')}a`)],
  ['marks in a fence', () => toFence(many('`a\n'))],
  ['lines of an admonition', () => rewriteAdmonitions(`!!! note\n${many('    a\n')}`)],
  ['lines of a sample of a docstring', () => rewriteAdmonitions(`\`\`\`py\n${many('a )!\n')}`)],
  ['options of a block', () => readBlockOptions(many('# a\n'), {})],
  ['links of a component', () => cutAtHoles(many(`<a href="${toLinkHole(0)}"></a>`))],
  ['lines of an included file', () => insertFile(many('a\n'))],
  ['names of snippets', () => insertNames(many('a\n'))],
  [
    'lines of HTML with Markdown',
    () => rewriteLines(withBlocks(`<div markdown>\n${many('    a\n')}</div>\n`)),
  ],
  ['marks in a fence of MkDocs', () => rewriteFences(withBlocks(`~~~\n${many('    ~~~\n')}~~~\n`))],
  ['lines of indented code', () => fenceIndentedCode(`<A />\n\n${many('    a\n')}`, '\n')],
  ['changed files', changeMany],
  ['words of a title', () => titleSize(many('a '))],
]

it.each(readers)('reads %s, however many', (_, read) => {
  expect(read).not.toThrow()
})

const numbers = Array.from({ length: COUNT }, (_, index) => index)

it('adds, replaces and compares the items of long lists', () => {
  const list = [-1, -2, -3]
  pushAll(list, numbers)
  expect(list).toEqual([-1, -2, -3].concat(numbers))
  for (const items of [[7, 8], numbers]) {
    const replaced = [1, 2, 3]
    spliceAll(replaced, { start: 1, count: 1 }, items)
    expect(replaced).toEqual([1].concat(items, 3))
  }
  expect([largest(numbers), largest([], 3), smallest(numbers), smallest([])]).toEqual([
    COUNT - 1,
    3,
    0,
    Infinity,
  ])
})
