import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

describe('versions and languages', () => {
  const intro = '---\nslug: /\n---\n# Intro\n\n[b](./b.md#x)\n'
  const docs = (folder: string): Record<string, string> => ({
    [`${folder}/intro.md`]: intro,
    [`${folder}/b.md`]: '# B\n\n## X\n',
  })

  it('D: the last version is at the root, and the others keep their URLs', async () => {
    const siteDir = await siteOf({
      'docusaurus.config.js': `const { themes } = require('prism-react-renderer')
        module.exports = { title: 'V', url: 'https://v.example', baseUrl: '/v/', trailingSlash: true,
          presets: [['@docusaurus/preset-classic', { docs: { routeBasePath: 'guide', editUrl: 'https://git.example/edit/main/web', versions: { current: { label: 'Canary' } } } }]],
          themeConfig: { prism: { theme: themes.github } } }`,
      'versions.json': '["2.0", "1.0"]',
      ...docs('docs'),
      ...docs('versioned_docs/version-2.0'),
      ...docs('versioned_docs/version-1.0'),
    })
    const run = await runCli(['migrate', siteDir])
    expect([run.exitCode, run.stderr]).toEqual([0, ''])
    expect(run.stdout).toMatch(/pages +6 of 6/)
    expect(run.stdout).toMatch(/links +3 of 3/)
    const config = await readFile(join(siteDir, 'site.config.ts'), 'utf8')
    expect(config).toMatch(/name: '2\.0',[\s\S]*path: '\/',[\s\S]*label: 'Canary',\s*path: 'next'/)
    expect(config).toContain("redirects: [{ from: '/', to: '/guide' }]")
    const editOf = async (path: string): Promise<string | undefined> =>
      /https:..git\.example[^" ]*/.exec(
        await readFile(join(siteDir, '.docs-ssg/migrated/guide', path, 'b/index.html'), 'utf8'),
      )?.[0]
    const start = 'https://git.example/edit/main/web'
    expect(await editOf('')).toBe(`${start}/versioned_docs/version-2.0/b.md`)
    expect(await editOf('1.0')).toBe(`${start}/versioned_docs/version-1.0/b.md`)
    expect(await editOf('next')).toBe(`${start}/docs/b.md`)
  })

  it('D: translations are read from the folders of Docusaurus', async () => {
    const siteDir = await siteOf({
      'docusaurus.config.mjs': `export default { title: 'L', url: 'https://l.example', baseUrl: '/',
        i18n: { defaultLocale: 'en', locales: ['en', 'ar'], localeConfigs: { ar: { direction: 'rtl' } } },
        presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] }`,
      ...docs('docs'),
      ...docs('i18n/ar/docusaurus-plugin-content-docs/current'),
    })
    const run = await runCli(['migrate', siteDir])
    expect([run.exitCode, run.stderr]).toEqual([0, ''])
    const page = await readFile(join(siteDir, '.docs-ssg/migrated/ar/b/index.html'), 'utf8')
    expect(page).toContain('<html class="layout-doc" lang="ar" dir="rtl"')
  })
})
