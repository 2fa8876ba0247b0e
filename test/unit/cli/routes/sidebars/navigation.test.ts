import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../../../cli/schema/schema.ts'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { createVariants } from '../../../../../cli/model/variants/doc-variants.ts'
import type { SidebarItem } from '../../../../../cli/model/navigation.ts'
import type { Site } from '../../../../../cli/model/site.ts'
import { toUrlPath } from '../../../../../runtime/shared/urls/url.ts'
import { type MemoryPage, configOf, memorySite, pagesOf } from '../../../../helpers/memory-site.ts'
import { optionPlacesOf } from '../../../../helpers/option-places.ts'

/** `Guide (Install, Api)`: labels alone; `*`: the category has a page; `!`: it is open. */
function outline(items: readonly SidebarItem[] = []): string {
  return items
    .map((item) => {
      if (item.kind !== 'category') return item.label
      const marks = `${item.url ? '*' : ''}${item.collapsed ? '' : '!'}`
      return `${item.label}${marks} (${outline(item.items)})`
    })
    .join(', ')
}

function sidebarOf(site: Site, name = 'docs', set = 'current/en'): string {
  return outline(site.sidebars.get(`${set}/${name}`))
}

const variant = createVariants(configOf())[0]
function categories(files: Readonly<Record<string, string>>) {
  if (!variant) throw new Error('no doc set')
  return Object.entries(files).map(([docPath, contents]) => ({
    path: toContentPath('/site', `/site/docs/${docPath}`),
    docPath,
    variant,
    contents,
  }))
}

const pages: Readonly<Record<string, MemoryPage>> = {
  'intro.md': { title: 'Intro' },
  'guide/install.md': { title: 'Installation', frontMatter: { sidebar_label: 'Install' } },
  'guide/use.md': { title: 'Use', frontMatter: { pagination_label: 'Using it' } },
  'guide/deep/end.md': { title: 'End' },
  'api/index.md': { title: 'API' },
  'api/create.md': { title: 'create' },
}

