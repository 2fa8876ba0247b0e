import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadNativeParser } from '../../../cli/content/native/native-parser.ts'
import { measureCli } from '../../helpers/measure-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

/** Text that costs far more than its length, in a site with one sound page. */
interface Unlucky {
  readonly files: Readonly<Record<string, string | Uint8Array>>
  /** A file that is as large as this; the rest of it is zeros, which take no space on the disk. */
  readonly sparse?: readonly [path: string, bytes: number]
  /** The finding that says why the page, or a part of it, was skipped; undefined if it is not. */
  readonly found?: RegExp
  /** Whether the native parser reads it whole, where remark-parse would need minutes. */
  readonly isNative?: boolean
}

const hasNativeParser = (await loadNativeParser({ math: false })) !== undefined
const ticks = '```'
const pageOf = (text: string): Unlucky['files'] => ({ 'docs/index.md': text })
const fence = (language: string, code: string): Unlucky['files'] =>
  pageOf(`# A\n\n${ticks}${language}\n${code}\n${ticks}\n`)
const stopped = /docs\/index\.md:\d+:1 {2}error {2}(?:work-stopped|unreadable-page)/
const uncolored = /docs\/index\.md:[34]:1 {2}warning {2}code-size/

const doubling = Object.fromEntries(
  Array.from({ length: 28 }, (_, index) => {
    const next = `import P from './_p${index + 1}.md'\n\n<P />\n\n<P />\n`
    return [`docs/_p${index}.md`, index === 27 ? 'The end.\n' : next]
  }),
)
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0])
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 2])

const inputs: Readonly<Record<string, Unlucky>> = {
  '80,000 lines without a blank one': { files: pageOf('some words here\n'.repeat(80_000)) },
  '39 kB of `*_~`': { files: pageOf('*_~'.repeat(13_000)), isNative: true },
  '70 kB of `a` and `===`': { files: pageOf('a\n===\n'.repeat(11_700)), isNative: true },
  'a `js` fence of one long word': { files: fence('js', 'a'.repeat(100_000)), found: uncolored },
  'an `html` fence of 180 kB': { files: fence('html', '<a '.repeat(60_000)), found: uncolored },
  'an `html` fence of many lines': {
    files: fence('html', '<a href="x">b</a>\n'.repeat(10_000)),
    found: uncolored,
  },
  'an `md` fence of 180 kB': { files: fence('md', '**a'.repeat(60_000)), found: uncolored },
  'a `ts` fence of 1 MB': {
    files: fence('ts', 'const a: number = 1 // comment\n'.repeat(33_000)),
    found: uncolored,
  },
  '27 partials that each include the next one twice': {
    files: { ...pageOf("import P from './_p0.md'\n\n<P />\n"), ...doubling },
    found: /docs\/index\.md:3:1 {2}error {2}expansion/,
  },
  'partials whose text grows with a prop': {
    files: {
      'docs/index.md': `import P from './_p.md'\n\n<P a="${'x'.repeat(3000)}" />\n`,
      'docs/_p.md': '{a}\n'.repeat(10_000),
    },
    found: /docs\/index\.md:3:1 {2}error {2}expansion/,
  },
  'a damaged PNG of 300 MB': {
    files: { ...pageOf('# A\n\n![a](./a.png)\n'), 'docs/a.png': png },
    sparse: ['docs/a.png', 300_000_000],
    found: /docs\/index\.md:3:1 {2}warning {2}unsized-image/,
  },
  'a damaged JPEG of 300 MB': {
    files: { ...pageOf('# A\n\n![a](/a.jpg)\n'), 'static/a.jpg': jpeg },
    sparse: ['static/a.jpg', 300_000_000],
    found: /docs\/index\.md:3:1 {2}warning {2}unsized-image/,
  },
  '1,000 levels of lists': {
    files: pageOf(
      Array.from({ length: 1000 }, (_, level) => `${'  '.repeat(level)}- a\n`).join(''),
    ),
    found: /docs\/index\.md:101:1 {2}error {2}unreadable-page/,
  },
  'a table of 300 rows and 1,000 columns': {
    files: pageOf(
      `|${'a|'.repeat(1000)}\n|${'-|'.repeat(1000)}\n${`|${'a|'.repeat(1000)}\n`.repeat(300)}`,
    ),
    found: /docs\/index\.md:22:1 {2}error {2}unreadable-page/,
  },
  'a table whose rows are filled up': {
    files: pageOf(`|${'a|'.repeat(1000)}\n|${'-|'.repeat(1000)}\n${'a\n'.repeat(80_000)}`),
    found: /docs\/index\.md:22:1 {2}error {2}unreadable-page/,
  },
  'a table of 20,000 rows': {
    files: pageOf(`| a | b |\n|---|---|\n${'| some | text |\n'.repeat(20_000)}`),
    found: /docs\/index\.md:\d+:1 {2}error {2}unreadable-page/,
  },
  '75 kB of alerts': { files: pageOf('> [!NOTE]\n> a\n\n'.repeat(4700)) },
  'alerts inside each other': { files: pageOf('> [!NOTE]\n'.repeat(7500)) },
  '1 MB of paragraphs': {
    files: pageOf('Some *words* and `code` with a [link](./other.md) in it.\n\n'.repeat(17_000)),
  },
}

it.each(Object.entries(inputs))(
  'P4: %s ends within limits of time and memory, or in a finding',
  async (_, { files, sparse, found, isNative }) => {
    const siteDir = await siteOf({ ...files, 'docs/other.md': '# B\n\n[gone](./gone.md)\n' })
    if (sparse) await truncate(join(siteDir, sparse[0]), sparse[1])
    const run = await measureCli(['check', siteDir, '--no-cache', '--time-limit', '5'])
    expect(run.stdout).toContain('docs/other.md:3:1  error  broken-link')
    if (found) expect(run.stdout).toMatch(found)
    const about = /^docs\/index\.md:.* {2}error {2}(?!broken-anchor).*/m.exec(run.stdout)?.[0]
    if (!found && about !== undefined) expect(about).toMatch(stopped)
    if (isNative && hasNativeParser) expect(about).toBeUndefined()
    expect(run.stdout + run.stderr).not.toMatch(/^\s+at /m)
    expect(run.exitCode).toBe(1)
    expect(run.seconds).toBeLessThan(30)
    expect(run.megabytes).toBeLessThan(1024)
  },
)
