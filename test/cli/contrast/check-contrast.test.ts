import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkContrast } from '../../../cli/checks/contrast/check-contrast.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const theme = ['tokens', 'colors']
  .map((name) => readFileSync(`runtime/styles/${name}.css`, 'utf8'))
  .join('')

it('P32: every colour of our theme and of code is read well, in both modes', () => {
  expect(checkContrast({ css: theme, sources: [] })).toEqual([])
})

it('P32: a pale colour is found in its mode, with the ratio, on every ground', () => {
  const css = `${theme}@media print{:root{--text:#fff}}\n[data-theme='dark']{--syntax-string:#555}`
  expect(checkContrast({ css, sources: [] }).map(({ data }) => data?.actual)).toEqual([
    '--syntax-string --code-ground dark',
    '--syntax-string --mark-highlighted dark',
    '--syntax-string --mark-add dark',
    '--syntax-string --mark-remove dark',
    '--syntax-string --mark-warning dark',
  ])
})

it('F7: checks.contrast points to the line of the site’s own style sheet, and is quiet for a clean twin', async () => {
  const files = {
    'site.config.ts': `export default { customCss: ['custom.css'], checks: { contrast: true } }\n`,
    'docs/index.md': '# Start\n',
  }
  const pale = await siteOf({ ...files, 'custom.css': ':root {\n  --text-quiet: #bbb;\n}\n' })
  const { exitCode, stdout } = await runCli(['check', pale, '--format', 'json'])
  expect(exitCode).toBe(1)
  expect(JSON.parse(stdout).diagnostics[0]).toMatchObject({
    rule: 'low-contrast',
    file: 'custom.css',
    line: 2,
    column: 3,
    target: '--text-quiet --ground light',
    message:
      '`--text-quiet` on `--ground` has a contrast of 1.92 in light mode, but WCAG requires at least 4.5, so many people find it hard to read.',
  })
  const clean = await siteOf({
    ...files,
    'custom.css':
      ':root {\n  --text-quiet: #444;\n}\n[data-theme="dark"] {\n  --text-quiet: #bbb;\n}\n',
  })
  expect((await runCli(['check', clean, '--format', 'json'])).exitCode).toBe(0)
})
