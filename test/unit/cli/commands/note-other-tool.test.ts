import { join } from 'node:path'
import { expect, it } from 'vitest'
import { noteOtherTool } from '../../../../cli/commands/note-other-tool.ts'
import { siteOf } from '../../../helpers/site-of.ts'

/** What is printed about a folder with these files. */
async function noteOn(
  files: Readonly<Record<string, string>>,
  configFile?: string,
): Promise<string> {
  const siteDir = await siteOf({ 'docs/a.md': '# A', ...files })
  const lines: string[] = []
  await noteOtherTool(
    { siteDir, configFile: configFile && join(siteDir, configFile) },
    {
      colors: false,
      logsStages: false,
      print: () => undefined,
      printError: (line) => lines.push(line),
      progress: () => undefined,
    },
  )
  return lines.join('\n')
}

it.each([
  [{ 'docusaurus.config.js': '' }, '`docusaurus.config.js` is the config of a Docusaurus site.'],
  [{ 'docusaurus.config.ts': '' }, '`docusaurus.config.ts` is the config of a Docusaurus site.'],
  [{ 'mkdocs.yml': '' }, '`mkdocs.yml` is the config of an MkDocs site.'],
  [{ '.vitepress/config.ts': '' }, '`.vitepress/config.ts` is the config of a VitePress site.'],
  [{ 'docs/.vitepress/config.mts': '' }, 'is the config of a VitePress site.'],
  [
    { 'astro.config.mjs': "import starlight from '@astrojs/starlight'" },
    '`astro.config.mjs` is the config of a Starlight site.',
  ],
  [{ '_config.yml': '' }, '`_config.yml` is the config of a Jekyll site.'],
  [{ 'hugo.toml': '', 'content/a.md': '' }, '`hugo.toml` is the config of a Hugo site.'],
])('%j is named, with the command that moves the site', async (files, expected) => {
  const note = await noteOn(files)
  expect(note).toContain(expected)
  expect(note).toContain('docs-ssg does not read it, so the defaults apply.')
  expect(note).toContain('Run `docs-ssg migrate .`')
})

it.each([
  [{ 'hugo.toml': '' }, 'a Hugo site'],
  [{ 'next.config.mjs': "import nextra from 'nextra'" }, 'a Nextra site'],
  [{ 'next.config.mjs': '', 'package.json': '{"dependencies":{"nextra":"4"}}' }, 'a Nextra site'],
])('%j is named, with what to do by hand', async (files, expected) => {
  const note = await noteOn(files)
  expect(note).toContain(expected)
  expect(note).toContain('Write a `site.config.ts` with')
})

it.each([
  [{}, undefined],
  [{ 'next.config.mjs': '', 'package.json': '{}' }, undefined],
  [{ 'astro.config.mjs': '' }, undefined],
  [{ 'mkdocs.yml': '', 'site.config.ts': '' }, undefined],
  [{ 'mkdocs.yml': '', 'other.ts': '' }, 'other.ts'],
])('%j needs no note with the config %s', async (files, configFile) => {
  expect(await noteOn(files, configFile)).toBe('')
})