describe('generated sidebars', () => {
  it('R2: follow the folders, the index page first and as the page of its category', () => {
    const { site, diagnostics } = memorySite({ pages: pagesOf(pages) })
    expect(diagnostics).toEqual([])
    expect(sidebarOf(site)).toBe('API* (create), Guide (Deep (End), Install, Use), Intro')
  })

  it('R2: are ordered by position, number prefix, then name', () => {
    const { site } = memorySite({
      pages: pagesOf({
        'b.md': { frontMatter: { sidebar_position: 1 } },
        '02-a.md': { title: 'a' },
        'z.md': {},
        'index.md': { title: 'Home' },
        '03-c/x.md': {},
      }),
    })
    expect(sidebarOf(site)).toBe('Home, b, a, C (x), z')
  })

  it('R2: names with numbers follow their numbers, and in the look of Docusaurus its order', () => {
    const names = ['v1.9.md', 'v1.10.md', 'v10/x.md', 'step2.md', 'step10.md', 'step10-b.md']
    const docs = pagesOf(Object.fromEntries(names.map((name) => [name, {}])))
    expect(sidebarOf(memorySite({ pages: docs }).site)).toBe(
      'step2, step10-b, step10, v1.9, v1.10, V10 (x)',
    )
    const config = configOf({ theme: { look: 'docusaurus' } })
    expect(sidebarOf(memorySite({ pages: docs, config }).site)).toBe(
      'step10-b, step10, step2, v1.10, v1.9, v10 (x)',
    )
  })

  it('R2: `404-errors.md` has a prefix as in Docusaurus, unless its front matter says otherwise', () => {
    const { site } = memorySite({
      pages: pagesOf({
        '404-errors.md': {},
        '500-errors.md': { frontMatter: { parse_number_prefixes: false } },
      }),
    })
    expect([...site.routes.keys()]).toEqual(['/errors/', '/500-errors/'])
  })

  it("D: a folder without a label has words for a name, in Docusaurus's look its own", () => {
    const docs = pagesOf({ '03-quay_east/x.md': {} })
    expect(sidebarOf(memorySite({ pages: docs }).site)).toBe('Quay east (x)')
    const config = configOf({ theme: { look: 'docusaurus' } })
    expect(sidebarOf(memorySite({ pages: docs, config }).site)).toBe('quay_east (x)')
  })

  it('take label, position, state and page from category files', () => {
    const { site, diagnostics } = memorySite({
      pages: pagesOf(pages),
      categories: categories({
        'guide/_category_.yml':
          'label: How to\nposition: 1\ncollapsed: false\nlink: {type: generated-index, slug: /how-to, description: All of it.}\n',
        'guide/deep/_category_.json': '{"label": "Deeper", "link": {"type": "doc", "id": "intro"}}',
        'api/_category_.json': '{"link": null}',
      }),
    })
    expect(diagnostics).toEqual([])
    expect(sidebarOf(site)).toBe('How to*! (Deeper* (End), Install, Use), Api (API, create), Intro')
    const index = site.routes.get(toUrlPath('/how-to'))
    expect(index?.page.description).toBe('All of it.')
    expect(index?.page.links.map(({ href }) => href)).toEqual([
      '/intro/',
      '/guide/install/',
      '/guide/use/',
    ])
    expect(index?.page.html.pieces).toHaveLength((index?.page.holes.length ?? 0) + 1)
  })

  it.each([
    ['{"link": {"type": "doc",\n "id": "gone"}}', 2, 2],
    ['link:\n  type: doc\n  id: ../intro\n', 3, 3],
    ['link: { type: doc, id: constructor }\n', 1, 20],
  ])(
    'report a page that a category file names and that does not exist: %s',
    (text, line, column) => {
      const { site, diagnostics } = memorySite({
        pages: pagesOf(pages),
        categories: categories({ 'guide/_category_.json': text }),
      })
      expect(diagnostics).toMatchObject([
        { rule: 'unknown-doc-id', place: { path: 'docs/guide/_category_.json', line, column } },
      ])
      expect(sidebarOf(site)).toContain('Guide (')
    },
  )

  it('A7: take the badge of a category from its file', () => {
    const { site, diagnostics } = memorySite({
      pages: pagesOf(pages),
      categories: categories({
        'guide/_category_.yml': 'badge: { text: Beta, type: warning }\n',
        'api/_category_.json': '{"badge": "New"}',
      }),
    })
    expect(diagnostics).toEqual([])
    const badges = [...site.sidebars.values()].flatMap((items) =>
      items.flatMap((item) => (item.kind === 'category' && item.badge ? [item.badge] : [])),
    )
    expect(badges).toEqual([
      { text: 'New', type: 'info' },
      { text: 'Beta', type: 'warning' },
    ])
    const wrong = memorySite({
      pages: pagesOf(pages),
      categories: categories({ 'guide/_category_.json': '{"badge": 3}' }),
    })
    expect(wrong.diagnostics[0]?.message).toBe(
      '`badge` is `3`; expected a string or `{ text, type }` with the types `info`, `tip`, `warning` and `danger`.',
    )
  })

  it('report a category file that says something else', () => {
    const { diagnostics } = memorySite({
      pages: pagesOf(pages),
      categories: categories({
        'guide/_category_.json': '{"position": "first"}',
        'api/_category_.yml': 'a: [',
      }),
    })
    expect(diagnostics.map(({ rule, place }) => [rule, place?.path])).toEqual([
      ['bad-category-file', 'docs/guide/_category_.json'],
      ['bad-category-file', 'docs/api/_category_.yml'],
    ])
    expect(diagnostics[0]?.message).toBe('`position` is `first`; expected a number.')
  })

  it('report every wrong key of a category file, each with what is expected', () => {
    const text =
      '{"icon": "a", "positon": 1, "collapsed": "no", "link": {"type": "generated-indx"}}'
    const { diagnostics } = memorySite({
      pages: pagesOf(pages),
      categories: categories({ 'guide/_category_.json': text }),
    })
    expect(diagnostics.map(({ message, help }) => [message, help])).toEqual([
      [
        '`icon` is not a key of category files, so it has no effect.',
        expect.stringContaining('Expected one of'),
      ],
      [
        '`positon` is not a key of category files, so it has no effect.',
        'Did you mean `position`?',
      ],
      ['`collapsed` is `no`; expected `true` or `false`.', undefined],
      ['`link.type` is `generated-indx`; expected `doc` or `generated-index`.', undefined],
    ])
  })
})

