import { join } from 'node:path'
import { findPackage } from './packages.mjs'
import { titleAsHeading, writeFiles, writePages } from './site.mjs'

export const vitepress = {
  name: 'VitePress',
  lacks: 'checks of anchors',
  isSlow: true,
  find() {
    const found = findPackage('vitepress', 'vitepress', 'bin/vitepress.js')
    if (!found) return undefined
    return {
      ...found,
      prepare(corpus, folder) {
        writePages(corpus, folder, titleAsHeading)
        const sidebar = corpus.sections.map(({ prefix, pages }) => [
          `/${prefix}/`,
          pages.map(({ path, title }) => ({ text: title, link: `/${path}` })),
        ])
        const options = {
          title: 'Docs',
          cleanUrls: true,
          themeConfig: { search: { provider: 'local' }, sidebar: Object.fromEntries(sidebar) },
        }
        writeFiles(folder, {
          'package.json': '{ "private": true, "type": "module" }\n',
          '.vitepress/config.mjs': `export default ${JSON.stringify(options)}\n`,
        })
      },
      pageFile: (path) => `${path}.md`,
      output: '.vitepress/dist',
      caches: ['.vitepress/cache', '.vitepress/.temp', join(found.packages, '.vite')],
      build: (folder) => [process.execPath, [found.command, 'build', '.'], { cwd: folder }],
    }
  },
}
