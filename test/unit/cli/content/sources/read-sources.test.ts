import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../../../cli/schema/schema.ts'
import { toGlobMatcher } from '../../../../../cli/primitives/files/glob.ts'
import { readSources } from '../../../../../cli/content/sources/read-sources.ts'
import { configOf } from '../page-of.ts'
import { temporaryFolderSync } from '../../../../helpers/site-of.ts'

let site = ''
beforeEach(() => {
  site = temporaryFolderSync()
})

function write(files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), contents)
  }
}

const read = (config: SiteConfig = {}) => readSources(configOf(config, site))
const paths = async (config: SiteConfig = {}): Promise<string[]> =>
  (await read(config)).sources.map(({ path }) => path)
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

it('F: reports the folder of pages that is not there', async () => {
  write({ 'docs/index.md': '# Home' })
  expect((await read()).diagnostics).toEqual([])
  expect((await read({ docs: { path: 'gone' } })).diagnostics).toMatchObject([
    { rule: 'missing-docs-folder', message: expect.stringContaining('`gone`') },
  ])
})

describe('pages', () => {
  it('2.9: partials, tests and dot files are not pages', async () => {
    write({
      'docs/a.md': '',
      'docs/b.mdx': '',
      'docs/_part.md': '',
      'docs/_parts/c.md': '',
      'docs/x.test.md': '',
      'docs/__tests__/y.md': '',
      'docs/.z.md': '',
      'docs/.hidden/q.md': '',
    })
    expect(await paths()).toEqual(['docs/a.md', 'docs/b.mdx'])
  })

  it.each(['MD', 'Mdx', 'markdown', 'MARKDOWN', 'mdown', 'mkd', 'MKDN', 'mkdown'])(
    'have the extensions of Markdown in every letter case: %s',
    async (ending) => {
      write({ [`docs/a.${ending}`]: '# A', 'pages/b.md': '# B', [`docs/_part.${ending}`]: '' })
      expect(await paths()).toEqual([`docs/a.${ending}`, 'pages/b.md'])
      expect((await read()).assets).toEqual([])
    },
  )

  it('have the extensions that `docs.include` lists, and no others', async () => {
    write({ 'docs/a.MD': '', 'docs/b.markdown': '', 'docs/c.mdx': '' })
    expect(await paths({ docs: { include: ['**/*.md'] } })).toEqual(['docs/a.MD'])
    expect(await paths({ docs: { include: ['b.*'] } })).toEqual(['docs/b.markdown'])
  })

  it('P10: come by code point, whatever the locale or the disk says', async () => {
    write({
      'docs/b.md': '',
      'docs/B.md': '',
      'docs/ä.md': '',
      'docs/a/x.md': '',
      'docs/a-b.md': '',
    })
    expect(await paths()).toEqual([
      'docs/B.md',
      'docs/a-b.md',
      'docs/a/x.md',
      'docs/b.md',
      'docs/ä.md',
    ])
  })

  it('P13: symlinks are followed, loops are not', async () => {
    write({ 'docs/a.md': '', 'more/b.md': '' })
    symlinkSync('..', join(site, 'docs/loop'))
    symlinkSync('../more', join(site, 'docs/linked'))
    symlinkSync('nowhere', join(site, 'docs/broken.md'))
    expect(await paths()).toContain('docs/linked/b.md')
    expect((await paths()).length).toBeLessThan(6)
  })

  it('P5: a file of 50 MB is refused with its size, the others are read', async () => {
    write({ 'docs/a.md': '', 'docs/big.md': Buffer.alloc(50_000_000, 97) })
    const { sources, diagnostics } = await read()
    expect(sources.map(({ path }) => path)).toEqual(['docs/a.md'])
    expect(diagnostics[0]).toMatchObject({
      rule: 'page-too-large',
      message: 'The page is 50.0 MB, but the limit is 5 MB.',
      place: { path: 'docs/big.md', line: 1, column: 1 },
    })
  })

  it('A: a folder of Markdown without a config is a site; tools and output are passed over', async () => {
    write({
      'a.md': '',
      'node_modules/x/README.md': '',
      'build/b.md': '',
      '.docs-ssg/c.md': '',
      '.git/d.md': '',
      'package.json': '{}',
      'i.png': onePixel,
    })
    const { sources, assets } = await read({ docs: { path: '.' } })
    expect(sources.map(({ docPath }) => docPath)).toEqual(['a.md'])
    expect(assets.map(({ source }) => source)).toEqual(['i.png'])
  })

  it('A: a docs folder that is not there is an error that names the option', async () => {
    const { diagnostics } = await read()
    expect(diagnostics[0]?.message).toBe(
      'The docs folder `docs` does not exist, so there are no pages to build.',
    )
    expect(diagnostics[0]?.help).toContain('`docs.path`')
  })

  it.each([
    [
      {
        locales: [
          { code: 'en', label: 'English' },
          { code: 'de', label: 'Deutsch', path: 'de' },
        ],
      },
      'The docs folder `i18n/de` does not exist, so `locales[1]` has no pages.',
      '`docs-ssg translations --write --locale de`',
    ],
    [
      {
        versions: [
          { name: 'current', label: 'Next' },
          { name: '1.0', label: '1.0', path: '1.0' },
        ],
      },
      'The docs folder `versioned_docs/version-1.0` does not exist, so `versions[1]` has no pages.',
      '`docs-ssg version <name>`',
    ],
    [
      { collections: [{ name: 'api', path: 'api', routeBasePath: 'api' }] },
      'The docs folder `api` does not exist, so `collections[0]` has no pages.',
      '`path` of the collection',
    ],
  ])(
    'A: a missing folder names the option that asks for it: %j',
    async (options, message, help) => {
      write({ 'docs/a.md': '' })
      const { diagnostics } = await read(options)
      expect(diagnostics.map((one) => one.message)).toEqual([message])
      expect(diagnostics[0]?.help).toContain(help)
    },
  )
})

