import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import { toPageTwin } from '../../../../cli/html/page-twin.ts'
import { listGeneratedFiles } from '../../../../cli/manifests/all-manifests.ts'
import { createNames } from '../../../../cli/manifests/llms/file-names.ts'
import { createFullText } from '../../../../cli/manifests/llms/llms-full.ts'
import { createLlmsText } from '../../../../cli/manifests/llms/llms-text.ts'
import { toUrlPath } from '../../../../runtime/shared/urls/url.ts'
import { configOf, memorySite, pagesOf, staticFilesOf } from '../../../helpers/memory-site.ts'

const options: SiteConfig = {
  title: 'Docs',
  tagline: 'All about it.',
  url: 'https://d.example',
  versions: [
    { name: 'current', label: '2.0', path: '/' },
    { name: '1.0', label: '1.0', path: '1.0' },
  ],
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de' },
  ],
  sidebars: { docs: ['index', { type: 'category', label: 'Guide', items: ['a', 'b'] }] },
}

/** A site with pages in the first version in both languages, and in the old one in English. */
function siteOf(config: SiteConfig = {}) {
  const pages = pagesOf({
    'index.md': { title: 'Home' },
    'a.md': { title: 'A' },
    'b.md': { title: 'B' },
  }).map((page) => ({ ...page, twin: toPageTwin('Text.') }))
  const within = (version: string, locale: string, prefix: string, count: number) =>
    pages.slice(0, count).map((page) => ({
      ...page,
      variant: { ...page.variant, version, locale, urlPrefix: toUrlPath(prefix) },
    }))
  return memorySite({
    config: configOf({ ...options, ...config }),
    pages: [...pages, ...within('current', 'de', '/de/', 2), ...within('1.0', 'en', '/1.0/', 1)],
  }).site
}

const byPath = (files: readonly { readonly path: string; readonly contents: unknown }[]) =>
  new Map(files.map(({ path, contents }) => [String(path), String(contents)]))

describe('llms.txt', () => {
  it('is written for each version and language that has pages, and the first one lists the others', () => {
    const files = byPath(createLlmsText(siteOf()))
    expect([...files.keys()]).toEqual(['llms.txt', 'de/llms.txt', '1.0/llms.txt'])
    expect(files.get('llms.txt')).toBe(
      '# Docs\n\n> All about it.\n\n- [Home](https://d.example/index.md)\n\n## Guide\n\n- [A](https://d.example/a.md)\n- [B](https://d.example/b.md)\n\n## Other versions and languages\n\n- [2.0, Deutsch](https://d.example/de/llms.txt)\n- [1.0, English](https://d.example/1.0/llms.txt)\n',
    )
    expect(files.get('de/llms.txt')).toMatch(
      /^# Docs: 2\.0, Deutsch\n[^]+\(https:\/\/d\.example\/de\/a\.md\)\n$/,
    )
    expect(files.get('1.0/llms.txt')).not.toContain('/a.md')
  })

  it('has a name that no other file can take', () => {
    const { config } = siteOf({ llms: { full: true } })
    const names = listGeneratedFiles(config).map(({ path }) => String(path))
    for (const folder of ['', 'de/', '1.0/', 'de/1.0/'])
      expect(names).toEqual(expect.arrayContaining([`${folder}llms.txt`, `${folder}llms-full.txt`]))
  })

  it('names the version where its URLs begin at the root', () => {
    const site = siteOf({
      versions: [
        { name: 'current', label: 'Next', path: 'next' },
        { name: '1.0', label: '1.0', path: '/' },
      ],
      locales: [{ code: 'en', label: 'English' }],
    })
    expect([...byPath(createLlmsText(site)).keys()]).toEqual(['llms.txt', '1.0/llms.txt'])
  })

  it.each([
    ['a file in the folder', 'llms/guide.txt', 'llms/guide-1.txt'],
    ['a file in other letters', 'LLMS/Guide.txt', 'llms/guide-1.txt'],
    ['a folder with the name of a part', 'llms/guide.txt/x.png', 'llms/guide-1.txt'],
    ['a file with the name of the folder', 'llms', 'llms-1/guide.txt'],
  ])('gives a part another name beside %s', (_, taken, expected) => {
    const site = siteOf()
    const [asset] = staticFilesOf(taken)
    if (!asset) throw new Error('There is no file.')
    const assets = new Map([[asset.output, asset]])
    const files = byPath(createLlmsText({ ...site, assets }, 120))
    expect([...files.keys()]).toContain(expected)
    expect([...files.keys()]).not.toContain(taken)
    expect(files.get('llms.txt')).toContain(`https://d.example/${expected}`)
  })

  it('gives a part another name beside a redirect', () => {
    const site = siteOf()
    const redirects = [{ from: '/llms/guide.txt', to: '/a' }]
    const files = byPath(createLlmsText({ ...site, redirects }, 120))
    expect([...files.keys()]).toContain('llms/guide-1.txt')
  })

  it.each([['x'], ['漢'], ['é'], ['𝒳'], ['-'], ['🙂']])(
    'gives parts names that file systems accept, however long a title is: %s',
    (char) => {
      const site = siteOf()
      const nameFile = createNames(site)('llms')
      const names = [1, 2].map(() => nameFile(char.repeat(100_000)).replace('llms/', ''))
      expect(new Set(names).size).toBe(2)
      expect(names.filter((name) => Buffer.byteLength(name) > 255)).toEqual([])
    },
  )
})

describe('llms-full.txt', () => {
  it('lists a file for each section with `sections`, each version and language apart', () => {
    const files = byPath(createFullText(siteOf({ llms: { full: 'sections' } }), () => 'Text.\n'))
    expect([...files.keys()]).toEqual([
      'llms-full.txt',
      'llms-full/pages.txt',
      'llms-full/guide.txt',
      'de/llms-full.txt',
      'de/llms-full/pages.txt',
      'de/llms-full/guide.txt',
      '1.0/llms-full.txt',
      '1.0/llms-full/pages.txt',
    ])
    expect(files.get('llms-full.txt')).toContain(
      '- [Guide](https://d.example/llms-full/guide.txt): 2 pages\n',
    )
    expect(files.get('llms-full/guide.txt')).toBe(
      '# Guide\n\n---\n\nSource: https://d.example/a\n\nText.\n\n---\n\nSource: https://d.example/b\n\nText.\n',
    )
  })
})
