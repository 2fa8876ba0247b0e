import { basename, join, parse, resolve } from 'node:path'
import type { BuildOptions, Metafile, Plugin } from 'esbuild'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Messages } from './load-messages.ts'
import type { SiteIsland } from './site-islands.ts'
import { mathEntries, modernFonts, siteMermaid } from './site-packages.ts'
import { docusaurusImports } from './docusaurus-imports.ts'
import { islandTranslations } from './island-translations.ts'
import { assetImports } from './asset-imports.ts'
import { scopedStylesheets } from './site-styles.ts'
import { stylesEntry } from './styles-entry.ts'

/** What the client imports on demand, below `runtime/`. */
const lazyModules = [
  'enhancers/analytics.ts',
  'enhancers/diagrams.ts',
  'islands/hydrate-island.tsx',
  'enhancers/not-found.ts',
  'enhancers/large-sidebar.ts',
  'search/open-search.tsx',
] as const

/** What reading the site's code found for the browser. */
export interface SiteParts {
  /** The style sheets that code of the site imports, from the site's folder on. */
  readonly stylesheets: readonly string[]
  /** The texts of components in other languages. */
  readonly messages: Messages
}

/** Everything but the client: chunks for what is fetched on demand, the style sheet, the search worker. */
export function lazyOptions(
  config: ResolvedConfig,
  islands: readonly SiteIsland[],
  { stylesheets, messages }: SiteParts,
) {
  const modules = lazyModules.map((path) => join(config.packageDir, 'runtime', path))
  const components = new Set(islands.map(({ path }) => join(config.siteDir, path)))
  return {
    ...sharedOptions(config),
    entryPoints: [
      ...modules.map((path) => ({ in: path, out: parse(path).name })),
      // A name of their own: a site may call its component `client`.
      ...[...components].map((path) => ({ in: path, out: `island-${parse(path).name}` })),
      { in: 'docs-ssg:styles', out: 'styles' },
      ...mathEntries(config),
      { in: join(config.packageDir, 'runtime/search/search-worker.ts'), out: 'search-worker' },
    ],
    splitting: true,
    plugins: [
      islandTranslations(config),
      docusaurusImports(config, messages),
      assetImports(config),
      scopedStylesheets(config),
      stylesEntry(config, stylesheets),
      modernFonts,
      siteMermaid(config),
    ],
  } as const satisfies BuildOptions
}

/** The client is one file, which shares no chunk: a page needs one request for all that it runs. */
export function clientOptions(
  config: ResolvedConfig,
  islands: readonly SiteIsland[],
  lazy: Metafile,
) {
  return {
    ...sharedOptions(config),
    entryPoints: [{ in: join(config.packageDir, 'runtime/client.ts'), out: 'client' }],
    plugins: [siteIslands(config, islands), lazyImports(config, lazy)],
  } as const satisfies BuildOptions
}

function sharedOptions(config: ResolvedConfig) {
  return {
    absWorkingDir: config.siteDir,
    outdir: join(config.siteDir, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: `${config.baseUrl}assets`,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    minify: config.minify,
    charset: 'utf8',
    legalComments: 'linked',
    define: {
      'process.env.NODE_ENV': '"production"',
      DOCS_SSG_SEARCH_PROVIDER: JSON.stringify(config.search.provider),
    },
    alias: {
      '@site': join(config.siteDir, config.siteRoot),
      'docs-ssg/components': join(config.packageDir, 'runtime/components/content/components.ts'),
    },
    // A site may stand anywhere: it shares the package's React.
    // What the package carries itself stands in `dist/vendor`.
    nodePaths: [
      join(config.packageDir, 'node_modules'),
      join(config.packageDir, '..'),
      join(config.packageDir, 'dist/vendor'),
    ],
    loader: {
      '.js': 'jsx',
      '.woff2': 'file',
      '.woff': 'file',
      '.svg': 'file',
      '.png': 'file',
      '.jpg': 'file',
      '.webp': 'file',
      '.avif': 'file',
    },
    tsconfigRaw: {},
    write: false,
    metafile: true,
    logLevel: 'silent',
  } as const satisfies BuildOptions
}

/** `runtime/islands/site-islands.ts` lists no component; in a bundle it lists those of the site. */
function siteIslands(config: ResolvedConfig, islands: readonly SiteIsland[]): Plugin {
  const entries = islands.map(
    ({ name, path }) =>
      `  [${JSON.stringify(name)}, async () => { const m = await import(${JSON.stringify(join(config.siteDir, path))}); return m[${JSON.stringify(name)}] ?? m.default }],`,
  )
  const contents = `export const siteIslands = new Map([\n${entries.join('\n')}\n])\n`
  return {
    name: 'site-islands',
    setup(build) {
      build.onLoad({ filter: /[\\/]runtime[\\/]islands[\\/]site-islands\.ts$/ }, () => ({
        contents,
        loader: 'js',
        resolveDir: config.siteDir,
      }))
    },
  }
}

/** An import on demand leads to the file that was made of it. */
function lazyImports(config: ResolvedConfig, lazy: Metafile): Plugin {
  const files = new Map(
    Object.entries(lazy.outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[resolve(config.siteDir, entryPoint), output]],
    ),
  )
  return {
    name: 'lazy-imports',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined
        const file = files.get(resolve(resolveDir, path))
        if (file === undefined) return { errors: [{ text: `\`${path}\` is no lazy module.` }] }
        return { path: `./${basename(file)}`, external: true }
      })
    },
  }
}
