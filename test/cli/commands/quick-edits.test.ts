import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { build } from '../../../cli/commands/build/build.ts'
import { createCheckTools } from '../../../cli/commands/build/check-tools.ts'
import type { SiteBuilder, SiteFile } from '../../../cli/commands/serve/serve-contract.ts'
import { createSiteBuilder } from '../../../cli/commands/serve/site-builder.ts'
import { siteOf } from '../../helpers/site-of.ts'

let siteDir = ''
let builder: SiteBuilder
beforeEach(async () => {
  siteDir = await siteOf({
    'site.config.ts':
      "export default { title: 'Site', components: { Badge: 'parts/badge.jsx' }, markdown: { remarkPlugins: [count] } }\nfunction count() { return () => { globalThis.compiled = (globalThis.compiled ?? 0) + 1 } }\n",
    'parts/badge.jsx': 'export default () => <b>Badge</b>\n',
    'parts/other.jsx': 'export default () => <i>Other</i>\n',
    'docs/index.md': '# Home\n\nText.\n',
    'docs/guide.mdx': '# Guide\n\nText.\n',
    'docs/quiet.md': '---\nllms: false\n---\n\n# Quiet\n\nText.\n',
    'docs/cards/index.md': '# Cards\n\n::doc-card-list\n',
    'docs/cards/one.md': '# One\n\nText.\n',
    'media/new.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
  })
  const toTools = createCheckTools({ pid: process.pid }, build)
  builder = await createSiteBuilder({ siteDir }, { cache: false, toTools })
  await builder.build('all')
})

/** Save a file; the pages that are shown before the build ends, and those of the build. */
async function edit(path: string, text: string | undefined) {
  const file = join(siteDir, path)
  if (text === undefined) rmSync(file)
  else writeFileSync(file, text)
  const early: SiteFile[] = []
  const update = await builder.build(new Set([file]), undefined, (files) => early.push(...files))
  return { early, update, paths: early.map((one) => one.path) }
}

const contentsOf = (file: SiteFile | undefined): unknown =>
  file && 'contents' in file ? file.contents : undefined

describe('G2: an edit of an article', () => {
  it.each([
    [
      'docs/index.md',
      '# Home\n\nNew text with a [link](./guide.mdx#guide) and `code`.\n',
      ['index.html', 'index.md'],
    ],
    [
      'docs/guide.mdx',
      '# Guide\n\nText.\n\n<Badge />\n\n## More\n',
      ['guide/index.html', 'guide.md'],
    ],
    ['docs/guide.mdx', '# Guide\n\nText.\n\n[lost](./lost.md)\n', ['guide/index.html', 'guide.md']],
    ['docs/quiet.md', '---\nllms: false\n---\n\n# Quiet\n\nNew text.\n', ['quiet/index.html']],
  ])(
    'is shown with its Markdown before the rest of the site is built, as the build has it: %s',
    async (path, text, outputs) => {
      const { early, paths, update } = await edit(path, text)
      expect(paths).toEqual(outputs)
      for (const file of early) {
        const [twin] = (await update.twins?.render(file.path)) ?? []
        expect(contentsOf(file)).toBe(contentsOf(update.files.get(file.path) ?? twin))
      }
    },
  )

  it('is compiled once', async () => {
    const before: unknown = Reflect.get(globalThis, 'compiled')
    await edit('docs/index.md', '# Home\n\nText.\n\nMore.\n')
    expect(Reflect.get(globalThis, 'compiled')).toBe(Number(before) + 1)
  })

  it.each([
    ['a title', 'docs/guide.mdx', '# Other\n\nText.\n'],
    ['front matter', 'docs/guide.mdx', '---\nsidebar_label: G\n---\n\n# Guide\n\nText.\n'],
    ['cards of other pages', 'docs/cards/index.md', '# Cards\n\n::doc-card-list\n\nMore.\n'],
    [
      'a component that no page imported',
      'docs/guide.mdx',
      "import Other from '../parts/other.jsx'\n\n# Guide\n\nText.\n\n<Other />\n",
    ],
    ['an image outside the docs', 'docs/guide.mdx', '# Guide\n\nText.\n\n![x](../media/new.svg)\n'],
    ['a new page', 'docs/new.md', '# New\n'],
    ['a deleted page', 'docs/guide.mdx', undefined],
  ])('waits for the build when it changes more: %s', async (_, path, text) => {
    const { paths, update } = await edit(path, text)
    expect(paths).toEqual([])
    expect(update.files.size).toBeGreaterThan(5)
  })
})
