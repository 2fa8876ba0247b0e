import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mkdocs } from '../../../../../cli/migrate/mkdocs/mkdocs.ts'
import { parseZensicalToml } from '../../../../../cli/migrate/mkdocs/read/parse-zensical-toml.ts'
import { createSourceFiles } from '../../../../../cli/migrate/source-files.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

const read = (text: string): unknown => {
  const parsed = parseZensicalToml(text)
  return parsed.kind === 'read' ? parsed.values : parsed
}

describe('zensical.toml', () => {
  it.each([
    ['site_name = "Counter"', { site_name: 'Counter', theme: { name: 'material' } }],
    [
      'nav = ["index.md", { "Guide" = ["a.md", { B = "b.md" }] }]',
      { nav: ['index.md', { Guide: ['a.md', { B: 'b.md' }] }] },
    ],
    ['[project.plugins.tags]\na = 1', { plugins: { search: {}, tags: { a: 1 } } }],
    [
      '[project.theme]\nfeatures = ["navigation.tabs"]\n[[project.theme.palette]]\nprimary = "teal"',
      {
        theme: { name: 'material', features: ['navigation.tabs'], palette: [{ primary: 'teal' }] },
      },
    ],
    [
      '[project.markdown_extensions.toc]\npermalink = true\n[project.markdown_extensions.pymdownx.tabbed]\n[project.markdown_extensions.pymdownx.blocks.caption]\n[project.markdown_extensions.zensical.extensions.preview]',
      {
        markdown_extensions: [
          { toc: { permalink: true } },
          { 'pymdownx.tabbed': {} },
          { 'pymdownx.blocks.caption': {} },
          { 'zensical.extensions.preview': {} },
        ],
      },
    ],
    ['markdown_extensions = {}', { markdown_extensions: [] }],
    ['', { markdown_extensions: expect.arrayContaining(['admonition', 'pymdownx.tabbed']) }],
  ])('reads %j', (settings, expected) => {
    expect(read(`[project]\n${settings}\n`)).toMatchObject(expected)
  })

  it('names the line of an error', () => {
    expect(read('[project]\nsite_name = Counter\n')).toMatchObject({ kind: 'failed', line: 2 })
  })

  it('is moved like an `mkdocs.yml`, also if both exist', async () => {
    const siteDir = await siteOf({
      'mkdocs.yml': 'site_name: Old\n',
      'zensical.toml':
        '[project]\nsite_name = "Counter"\nsite_url = "https://counter.example/"\nnav = [{ "Start" = "index.md" }]\n',
      'docs/index.md': '# Home\n\n!!! note\n    Text\n',
    })
    const name = mkdocs.findConfig(siteDir) ?? ''
    expect(name).toBe('zensical.toml')
    expect(mkdocs.isConfigName?.(name)).toBe(true)
    const plan = await mkdocs.plan(
      { siteDir, configFile: join(siteDir, name), files: createSourceFiles(siteDir) },
      {
        rewrite: true,
        into: undefined,
        out: undefined,
        hasShim: () => true,
        readStatements: () => [],
      },
    )
    if (plan.kind === 'failed') throw new Error(plan.message)
    expect(plan.migration.config).toMatchObject({
      title: 'Counter',
      url: 'https://counter.example',
      sidebars: { main: [{ type: 'doc', id: 'index', label: 'Start' }] },
    })
    expect(plan.pages[0]?.text).toContain(':::note')
  })
})
