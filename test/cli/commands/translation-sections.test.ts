import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const config = `export default {
  url: 'https://x.example',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', fallback: true },
  ],
}
`
const original = '# Home\n\nHello.\n\n## Install\n\nRun it.\n\n## Use\n\nCall it.\n'
const translation =
  '# Start\n\nHallo.\n\n## Installieren\n\nStarte es.\n\n## Benutzen\n\nRufe es auf.\n'

async function createSite() {
  const siteDir = await siteOf({
    'docs/index.md': original,
    'i18n/de/index.md': translation,
    'site.config.ts': config,
  })
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: siteDir,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    })
  const commit = (day: number) => {
    git(`2026-01-0${day}T00:00:00Z`, 'add', '-A')
    git(`2026-01-0${day}T00:00:00Z`, 'commit', '-qm', 'a')
  }
  git('2026-01-01T00:00:00Z', 'init', '-q')
  commit(1)
  const edit = async (path: string, from: string, to: string) => {
    const file = join(siteDir, path)
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
  }
  const run = async (...flags: readonly string[]) => runCli(['translations', siteDir, ...flags])
  const check = async () => {
    const { stdout } = await runCli([
      'check',
      siteDir,
      '--format',
      'json',
      '--only',
      'translations',
    ])
    const found: { rule: string; file: string; line: number }[] = JSON.parse(stdout).diagnostics
    return found.map(({ rule, file, line }) => `${rule} ${file}:${line}`)
  }
  return { siteDir, commit, edit, run, check }
}

it('adopts from git which original each section was translated from, and lists stale ones with the difference', async () => {
  const { commit, edit, run, check } = await createSite()
  await edit('docs/index.md', 'Run it.', 'Start it.')
  await edit('docs/index.md', 'Call it.', 'Call it twice.')
  commit(2)
  // One of the two changes is translated.
  await edit('i18n/de/index.md', 'Rufe es auf.', 'Rufe es zweimal auf.')
  commit(3)
  expect(await check()).toEqual([])

  const adopted = await run('--update-lock', '--diff')
  expect(adopted.stdout).toContain('Wrote `translations.lock.json` with 1 page: 1 of them new.')
  expect(adopted.stdout).toContain('de: 1 of 1 page translated, with 1 stale section.')
  expect(adopted.stdout).toContain(
    '  stale     i18n/de/index.md:5 (`install` in docs/index.md:5)\n            - Run it.\n            + Start it.',
  )
  expect(adopted.stdout).not.toContain('outdated')
  expect(await check()).toEqual(['stale-translation i18n/de/index.md:5'])
  expect((await run('--strict')).exitCode).toBe(1)

  await edit('i18n/de/index.md', 'Starte es.', 'Beginne damit.')
  const updated = await run('--update-lock', '--strict')
  expect([updated.exitCode, updated.stdout]).toEqual([
    0,
    expect.stringContaining('de: 1 of 1 page translated.'),
  ])
  expect(await check()).toEqual([])
})

it('reports missing and extra sections, keeps stale ones until they are accepted, and refuses a damaged lock', async () => {
  const { siteDir, edit, run, check } = await createSite()
  await run('--update-lock')
  await edit('docs/index.md', '## Install\n\nRun it.\n\n', '')
  await edit('docs/index.md', 'Call it.', 'Call it twice.\n\n## Stop\n\nEnd it.')
  const expected = [
    'missing-translation i18n/de/index.md:1',
    'extra-translation i18n/de/index.md:5',
    'stale-translation i18n/de/index.md:9',
  ]
  expect(await check()).toEqual(expected)
  const listed = await run()
  expect(listed.stdout).toContain('  missing   i18n/de/index.md (`stop` in docs/index.md:9)')
  expect(listed.stdout).toContain(
    '  extra     i18n/de/index.md:5 (`install` is not in docs/index.md)',
  )

  await edit('i18n/de/index.md', '## Installieren\n\nStarte es.\n\n', '')
  await edit('i18n/de/index.md', 'Rufe es auf.\n', 'Rufe es auf.\n\n## Stoppen\n\nBeende es.\n')
  await run('--update-lock')
  expect(await check()).toEqual(['stale-translation i18n/de/index.md:5'])
  await run('--update-lock', '--accept')
  expect(await check()).toEqual([])

  await writeFile(join(siteDir, 'translations.lock.json'), '{}')
  expect(await check()).toEqual(['unreadable-translations translations.lock.json:1'])
  expect((await run('--update-lock')).exitCode).toBe(1)
})
