import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { BundleInput } from './bundle-input.ts'
import { docusaurusClasses } from './docusaurus-classes.ts'

/** Stands for the classes that no file holds. */
const CLASSES = 'docs-ssg:classes'

/** One style sheet: ours first, then `more` that the site's code imports, then the site's own. What it holds runs under the strict policy of the site. */
export function stylesEntry(input: BundleInput, more: readonly string[]): Plugin {
  const isDocusaurus = input.look === 'docusaurus'
  const stylesheets = [
    join(input.packageDir, 'runtime/styles/main.css'),
    join(input.packageDir, 'runtime/navigation/navigation.css'),
    ...(isDocusaurus ? docusaurusStylesheets(input) : []),
    ...[...more, ...input.customCss].map((path) => join(input.siteDir, path)),
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
      // A site may refer to its static files by their address.
      build.onResolve({ filter: /^\// }, ({ path, kind }) =>
        kind === 'url-token' ? { path, external: true } : undefined,
      )
      // `default-src 'self'` refuses pictures inside the sheet: they become files beside it.
      build.onResolve({ filter: /^data:image\/svg\+xml[,;]/ }, ({ path }) => ({
        // The folder tells one picture from another; the file is named after what it holds.
        path: `/${encodeURIComponent(path)}/icon.svg`,
        namespace: 'picture',
        pluginData: path,
      }))
      build.onLoad({ filter: /./, namespace: 'picture' }, ({ pluginData }) => ({
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
  return Buffer.from(decode(url.slice(comma + 1)), isBase64 ? 'base64' : 'utf8')
}

/** Authors write `100%` in pictures as it is; what is no escape stays. */
function decode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
}
