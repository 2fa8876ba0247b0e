import { expect, it } from 'vitest'
import type { SiteConfig } from '../../../../cli/config/schema/schema.ts'
import { createLlmsText } from '../../../../cli/manifests/llms.ts'
import { createPageMarkdown } from '../../../../cli/manifests/page-markdown.ts'
import { resolveLinks } from '../../../../cli/links/resolve-links.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

const bodies: Readonly<Record<string, string>> = {
  'guide/install.md':
    '\nSee [the API](../api.md#run), [home](/), [this](#a),\nor `../api.md`: [the API](../api.md), [away](https://a.example/x),\n[quiet](../quiet.md).\n',
  'api.md': '\n## Run\n\nText.\n',
  'index.md': '\nHome.\n',
  'quiet.md': '\nNot for models.\n',
  'listed-nowhere.md': '\nLast.\n',
}

/** The files made for a site of these pages, by path. */
function filesOf(llms: SiteConfig['llms'], options: SiteConfig = {}) {
  const config = configOf({
    title: 'Docs',
    url: 'https://docs.example',
    baseUrl: '/b/',
    sidebars: {
      docs: ['index', { type: 'category', label: 'Guide', items: ['guide/install', 'api'] }],
    },
    ...options,
    ...(llms ? { llms } : {}),
  })
  const pages = pagesOf({
    'listed-nowhere.md': {},
    'guide/install.md': {
      title: 'Install',
      ids: ['a'],
      links: ['../api.md#run', '/', '#a', '../api.md', 'https://a.example/x', '../quiet.md'],
    },
    'api.md': { title: 'API', ids: ['run'] },
    'index.md': { title: 'Home' },
    'quiet.md': { frontMatter: { llms: false } },
  }).map((page) => ({ ...page, links: page.links.map((link, index) => placeLink(link, index)) }))
  const { site } = memorySite({ config, pages })
  const files = createPageMarkdown({
    site,
    references: resolveLinks(site).hrefs,
    bodyOf: ({ docPath }) => bodies[docPath],
  })
  return { site, files: new Map(files.map(({ path, contents }) => [String(path), contents])) }
}

const places = [
  [2, 5],
  [2, 31],
  [2, 42],
  [3, 18],
  [3, 40],
  [4, 1],
]

function placeLink<Link extends { readonly place: object }>(link: Link, index: number): Link {
  const [line = 1, column = 1] = places[index] ?? []
  return { ...link, place: { ...link.place, line, column } }
}

it('writes nothing unless the config asks for it', () => {
  expect(filesOf(undefined).files.size).toBe(0)
})

it('writes the Markdown of each doc beside its page, with its title and whole addresses', () => {
  const { files } = filesOf({ pages: true })
  expect([...files.keys()].toSorted()).toEqual([
    'api.md',
    'guide/install.md',
    'index.md',
    'listed-nowhere.md',
  ])
  expect(files.get('guide/install.md')).toBe(
    '# Install\n\nSee [the API](https://docs.example/b/api.md#run), [home](https://docs.example/b/index.md), [this](#a),\nor `../api.md`: [the API](https://docs.example/b/api.md), [away](https://a.example/x),\n[quiet](https://docs.example/b/quiet).\n',
  )
})

it.each([true, false, undefined])('names the same files with trailingSlash %s', (trailingSlash) => {
  const slash = trailingSlash === undefined ? {} : { trailingSlash }
  const { files, site } = filesOf({ pages: true }, slash)
  expect(files.get('guide/install.md')).toContain('(https://docs.example/b/api.md#run)')
  expect(createLlmsText(site).contents).toContain('(https://docs.example/b/guide/install.md)')
  expect(createLlmsText(site).contents).toContain('(https://docs.example/b/index.md)')
})

it('writes all docs into one file, in the order of the sidebars, each with its address', () => {
  const { files } = filesOf({ full: true })
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
