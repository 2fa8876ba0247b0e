import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { build as buildSite } from '../../../cli/commands/build/build.ts'
import { createCheckTools } from '../../../cli/commands/build/check-tools.ts'
import type {
  SiteBuilder,
  SiteFile,
  SiteUpdate,
} from '../../../cli/commands/serve/serve-contract.ts'
import { createSiteBuilder } from '../../../cli/commands/serve/site-builder.ts'
import { toOutputPath } from '../../../cli/model/paths/output-path.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { startServing } from '../../helpers/start-serving.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n'

/** The kinds of pages that need something beside their article. */
const kinds = {
  plain: '# Plain\n\nText about [code](./code.md#one).\n',
  code: '# Code\n\n## One\n\n```js\nconst one = 1\n```\n',
  front: '---\ntitle: Front\ndescription: About it.\nkeywords: [a]\n---\n\nText.\n',
  marked: '# A `title` with *marks* &amp; more\n\nText.\n',
  styled: '# Styled\n\n<span style="color: red">Red</span>\n',
  math: '# Math\n\n$$\nx^2\n$$\n',
  beside: '# Beside\n\n![A dot](./dot.svg)\n',
  outside: '# Outside\n\n![A dot](../media/dot.svg)\n',
  table: '# Table\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
  island: '# Island\n\n<Counter />\n',
}

const filler = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [
    `docs/more/page-${index}.md`,
    `# Page ${index}\n\n[Lost](./lost-${index}.md)\n`,
  ]),
)

const files = {
  'parts/counter.jsx':
    "import { useState } from 'react'\nexport default () => <button>{useState(0)[0]}</button>\n",
  'docs/dot.svg': svg,
  'media/dot.svg': svg,
  'blog/2024-01-01-post.md': '# A post\n\nText of the post.\n',
  'docs/index.md': '# Home\n',
  ...Object.fromEntries(Object.entries(kinds).map(([name, text]) => [`docs/${name}.md`, text])),
  ...filler,
}

const configOf = (maxCompiled: number): string =>
  `export default { serve: { maxCompiled: ${maxCompiled} }, blog: {}, markdown: { math: true }, components: { Counter: 'parts/counter.jsx' } }\n`

async function start(maxCompiled: number) {
  const siteDir = await siteOf({ ...files, 'site.config.ts': configOf(maxCompiled) })
  const toTools = createCheckTools({ pid: process.pid }, buildSite)
  const builder = await createSiteBuilder({ siteDir }, { cache: true, toTools })
  return { siteDir, builder, update: await builder.build('all') }
}

let siteDir: string
let builder: SiteBuilder
let update: SiteUpdate
beforeEach(async () => {
  ;({ siteDir, builder, update } = await start(10))
})

const textOf = (file: SiteFile | undefined): string | undefined =>
  file && 'contents' in file ? String(file.contents) : undefined

/** The document of a page, made on request. */
async function request(path: string): Promise<string | undefined> {
  const rendered = await update.docs?.render(toOutputPath(path))
  return textOf(rendered?.find((file) => file.path === path))
}

const builtText = (path: string): string | undefined => textOf(update.files.get(toOutputPath(path)))

/** Save or delete a file, and build. */
async function edit(path: string, text: string | undefined): Promise<readonly SiteFile[]> {
  const file = join(siteDir, path)
  if (text === undefined) rmSync(file)
  else writeFileSync(file, text)
  const early: SiteFile[] = []
  update = await builder.build(new Set([file]), undefined, (shown) => early.push(...shown))
  return early
}

const findings = (): string[] =>
  update.diagnostics.map(({ rule, place }) => `${rule} ${place?.path ?? ''}`)

