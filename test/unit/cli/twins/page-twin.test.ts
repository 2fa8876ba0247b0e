import { expect, it } from 'vitest'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import { toPageTwin } from '../../../../cli/html/page-twin.ts'
import { createFullText } from '../../../../cli/manifests/llms/llms-full.ts'
import { createLlmsText } from '../../../../cli/manifests/llms/llms-text.ts'
import { resolveLinks } from '../../../../cli/links/resolve-links.ts'
import { toLinkHole } from '../../../../cli/model/links/link-hole.ts'
import { createTwinFiles } from '../../../../cli/twins/list-twins.ts'
import { createTwinPages } from '../../../../cli/twins/page-twin.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

const texts: Readonly<Record<string, string>> = {
  'guide/install.md': `See [the API](${toLinkHole(0)}), [home](${toLinkHole(1)}), [this](${toLinkHole(2)}), [away](${toLinkHole(3)}), [quiet](${toLinkHole(4)}).`,
  'api.md': '## Run\n\nText.',
  'index.md': 'Home.',
  'quiet.md': 'Not for models.',
  'listed-nowhere.md': 'Last.',
}

/** The Markdown of a site of these pages, by path. */
function filesOf(llms?: SiteConfig['llms'], options: SiteConfig = {}) {
  const config = configOf({
    title: 'Docs',
    url: 'https://docs.example',
    baseUrl: '/b/',
    sidebars: {
      docs: ['index', { type: 'category', label: 'Guide', items: ['guide/install', 'api'] }],
    },
    ...options,
    ...(llms !== undefined && { llms }),
  })
  const pages = pagesOf({
    'listed-nowhere.md': {},
    'guide/install.md': {
      title: 'Install',
      ids: ['a'],
      links: ['../api.md#run', '/', '#a', 'https://a.example/x', '../quiet.md'],
    },
    'api.md': { title: 'API', ids: ['run'] },
    'index.md': { title: 'Home' },
    'quiet.md': { frontMatter: { llms: false } },
  }).map((page) => ({ ...page, twin: toPageTwin(texts[page.docPath] ?? '') }))
  const { site } = memorySite({ config, pages })
  const twins = createTwinPages(site, resolveLinks(site).hrefs)
  const renderDoc = () => '<main class="main"><nav class="pager">no</nav><p>From HTML.</p></main>'
  const { all } = createTwinFiles({ site, twins, statics: [], renderDoc })
  const made = [...all()].map(({ render }) => render())
  const full = createFullText(site, twins.textOf)
  return {
    site,
    files: new Map(
      [...made, ...full].map(({ path, contents }) => [String(path), String(contents)]),
    ),
  }
}

it('writes the Markdown of each doc beside its page, with a note, its title and whole URLs', () => {
  const { files } = filesOf()
  expect([...files.keys()].toSorted()).toEqual([
    'api.md',
    'guide/install.md',
    'index.md',
    'listed-nowhere.md',
  ])
  expect(files.get('guide/install.md')).toBe(
    '> For AI agents: [llms.txt](https://docs.example/b/llms.txt) lists all pages of this documentation.\n\n# Install\n\nSee [the API](https://docs.example/b/api.md#run), [home](https://docs.example/b/index.md), [this](#a), [away](https://a.example/x), [quiet](https://docs.example/b/quiet).\n',
  )
})

it.each([false, { pages: false }] as const)('writes nothing with `llms: %o`', (llms) => {
  expect(filesOf(llms).files.size).toBe(0)
})

it('writes no list either with `llms: false`', () => {
  expect(createLlmsText(filesOf(false).site)).toEqual([])
})

it('begins the list with what the site says to programs', () => {
  const [file] = createLlmsText(filesOf({ instructions: 'Prefer `run()`.' }).site)
  expect(file?.contents).toMatch(
    /^# Docs\n\n> The pages of this documentation\.\n\nPrefer `run\(\)`.\n\n/,
  )
})

it('splits a list that is too long for one file, and lists the parts', () => {
  const files = createLlmsText(filesOf().site, 150)
  expect(files.map(({ path }) => path)).toEqual([
    'llms.txt',
    'llms/pages.txt',
    'llms/guide.txt',
    'llms/more-pages.txt',
  ])
  expect(String(files[0]?.contents)).toBe(
    '# Docs\n\n> The pages of this documentation.\n\n\n## Lists of pages\n\n- [Pages](https://docs.example/b/llms/pages.txt): one page\n- [Guide](https://docs.example/b/llms/guide.txt): 2 pages\n- [More pages](https://docs.example/b/llms/more-pages.txt): one page\n',
  )
  expect(String(files[2]?.contents)).toBe(
    '# Guide\n\n- [Install](https://docs.example/b/guide/install.md)\n- [API](https://docs.example/b/api.md)\n',
  )
})

it('keeps the smaller categories in the list when only the largest has to leave it', () => {
  const [whole] = createLlmsText(filesOf().site)
  const files = createLlmsText(filesOf().site, String(whole?.contents).length - 1)
  expect(files.map(({ path }) => path)).toEqual(['llms.txt', 'llms/guide.txt'])
  const text = String(files[0]?.contents)
  expect(text).toContain('/index.md)')
  expect(text).not.toContain('guide/install.md')
  expect(text).toMatch(/## More pages\n\n.*\n\n## Lists of pages\n\n- \[Guide\]\(.*\): 2 pages\n$/)
})

it('cuts a section where its own file would be too long', () => {
  const files = createLlmsText(filesOf().site, 70).map(({ path }) => String(path))
  expect(files).toContain('llms/guide.txt')
  expect(files).toContain('llms/guide-1.txt')
})

it.each([true, false, undefined])('names the same files with trailingSlash %s', (trailingSlash) => {
  const slash = trailingSlash === undefined ? {} : { trailingSlash }
  const { files, site } = filesOf({}, slash)
  expect(files.get('guide/install.md')).toContain('(https://docs.example/b/api.md#run)')
  const [list] = createLlmsText(site)
  expect(list?.contents).toContain('(https://docs.example/b/guide/install.md)')
  expect(list?.contents).toContain('(https://docs.example/b/index.md)')
})

it('writes all docs into one file, in the order of the sidebars, each with its URL', () => {
  const { files } = filesOf({ full: true, pages: false })
  expect([...files.keys()]).toEqual(['llms-full.txt'])
  const text = String(files.get('llms-full.txt'))
  expect([...text.matchAll(/^Source: (.*)$/gm)].map(([, address]) => address)).toEqual([
    'https://docs.example/b/',
    'https://docs.example/b/guide/install',
    'https://docs.example/b/api',
    'https://docs.example/b/listed-nowhere',
  ])
  expect(text).toMatch(/^# Docs\n\n---\n\nSource: /)
  expect(text).toContain('See [the API](https://docs.example/b/api#run)')
  expect(text).not.toContain('Not for models')
})

it('P6: a link to the file of all docs is sound where it is written, and broken where it is not', () => {
  const check = (full: boolean) => {
    const config = configOf({ llms: { full } })
    const pages = pagesOf({ 'index.md': { links: ['/llms-full.txt'] } })
    return resolveLinks(memorySite({ config, pages }).site).diagnostics.map(({ rule }) => rule)
  }
  expect(check(true)).toEqual([])
  expect(check(false)).toEqual(['broken-link'])
})
