import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { hashTree } from '../../helpers/tree-hash.ts'

type Kind = 'redirects' | 'rules'

/** Two versions, a collection, a blog and Markdown pages in three languages, of which one has no docs. */
const filesOf = (kind: Kind): Readonly<Record<string, string>> => ({
  'site.config.mjs': `export default {
  title: 'Kit', url: 'https://kit.example', baseUrl: '/docs/',
  docs: { showLastUpdateTime: false },
  versions: [{ name: '2', label: '2', docsPath: 'docs' }, { name: '1', label: '1', path: '1' }],
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', fallback: '${kind}' },
    { code: 'ar', label: 'العربية', path: 'ar', fallback: '${kind}', direction: 'rtl' },
  ],
  collections: [{ name: 'tips', path: 'tips', routeBasePath: 'tips' }],
  blog: {},
  search: { provider: 'embedded' },
  hostFiles: ['vercel', 'nginx', 'nginx-redirects', 'caddy'],
  inventories: ['anchors'],
}
`,
  'docs/start.md': '# Start\n\nText.\n',
  'docs/guide/_category_.json': '{ "label": "Guide", "position": 2 }\n',
  'docs/guide/setup.md':
    '---\nredirect_from: [/first]\n---\n\n# Setup\n\nWater.\n\n## Install\n\nFire.\n',
  'docs/guide/use.md': '# Use\n\nSee [setup](./setup.md#install).\n',
  'docs/moved.md': '---\nslug: /other/place\n---\n\n# Moved\n\nText.\n',
  'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\nText.\n',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n\nText.\n',
  'i18n/de/guide/use.mdx':
    '# Nutzen\n\n[Datei](./setup.md#install), [URL](/guide/setup), [alt](/de/guide/setup#install)\n',
  'i18n/de/draft.md': '# Entwurf\n\nText.\n',
  'versioned_docs/version-1/index.md': '# Old home\n\nText.\n',
  'versioned_docs/version-1/gone.md': '# Gone\n\nText.\n',
  'i18n/de/version-1/index.md': '# Alte Startseite\n\nText.\n',
  'tips/one.md': '# One\n\nText.\n',
  'blog/2026-01-02-hello.md': '# Hello\n\nText.\n',
  'pages/index.md': '# Welcome\n\nText.\n',
})

/** Where readers of each language are sent from, and to. */
const expected: readonly (readonly [from: string, to: string, locale: string])[] = [
  ['/docs/de/guide/setup', '/docs/guide/setup', 'de'],
  ['/docs/de/start', '/docs/start', 'de'],
  ['/docs/de/hidden', '/docs/hidden', 'de'],
  ['/docs/de/other/place', '/docs/other/place', 'de'],
  ['/docs/de/1/gone', '/docs/1/gone', 'de'],
  ['/docs/de/tips/one', '/docs/tips/one', 'de'],
  ['/docs/ar/guide/setup', '/docs/guide/setup', 'ar'],
  ['/docs/ar/guide/use', '/docs/guide/use', 'ar'],
  ['/docs/ar/start', '/docs/start', 'ar'],
  ['/docs/ar/hidden', '/docs/hidden', 'ar'],
  ['/docs/ar/other/place', '/docs/other/place', 'ar'],
  ['/docs/ar/1', '/docs/1', 'ar'],
  ['/docs/ar/1/gone', '/docs/1/gone', 'ar'],
  ['/docs/ar/tips/one', '/docs/tips/one', 'ar'],
]

async function build(kind: Kind) {
  const { siteDir, run } = await builtSite(filesOf(kind))
  expect(run).toMatchObject({ exitCode: 0, stderr: '' })
  const files = hashTree(join(siteDir, 'build'))
  const read = async (path: string) => readFile(join(siteDir, 'build', path), 'utf8')
  return { files, read, siteDir }
}

const pageOf = (url: string): string => `${url.replace('/docs/', '')}/index.html`

it('hosts without rules get a small page for each doc that is not translated', async () => {
  const { files, read } = await build('redirects')
  for (const [from, to, locale] of expected) {
    const page = await read(pageOf(from))
    expect(page).toContain(`<html lang="${locale}"`)
    expect(page).toContain(`<link rel="canonical" href="https://kit.example${to}">`)
    expect(page).toContain(`hreflang="en" href="https://kit.example${to}">`)
    expect(page).toContain(`content="0; url=${to}#untranslated-${locale}"`)
    expect(page).toContain(
      `<a href="${to}#untranslated-${locale}" lang="en" hreflang="en">English</a>`,
    )
    expect(Buffer.byteLength(page)).toBeLessThan(1200)
  }
  expect(await read('de/guide/setup/index.html')).toContain('noch nicht übersetzt')
  expect(await read('_redirects')).not.toContain('untranslated')
  expect([...files.keys()].filter((path) => path.startsWith('de/draft/'))).toHaveLength(1)
})

