import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const config = (tests: string): string =>
  `export default { title: 'T', search: { provider: 'embedded', tests: ${tests} } }`
const files = {
  'docs/index.md': '# Home\n\nWelcome to the harbour.\n',
  'docs/pilots.md': '# Pilots\n\n## Ordering a pilot\n\nCall an hour ahead.\n',
}

it('C: check asks the queries of `search.tests` and prints how well they are answered', async () => {
  const tests = { all: { 'order pilots': '/pilots#ordering-a-pilot', harbour: '/' } }
  const siteDir = await siteOf({
    ...files,
    'site.config.ts': config(`{ file: 'queries.json' }`),
    'queries.json': JSON.stringify(tests),
  })
  const run = await runCli(['check', siteDir])
  expect(run.stderr).toContain('Search: 2 queries of `all`, MRR 1.000, success@5 1.000.')
  expect(run.exitCode, run.stderr).toBe(0)
})

it('C: check fails when the floor is not reached, and when the file is missing', async () => {
  const siteDir = await siteOf({
    ...files,
    'site.config.ts': config(`{ file: 'queries.json', minMrr: 1 }`),
    'queries.json': JSON.stringify({ all: { pilots: '/' } }),
  })
  const run = await runCli(['check', siteDir, '--format', 'json'])
  expect(run.exitCode).toBe(1)
  expect(run.stdout).toContain('"rule": "search-relevance"')
  const other = await siteOf({ ...files, 'site.config.ts': config(`{ file: 'gone.json' }`) })
  const missing = await runCli(['check', other])
  expect(missing.exitCode).toBe(1)
  expect(missing.stdout + missing.stderr).toContain('`search.tests.file` names `gone.json`')
})
