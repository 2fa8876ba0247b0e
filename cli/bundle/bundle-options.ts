import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import type { ResolvedConfig } from '../config/schema.ts'
import type { SiteIsland } from './site-islands.ts'
import { stylesEntry } from './styles-entry.ts'

/** How the browser's files are made; the output does not depend on where package and site stand on the disk. */
export function bundleOptions(config: ResolvedConfig, islands: readonly SiteIsland[]) {
  return {
    absWorkingDir: config.siteDir,
    entryPoints: {
      client: join(config.packageDir, 'runtime/client.ts'),
      styles: 'docs-ssg:styles',
      'search-worker': join(config.packageDir, 'runtime/search/search-worker.ts'),
    },
    outdir: join(config.siteDir, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: `${config.baseUrl}assets`,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    minify: config.minify,
    charset: 'utf8',
    legalComments: 'linked',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
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
    plugins: [stylesEntry(config), siteIslands(config, islands)],
  } as const satisfies BuildOptions
}

/** `runtime/islands/site-islands.ts` lists no component; in a bundle it lists those of the site. */
function siteIslands(config: ResolvedConfig, islands: readonly SiteIsland[]): Plugin {
  const entries = islands.map(
    ({ name, path }) =>
      `  [${JSON.stringify(name)}, async () => (await import(${JSON.stringify(join(config.siteDir, path))})).default],`,
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
