import { spawnSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import {
  plainPage,
  plainStyles,
  sidebarData,
  titleInFrontMatter,
  writeFiles,
  writePages,
} from './site.mjs'

const layout = plainPage({
  title: '{{ .Title }}',
  sidebar: '{{ partialCached "sidebar.html" . .Section }}',
  content: '{{ .Content }}',
})

/** The sidebar is rendered once per section: the fastest way that Hugo has. */
const sidebar =
  '{{ $prefix := printf "/%s/" .Section }}{{ range site.Data.sections.list }}{{ if eq .prefix $prefix }}{{ range .items }}<li><a href="/{{ .path }}/">{{ .title }}</a></li>{{ end }}{{ end }}{{ end }}'

const settings = `baseURL = "https://corpus.example/"
title = "Docs"
disableKinds = ["taxonomy", "term", "RSS", "section"]
[markup.highlight]
noClasses = false
[markup.goldmark.renderer]
unsafe = true
`

/** One Hugo, by the program that is run. */
const createHugo = (name, command) => ({
  name,
  lacks: 'search, checks of links, table of contents, scripts',
  find() {
    const result = command ? spawnSync(command, ['version'], { encoding: 'utf8' }) : undefined
    if (result?.status !== 0) return undefined
    return {
      version: /v([\d.]+)/.exec(result.stdout)?.[1] ?? '',
      prepare(corpus, folder) {
        writePages(corpus, join(folder, 'content'), titleInFrontMatter)
        renameSync(join(folder, 'content/index.md'), join(folder, 'content/_index.md'))
        writeFiles(folder, {
          'config.toml': settings,
          'data/sections.json': sidebarData(corpus),
          'static/style.css': plainStyles,
          'layouts/partials/sidebar.html': sidebar,
          'layouts/_default/single.html': layout,
          'layouts/index.html': layout,
        })
      },
      pageFile: (path) => `content/${path}.md`,
      output: 'public',
      caches: ['resources', '.hugo_build.lock'],
      build: (folder) => [command, ['--quiet'], { cwd: folder }],
    }
  },
})

/** The Hugo of the system. */
export const hugo = createHugo('Hugo', 'hugo')
/** A newer Hugo, the program that BENCH_HUGO names. */
export const newHugo = createHugo('Newest Hugo', process.env.BENCH_HUGO)
