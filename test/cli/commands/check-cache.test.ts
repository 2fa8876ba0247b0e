import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

/** A validator that finds `<marquee>` and writes a line for each page it was asked about. */
const validator = `const { appendFileSync } = require('node:fs')
exports.StaticConfigLoader = class {}
exports.HtmlValidate = class {
  validateStringSync(html) {
    appendFileSync(__dirname + '/asked.txt', 'page\\n')
    const column = html.indexOf('<marquee') + 1
    const message = { ruleId: 'deprecated', message: 'marquee', line: 1, column }
    return { results: [{ messages: column > 0 ? [message] : [] }] }
  }
}
`
const site = {
  'site.config.ts': `export default {
    markdown: { rawHtml: 'trust' },
    search: { provider: 'embedded', tests: { file: 'queries.json', minMrr: 1 } },
    checks: { html: true, contrast: true, budgets: { html: 100, nodes: 10 } },
  }\n`,
  'queries.json': JSON.stringify({ all: { harbour: '/', zebra: '/', pilots: '/' } }),
  'docs.lock.json': JSON.stringify({ version: 1, pages: { '/gone/': {} } }),
  'docs/index.md': '# Home\n\nWelcome to the harbour.\n\n<marquee>Ships</marquee>\n',
  'docs/pilots.md': '# Pilots\n\nCall an hour ahead.\n',
  'node_modules/html-validate/package.json': '{"version":"10.0.0","main":"index.js"}',
  'node_modules/html-validate/index.js': validator,
}

const check = (siteDir: string) => runCli(['check', siteDir, '--format', 'json'])
const countAsked = async (siteDir: string): Promise<number> =>
  (await readFile(join(siteDir, 'node_modules/html-validate/asked.txt'), 'utf8')).split('\n').length

it('P14: check says the same cold, warm and with a cache that is damaged', async () => {
  const siteDir = await siteOf(site)
  const cold = await check(siteDir)
  const rules = JSON.parse(cold.stdout).diagnostics.map(({ rule }: { rule: string }) => rule)
  expect(new Set(rules)).toEqual(
    new Set(['budget-html', 'budget-nodes', 'invalid-html', 'lost-page', 'search-relevance']),
  )
  const asked = await countAsked(siteDir)
  expect(await check(siteDir)).toEqual(cold)
  expect(await countAsked(siteDir), 'pages validated anew').toBe(asked)

  const folder = join(siteDir, '.docs-ssg/cache')
  for (const name of await readdir(folder)) {
    const bytes = await readFile(join(folder, name))
    // Every tenth byte is another one: no value is what it was.
    if (name.startsWith('data-'))
      await writeFile(
        join(folder, name),
        bytes.map((byte, at) => (at % 10 === 0 ? byte ^ 1 : byte)),
      )
  }
  expect(await check(siteDir)).toEqual(cold)
  expect(await countAsked(siteDir)).toBeGreaterThan(asked)
})

it('F7: a validator that fails is one finding, not a stack trace', async () => {
  const siteDir = await siteOf({
    ...site,
    'node_modules/html-validate/index.js': `throw new Error('half installed')\n`,
  })
  const { stdout, stderr } = await check(siteDir)
  const found = JSON.parse(stdout).diagnostics.filter(
    ({ rule }: { rule: string }) => rule === 'html-missing',
  )
  expect(found).toMatchObject([
    { message: "`checks.html` is on, but the site's `html-validate` fails: half installed" },
  ])
  expect(stderr).not.toMatch(/^\s+at /m)
})
