// Style sheets and images that code of the site imports. Given the configuration, it returns an
// esbuild plugin that turns them into modules. It must not copy them.
import { join, relative, resolve, sep } from 'node:path'
import { refuseSpecialFile } from '../gate/refuse-special-files.ts'
import { readRegularText } from '../gate/regular-file.ts'
import { posixRelative, toPosixPath } from '../primitives/files/posix-path.ts'
import type { ImportKind, OnLoadResult, Plugin } from 'esbuild'
import { encodePath, joinBase } from '../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import { scopeCss } from './styles/css-modules.ts'

const NAMESPACE = 'in-code'
const inCode = new Set<ImportKind>(['import-statement', 'require-call', 'dynamic-import'])
const images = /\.(?:apng|avif|gif|ico|jpe?g|png|webp|mp4|webm|pdf)$/i

/** The path, relative to the site's folder, of an input in esbuild's metafile. */
export function toInputFile(input: string): string {
  return input.startsWith(`${NAMESPACE}:`) ? input.slice(NAMESPACE.length + 1) : input
}

/** `toInputFile` for inputs that are files; undefined for those that are generated. */
export function toSourceFile(input: string): string | undefined {
  const path = toInputFile(input)
  return /^[\w-]{2,}:/.test(path) ? undefined : path
}

/** The options that the URL of an imported image depends on. */
type AssetInput = Pick<ResolvedConfig, 'siteDir' | 'staticDirectories' | 'baseUrl'>

/**
 * A style sheet becomes an object with its class names, an `.svg` file a component that converts to
 * its text, and any other image the URL of a static file.
 */
export function assetImports(input: AssetInput): Plugin {
  const { siteDir } = input
  return {
    name: 'asset-imports',
    setup(build) {
      const filter = /\.(?:css|svg|apng|avif|gif|ico|jpe?g|png|webp|mp4|webm|pdf)$/i
      build.onResolve({ filter }, async ({ path, kind, resolveDir, pluginData }) => {
        if (!inCode.has(kind) || pluginData === NAMESPACE) return undefined
        const found = await build.resolve(path, { kind, resolveDir, pluginData: NAMESPACE })
        if (found.errors.length > 0) return { errors: found.errors }
        const file = posixRelative(siteDir, found.path)
        return { path: file, namespace: NAMESPACE }
      })
      build.onLoad({ filter, namespace: NAMESPACE }, async ({ path }) => {
        const file = resolve(siteDir, path)
        if (images.test(path)) return loadImage(file, input)
        const refused = refuseSpecialFile(siteDir, file)
        if (refused) return refused
        const text = readRegularText(file)
        if (path.endsWith('.svg')) return loadSvg(text, siteDir)
        const names = path.endsWith('.module.css') ? scopeCss(text, path).names : {}
        return { contents: `module.exports = ${JSON.stringify(names)}`, loader: 'js' }
      })
    },
  }
}

function loadImage(
  file: string,
  { siteDir, staticDirectories, baseUrl }: AssetInput,
): OnLoadResult {
  const folder = staticDirectories
    .map((path) => join(siteDir, path) + sep)
    .find((path) => file.startsWith(path))
  if (folder === undefined) {
    const text = `\`${relative(siteDir, file)}\` is not in a static folder, so it has no URL`
    const help =
      'Move it to one of the folders in `staticDirectories` and write its URL instead: `/img/x.png`.'
    return { errors: [{ text, detail: { rule: 'image-in-code', help } }] }
  }
  const path = toPosixPath(file.slice(folder.length))
  const url = joinBase(baseUrl, encodePath(path))
  return { contents: `export default ${JSON.stringify(url)}`, loader: 'js' }
}

function loadSvg(text: string, resolveDir: string): OnLoadResult {
  const [, written = '', inner = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/i.exec(text) ?? []
  const attributes = [
    ...written.matchAll(/(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
  ].map(([, name = '', double, single]) => [
    name === 'class' ? 'className' : name,
    double ?? single,
  ])
  const contents = `import { createElement } from 'react'
const text = ${JSON.stringify(text)}
const Svg = (props) => createElement('svg', { ...${JSON.stringify(Object.fromEntries(attributes))}, ...props, dangerouslySetInnerHTML: { __html: ${JSON.stringify(inner)} } })
export default Object.assign(Svg, { toString: () => text })`
  return { contents, loader: 'js', resolveDir }
}
