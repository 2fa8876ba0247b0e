import { expect, it } from 'vitest'
import { insertIncludes } from '../../../../../cli/migrate/vitepress/rewrite/insert-includes.ts'

const include = (name: string): string => `<!--@include: ${name}-->`
const insert = (written: string, files: Readonly<Record<string, string>>) =>
  insertIncludes(written, { path: 'index.md', readText: (path) => files[path] })

const doubling = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [`a${at}.md`, `${include(`./a${at + 1}.md`)}\n`.repeat(9)]),
)
const chain = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => [`a${at}.md`, `b ${include(`./a${at + 1}.md`)}`]),
)

it.each<[string, string, Readonly<Record<string, string>>, string]>([
  ['itself', './index.md', { 'index.md': `a ${include('./index.md')}` }, './index.md'],
  [
    'a file that includes itself and its includer, twice',
    './a.md',
    {
      'index.md': include('./a.md').repeat(2),
      'a.md': include('./a.md').repeat(2) + include('./index.md').repeat(2),
    },
    './a.md',
  ],
  ['files that multiply', './a0.md', doubling, './a10.md'],
  ['a long chain', './a0.md', chain, './a10.md'],
  ['a file that is too long', './a.md', { 'a.md': 'x'.repeat(5_000_001) }, './a.md'],
  [
    'files that are too long',
    './a.md',
    { 'a.md': include('./b.md').repeat(9), 'b.md': 'x'.repeat(999_999) },
    './b.md',
  ],
  ['a file that does not exist', './a.md', {}, './a.md'],
  ['a part whose part does not exist', './a.md', { 'a.md': include('./b.md') }, './b.md'],
])(
  'a page can include %s: it ends, and what is left out is reported',
  (_name, name, files, lost) => {
    const { source, findings } = insert(`# A\n\n${include(name)}\n`, files)
    expect(source.length).toBeLessThan(6_000_000)
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ line: 3, lost: expect.stringContaining(`\`${lost}\``) })
    expect(source).toContain('<!-- VitePress: @include: ')
  },
)

it('a page can include two sections of one file, and a section of itself', () => {
  const files = {
    'index.md': '# A\n\n## B\n\nb\n',
    'a.md': '<!-- #region c -->\nc\n<!-- #endregion c -->\n\n## D\n\nd\n',
  }
  const written = `${include('./a.md#c')}\n\n${include('./a.md#d')}\n\n${include('./index.md#b')}\n`
  const { source, findings } = insert(written, files)
  expect(source).toBe('c\n\n## D\n\nd\n\n## B\n\nb\n')
  expect(findings.map(({ lost }) => lost)).toEqual([undefined, undefined, undefined])
})
