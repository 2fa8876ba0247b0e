import { join } from 'node:path'
import { findPackage } from './packages.mjs'
import {
  plainPage,
  plainStyles,
  sidebarData,
  toFrontMatter,
  writeFiles,
  writePages,
} from './site.mjs'

const config = `import highlight from '@11ty/eleventy-plugin-syntaxhighlight'
export default function (config) {
  config.addPlugin(highlight)
  config.addPassthroughCopy({ 'style.css': 'style.css' })
  return { dir: { input: 'docs', includes: '../_includes', output: '_site' }, markdownTemplateEngine: false, htmlTemplateEngine: false }
}
`

/** The sidebar is rendered once per section, as that of Hugo. */
const layout = `import { readFileSync } from 'node:fs'
const { list } = JSON.parse(readFileSync(new URL('../sections.json', import.meta.url), 'utf8'))
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const sidebars = new Map(list.map(({ prefix, items }) => [prefix, items.map(({ path, title }) => '<li><a href="/' + path + '/">' + escape(title) + '</a></li>').join('')]))
export const render = ({ page, title: written, content }) => {
  const title = escape(written)
  const sidebar = sidebars.get('/' + page.url.split('/')[1] + '/') ?? ''
  return \`${plainPage({ title: '${title}', sidebar: '${sidebar}', content: '${content}' })}\`
}
`

export const eleventy = {
  name: 'Eleventy',
  lacks: 'search, checks of links, table of contents, scripts',
  find() {
    const found = findPackage('eleventy', '@11ty/eleventy', 'cmd.cjs')
    if (!found) return undefined
    return {
      ...found,
      prepare(corpus, folder) {
        writePages(
          corpus,
          join(folder, 'docs'),
          ({ title, text }) => toFrontMatter({ title, layout: 'page.11ty.js' }) + text,
        )
        writeFiles(folder, {
          'package.json': '{ "private": true, "type": "module" }\n',
          'eleventy.config.js': config,
          'sections.json': sidebarData(corpus),
          'style.css': plainStyles,
          '_includes/page.11ty.js': layout,
        })
      },
      pageFile: (path) => `docs/${path}.md`,
      output: '_site',
      caches: ['.cache'],
      build: (folder) => [process.execPath, [found.command, '--quiet'], { cwd: folder }],
    }
  },
}