describe('doc sets', () => {
  it('D1: are versions times locales, each with its own folder and address', async () => {
    write({ 'docs/a.md': '', 'v1/a.md': '', 'i18n/fr/a.md': '', 'i18n/fr/version-1.0/a.md': '' })
    const { variants, sources } = await read({
      versions: [
        { name: 'current', label: 'Next' },
        { name: '1.0', label: '1.0', path: '1.0', docsPath: 'v1' },
      ],
      locales: [
        { code: 'en', label: 'English' },
        { code: 'fr', label: 'Français', path: 'fr' },
      ],
    })
    expect(variants.map(({ folder, urlPrefix }) => `${folder} ${urlPrefix}`)).toEqual([
      'docs /',
      'i18n/fr /fr/',
      'v1 /1.0/',
      'i18n/fr/version-1.0 /fr/1.0/',
      'pages /',
      'i18n/fr.pages /fr/',
    ])
    expect(sources.map(({ path }) => path)).toEqual([
      'docs/a.md',
      'i18n/fr/a.md',
      'v1/a.md',
      'i18n/fr/version-1.0/a.md',
    ])
  })
})

describe('assets', () => {
  it('P7: static files keep their path, files beside pages get a name of their contents', async () => {
    write({
      'static/img/a.png': onePixel,
      'static/.nojekyll': '',
      'docs/b/c.png': onePixel,
      'docs/a.md': '',
    })
    const { assets } = await read()
    expect(
      assets.map((file) => [
        file.source,
        ...('refused' in file ? [] : [file.output, file.size?.width]),
      ]),
    ).toEqual([
      ['static/.nojekyll', '.nojekyll', undefined],
      ['docs/b/c.png', expect.stringMatching(/^assets\/c-[\da-f]{8}\.png$/), 1],
      ['static/img/a.png', 'img/a.png', 1],
    ])
  })

  it.each(['_category_.JSON', '_category_.Yml', '_category_.YAML'])(
    'category files have extensions in every letter case: %s',
    async (name) => {
      write({ [`docs/a/${name}`]: '{"label":"A"}' })
      expect((await read()).categories.map(({ docPath }) => docPath)).toEqual([`a/${name}`])
    },
  )

  it('category files are read, not copied', async () => {
    write({ 'docs/a/_category_.json': '{}', 'docs/b/_category_.yml': 'label: B' })
    const { categories, assets } = await read()
    expect(categories.map(({ docPath, contents }) => [docPath, contents])).toEqual([
      ['a/_category_.json', '{}'],
      ['b/_category_.yml', 'label: B'],
    ])
    expect(assets).toEqual([])
  })
})

describe('toGlobMatcher', () => {
  it.each([
    ['**/*.{md,mdx}', 'a/b.mdx', true],
    ['**/*.{md,mdx}', 'b.md', true],
    ['*.md', 'a/b.md', false],
    ['**/_*/**', 'a/_b/c/d.md', true],
    ['**/_*', '_a.md', true],
    ['a?[bc][!d].md', 'axbe.md', true],
    ['a?[bc][!d].md', 'axbd.md', false],
    ['a.md', 'axmd', false],
    ['rtk-query/**', 'rtk-query/a/b.md', true],
    ['./a.md', 'a.md', true],
    ['**/*.md', '.hidden/.a.md', true],
    ['(group)/*.md', '(group)/a.md', true],
    ['a(b|c).md', 'a(b|c).md', true],
    ['a(b|c).md', 'ab.md', false],
    ['!a.md', 'b.md', false],
    ['', '', false],
    ['A.md', 'a.md', false],
    ['https://example.com/**', 'https://example.com/a/b', true],
  ])('%s on %s is %s', (pattern, path, expected) => {
    expect(toGlobMatcher([pattern])(path)).toBe(expected)
  })
})
