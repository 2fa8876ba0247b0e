import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { docusaurus } from '../../../../cli/migrate/docusaurus/docusaurus.ts'
import { plain } from '../../../../cli/migrate/plain/plain.ts'
import type { MigrationSource, PlanOptions } from '../../../../cli/migrate/migration-source.ts'
import { planMigration } from '../../../../cli/migrate/plan-migration.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const options: PlanOptions = {
  out: undefined,
  into: undefined,
  rewrite: false,
  hasShim: () => false,
  readStatements: () => [],
}

/** A second tool, which reads nothing but the name of the config. */
const mkDocs: MigrationSource = {
  name: 'MkDocs',
  configName: 'mkdocs.yml',
  findConfig: (siteDir) => (existsSync(join(siteDir, 'mkdocs.yml')) ? 'mkdocs.yml' : undefined),
  canRewrite: true,
  explainUnsupported: () => undefined,
  plan: ({ siteDir, configFile }) =>
    Promise.resolve({ kind: 'failed', message: configFile.slice(siteDir.length), hint: 'found' }),
}
const sources = [docusaurus, mkDocs]

describe('planMigration', () => {
  it('leaves a site to the source whose config it contains', async () => {
    const siteDir = await siteOf({ 'mkdocs.yml': 'site_name: Todos' })
    expect(await planMigration(siteDir, options, sources)).toEqual({
      kind: 'failed',
      message: join('/', 'mkdocs.yml'),
      hint: 'found',
    })
  })

  it('names every tool and config for a folder without a site', async () => {
    const siteDir = await siteOf({ 'docs/a.md': '# A' })
    expect(await planMigration(siteDir, options, sources)).toEqual({
      kind: 'failed',
      message: `\`${siteDir}\` does not contain the config of a Docusaurus or MkDocs site`,
      hint: 'Pass the folder that contains `docusaurus.config.js` or `mkdocs.yml`.',
    })
  })

  it.each([
    ['_config.yml', '', 'a Jekyll', '.'],
    ['next.config.mjs', 'nextra()', 'a Nextra', 'content'],
    ['.gitbook.yaml', '', 'a GitBook', '.'],
    ['hugo.yaml', '', 'a Hugo', 'content'],
    ['config/_default/hugo.toml', '', 'a Hugo', 'content'],
    ['config.toml', 'baseURL = "https://a.example/"', 'a Hugo', 'content'],
    ['config.toml', 'base_url = "https://a.example"', 'a Zola', 'content'],
    ['docs/.vuepress/config.js', '', 'a VuePress', 'docs'],
    ['rspress.config.ts', '', 'a Rspress', 'docs'],
    ['eleventy.config.cjs', '', 'an Eleventy', '.'],
    ['gatsby-config.js', '', 'a Gatsby', 'content'],
    ['source.config.ts', 'fumadocs-mdx', 'a Fumadocs', 'content/docs'],
    ['nuxt.config.ts', "modules: ['@nuxt/content']", 'a Nuxt Content', 'content'],
    ['docs.json', '{"$schema": "https://mintlify.com/docs.json"}', 'a Mintlify', '.'],
    ['docs/index.html', '<script src="docsify.min.js">', 'a Docsify', 'docs'],
    ['docs/conf.py', 'extensions = []', 'a Sphinx', 'docs'],
    ['doc/source/conf.py', 'extensions = []', 'a Sphinx', 'doc/source'],
    ['_quarto.yml', '', 'a Quarto', '.'],
    ['_toc.yml', 'format: jb-book', 'a Jupyter Book', '.'],
  ])('moves the Markdown of a site with `%s` and says so: %s', async (file, text, tool, folder) => {
    const siteDir = await siteOf({ [file]: text })
    const byHand = await planMigration(siteDir, options, [docusaurus])
    expect(byHand).toMatchObject({
      kind: 'failed',
      message: `\`${file}\` is the config of ${tool} site, and only sites of Docusaurus can be migrated`,
      hint: expect.stringContaining(`\`docs: { path: '${folder}' }\``) as string,
    })
    // Without pages, there is nothing to move.
    expect(await planMigration(siteDir, options, [docusaurus, plain])).toEqual(byHand)
    const page = join(siteDir, folder, 'first.md')
    mkdirSync(dirname(page), { recursive: true })
    writeFileSync(page, '# First\n')
    expect(await planMigration(siteDir, options, [docusaurus, plain])).toMatchObject({
      kind: 'planned',
      migration: {
        notes: expect.arrayContaining([
          { subject: file, advice: expect.stringMatching(/^Configs of/) as string },
        ]) as [],
      },
    })
  })

  it.each([
    ['config.toml', 'title = "A"'],
    ['conf.py', 'HOST = "a"'],
    ['docs.json', '{"openapi": "3.0.0"}'],
    ['index.html', '<h1>A</h1>'],
    ['nuxt.config.ts', "components: ['~/content']"],
    ['next.config.mjs', 'export default {}'],
  ])('takes a folder with another `%s` for no site', async (file, text) => {
    const siteDir = await siteOf({ [file]: text })
    expect(await planMigration(siteDir, options, [docusaurus, plain])).toMatchObject({
      message: expect.stringContaining('does not contain the config') as string,
    })
  })

  it('suggests a subfolder that contains a site of any tool', async () => {
    const siteDir = await siteOf({ 'web/mkdocs.yml': 'site_name: Todos' })
    mkdirSync(join(siteDir, 'docs'))
    expect(await planMigration(siteDir, options, sources)).toMatchObject({
      hint: 'Its folder `web` contains a site. Run `docs-ssg migrate web` there.',
    })
  })

  it('suggests the site of a package', async () => {
    const siteDir = await siteOf({
      'packages/web/.vitepress/config/index.ts': 'export default {}',
    })
    expect(await planMigration(siteDir, options)).toMatchObject({
      hint: 'Its folder `packages/web` contains a site. Run `docs-ssg migrate packages/web` there.',
    })
  })

  it.each([
    [['mkdocs.de.yml', 'mkdocs.en.yml'], 'mkdocs.en.yml', "Site 'mkdocs.en.yml'"],
    [['properdocs.yml', 'mkdocs.yml'], '', "Site 'properdocs.yml'"],
    [['zensical.yaml'], '', "Site 'zensical.yaml'"],
    [['zensical.fr.yml'], 'zensical.fr.yml', "Site 'zensical.fr.yml'"],
    [['mkdocs-base.yml', 'mkdocs-web.yml'], '', "Site 'mkdocs-web.yml'"],
    [['mkdocs.de.yml', 'mkdocs.en.yml'], '', 'Pass the file in place of its folder'],
    [['mkdocs.yml', 'README.md'], 'README.md', 'is a file, and not the config of'],
    [['docusaurus.config.js'], 'docusaurus.config.js', 'the Docusaurus site here'],
  ])('of %j, `%s` names the site', async (names, passed, expected) => {
    const texts = names.map((name): [string, string] => [
      name,
      `site_name: "Site '${name}'"\n${name === 'mkdocs-web.yml' ? 'INHERIT: "./mkdocs-base.yml"\n' : ''}`,
    ])
    const siteDir = await siteOf({ 'docs/index.md': '# A\n', ...Object.fromEntries(texts) })
    const planned = await planMigration(join(siteDir, passed), options)
    expect(JSON.stringify(planned)).toContain(expected)
  })

  it('reports a folder that does not exist', async () => {
    expect(await planMigration('/does/not/exist', options)).toEqual({
      kind: 'failed',
      message: '`/does/not/exist` does not exist',
      hint: 'Pass the folder that contains `docusaurus.config.js`, `mkdocs.yml`, `book.toml`, `astro.config.mjs` or `.vitepress/config.ts`.',
    })
  })

  it("explains that a Docusaurus 1 site can't be migrated", async () => {
    const siteDir = await siteOf({ 'siteConfig.js': 'module.exports = {}' })
    expect(await planMigration(siteDir, options)).toMatchObject({
      message:
        '`siteConfig.js` is the config of a Docusaurus 1 site, and only sites of Docusaurus 2 and 3 (`docusaurus.config.js`) can be migrated',
    })
  })
})
