import { join } from 'node:path'
import { findPackage } from './packages.mjs'
import { titleInFrontMatter, writeFiles, writePages } from './site.mjs'

/** Astro needs Node 22; BENCH_NODE names such a program where the bench runs in an older one. */
const node = process.env.BENCH_NODE ?? process.execPath

/** A page shows the sidebar of its section. */
const routeMiddleware = `import { defineRouteMiddleware } from '@astrojs/starlight/route-data'
export const onRequest = defineRouteMiddleware(({ locals, url }) => {
  const route = locals.starlightRoute
  route.sidebar = route.sidebar.filter(({ label }) => url.pathname.startsWith('/' + label + '/'))
})
`

const contentConfig = `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`

export const starlight = {
  name: 'Starlight',
  lacks: 'checks of links',
  isSlow: true,
  find() {
    const found = findPackage('starlight', '@astrojs/starlight', 'package.json')
    if (!found) return undefined
    return {
      ...found,
      prepare(corpus, folder) {
        writePages(corpus, join(folder, 'src/content/docs'), titleInFrontMatter)
        const sidebar = corpus.sections.map(({ prefix, pages }) => ({
          label: prefix,
          items: pages.map(({ path, title }) => ({ label: title, slug: path })),
        }))
        const options = { title: 'Docs', routeMiddleware: './src/route.ts', sidebar }
        writeFiles(folder, {
          'package.json':
            '{ "private": true, "type": "module", "dependencies": { "astro": "*", "@astrojs/starlight": "*" } }\n',
          'tsconfig.json': '{ "extends": "astro/tsconfigs/base" }\n',
          'src/content.config.ts': contentConfig,
          'src/route.ts': routeMiddleware,
          'astro.config.mjs': `import { defineConfig } from 'astro/config'\nimport starlight from '@astrojs/starlight'\nexport default defineConfig({ site: 'https://corpus.example', integrations: [starlight(${JSON.stringify(options)})] })\n`,
        })
      },
      pageFile: (path) => `src/content/docs/${path}.md`,
      output: 'dist',
      caches: [
        '.astro',
        'node_modules',
        join(found.packages, '.astro'),
        join(found.packages, '.vite'),
      ],
      build: (folder) => [
        node,
        [join(found.packages, 'astro/bin/astro.mjs'), 'build'],
        { cwd: folder, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } },
      ],
    }
  },
}
