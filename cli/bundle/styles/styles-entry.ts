// Room: the style sheets of the theme and of the site
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { decodeFragment } from '../../../runtime/shared/urls/url.ts'
import type { BundleInput } from '../bundle-input.ts'
import { FONT_PREFIX } from '../fonts/create-font-styles.ts'
import { docusaurusClasses } from '../docusaurus-classes.ts'

/** Name of the generated classes, which are not in a file. */
const CLASSES = 'docs-ssg:classes'
/** Name of the styles of blogs, in their layer. */
const BLOG = 'docs-ssg:blog'
/** Name of what the options of `theme` set in addition to colors. */
const THEME = 'docs-ssg:theme'

/**
 * One style sheet: ours first, then those that code of the site imports, then those of `customCss`.
 * It must work under the strict content security policy of the site.
 */
export function stylesEntry(input: BundleInput, imported: readonly string[]): Plugin {
  const isDocusaurus = input.look === 'docusaurus'
  const stylesheets = [
    join(input.packageDir, 'runtime/styles/main.css'),
    join(input.packageDir, 'runtime/navigation/navigation.css'),
    ...(input.isRareEverywhere ? [join(input.packageDir, 'runtime/styles/optional/rare.css')] : []),
    ...(input.hasAnnouncement ? [join(input.packageDir, 'runtime/styles/announcement.css')] : []),
    ...(input.hasBlog ? [BLOG] : []),
    ...(isDocusaurus ? docusaurusStylesheets(input) : []),
    ...(input.theme === '' ? [] : [THEME]),
    ...[...imported, ...input.customCss].map((path) => join(input.siteDir, path)),
  ]
  const contents = stylesheets.map(
    (stylesheet) => `@import ${JSON.stringify(stylesheet.replaceAll('\\', '/'))};`,
  )
  return {
    name: 'styles-entry',
    setup(build) {
      build.onResolve({ filter: /^docs-ssg:styles$/ }, ({ path }) => ({ path, namespace: 'entry' }))
      build.onLoad({ filter: /^docs-ssg:styles$/, namespace: 'entry' }, () => ({
        contents: contents.join('\n'),
        loader: 'css',
        resolveDir: input.siteDir,
      }))
      build.onResolve({ filter: new RegExp(`^${CLASSES}$`) }, ({ path }) => ({
        path,
        namespace: 'classes',
      }))
      build.onLoad({ filter: /./, namespace: 'classes' }, () => ({
        contents: docusaurusClasses(),
        loader: 'css',
      }))
      build.onResolve({ filter: new RegExp(`^${BLOG}$`) }, ({ path }) => ({
        path,
        namespace: 'blog',
      }))
      build.onLoad({ filter: /./, namespace: 'blog' }, () => ({
        contents: "@import './blog.css' layer(parts); @import './optional/tags.css';",
        loader: 'css',
        resolveDir: join(input.packageDir, 'runtime/styles'),
      }))
      build.onResolve({ filter: new RegExp(`^${THEME}$`) }, ({ path }) => ({
        path,
        namespace: 'theme',
      }))
      build.onLoad({ filter: /./, namespace: 'theme' }, () => ({
        contents: input.theme,
        loader: 'css',
        resolveDir: input.siteDir,
      }))
      // The colors of the site are in place of ours, so that they don't make the style sheet larger.
      const { palette } = input
      if (palette !== undefined)
        build.onLoad({ filter: /[\\/]runtime[\\/]styles[\\/]colors\.css$/ }, () => ({
          contents: palette,
          loader: 'css',
        }))
      build.onResolve({ filter: new RegExp(`^${FONT_PREFIX}`) }, ({ path }) => ({
        path: join(input.siteDir, path.slice(FONT_PREFIX.length)),
      }))
      // A site may refer to its static files by their URL.
      build.onResolve({ filter: /^\// }, ({ path, kind }) =>
        kind === 'url-token' ? { path, external: true } : undefined,
      )
      // `default-src 'self'` forbids images inside a style sheet, so they become files.
      build.onResolve({ filter: /^data:image\/svg\+xml[,;]/ }, ({ path }) => ({
        // The folder makes the path unique; the file gets its name from its contents.
        path: `/${encodeURIComponent(path)}/icon.svg`,
        namespace: 'image',
        pluginData: path,
      }))
      build.onLoad({ filter: /./, namespace: 'image' }, ({ pluginData }) => ({
        contents: decodeDataUrl(String(pluginData)),
        loader: 'file',
      }))
    },
  }
}

function docusaurusStylesheets({ packageDir }: BundleInput): string[] {
  const names = ['docusaurus-colors.css', 'docusaurus-classes.css']
  return [...names.map((name) => join(packageDir, 'runtime/styles', name)), CLASSES]
}

function decodeDataUrl(url: string): Uint8Array {
  const comma = url.indexOf(',')
  const isBase64 = url.slice(0, comma).endsWith(';base64')
  // Authors write `100%` in images unescaped; whatever is not an escape stays.
  return Buffer.from(decodeFragment(url.slice(comma + 1)), isBase64 ? 'base64' : 'utf8')
}
