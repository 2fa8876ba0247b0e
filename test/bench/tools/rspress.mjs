import { join } from 'node:path'
import { findPackage } from './packages.mjs'
import { titleAsHeading, writeFiles, writePages } from './site.mjs'

export const rspress = {
  name: 'Rspress',
  lacks: 'checks of anchors',
  isSlow: true,
  find() {
    const found = findPackage('rspress', '@rspress/core', 'bin/rspress.js')
    if (!found) return undefined
    return {
      ...found,
      prepare(corpus, folder) {
        writePages(corpus, join(folder, 'docs'), titleAsHeading)
        const sidebar = corpus.sections.map(({ prefix, pages }) => [
          `/${prefix}/`,
          pages.map(({ path, title }) => ({ text: title, link: `/${path}` })),
        ])
        const options = {
          root: 'docs',
          title: 'Docs',
          themeConfig: { sidebar: Object.fromEntries(sidebar) },
        }
        writeFiles(folder, {
          'package.json': '{ "private": true, "type": "module" }\n',
          'rspress.config.mjs': `import { defineConfig } from '@rspress/core'\nexport default defineConfig(${JSON.stringify(options)})\n`,
        })
      },
      pageFile: (path) => `docs/${path}.md`,
      output: 'doc_build',
      caches: ['node_modules', join(found.packages, '.cache'), join(found.packages, '.rspress')],
      build: (folder) => [process.execPath, [found.command, 'build'], { cwd: folder }],
    }
  },
}
