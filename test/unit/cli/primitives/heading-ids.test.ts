import { describe, expect, it } from 'vitest'
import { createHeadingIds, headingIdRules } from '../../../../cli/primitives/text/heading-ids.ts'

// One row for each habit in which the rules differ; the values are what the tool's own code returns
// (`markdown.extensions.toc`, `@mdit-vue/shared` and `markdown-it-anchor`, github-slugger).
const rows: readonly (readonly [string, string, string, string])[] = [
  ["What's new?", 'whats-new', 'what-s-new', 'whats-new'],
  ['coverage.reporter', 'coveragereporter', 'coverage-reporter', 'coveragereporter'],
  ['Žlutý kůň', 'žlutý-kůň', 'zluty-kun', 'zluty-kun'],
  ['a - b & c', 'a---b--c', 'a-b-c', 'a-b-c'],
  ['C++', 'c', 'c', 'c'],
  ['`snake_case` names', 'snake_case-names', 'snake-case-names', 'snake_case-names'],
  ['2 steps', '2-steps', '_2-steps', '2-steps'],
  ['-x-', '-x-', 'x', '-x-'],
  ['日本語', '日本語', '日本語', ''],
  ['100 %', '100-', '_100', '100'],
]

describe('heading ids by the rule of a tool', () => {
  it.each(rows)('A7: `%s` is made `%s`, `%s` and `%s`', (text, github, vitepress, mkdocs) => {
    const toId = (rule: (typeof headingIdRules)[number]): string =>
      createHeadingIds(rule).toId(text.replaceAll('`', ''))
    expect([toId('github'), toId('docusaurus')]).toEqual([github, github])
    expect([toId('vitepress'), toId('mkdocs')]).toEqual([vitepress, mkdocs])
  })

  it.each([
    ['github', ['x', 'x-1', 'x-1-1', 'y-1', 'y', 'y-2']],
    ['docusaurus', ['x', 'x-1', 'x-1-1', 'y-1', 'y', 'y-2']],
    ['vitepress', ['x', 'x-1', 'x-1-1', 'y-1', 'y', 'y-2']],
    ['mkdocs', ['x', 'x_1', 'x-1', 'y-1', 'y', 'y_1']],
    ['mdbook', ['x', 'x-1', 'x-1-1', 'y-1', 'y', 'y-2']],
  ] as const)('A7: %s tells repeats apart as the tool does', (rule, expected) => {
    const ids = createHeadingIds(rule)
    expect(['X', 'X', 'X 1', 'Y 1', 'Y', 'Y'].map((text) => ids.next(text))).toEqual(expected)
  })

  it.each([
    ['github', 'x'],
    ['docusaurus', 'x'],
    ['vitepress', 'x-1'],
    ['mkdocs', 'x_1'],
    ['mdbook', 'x'],
  ] as const)('A7: %s makes `%s` behind a heading whose id in braces is `x`', (rule, expected) => {
    const ids = createHeadingIds(rule)
    ids.take('x')
    expect(ids.next('X')).toBe(expected)
  })

  it('A7: MkDocs counts headings without letters of ASCII, and counts on from a number', () => {
    const ids = createHeadingIds('mkdocs')
    expect(['日本', '語', 'a_1', 'a_1'].map((text) => ids.next(text))).toEqual([
      '_1',
      '_2',
      'a_1',
      'a_2',
    ])
  })

  it.each(headingIdRules)('A7: %s gives no heading a reserved id', (rule) => {
    const ids = createHeadingIds(rule, ['docs-ssg-page'])
    expect(ids.has('docs-ssg-page')).toBe(true)
    expect(ids.next('docs-ssg-page')).toMatch(/^docs-ssg-page[-_]1$/)
  })

  it('A7: mdBook keeps accents and lowers all letters', () => {
    const { toId } = createHeadingIds('mdbook')
    expect(['Café Ünï', 'ÉCOLE', 'a - b.c'].map(toId)).toEqual(['café-ünï', 'école', 'a---bc'])
  })

  it.each([
    ['github', 'withbase'],
    ['docusaurus', 'withbase-'],
    ['vitepress', 'withbase'],
    ['mkdocs', 'withbase'],
    ['mdbook', 'withbase'],
  ] as const)('%s makes %s of a text with a space before a tag', (rule, id) => {
    expect(createHeadingIds(rule).next('withBase ')).toBe(id)
  })
})