describe('sidebars of the config', () => {
  const sidebars: NonNullable<SiteConfig['sidebars']> = {
    docs: [
      'intro',
      {
        type: 'category',
        label: 'Guide',
        collapsed: false,
        link: { type: 'doc', id: 'guide/use' },
        items: [{ type: 'doc', id: 'guide/install', label: 'First' }],
      },
      { type: 'link', label: 'Elsewhere', href: 'https://example.com' },
      { type: 'category', label: 'API', items: [{ type: 'autogenerated', dirName: 'api' }] },
    ],
  }

  it('R2: keep their order, labels and links', () => {
    const { site, diagnostics } = memorySite({
      config: configOf({ sidebars }),
      pages: pagesOf(pages),
    })
    expect(diagnostics).toEqual([])
    expect(sidebarOf(site)).toBe('Intro, Guide*! (First), Elsewhere, API (API, create)')
  })

  it('R3: a page in no sidebar has none, nor breadcrumbs or neighbours', () => {
    const { site } = memorySite({ config: configOf({ sidebars }), pages: pagesOf(pages) })
    const route = site.routes.get(toUrlPath('/guide/deep/end'))
    expect(route?.sidebar).toBeUndefined()
    expect(route && site.navigation.get(route.url)).toBeUndefined()
  })

  it('lead from page to page across categories, past plain links', () => {
    const { site } = memorySite({ config: configOf({ sidebars }), pages: pagesOf(pages) })
    const around = (path: string) => {
      const place = site.navigation.get(toUrlPath(path))
      return [place?.previous?.label, place?.next?.label]
    }
    expect(around('/intro')).toEqual([undefined, 'Using it'])
    expect(around('/guide/use')).toEqual(['Intro', 'First'])
    expect(around('/guide/install')).toEqual(['Using it', 'API'])
    expect(around('/api')).toEqual(['First', 'create'])
    expect(site.navigation.get(toUrlPath('/guide/install'))?.breadcrumbs).toEqual([
      { label: 'Guide', url: '/guide/use/' },
      { label: 'First', url: '/guide/install/' },
    ])
  })

  it('give way to front matter: neighbours, none, another sidebar', () => {
    const { site, diagnostics } = memorySite({
      config: configOf({ sidebars: { docs: ['a', 'b', 'c'], other: ['d'] } }),
      pages: pagesOf({
        'a.md': { frontMatter: { pagination_next: 'c' } },
        'b.md': { frontMatter: { pagination_prev: null } },
        'c.md': { frontMatter: { displayed_sidebar: 'other' } },
        'd.md': { frontMatter: { displayed_sidebar: null } },
      }),
    })
    expect(diagnostics).toEqual([])
    expect(site.navigation.get(toUrlPath('a'))?.next?.label).toBe('c')
    expect(site.navigation.get(toUrlPath('b'))?.previous).toBeUndefined()
    expect([...site.routes.values()].map(({ sidebar }) => sidebar)).toEqual([
      'docs',
      'docs',
      'other',
      undefined,
    ])
  })

  it('S9: an id, a folder or a sidebar that does not exist is an error with the nearest one', () => {
    const configText =
      "export default {\n  sidebars: { docs: ['introo', { type: 'autogenerated', dirName: 'apis' }] },\n}\n"
    const config = configOf(
      {
        sidebars: { docs: ['introo', { type: 'autogenerated', dirName: 'apis' }] },
        docs: { mainDoc: 'guide/instal' },
      },
      { optionPlaces: optionPlacesOf(configText) },
    )
    const { diagnostics } = memorySite({
      config,
      pages: pagesOf({
        ...pages,
        'x.md': { frontMatter: { displayed_sidebar: 'doc', pagination_next: 'intr' } },
      }),
    })
    expect(diagnostics.map(({ message, help, place }) => [message, help, place?.line])).toEqual([
      [
        '`sidebars.docs[0]` names the doc `introo`, which does not exist.',
        'Did you mean `intro`?',
        2,
      ],
      [
        '`sidebars.docs[1].dirName` is `apis`, which is not a folder with docs.',
        'Did you mean `api`?',
        2,
      ],
      [
        '`displayed_sidebar` names the sidebar `doc`, which does not exist.',
        'Did you mean `docs`?',
        1,
      ],
      ['`pagination_next` names the doc `intr`, which does not exist.', 'Did you mean `intro`?', 1],
      [
        '`docs.mainDoc` names the doc `guide/instal`, which does not exist.',
        'Did you mean `guide/install`?',
        1,
      ],
    ])
  })

  it('D1: serve every version and locale; what only another one has is left out', () => {
    const options: SiteConfig = {
      sidebars: { docs: ['a', 'b'] },
      versions: [
        { name: 'current', label: 'Next' },
        { name: '1', label: '1', path: '1' },
      ],
    }
    const config = configOf(options)
    const [next, old] = createVariants(config)
    const both = [...pagesOf({ 'a.md': {}, 'b.md': {} }, next), ...pagesOf({ 'a.md': {} }, old)]
    const { site, diagnostics } = memorySite({ config, pages: both })
    expect(diagnostics).toEqual([])
    expect(sidebarOf(site)).toBe('a, b')
    expect(sidebarOf(site, 'docs', '1/en')).toBe('a')
    expect(site.routes.get(toUrlPath('/1/a'))?.sidebar).toBe('docs')
  })

  it('D1: a language can have its own, in which an unknown doc is an error', () => {
    const config = configOf({
      sidebars: { docs: ['a', 'b'] },
      locales: [
        { code: 'en', label: 'English' },
        { code: 'de', label: 'Deutsch', path: 'de', sidebars: { docs: ['c', 'a', 'd'] } },
        { code: 'fr', label: 'Français', path: 'fr' },
      ],
    })
    const docs = createVariants(config)
      .filter(({ collection }) => collection === undefined)
      .flatMap((one) => pagesOf({ 'a.md': {}, 'b.md': {}, 'c.md': {} }, one))
    const { site, diagnostics } = memorySite({ config, pages: docs })
    expect(sidebarOf(site)).toBe('a, b')
    expect(sidebarOf(site, 'docs', 'current/de')).toBe('c, a')
    expect(sidebarOf(site, 'docs', 'current/fr')).toBe('a, b')
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '`locales[1].sidebars.docs[2]` names the doc `d`, which does not exist.',
    ])
  })
})
