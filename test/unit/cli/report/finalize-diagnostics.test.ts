import { expect, it } from 'vitest'
import { finalizeDiagnostics } from '../../../../cli/report/finalize-diagnostics.ts'
import { reachRules } from '../../../../cli/checks/reach/reach-rules.ts'
import { loadConfig } from '../../../../cli/config/load-config.ts'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import { siteOf } from '../../../helpers/site-of.ts'

async function configOf(options: SiteConfig | Readonly<Record<string, unknown>>) {
  const siteDir = await siteOf({
    'site.config.ts': `export default ${JSON.stringify(options)}\n`,
    'docs/index.md': '# Home\n',
  })
  return loadConfig({ siteDir })
}

it.each([
  ['ignore', []],
  ['log', ['info']],
  ['warn', ['warning']],
  ['error', ['error']],
  ['throw', ['error']],
] as const)(
  'F, S9: `%s` is a severity of every rule and of `onBroken…`',
  async (word, severities) => {
    const loaded = await configOf({
      onBrokenLinks: word,
      onBrokenAnchors: word,
      onBrokenAssets: word,
      onDuplicateIds: word,
      checks: { rules: { 'orphan-page': word } },
    })
    if (loaded.kind === 'invalid') throw new Error('The config must be sound.')
    const { config } = loaded
    expect([config.onBrokenLinks, config.onBrokenAnchors, config.onDuplicateIds]).toEqual(
      Array(3).fill(word),
    )
    const found = finalizeDiagnostics(
      [reachRules['orphan-page'].report({ message: 'No page links to this page.' })],
      config,
    )
    expect(found.map(({ severity }) => severity)).toEqual(severities)
  },
)

it('G1: a word that is no severity is an error that names those that are', async () => {
  const loaded = await configOf({ checks: { rules: { 'orphan-page': 'warning' } } })
  expect(loaded).toMatchObject({
    kind: 'invalid',
    diagnostics: [
      {
        message: expect.stringContaining('"ignore", "log", "warn", "error" or "throw"'),
        place: { path: 'site.config.ts', line: 1 },
      },
    ],
  })
})
