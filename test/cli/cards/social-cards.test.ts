import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openEntry } from '../../../cli/cache/sealed-entry.ts'
import { startCacheServer } from '../../helpers/cache-server.ts'
import { cardSite, installCards } from '../../helpers/card-site.ts'
import { type CliRun, runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const config = (options: string): string =>
  (cardSite['site.config.ts'] ?? '').replace('socialCards: true', options)

async function build(
  files: Readonly<Record<string, string>> = {},
): Promise<{ readonly siteDir: string; readonly run: CliRun }> {
  const siteDir = await siteOf({ ...cardSite, ...files })
  installCards(siteDir)
  return { siteDir, run: await runCli(['build', siteDir]) }
}

const read = (siteDir: string, path: string): string =>
  readFileSync(join(siteDir, 'build', path), 'utf8')
const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
/** Hashes of the cards by name. */
const cardsOf = (siteDir: string): ReadonlyMap<string, string> => {
  const folder = join(siteDir, 'build/assets')
  const names = readdirSync(folder).filter((name) => /^card-\w+\.png$/.test(name))
  return new Map(
    names.toSorted().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  )
}

describe('social cards', () => {
  it('R7: every page that sets no image has one, with its size and a text', async () => {
    const { siteDir, run } = await build()
    expect(run.exitCode, run.stderr).toBe(0)
    expect(run.stderr).toBe('')
    const html = read(siteDir, 'guide/setup/index.html')
    const url = metaOf(html, 'og:image') ?? ''
    expect(url).toMatch(/^https:\/\/kit\.example\/docs\/assets\/card-[\da-f]{16}\.png$/)
    expect(metaOf(html, 'twitter:image')).toBe(url)
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(html, 'og:image:width')).toBe('1200')
    expect(metaOf(html, 'og:image:height')).toBe('630')
    expect(metaOf(html, 'og:image:alt')).toBe('Set up a store – Guide – Kit')
    expect(metaOf(html, 'twitter:image:alt')).toBe('Set up a store – Guide – Kit')
    const png = readFileSync(join(siteDir, 'build', url.replace('https://kit.example/docs/', '')))
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(200_000)
    // Its own image wins, and pages that are not for readers have that of the site.
    const own = read(siteDir, 'own/index.html')
    expect(metaOf(own, 'og:image')).toBe('https://kit.example/docs/own.png')
    expect(metaOf(own, 'og:image:width')).toBeUndefined()
    expect(metaOf(read(siteDir, '404.html'), 'og:image')).toBe('https://kit.example/docs/site.png')
    expect(cardsOf(siteDir).size).toBe(2)
  })

  it('R7: P10: has the same bytes in every folder and with every state of the cache', async () => {
    const [one, other] = [await build(), await build()]
    const first = cardsOf(one.siteDir)
    expect([...cardsOf(other.siteDir)]).toEqual([...first])
    // A renderer that can't draw shows that cards of the last build are not drawn again.
    const core = join(one.siteDir, 'node_modules/@takumi-rs/core')
    const manifest = readFileSync(join(core, 'package.json'), 'utf8')
    rmSync(core)
    const broken = {
      'package.json': JSON.stringify({ ...JSON.parse(manifest), exports: './index.js' }),
      'index.js': "throw new Error('loaded')\n",
    }
    const { mkdirSync } = await import('node:fs')
    mkdirSync(core)
    for (const [name, text] of Object.entries(broken)) writeFileSync(join(core, name), text)
    // The version of the package is part of what a card is made from, so it has to stay.
    writeFileSync(
      join(core, 'package.json'),
      manifest.replace(/"exports": \{[^]*?\n {2}\}/, '"exports": "./index.js"'),
    )
    const edited = join(one.siteDir, 'docs/guide/setup.md')
    writeFileSync(edited, '# Set up a store\n\nOther text.\n')
    const again = await runCli(['build', one.siteDir])
    expect(again.stderr).toBe('')
    expect([...cardsOf(one.siteDir)]).toEqual([...first])
    writeFileSync(edited, '# Set up two stores\n')
    const failed = await runCli(['build', one.siteDir])
    expect(failed.exitCode).toBe(1)
    expect(failed.stderr).toMatch(/social-card-failed[^]*can’t be drawn: loaded/)
  })

  it('R7: draws the component of the site, and reports what can’t be read on it', async () => {
    const card = `export default function Card({ title, section, site, kind }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '1200px', height: '630px', background: '#ffffff' }}>
      <img src="/icon.svg" style={{ width: '40px', height: '40px' }} />
      <span style={{ color: '#dddddd', fontSize: '60px' }}>{title}</span>
      <span style={{ color: '#111111', fontSize: '60px', whiteSpace: 'nowrap' }}>{\`\${section} of \${site.title} in \${site.host}, a \${kind} with much more text\`}</span>
    </div>
  )
}
`
    const { run, siteDir } = await build({
      'card.jsx': card,
      'site.config.ts': config("socialCards: { component: 'card.jsx', maxBytes: 10 }"),
    })
    expect(run.exitCode, run.stderr).toBe(0)
    expect(run.stderr).toMatch(
      /card\.jsx:1:1 {2}warning {2}social-card-contrast\n.*\/guide\/setup\/.* text `Set up a store` with a contrast of 1\.\d/,
    )
    expect(run.stderr).toMatch(/social-card-text\n.*cuts off the text `Guide of Kit/)
    expect(run.stderr).toMatch(/social-card-size\n.* kB; the limit is 0 kB/)
    expect(cardsOf(siteDir).size).toBe(2)
    // Findings of cards that are in the cache are reported again.
    expect((await runCli(['build', siteDir])).stderr).toBe(run.stderr)
  })

  it.each([
    [
      'a component that throws',
      { 'card.jsx': 'export default () => { throw new Error("No title") }\n' },
      /card\.jsx:1:1 {2}error {2}social-card-failed\n.*can’t be drawn: No title\.\n {4}at .*\(?card\.jsx:1:30\)?\n {2}Fix/,
    ],
    [
      'a file that throws',
      { 'card.jsx': 'export default () => <p>a</p>\nthrow new Error("No title")\n' },
      /cannot be used for social cards: No title\.\n {4}at card\.jsx:2:7\n {2}Export/,
    ],
    [
      'an image that is missing',
      { 'card.jsx': 'export default () => <img src="/gone.png" />\n' },
      /the image `\/gone\.png` of the card is not a file/,
    ],
    [
      'an image of another site',
      { 'card.jsx': 'export default () => <img src="https://a.example/a.png" />\n' },
      /the image `https:\/\/a\.example\/a\.png` of the card is not a file/,
    ],
    [
      'a file without a component',
      { 'card.jsx': 'export const card = 1\n' },
      /card\.jsx:1:1 {2}error {2}social-card-failed/,
    ],
  ])('R7: stops the build for %s', async (_name, files, expected) => {
    const { run } = await build({
      ...files,
      'site.config.ts': config("socialCards: { component: 'card.jsx' }"),
    })
    expect(run.exitCode).toBe(1)
    expect(run.stderr).toMatch(expected)
  })

  it('R7: says what is missing: the package, the URL of the site, a font', async () => {
    const bare = await runCli(['build', await siteOf(cardSite)])
    expect(bare.exitCode).toBe(1)
    expect(bare.stderr).toMatch(/site\.config\.ts:4:3 {2}error {2}social-card-package/)
    expect(bare.stderr).toContain('npm install --save-dev @takumi-rs/core')
    const noUrl = await build({
      'site.config.ts': config('socialCards: true').replace("url: 'https://kit.example', ", ''),
    })
    expect(noUrl.run.stderr).toMatch(/site\.config\.ts:4:3 {2}error {2}social-card-url/)
    const noFont = await build({
      'site.config.ts': config("socialCards: { fonts: ['@fontsource/none'] }"),
    })
    expect(noFont.run.stderr).toMatch(
      /`socialCards\.fonts` contains `@fontsource\/none`, a package that is not installed\.\n {2}Run `npm install @fontsource\/none`/,
    )
  })

  it('R7: reports letters that the built-in font does not have', async () => {
    const { run } = await build({ 'docs/guide/setup.md': '# ストア\n\nText.\n' })
    expect(run.exitCode, run.stderr).toBe(0)
    expect(run.stderr).toMatch(
      /docs\/guide\/setup\.md:1:1 {2}warning {2}social-card-text\n.*contains `ス`/,
    )
  })
})

it('R7: sends no card to a shared cache, because no build would fetch it', async () => {
  const server = await startCacheServer()
  const { run } = await build({
    'site.config.ts': config(`socialCards: true, cache: { remote: { url: '${server.url}' } }`),
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const seal = { secret: '', maxBytes: 50_000_000 }
  const values = await Promise.all(
    [...server.entries].map(([path, entry]) => openEntry(basename(path), entry, seal)),
  )
  expect(values.length).toBeGreaterThan(2)
  expect(values.filter((value) => Buffer.from(value ?? []).includes('PNG'))).toEqual([])
})
