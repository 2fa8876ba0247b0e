import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const page = { 'docs/index.md': '# Start\n' }

async function stylesheetOf(config: string, files: Readonly<Record<string, string>> = {}) {
  const { siteDir, run } = await builtSite({
    'site.config.ts': `export default ${config}`,
    ...page,
    ...files,
  })
  expect(run.exitCode).toBe(0)
  const folder = join(siteDir, 'build/assets')
  const name = (await readdir(folder)).find((one) => /^styles-.*\.css$/.test(one))
  return readFile(join(folder, name ?? ''), 'utf8')
}

describe('theme', () => {
  it('makes the palette of one color, in place of the one of docs-ssg', async () => {
    const [own, plain] = [
      await stylesheetOf(`{ theme: { accent: '#ffd500', radius: '2px' } }`),
      await stylesheetOf('{}'),
    ]
    expect(own).toContain('--ifm-link-color: #976400')
    expect(own).toContain('--ifm-global-radius:2px')
    expect(own).not.toContain('#2459c4')
    expect(plain).toContain('--ifm-color-primary: #2459c4')
    expect(own.length - plain.length).toBeLessThan(150)
  })

  it('has no purple by default', async () => {
    expect(await stylesheetOf('{}')).not.toMatch(/#764abc|#6a3fb0|#4a2d7c|#1e1629/)
  })

  it('follows `--ifm-color-primary` of a style sheet', async () => {
    const css = await stylesheetOf(`{ customCss: ['own.css'] }`, {
      'own.css': ':root{--ifm-color-primary:#ffd500}',
    })
    expect(css).toContain('--ifm-link-color: #976400')
  })

  it('puts the palette after the colors of the Docusaurus look', async () => {
    const css = await stylesheetOf(`{ theme: { look: 'docusaurus', accent: '#ffd500' } }`)
    const last = css.lastIndexOf('--ifm-color-primary:')
    expect(css.slice(0, last)).toContain('--ifm-color-emphasis-1000')
    expect(css.slice(css.lastIndexOf('--ifm-link-color:')).slice(0, 40)).toMatch(/#976400|#ffd500/)
  })

  it('names the option, the color and the ratio of an accent that can’t be seen', async () => {
    const siteDir = await siteOf({
      ...page,
      'site.config.ts': `export default {\n  theme: { accent: '#fefefe' },\n}\n`,
    })
    const { exitCode, stdout } = await runCli(['check', siteDir, '--format', 'json'])
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout).diagnostics).toMatchObject([
      {
        rule: 'theme-color',
        severity: 'error',
        file: 'site.config.ts',
        line: 2,
        message:
          '`theme.accent` is `#fefefe`, but buttons in it have a contrast of 1.01 with the background `#ffffff` of light mode and need at least 1.2.',
      },
    ])
  })

  it('reports what is not a color, and what a browser would have to compute', async () => {
    const siteDir = await siteOf({
      ...page,
      'site.config.ts': `export default { theme: { accent: 'blu', accentDark: 'var(--x)', neutral: 'rgb(0 0 0 / 50%)', radius: '4' } }`,
    })
    const { stdout } = await runCli(['check', siteDir, '--format', 'json'])
    expect(JSON.parse(stdout).diagnostics.map(({ target }: { target: string }) => target)).toEqual([
      'theme.accent',
      'theme.accentDark',
      'theme.neutral',
      'theme.radius',
    ])
  })

  it('does not report a mode that readers can’t have', async () => {
    await stylesheetOf(
      `{ theme: { accent: '#fff' }, colorMode: { defaultMode: 'dark', disableSwitch: true } }`,
    )
  })
})
