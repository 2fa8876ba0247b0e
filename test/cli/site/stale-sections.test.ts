import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

const config = `export default {
  title: 'Kit', url: 'https://kit.example', baseUrl: '/docs/',
  docs: { showLastUpdateTime: false },
  versions: [{ name: '2', label: '2', docsPath: 'docs' }, { name: '1', label: '1', path: '1' }],
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', fallback: true },
    { code: 'ar', label: 'العربية', path: 'ar', direction: 'rtl', fallback: true },
    { code: 'fr', label: 'Français', path: 'fr', staleSections: 'ignore' },
    { code: 'nl', label: 'Nederlands', path: 'nl', fallback: true, staleSections: 'original' },
  ],
  blog: { docsPaths: { de: 'i18n/de.blog' }, feedOptions: { type: 'all' } },
  search: { provider: 'embedded' },
}
`
const page = (use: string): string =>
  `# Kit\n\nIntro.\n\n## Install \`kit\` [now](./other.md) {#install}\n\n${use}\n\n<Part />\n\n### Install again\n\nAgain.\n\n## Use\n\nCall it.\n`
const withPart = (text: string): string => `import Part from './_part.md'\n\n${text}`

const files: Readonly<Record<string, string>> = {
  'site.config.mjs': config,
  'docs/kit.mdx': withPart(page('Run it.')),
  'docs/other.md': '---\ntitle: Other\n---\n\nFirst.\n\n## Use\n\nText.\n',
  'docs/_part.md': 'One.\n\n## Part\n\nText.\n\n## Last\n\nText.\n',
  'versioned_docs/version-1/kit.md': '# Kit 1\n\n## Use\n\nOld.\n',
  'blog/2026-01-02-news.md': '# News\n\n## Release\n\nIt is out.\n',
}
const languages = ['de', 'ar', 'fr', 'nl'] as const
const translated: Readonly<Record<string, string>> = Object.fromEntries(
  languages.flatMap((code) =>
    [
      [`i18n/${code}/kit.mdx`, withPart(page(`${code} it.`)).replaceAll('Install', 'Setup')],
      [
        `i18n/${code}/other.md`,
        `---\ntitle: Other ${code}\n---\n\nFirst.\n\n## Use ${code}\n\nText.\n`,
      ],
      [`i18n/${code}/_part.md`, 'One.\n\n## Part\n\nText.\n\n## Last\n\nText.\n'],
      [`i18n/${code}/version-1/kit.md`, '# Kit 1\n\n## Use\n\nOld.\n'],
      [`i18n/${code}.blog/2026-01-02-news.md`, '# News\n\n## Release\n\nIt is out.\n'],
    ].slice(0, code === 'fr' ? 4 : 5),
  ),
)

/** A site whose originals have changed in these sections since they were translated. */
const changes = [
  ['docs/kit.mdx', 'Run it.', 'Start it.'],
  ['docs/other.md', 'First.', 'First of all.'],
  ['versioned_docs/version-1/kit.md', 'Old.', 'Very old.'],
  ['blog/2026-01-02-news.md', 'It is out.', 'It is out now.'],
] as const

let siteDir = ''
const read = async (path: string): Promise<string> => readFile(join(siteDir, 'build', path), 'utf8')

beforeAll(async () => {
  siteDir = await temporaryFolder()
  for (const [path, text] of Object.entries({ ...files, ...translated })) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true })
    await writeFile(join(siteDir, path), text)
  }
  const locked = await runCli(['translations', '--update-lock'], { cwd: siteDir })
  expect(locked).toMatchObject({ exitCode: 0, stderr: '' })
  for (const [path, from, to] of changes) {
    const file = join(siteDir, path)
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
  }
  expect(await runCli(['build'], { cwd: siteDir })).toMatchObject({ exitCode: 0, stderr: '' })
})

const marks = (html: string): readonly string[] =>
  html.match(/<p class="stale-section"[\s\S]*?<\/p>/g) ?? []

