import { basename, join, parse } from 'node:path'
import type { BuildOptions, Metafile, Plugin } from 'esbuild'
import { hostedProviderOf } from '../search/providers/hosted-providers.ts'
import type { BundleInput } from './bundle-input.ts'
import { cssText } from './styles/css-text.ts'
import { docusaurusImports } from './docusaurus-imports.ts'
import { genericFonts } from './styles/generic-fonts.ts'
import { oneReact } from './components/one-react.ts'
import { mathEntries, modernFonts, siteMermaid } from './licenses/site-packages.ts'
import { importReact, reactEntries, reactModules } from './components/separate-react.ts'
import { siteModules } from './site-modules.ts'
import { exportIslands } from './islands/register-islands.ts'
import { islandEntries, islandModules, siteIslands, toModuleId } from './islands/island-modules.ts'
import { islandTranslations } from './texts/island-translations.ts'
import { lightFlexSearch } from './light-flexsearch.ts'
import { partEntries } from './styles/part-styles.ts'
import { assetImports } from './asset-imports.ts'
import { toDefines } from './script-options.ts'
import { scopedStylesheets } from './styles/site-styles.ts'
import { stylesEntry } from './styles/styles-entry.ts'

/**
 * Small scripts that the client imports on demand, below `runtime/`. Each is one request, because what two of them share
 * is smaller than the headers of another response.
 */
const smallModules = [
  'navigation/renew-sidebar.ts',
  'enhancers/analytics.ts',
  'sidebar/scripts/categories.ts',
  'enhancers/code-extras.ts',
  'enhancers/navbar.ts',
  'enhancers/printed-parts.ts',
  'enhancers/not-found.ts',
  'state/announcement.ts',
  'state/preferred-version.ts',
  'enhancers/tools.ts',
  'sidebar/scripts/large-sidebar.ts',
] as const

/** Modules below `runtime/` that the client imports on demand and that share React, diagrams or the search. */
const lazyModules = [
  'enhancers/diagrams.ts',
  'islands/hydrate-island.tsx',
  'search/page/mount-search-page.tsx',
  'search/handle-message.ts',
] as const

/** The search of a hosted provider, which only sites with that provider contain. */
const hostedSearchOf = ({ searchProvider }: BundleInput): readonly string[] =>
  hostedProviderOf({ provider: searchProvider }) ? [`search/providers/${searchProvider}.ts`] : []

/** A module below `runtime/` as the start of a script with its name. */
const toEntry = ({ packageDir }: BundleInput, path: string) => ({
  in: join(packageDir, 'runtime', path),
  out: parse(path).name,
})

/** The small scripts that are loaded on demand. */
export function smallOptions(input: BundleInput) {
  return {
    ...sharedOptions(input),
    entryPoints: smallModules.map((path) => toEntry(input, path)),
  } as const satisfies BuildOptions
}

/** The entries of the scripts that are loaded on demand, and share code, on every site. */
const lazyEntries = (input: BundleInput) =>
  [...lazyModules, ...hostedSearchOf(input)].map((path) => toEntry(input, path))

/** The scripts that are loaded on demand and share code. */
export function lazyOptions(input: BundleInput) {
  return splitOptions(input, [
    ...lazyEntries(input),
    ...islandEntries(input.islands, input.siteDir),
  ])
}

/** The scripts that are loaded on demand and share code with islands, which import React from them. */
export function sharedLazyOptions(input: BundleInput) {
  const options = splitOptions(input, [...lazyEntries(input), ...reactEntries])
  return { ...options, plugins: [reactModules(input.packageDir), ...options.plugins] }
}

/** Options for bundling only the islands; `shared` is a build with the options above. */
export function islandOptions(input: BundleInput, shared: Metafile) {
  const options = splitOptions(input, islandEntries(input.islands, input.siteDir))
  return { ...options, plugins: [importReact(shared), ...options.plugins] }
}

function splitOptions(
  input: BundleInput,
  entryPoints: readonly { readonly in: string; readonly out: string }[],
) {
  const { siteDir, islands } = input
  return {
    ...sharedOptions(input),
    entryPoints: [...entryPoints],
    splitting: true,
    plugins: [
      oneReact(input),
      islandModules(input),
      exportIslands(islands, siteDir),
      islandTranslations(input),
      docusaurusImports(input),
      siteModules(input),
      assetImports(input),
      lightFlexSearch(input),
      siteMermaid(input),
    ],
  } as const satisfies BuildOptions
}

/** The style sheets, with their images and fonts. */
export function stylesOptions(input: BundleInput) {
  return {
    ...sharedOptions(input),
    entryPoints: [
      { in: 'docs-ssg:styles', out: 'styles' },
      ...mathEntries(input),
      ...partEntries(input),
    ],
    plugins: [
      scopedStylesheets(input),
      stylesEntry(input, input.stylesheets),
      genericFonts(input),
      modernFonts,
    ],
  } as const satisfies BuildOptions
}

/**
 * A script in a single file without shared chunks, so that it needs one request: the client of
 * every page, and the search dialog, for which the reader waits. `bundled`: what it may import on
 * demand.
 */
export function singleFileOptions(
  input: BundleInput,
  path: 'client.ts' | 'search/open-search.ts',
  bundled: readonly Metafile[],
) {
  return {
    ...sharedOptions(input),
    entryPoints: [toEntry(input, path)],
    plugins: [oneReact(input), siteIslands(input), lazyImports(input, bundled), cssText],
  } as const satisfies BuildOptions
}

/** The search worker in a single file, and the chunk that it imports where search data is in shards. */
export function workerOptions(input: BundleInput) {
  return {
    ...sharedOptions(input),
    entryPoints: [toEntry(input, 'search/search-worker.ts')],
    splitting: true,
    plugins: [lightFlexSearch(input)],
  } as const satisfies BuildOptions
}

/** The folders in which modules are looked up: a site may be in any folder, so it uses the React of the package. */
export function nodePathsOf({ packageDir }: Pick<BundleInput, 'packageDir'>): string[] {
  return ['node_modules', '..'].map((path) => join(packageDir, path))
}

function sharedOptions(input: BundleInput) {
  const { siteDir, packageDir, siteRoot, baseUrl, minify, scriptOptions } = input
  return {
    absWorkingDir: siteDir,
    outdir: join(siteDir, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: `${baseUrl}assets`,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    minify,
    charset: 'utf8',
    legalComments: 'linked',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...toDefines(scriptOptions),
    },
    alias: {
      '@site': join(siteDir, siteRoot),
      'docs-ssg/components': join(packageDir, 'runtime/components/content/components.ts'),
    },
    nodePaths: nodePathsOf(input),
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

/** Point dynamic imports to the files that were bundled from them. */
function lazyImports({ siteDir }: BundleInput, bundled: readonly Metafile[]): Plugin {
  const files = new Map(
    bundled
      .flatMap(({ outputs }) => Object.entries(outputs))
      .flatMap(([output, { entryPoint }]) =>
        entryPoint === undefined ? [] : [[toModuleId(entryPoint, siteDir), output]],
      ),
  )
  return {
    name: 'lazy-imports',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined
        const file = files.get(toModuleId(path, resolveDir))
        if (file === undefined) return { errors: [{ text: `\`${path}\` is not a lazy module.` }] }
        return { path: `./${basename(file)}`, external: true }
      })
    },
  }
}