describe('G2: serve on a site with more pages than serve.maxCompiled', () => {
  it('compiles no doc at the start, and shows each as the build of all pages has it', async () => {
    const pages = [...update.files.keys()].filter((path) => path.endsWith('.html'))
    expect(pages.filter((path) => update.docs?.paths.has(path) && !/blog|tags/.test(path))).toEqual(
      [],
    )
    const whole = await start(1000)
    expect(whole.update.docs).toBeUndefined()
    const names = [...Object.keys(kinds).map((name) => `${name}/index.html`), 'index.html']
    for (const name of names) expect(await request(name), name).toBeTypeOf('string')
    // Some pages need style sheets or files that the site didn't have; a build in the background adds them.
    update = await builder.build(new Set())
    for (const name of names)
      expect(withoutHash(builtText(name)), name).toBe(
        withoutHash(textOf(whole.update.files.get(toOutputPath(name)))),
      )
    const served = (path: string) =>
      !path.endsWith('.html') && !/search|\.json$|\.txt$|\.md$/.test(path)
    const missing = [...whole.update.files.keys()].filter(
      (path) => served(path) && !update.files.has(path),
    )
    expect(missing.map(withoutHash)).toEqual([])
  })

  it('reports problems of opened pages only, after they were opened', async () => {
    expect(findings()).toEqual([])
    await request('more/page-3/index.html')
    update = await builder.build(new Set())
    expect(findings()).toEqual(['broken-link docs/more/page-3.md'])
  })

  it('renders the Markdown of a page, and nothing for a URL without a page', async () => {
    expect(await request('plain.md')).toContain('# Plain')
    expect(await request('lost/index.html')).toBeUndefined()
  })

  it.each([
    ['of an opened page', true],
    ['of a page that no one has opened', false],
  ])('shows an edit %s before the build has ended', async (_, isOpened) => {
    if (isOpened) {
      await request('plain/index.html')
      update = await builder.build(new Set())
    }
    const early = await edit('docs/plain.md', '# Plain\n\nNew [text](./gone.md).\n')
    expect(early.map(({ path }) => path)).toContain('plain/index.html')
    expect(textOf(early[0])).toContain('New ')
    expect(builtText('plain/index.html')).toBe(textOf(early[0]))
    expect(findings()).toEqual(['broken-link docs/plain.md'])
    await edit('docs/plain.md', kinds.plain)
    expect(findings()).toEqual([])
  })

  it.each([
    ['a new title', 'docs/code.md', '# Renamed\n\n## One\n', 'Renamed'],
    ['a new page', 'docs/fresh.md', '# Fresh\n', 'Fresh'],
    ['a deleted page', 'docs/code.md', undefined, undefined],
  ])('shows %s in the menus of an opened page', async (_, path, text, title) => {
    await request('plain/index.html')
    await edit(path, text)
    const [menu = ''] =
      /<nav[^>]*sidebar.*?<\/nav>/is.exec(builtText('plain/index.html') ?? '') ?? []
    expect(menu).toContain('href="/table"')
    expect(menu.includes('href="/code"')).toBe(text !== undefined)
    if (title !== undefined) expect(menu).toContain(`>${title}<`)
  })

  it('reports a page that can’t be compiled, and shows it when it is repaired', async () => {
    await edit('docs/plain.md', '# Plain\n\n<Counter {...all} />\n')
    expect(findings().join()).toContain('docs/plain.md')
    await edit('docs/plain.md', kinds.plain)
    expect(findings()).toEqual([])
    expect(builtText('plain/index.html')).toContain('Text about')
  })
})

const withoutHash = (text: string | undefined): string | undefined =>
  text?.replaceAll(/-[0-9a-f]{8}\b/g, '').replaceAll(/"buildId":"[0-9a-f]*"/g, '')

it('G2: the command serves pages on request, and follows their edits', async () => {
  const folder = await siteOf({ ...files, 'site.config.ts': configOf(10) })
  const url = await startServing(folder)
  const get = async (path: string) => (await fetch(url + path)).text()
  expect(await get('plain')).toContain('Text about')
  expect((await fetch(`${url}lost`)).status).toBe(404)
  expect(await get('plain.md')).toContain('# Plain')
  writeFileSync(join(folder, 'docs/plain.md'), '# Plain\n\nEdited.\n')
  await expect.poll(() => get('plain')).toContain('Edited.')
})
