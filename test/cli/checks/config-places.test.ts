import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const page = '# A\n\n```ts\nconst a: number = 1\n```\n'

/** What a config asks for and the site lacks; `at`: the option that says so. */
const rows = [
  {
    rule: 'search-tests',
    config: "search: { provider: 'embedded', tests: { file: 'no.json' } }",
    at: 'file',
  },
  { rule: 'agent-tests', config: "llms: { tests: { file: 'no.json' } }", at: 'file' },
  {
    rule: 'agent-tests',
    config: "llms: { pages: false, tests: { file: 'package.json' } }",
    at: 'tests',
  },
  { rule: 'html-missing', config: 'checks: { html: true }', at: 'html' },
  { rule: 'sample-no-compiler', config: 'checks: { samples: true }', at: 'samples' },
  { rule: 'no-pages', config: "docs: { path: 'empty' }", at: 'path' },
] as const

describe('a finding about what the config asks for', () => {
  it.each(rows)('names the line and column of the option: $rule of $config', async (row) => {
    const siteDir = await siteOf({
      'site.config.mjs': `export default {\n  ${row.config},\n}\n`,
      'docs/index.md': page,
      'package.json': '{}\n',
    })
    await mkdir(join(siteDir, 'empty'))
    await writeFile(join(siteDir, 'empty/.keep'), '')
    const { stdout } = await runCli(['check', siteDir, '--format', 'json'])
    const { diagnostics } = JSON.parse(stdout)
    const places = diagnostics
      .filter(({ rule }: { rule: string }) => rule === row.rule)
      .map(({ file, line, column }: Readonly<Record<string, unknown>>) => [file, line, column])
    const column = `  ${row.config}`.search(new RegExp(`\\b${row.at}:`)) + 1
    expect(places).toEqual([['site.config.mjs', 2, column]])
  })
})
