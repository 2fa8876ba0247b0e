import { join } from 'node:path'
import { findPackage } from './packages.mjs'
import { titleInFrontMatter, writeFiles, writePages } from './site.mjs'

const config = `module.exports = {
  title: 'Docs', url: 'https://corpus.example', baseUrl: '/', onBrokenLinks: 'throw',
  future: { v4: true, faster: true },
  markdown: { format: 'detect' },
  presets: [['@docusaurus/preset-classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false, pages: false }]],
}
`

export const docusaurus = {
  name: 'Docusaurus "faster"',
  lacks: 'search',
  isSlow: true,
  find() {
    const script = 'bin/docusaurus.mjs'
    const found = findPackage('docusaurus', '@docusaurus/core', script)
    if (!found) return undefined
    return {
      ...found,
      prepare(corpus, folder) {
        writePages(corpus, join(folder, 'docs'), titleInFrontMatter)
        const sidebars = corpus.sections.map(({ prefix, pages }) => [
          prefix,
          pages.map(({ path, title }) => ({ type: 'doc', id: path, label: title })),
        ])
        writeFiles(folder, {
          'package.json': '{ "private": true }\n',
          'sidebars.js': `module.exports = ${JSON.stringify(Object.fromEntries(sidebars))}\n`,
          'docusaurus.config.js': config,
        })
      },
      pageFile: (path) => `docs/${path}.md`,
      output: 'build',
      // The caches of its bundler are in the folder of packages.
      caches: ['.docusaurus', 'node_modules', join(found.packages, '.cache')],
      build: (folder) => [
        process.execPath,
        [found.command, 'build'],
        {
          cwd: folder,
          env: { ...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', CI: 'true' },
        },
      ],
    }
  },
}
