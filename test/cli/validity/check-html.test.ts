import { symlinkSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const config = `export default { markdown: { rawHtml: 'trust' }, checks: { html: true } }\n`
const check = async (siteDir: string) => {
  const run = await runCli(['check', siteDir, '--format', 'json'])
  return { ...run, found: JSON.parse(run.stdout).diagnostics }
}

async function siteWith(page: string): Promise<string> {
  const siteDir = await siteOf({ 'site.config.ts': config, 'docs/index.md': page })
  await mkdir(join(siteDir, 'node_modules'))
  symlinkSync(
    join(process.cwd(), 'node_modules/html-validate'),
    join(siteDir, 'node_modules/html-validate'),
  )
  return siteDir
}

it('F7: checks.html finds what breaks the standard, at the section it stands in; a clean twin has none', async () => {
  const bad = await siteWith('# Start\n\nText.\n\n## Part\n\n<button type="knob">Press</button>\n')
  const { exitCode, found } = await check(bad)
  expect(exitCode).toBe(1)
  expect(found).toMatchObject([
    { rule: 'invalid-html', file: 'docs/index.md', line: 5, column: 1, target: 'index.html' },
  ])
  expect((await check(bad)).found).toEqual(found)
  const good = await siteWith(
    '# Start\n\nText.\n\n## Part\n\n<button type="button">Press</button>\n',
  )
  expect((await check(good)).found).toEqual([])
})

it('F7: checks.html says what to install where the validator is missing', async () => {
  const siteDir = await siteOf({ 'site.config.ts': config, 'docs/index.md': '# Start\n' })
  expect((await check(siteDir)).found).toMatchObject([
    { rule: 'html-missing', hint: 'Install it: `npm install --save-dev html-validate`.' },
  ])
})

it('finds nothing in what the options of code blocks add to a page', async () => {
  const code = ['js {2} showLineNumbers', 'js max-lines=1', 'js collapse', 'js wrap', 'js tab'].map(
    (info) => `\`\`\`${info}\n${'const total = 1\n'.repeat(12)}\`\`\`\n`,
  )
  const others = [
    '```sh npm2yarn\nnpm install counter\n```\n',
    '```js annotate\nconst count = 1 // (1)\n```\n\n1. The start.\n',
  ]
  const siteDir = await siteWith(`# Start\n\n${[...code, ...others].join('\n')}`)
  expect((await check(siteDir)).found).toEqual([])
})
