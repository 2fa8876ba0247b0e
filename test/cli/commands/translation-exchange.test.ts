import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const config = `export default {
  url: 'https://x.example',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', fallback: true },
    { code: 'fr', label: 'Français', path: 'fr', fallback: true },
  ],
}
`

async function createSite() {
  const siteDir = await siteOf({
    'docs/index.md': '---\ntitle: Home\n---\n\nHello.\n\n## Install\n\nRun it.\n',
    'docs/use.md': '# Use\n\nCall it.\n',
    'i18n/de/use.md': '# Benutzen\n\nRufe es auf.\n',
    'site.config.ts': config,
  })
  const file = (path: string) => join(siteDir, path)
  return {
    read: async (path: string) => readFile(file(path), 'utf8'),
    has: (path: string) => existsSync(file(path)),
    edit: async (path: string, ...changes: readonly (readonly [string, string])[]) => {
      const text = await readFile(file(path), 'utf8')
      await writeFile(
        file(path),
        changes.reduce((one, [from, to]) => one.replace(from, to), text),
      )
    },
    run: async (...flags: readonly string[]) =>
      runCli(['translations', siteDir, '--locale', 'de', ...flags]),
    exported: (name: string) => file(name),
    siteDir,
  }
}

describe.each([
  [
    'texts.xlf',
    (source: string, target: string): readonly [string, string] => [
      `<source>${source}</source>`,
      `<source>${source}</source><target>${target}</target>`,
    ],
  ],
  [
    'texts.json',
    (source: string, target: string): readonly [string, string] => [
      `"source": ${JSON.stringify(source)}`,
      `"source": ${JSON.stringify(source)}, "target": ${JSON.stringify(target)}`,
    ],
  ],
])('%s', (name, toTarget) => {
  it('goes to a service and back: new pages, then only what has changed', async () => {
    const { run, read, edit, exported } = await createSite()
    await run('--update-lock')
    const file = exported(name)
    const first = await run('--export', file, '--changed')
    expect(first.stdout).toContain(`Wrote 2 sections of 1 page to \`${name}\`.`)

    // The service returns one of the two sections.
    await edit(name, toTarget('Home', 'Start'), toTarget('Hello.', 'Hallo.'))
    const partial = await run('--import', file)
    expect([partial.exitCode, partial.stdout.trim()]).toEqual([
      0,
      'Imported 1 section into 1 page of `de`.',
    ])
    expect(await read('i18n/de/index.md')).toMatch(
      /# Remove this line[^]*title: Start[^]*Hallo\.\n\n## Install\n\nRun it\.\n$/,
    )
    expect((await run()).stdout).toContain('missing   i18n/de/index.md')

    // The original has changed since, so what comes back is older than it.
    await edit('docs/index.md', ['Run it.', 'Run it twice.'])
    await edit(name, toTarget('## Install\n\nRun it.', '## Installieren\n\nStarte es.'))
    expect((await run('--import', file)).stdout).toContain('Imported 1 section')
    expect(await read('i18n/de/index.md')).toBe(
      '---\ntitle: Start\n---\n\nHallo.\n\n## Installieren\n\nStarte es.\n',
    )
    const state = await run()
    expect(state.stdout).toContain('de: 2 of 2 pages translated, with 1 stale section.')

    expect((await run('--export', file, '--changed')).stdout).toContain('Wrote 1 section of 1 page')
    expect(await read(name)).toContain('Starte es.')
    expect(await read(name)).toContain('stale')
    await edit(name, ['Starte es.', 'Starte es zweimal.'])
    await run('--import', file)
    expect((await run('--strict')).exitCode).toBe(0)
    expect((await run('--export', file, '--changed')).stdout).toContain('Wrote 0 sections')
  })
})

it('imports a page that a service has divided into two files of the same name', async () => {
  const { run, read, edit, exported } = await createSite()
  await run('--export', exported('a.json'))
  const { pages, ...rest } = JSON.parse(await read('a.json'))
  const translate = (target: string, key: string) =>
    pages[0].sections
      .filter((section: { key: string }) => (section.key === '') === (key === ''))
      .map((section: { parts: object[] }) => ({
        ...section,
        parts: section.parts.map((part) => ({ ...part, target })),
      }))
  const divided = ['Start', '## Installieren'].map((target, index) => ({
    original: 'docs/index.md',
    sections: translate(target, index === 0 ? '' : 'install'),
  }))
  await edit('a.json', [await read('a.json'), JSON.stringify({ ...rest, pages: divided })])
  expect((await run('--import', exported('a.json'))).stdout).toContain(
    'Imported 2 sections into 1 page of `de`.',
  )
  expect(await read('i18n/de/index.md')).toBe(
    '---\ntitle: Start\n---\n\nStart\n\n## Installieren\n',
  )
})

it('names what is not imported and imports the rest', async () => {
  const { run, read, edit, exported } = await createSite()
  await run('--export', exported('a.json'))
  await edit(
    'a.json',
    ['"original": "docs/use.md"', '"original": "../use.md"'],
    ['"source": "Home"', '"source": "Home", "target": "Start"'],
    ['"source": "Hello."', '"source": "Hello.", "target": "# Hallo"'],
  )
  const { exitCode, stdout, stderr } = await run('--import', exported('a.json'))
  expect(exitCode).toBe(1)
  expect(stderr).toContain('`../use.md` was not imported: the site has no such page.')
  expect(stderr).toContain(
    'section `introduction` of `docs/index.md` was not imported: it has a heading',
  )
  expect(stdout).toContain('Imported 0 sections into 0 pages')
  expect(await read('i18n/de/use.md')).toBe('# Benutzen\n\nRufe es auf.\n')
})

it.each([
  [['--export', 'a.txt'], 'must end with `.xlf`'],
  [['--export', 'a.xlf', '--import', 'a.xlf'], 'can’t be used together'],
  [['--changed'], 'needs `--export <file>`'],
  [['--export', 'a.xlf', '--write'], '`--write` has no effect with `--export`'],
  [['--import', 'a.xlf', '--update-lock'], '`--update-lock` has no effect with `--import`'],
])('%j is a usage error', async (flags, text) => {
  const { exitCode, stderr } = await runCli(['translations', ...flags])
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(text)])
})

it('needs one language, a file that exists, and texts of that language', async () => {
  const { run, exported, siteDir, edit } = await createSite()
  const both = await runCli(['translations', siteDir, '--export', exported('a.xlf')])
  expect([both.exitCode, both.stderr]).toEqual([
    2,
    expect.stringContaining('name it with `--locale`: `de`, `fr`'),
  ])
  expect((await run('--import', exported('none.xlf'))).stderr).toContain('`none.xlf` can’t be read')
  await run('--export', exported('a.xlf'))
  await edit('a.xlf', ['trgLang="de"', 'trgLang="fr"'])
  expect((await run('--import', exported('a.xlf'))).stderr).toContain('texts for the language `fr`')
  await edit('a.xlf', ['</xliff>', ''])
  const broken = await run('--import', exported('a.xlf'))
  expect(broken.stderr).toMatch(/a\.xlf:\d+:\d+ can’t be imported: unclosed tag/)
})
