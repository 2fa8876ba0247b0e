import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'
import { titleInFrontMatter, writeFiles, writePages } from './site.mjs'

const cli = fileURLToPath(new URL('../../../dist/docs-ssg.js', import.meta.url))
const manifest = new URL('../../../package.json', import.meta.url)

/** This repository, with its defaults: search data and all checks of links, anchors and images included. */
export const docsSsg = {
  name: 'docs-ssg',
  lacks: '',
  find: () => ({
    version: JSON.parse(readFileSync(manifest, 'utf8')).version,
    prepare(corpus, folder) {
      writePages(corpus, `${folder}/docs`, titleInFrontMatter)
      const sidebars = corpus.sections.map(({ prefix, pages }) => [
        prefix,
        pages.map(({ path, title }) => ({ type: 'doc', id: path, label: title })),
      ])
      writeFiles(folder, {
        'site.config.mjs': `export default {
  title: 'Docs',
  url: 'https://corpus.example',
  docs: { showLastUpdateTime: false },
  sidebars: ${JSON.stringify(Object.fromEntries(sidebars))},
}
`,
      })
    },
    pageFile: (path) => `docs/${path}.md`,
    output: 'build',
    caches: ['.docs-ssg'],
    build: (folder) => [
      process.execPath,
      [cli, 'build', folder],
      { cwd: folder, env: { ...process.env, CI: 'true' } },
    ],
  }),
}