it('hosts with rules get a line in place of a file for each doc that is not translated', async () => {
  const { files, read } = await build('rules')
  const lines = (await read('_redirects')).split('\n').filter((line) => line.includes('untransl'))
  expect(lines.toSorted()).toEqual(
    expected.map(([from, to, locale]) => `${from} ${to}#untranslated-${locale} 302`).toSorted(),
  )
  const vercel = JSON.parse(await read('vercel.json'))
  expect(vercel.redirects).toHaveLength(expected.length)
  const nginx = await read('nginx-redirects.conf')
  const caddy = await read('headers.caddy')
  for (const [from, to, locale] of expected) {
    const target = `${to}#untranslated-${locale}`
    expect(vercel.redirects).toContainEqual({ source: from, destination: target, permanent: false })
    expect(nginx).toContain(`"${from}" "${to}$is_args$args#untranslated-${locale}";`)
    expect(caddy).toContain(`"${from}" "${to}" "#untranslated-${locale}"`)
    expect(files.has(pageOf(from))).toBe(false)
  }
})

it.each<Kind>(['redirects', 'rules'])(
  'every output of a site without copies names the originals (%s)',
  async (kind) => {
    const { read } = await build(kind)
    const use = await read('de/guide/use/index.html')
    const links = [...use.matchAll(/<a href="([^"]*)"[^>]*>(?:Datei|URL|alt)</g)].map(
      ([, to]) => to,
    )
    expect(links).toEqual([
      '/docs/guide/setup#install',
      '/docs/guide/setup',
      '/docs/guide/setup#install',
    ])
    // The sidebar and the neighbors contain the whole guide.
    expect(use).toMatch(/<a[^>]*href="\/docs\/guide\/setup"[^>]*>(?:<[^>]*>)*Setup/)
    const setup = await read('guide/setup/index.html')
    expect(setup).not.toMatch(/<link rel="alternate" hreflang/)
    expect(setup).toMatch(/<p class="notice" id="untranslated-ar" lang="ar" dir="rtl" hidden="">/)
    expect(setup).toMatch(
      /id="untranslated-de" lang="de"[^>]*>Diese Seite ist noch nicht übersetzt/,
    )
    expect(await read('guide/use/index.html')).not.toContain('id="untranslated-de"')

    const sitemap = await read('sitemap.xml')
    expect(sitemap).toContain('<loc>https://kit.example/docs/de/guide/use</loc>')
    expect(sitemap).not.toMatch(/\/de\/guide\/setup|\/ar\/guide/)

    const routes = JSON.parse(await read('routes.json'))
    const paths = routes.docs.map(({ path }: { path: string }) => path)
    expect(paths).toContain('/docs/de/guide/use')
    for (const [from, to] of expected) {
      expect(paths).not.toContain(from)
      expect(routes.redirects).toContainEqual({ from, to })
    }
    expect(routes.redirects).toContainEqual({ from: '/docs/de/first', to: '/docs/guide/setup' })
    expect(JSON.parse(await read('anchors.json')).redirects).toContainEqual({
      from: '/docs/de/guide/setup',
      to: '/docs/guide/setup',
    })

    const search = await read('search-2.de.json')
    for (const found of ['/docs/de/guide/use', '/docs/guide/setup', 'Setup', 'Install'])
      expect(search).toContain(found)
    expect(search).not.toMatch(/Hidden|Draft/)
    const [texts = ''] = /assets\/search-texts[^"]*/.exec(search) ?? []
    expect(await read(texts)).not.toMatch(/Water|Fire/)

    const list = await read('de/llms.txt')
    expect(list).toContain('https://kit.example/docs/de/guide/use.md')
    expect(list).toContain('https://kit.example/docs/guide/setup.md')

    // Posts and Markdown pages stay copies, because lists of posts show their text.
    expect(await read('de/blog/2026/01/02/hello/index.html')).toContain('noch nicht übersetzt')
    expect(await read('de/index.html')).toContain('Welcome')
  },
)

it('parts of a site without copies join to the bytes of one build', async () => {
  const { files, siteDir: whole } = await build('redirects')
  const siteDir = await siteOf(filesOf('redirects'))
  for (const locale of ['en', 'de', 'ar'])
    expect(
      await runCli(['build', '--only', `*/${locale}`, '--out-dir', `parts/${locale}`], {
        cwd: siteDir,
      }),
    ).toMatchObject({ exitCode: 0 })
  expect(await runCli(['join', 'parts'], { cwd: siteDir })).toMatchObject({
    exitCode: 0,
    stderr: '',
  })
  expect(whole).not.toBe(siteDir)
  expect(hashTree(join(siteDir, 'build'))).toEqual(files)
})

it('a lock holds while translations come and go, and a frozen version has no copies', async () => {
  const siteDir = await siteOf(filesOf('rules'))
  const check = async (...more: string[]) => runCli(['check', ...more], { cwd: siteDir })
  await writeFile(
    join(siteDir, 'i18n/de/moved.md'),
    '---\nslug: /other/place\n---\n\n# Umgezogen\n\nText.\n',
  )
  expect(await check('--update-lock')).toMatchObject({ exitCode: 0 })
  await writeFile(
    join(siteDir, 'i18n/de/moved.md'),
    '---\ndraft: true\n---\n\n# Umgezogen\n\nText.\n',
  )
  expect(await check()).toMatchObject({ exitCode: 0, stderr: '' })
  const frozen = await runCli(['version', '1', '--freeze'], { cwd: siteDir })
  expect(frozen.stdout).toContain('Kept the articles of 3 pages')
})
