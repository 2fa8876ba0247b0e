import { expect, it } from 'vitest'
import { createIncludeBudget } from '../../../../cli/primitives/include-budget.ts'
import { insertParts } from '../../../../cli/migrate/mdbook/rewrite/insert-parts.ts'
import { insertIncludes } from '../../../../cli/migrate/mkdocs/rewrite/insert-includes.ts'
import { insertMarkdown } from '../../../../cli/migrate/mkdocs/rewrite/insert-markdown.ts'
import { insertSnippets } from '../../../../cli/migrate/mkdocs/rewrite/insert-snippets.ts'
import { insertIncludes as insertVitepress } from '../../../../cli/migrate/vitepress/rewrite/insert-includes.ts'

const target = () => ({ newline: '\n', budget: createIncludeBudget() })

/** The text of `f<level>`: ten includes of the next file, down to the eighth, which has `leaf`. */
const readWith =
  (tag: (path: string) => string, leaf: string) =>
  (path: string): string | undefined => {
    const level = Number(/^f(\d)$/.exec(path)?.[1])
    return level < 8 ? `${tag(`f${level + 1}`)}\n`.repeat(10) : leaf
  }

type Insert = (
  source: string,
  read: (path: string) => string | undefined,
) => { readonly text: string; readonly lost: readonly (string | undefined)[] }

const lostOf = (findings: readonly { readonly lost?: string }[]) => findings.map(({ lost }) => lost)
const withIncludes =
  (extension: string): Insert =>
  (source, readInclude) => {
    const files = { has: (name: string) => name === extension, readInclude }
    const found = insertIncludes(source, files, target())
    return { text: found.source, lost: lostOf(found.findings) }
  }

/** Every way in which a page of another tool takes in the text of a file. */
const ways: readonly (readonly [string, (path: string) => string, Insert])[] = [
  [
    'include-markdown',
    (path) => `{% include-markdown "${path}" %}`,
    (source, read) => {
      const findMarkdown = (path: string) => {
        const text = read(path)
        return text === undefined ? undefined : { path, text }
      }
      const found = insertMarkdown(source, { has: () => true, findMarkdown }, target())
      return { text: found.source, lost: lostOf(found.findings) }
    },
  ],
  ['markdown-include', (path) => `{! ${path} !}`, withIncludes('mdx_include')],
  [
    'markdown-include-variants',
    (path) => `{* ${path} *}`,
    withIncludes('markdown_include_variants'),
  ],
  [
    'snippets',
    (path) => `--8<-- "${path}"`,
    (source, readSnippet) => {
      const files = { readSnippet, findImage: () => undefined }
      const found = insertSnippets(source, files, target())
      return { text: found.source, lost: lostOf(found.findings) }
    },
  ],
  [
    'mdBook',
    (path) => `{{#include ${path}}}`,
    (source, read) => {
      const found = insertParts(source, { path: 'page.md', read })
      return { text: found.text, lost: lostOf(found.findings) }
    },
  ],
  [
    'VitePress',
    (path) => `<!--@include: ${path}-->`,
    (source, readText) => {
      const found = insertVitepress(source, { path: 'page.md', readText })
      return { text: found.source, lost: lostOf(found.findings) }
    },
  ],
]

it.each(ways)('stops %s at 1,000 files, and says so at the include', (_, tag, insert) => {
  let reads = 0
  const read = readWith(tag, 'leaf')
  const { text, lost } = insert(`${tag('f1')}\n`.repeat(1200), (path) => {
    reads += 1
    return read(path)
  })
  expect(reads).toBeLessThanOrEqual(1001)
  expect(text.length).toBeLessThan(6_000_000)
  expect(lost.at(-1)).toContain('includes at most 1,000 files with 5,000,000 characters')
})

it.each(ways)('stops %s at 5,000,000 characters', (_, tag, insert) => {
  const { text, lost } = insert(`${tag('f8')}\n`.repeat(20), readWith(tag, 'x'.repeat(600_000)))
  expect(text.length).toBeLessThan(6_000_000)
  expect(lost.at(-1)).toContain('includes at most 1,000 files with 5,000,000 characters')
  expect(lost[0] ?? '').not.toContain('at most')
})

/** Ways that repeat the indent of the include before each line of the file. */
const indenting = ways.filter(([name]) =>
  ['include-markdown', 'markdown-include', 'snippets'].includes(name),
)

it.each(indenting)('counts the indent that %s gives each line', (_, tag, insert) => {
  const { text, lost } = insert(`${' '.repeat(100)}${tag('f8')}\n`.repeat(20), () =>
    'x\n'.repeat(20_000),
  )
  expect(text.length).toBeLessThan(6_000_000)
  expect(lost.at(-1)).toContain('includes at most 1,000 files with 5,000,000 characters')
})

it('counts all files that a page of MkDocs includes, in whatever ways', () => {
  let reads = 0
  const read = (): string => {
    reads += 1
    return 'x'
  }
  const files = {
    has: () => true,
    readInclude: read,
    findImage: () => undefined,
    readSnippet: read,
  }
  const one = target()
  const first = insertIncludes('{! a !}\n'.repeat(600), files, one)
  const findMarkdown = (path: string) => ({ path, text: read() })
  const second = insertMarkdown(
    '{% include-markdown "a" %}\n'.repeat(300),
    { ...files, findMarkdown },
    one,
  )
  insertSnippets('--8<-- "a"\n'.repeat(600), files, one)
  expect(
    [...first.findings, ...second.findings].some(({ lost }) => lost?.includes('at most')),
  ).toBe(false)
  expect(reads).toBe(1001)
})