describe('a translated section whose original has changed', () => {
  it.each([
    ['de/kit', '/docs/kit#install', 'Übersetzung geändert'],
    ['ar/kit', '/docs/kit#install', 'has changed since'],
    ['de/1/kit', '/docs/1/kit#use', 'Übersetzung geändert'],
    ['ar/1/kit', '/docs/1/kit#use', 'has changed since'],
    ['de/other', '/docs/other', 'Übersetzung geändert'],
    ['de/blog/2026/01/02/news', '/docs/blog/2026/01/02/news#release', 'Übersetzung geändert'],
  ])('has one note with a link to the original section: %s', async (path, href, text) => {
    const html = await read(`${path}/index.html`)
    expect(marks(html)).toHaveLength(1)
    const [mark = ''] = marks(html)
    expect(mark).toContain(text)
    expect(mark).toContain(`<a href="${href}" lang="en" hreflang="en">English</a>`)
  })

  it.each(['kit', 'fr/kit', 'fr/1/kit', 'fr/other', 'blog/2026/01/02/news', '1/kit'])(
    'has no note where it is an original, or where the language turns notes off: %s',
    async (path) => {
      expect(marks(await read(`${path}/index.html`))).toEqual([])
    },
  )

  it('shows its original where the language asks for it, and a note where that has other headings', async () => {
    const html = await read('nl/1/kit/index.html')
    expect(html).toMatch(
      /<h2 id="use">[^\n]*<\/h2><p class="stale-section" role="note">Dit gedeelte[^\n]*oorspronkelijke[^\n]*<\/p><div lang="en" dir="ltr">\s*<p>Very old\.<\/p>\s*<\/div>/,
    )
    expect(html).not.toContain('<p>Old.</p>')
    expect(await read('nl/1/kit.md')).toContain('Very old.')
    const other = await read('nl/other/index.html')
    expect(other).toContain('<p>First of all.</p>')
    expect(other).toContain('<h2 id="use-nl">')
    const kit = await read('nl/kit/index.html')
    expect(kit).toContain('nl it.')
    expect(marks(kit)).toEqual([expect.stringContaining('Het origineel van dit gedeelte')])
  })

  it('has its note directly below its heading, or below the title', async () => {
    const html = await read('de/kit/index.html')
    const before = html.slice(0, html.indexOf('<p class="stale-section"'))
    expect(before).toMatch(/<h2 id="install">[^\n]*<\/h2>$/)
    const other = await read('de/other/index.html')
    expect(other.indexOf('stale-section')).toBeLessThan(other.indexOf('First.'))
  })

  it('says so in its Markdown and in feeds', async () => {
    const note = '> Das Original dieses Abschnitts wurde nach der Übersetzung geändert. Original: '
    expect(await read('de/kit.md')).toMatch(
      /## Setup `kit` \[now\]\([^)]*\)\n\n> Das Original [^\n]*\[English\]\(https:\/\/kit\.example\/docs\/kit#install\)\.\n\nde it\./,
    )
    expect(await read('de/1/kit.md')).toContain(note)
    expect(await read('fr/kit.md')).not.toContain('original of this section')
    expect(await read('de/blog/atom.xml')).toContain('Das Original dieses Abschnitts')
  })

  it('is not found by the words of its note', async () => {
    const data = await read('search-2.de.json')
    const [texts = ''] = /assets\/search-texts[^"]*/.exec(data) ?? []
    expect(texts).not.toBe('')
    expect(await read(texts)).not.toContain('Original')
  })

  it('has no note once it is translated again', async () => {
    const again = await runCli(['translations', '--update-lock', '--accept'], { cwd: siteDir })
    expect(again).toMatchObject({ exitCode: 0 })
    expect(await runCli(['build'], { cwd: siteDir })).toMatchObject({ exitCode: 0, stderr: '' })
    expect(marks(await read('de/kit/index.html'))).toEqual([])
  })
})
