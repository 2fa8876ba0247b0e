import { describe, expect, it } from 'vitest'
import { createCostTable } from '../../../../cli/pipeline/compiling/cost-table.ts'
import { createNoCache } from '../../../../cli/cache/no-cache.ts'
import { compilePages } from '../../../../cli/pipeline/compiling/compile-pages.ts'
import type { CompiledPage } from '../../../../cli/pipeline/compiling/compile-page.ts'
import { toPageCompilerInput } from '../../../../cli/pipeline/compiling/page-compiler-input.ts'
import { noComponents } from '../../../../cli/bundle/components/compile-components.ts'
import { toContentPath } from '../../../../cli/content/nodes/content-path.ts'
import { toUrlPath } from '../../../../runtime/shared/urls/url.ts'
import { configOf, makeMeasured } from '../content/page-of.ts'

describe('what a page cost', () => {
  it('has every part of compiling', async () => {
    const { costs } = await makeMeasured('# A\n\nText.\n')
    expect(Object.keys(costs?.parts ?? {})).toEqual([
      'front matter',
      'Markdown parser',
      'plugins for Markdown',
      'conversion to HTML',
      'code blocks',
      'plugins for HTML',
      'sections and links',
      'article',
    ])
    for (const part of Object.values(costs?.parts ?? {})) expect(part).toBeGreaterThanOrEqual(0)
  })

  it.each([
    [
      'the native parser reads usual text',
      'auto',
      'One two.\n\n- three\n',
      { native: 13, remark: 0 },
    ],
    [
      'remark-parse reads blocks that are unclear',
      'auto',
      'One.\n\n[ ] www.a.b\n',
      { native: 4, remark: 9 },
    ],
    [
      'remark-parse reads everything if the config asks for it',
      'remark',
      'One.\n',
      { native: 0, remark: 4 },
    ],
  ] as const)('%s', async (_, parser, text, read) => {
    const config = configOf({ markdown: { parser } })
    const { costs } = await makeMeasured(text, { config })
    expect(costs?.read).toEqual(read)
  })

  it('is noted for pages that were compiled, and kept in no cache', async () => {
    const config = configOf()
    const path = toContentPath(config.siteDir, `${config.siteDir}/docs/a.md`)
    const variant = { version: 'current', locale: 'en', folder: 'docs', urlPrefix: toUrlPath('/') }
    const source = { path, docPath: 'a.md', variant, bytes: new TextEncoder().encode('# A\n') }
    const kept: CompiledPage[] = []
    const noted: string[] = []
    await compilePages(
      [source],
      {
        input: toPageCompilerInput(config, noComponents),
        compile: async (sources, { store } = {}) => {
          const compiled = await makeMeasured('# A\n')
          return sources.map((one) => {
            const page = store?.(one, compiled) ?? compiled
            kept.push(page)
            return page
          })
        },
      },
      { cache: createNoCache(), noteCosts: (page) => noted.push(page) },
    )
    expect(noted).toEqual(['docs/a.md'])
    expect(kept.map((page) => Object.keys(page))).toEqual([expect.not.arrayContaining(['costs'])])
  })
})

it('a table of costs adds up pages and names the slowest first', () => {
  const table = createCostTable()
  for (const [path, parser] of [
    ['a.md', 1],
    ['b.md', 5],
    ['c.md', 3],
  ] as const)
    table.note(path, { parts: { parser, article: 1 }, read: { native: 10, remark: parser } })
  const { pages, parts, read, slowest } = table.summary()
  expect({ pages, parts, read }).toEqual({
    pages: 3,
    parts: { parser: 9, article: 3 },
    read: { native: 30, remark: 9 },
  })
  expect(slowest.map(({ path, milliseconds }) => `${path} ${milliseconds}`)).toEqual([
    'b.md 6',
    'c.md 4',
    'a.md 2',
  ])
})
