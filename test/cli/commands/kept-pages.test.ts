import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { build } from '../../../cli/commands/build/build.ts'
import { loadConfig } from '../../../cli/config/load-config.ts'
import { installCards } from '../../helpers/card-site.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { hashTree } from '../../helpers/tree-hash.ts'

const image = (width: number): Buffer => {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex')
  bytes.writeUInt32BE(width, 16)
  return bytes
}

const config = `export default {
  title: 'Harbor',
  url: 'https://harbor.example',
  components: { Badge: 'parts/badge.jsx' },
  navbar: { items: [{ label: 'Boats', to: '/boats' }] },
  footer: { copyright: 'Harbor' },
  customCss: ['site.css'],
  blog: { path: 'blog' },
  locales: [{ code: 'en', label: 'English' }, { code: 'de', label: 'Deutsch', path: '/de', fallback: true }],
}
`

const files: Readonly<Record<string, string>> = {
  'site.config.ts': config,
  'site.css': ':root { --line: teal }\n',
  'parts/badge.jsx': 'export default () => <b>calm</b>\n',
  'docs/index.md': '# Home\n\nSee [boats](./boats.md#mooring).\n\n<Badge />\n',
  'docs/boats.md': '# Boats\n\n## Mooring\n\n![A boat](./boat.png)\n',
  'docs/guide/_category_.json': '{ "label": "Guide", "link": { "type": "generated-index" } }\n',
  'docs/guide/knots.md': '---\ndescription: Four knots\n---\n\n# Knots\n\nA bowline.\n',
  'docs/guide/sails.md': '# Sails\n\nA jib, and [knots](./knots.md).\n',
  'docs/guide/tides.md': '# Tides\n\n<DocCardList />\n\nSee [Harbor](/).\n',
  'blog/authors.yml': 'ada:\n  name: Ada\n',
  'blog/2026-01-02-launch.md': '---\nauthors: ada\ntags: [boats]\n---\n\n# Launch\n\nA new boat.\n',
  'blog/2026-02-03-trip.md': '---\nauthors: ada\ntags: [boats]\n---\n\n# Trip\n\nA long trip.\n',
  'i18n/de/docs/boats.md': '# Boote\n\n## Anlegen {#mooring}\n\nHier.\n',
}

let siteDir = ''
const inSite = (path: string): string => join(siteDir, path)
const write = (path: string, contents: string | Uint8Array): void => {
  mkdirSync(dirname(inSite(path)), { recursive: true })
  writeFileSync(inSite(path), contents)
}
const replace = (path: string, from: string, to: string): void => {
  const text = readFileSync(inSite(path), 'utf8')
  expect(text).toContain(from)
  write(path, text.replace(from, to))
}
const setOption = (option: string): void =>
  replace('site.config.ts', '\n}\n', `\n  ${option},\n}\n`)

/** Build the site; the hash of each file. */
async function buildTo(folder: string, cache: boolean): Promise<ReadonlyMap<string, string>> {
  const loaded = await loadConfig({ siteDir, outDir: inSite(folder) })
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.diagnostics))
  const result = await build(loaded.config, {
    cache,
    strict: false,
    check: false,
    pid: process.pid,
  })
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return hashTree(inSite(folder))
}

/** Set the bytes of a published page without changing its size or time, as a careless tool might. */
function tamper(path: string): void {
  const { atime, mtime } = statSync(inSite(path))
  const text = readFileSync(inSite(path), 'utf8')
  write(path, text.replace('Boats', 'Goats'))
  utimesSync(inSite(path), atime, mtime)
}

const edits: Readonly<Record<string, () => void>> = {
  'the title of a page': () => replace('docs/guide/sails.md', '# Sails', '# Big sails'),
  'the words of a page': () => appendFileSync(inSite('docs/guide/sails.md'), '\nA mainsail.\n'),
  'the position in the sidebar': () =>
    replace('docs/guide/tides.md', '# Tides', '---\nsidebar_position: 1\n---\n\n# Tides'),
  'the label in the sidebar': () =>
    replace('docs/guide/sails.md', '# Sails', '---\nsidebar_label: Rig\n---\n\n# Sails'),
  'the label of a category': () => replace('docs/guide/_category_.json', '"Guide"', '"Handbook"'),
  'a description that cards show': () => replace('docs/guide/knots.md', 'Four', 'Five'),
  'the slug of a linked page': () =>
    replace('docs/guide/knots.md', 'description', 'slug: /hitches\ndescription'),
  'the size of an image': () => write('docs/boat.png', image(7)),
  'an unlisted page': () =>
    replace('docs/guide/sails.md', '# Sails', '---\nunlisted: true\n---\n\n# Sails'),
  'keywords of a page': () =>
    replace('docs/guide/sails.md', '# Sails', '---\nkeywords: [jib]\n---\n\n# Sails'),
  'a new page': () => write('docs/guide/winds.md', '# Winds\n'),
  'a deleted page': () => rmSync(inSite('docs/guide/sails.md')),
  'a new translation': () => write('i18n/de/docs/guide/sails.md', '# Segel\n'),
  'the code of a component': () => replace('parts/badge.jsx', 'calm', 'loud'),
  'an icon in the static folder': () => write('static/favicon.svg', '<svg/>'),
  'the title of the site': () => replace('site.config.ts', "title: 'Harbor'", "title: 'Port'"),
  'the navbar': () => replace('site.config.ts', "label: 'Boats'", "label: 'Ships'"),
  'the footer': () => replace('site.config.ts', "copyright: 'Harbor'", "copyright: 'Port'"),
  'the address of the site': () => replace('site.config.ts', 'harbor.example', 'port.example'),
  'the accent color': () => setOption("theme: { accent: '#b4232c' }"),
  'a style sheet of the site': () => replace('site.css', 'teal', 'navy'),
  'style sheets that become files': () => setOption('theme: { inlineStyles: false }'),
  'the edit link': () => setOption("docs: { editUrl: 'https://code.example/docs' }"),
  'the policy of the site': () =>
    setOption("contentSecurityPolicy: { connect: ['https://api.example'] }"),
  'the head of all pages': () => setOption("head: [['meta', { name: 'a', content: 'b' }]]"),
  'the name of an author': () => replace('blog/authors.yml', 'Ada', 'Ada L.'),
  'the title of a post': () => replace('blog/2026-01-02-launch.md', '# Launch', '# Departure'),
  'the words of a post': () => replace('blog/2026-01-02-launch.md', 'A new boat', 'An old boat'),
  'the date of a post': () =>
    replace('blog/2026-01-02-launch.md', 'authors', 'date: 2026-03-04\nauthors'),
  'a published page, edited by hand': () => appendFileSync(inSite('build/boats/index.html'), '.'),
  'a published page, edited without a trace of size or time': () =>
    tamper('build/boats/index.html'),
  'a published page, deleted': () => rmSync(inSite('build/boats/index.html')),
  'a published folder, deleted': () => rmSync(inSite('build/guide'), { recursive: true }),
}

it.each(Object.keys(edits))(
  'P10: pages that an earlier build wrote are those of a new build after a change of %s',
  async (name) => {
    siteDir = await siteOf(files)
    write('docs/boat.png', image(3))
    const before = await buildTo('build', true)
    edits[name]?.()
    const edited = hashTree(inSite('build'))
    const after = await buildTo('build', true)
    expect(after).toEqual(await buildTo('cold', false))
    // The edit shows, either in the new site or in the published files that it repaired.
    const differs = (site: ReadonlyMap<string, string>): boolean =>
      JSON.stringify([...site]) !== JSON.stringify([...before])
    expect(differs(after) || differs(edited)).toBe(true)
  },
)

const cardEdits: Readonly<Record<string, () => void>> = {
  'the title of a page': () => replace('docs/guide/sails.md', '# Sails', '# Big sails'),
  'the section of a page': () => replace('docs/guide/_category_.json', '"Guide"', '"Handbook"'),
  'the component of the card': () => replace('parts/card.jsx', '40px', '50px'),
  'an image of the card': () => replace('static/mark.svg', '#fff', '#eee'),
  'the image of a page': () =>
    replace('docs/guide/sails.md', '# Sails', '---\nimage: /mark.svg\n---\n\n# Sails'),
  'the option itself': () => replace('site.config.ts', 'socialCards:', 'customFields:'),
}

it.each(Object.keys(cardEdits))(
  'P10: R7: pages and cards that an earlier build wrote are those of a new build after a change of %s',
  async (name) => {
    siteDir = await siteOf({
      ...files,
      'site.config.ts': config.replace(
        '\n}\n',
        "\n  socialCards: { component: 'parts/card.jsx' },\n}\n",
      ),
      'static/mark.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z" fill="#fff"/></svg>',
      'parts/card.jsx':
        "export default ({ title, section }) => <div style={{ display: 'flex', width: '1200px', height: '630px', background: '#123', color: '#fff', fontSize: '40px' }}><img src='/mark.svg' />{title} {section}</div>\n",
    })
    installCards(siteDir)
    write('docs/boat.png', image(3))
    const before = await buildTo('build', true)
    cardEdits[name]?.()
    const after = await buildTo('build', true)
    expect(after).toEqual(await buildTo('cold', false))
    expect([...after]).not.toEqual([...before])
  },
)

it('P10: an unchanged page is not written again', async () => {
  siteDir = await siteOf(files)
  write('docs/boat.png', image(3))
  await buildTo('build', true)
  const { ino } = statSync(inSite('build/guide/knots/index.html'))
  appendFileSync(inSite('docs/guide/sails.md'), '\nA mainsail.\n')
  await buildTo('build', true)
  expect(statSync(inSite('build/guide/knots/index.html')).ino).toBe(ino)
  expect(readFileSync(inSite('build/guide/sails/index.html'), 'utf8')).toContain('A mainsail.')
})
