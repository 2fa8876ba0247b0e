// Files that code of the site imports and that are no code: style sheets, pictures. Enters: the configuration.
// Leaves: an esbuild plugin that gives the code what it expects of them. Must not copy or send them.
import { readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import type { ImportKind, OnLoadResult, Plugin } from 'esbuild'
import { encodePath, joinBase } from '../../runtime/shared/url.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import { scopeCss } from './css-modules.ts'

const NAMESPACE = 'in-code'
const inCode = new Set<ImportKind>(['import-statement', 'require-call', 'dynamic-import'])
const pictures = /\.(?:apng|avif|gif|ico|jpe?g|png|webp|mp4|webm|pdf)$/i

/** The path from the site's folder on of what esbuild says it read. */
export function toInputFile(input: string): string {
  return input.startsWith(`${NAMESPACE}:`) ? input.slice(NAMESPACE.length + 1) : input
}

/**
 * An imported sheet is the record of its class names, an imported drawing (`.svg`) a component that is also its text, any
 * other picture the address of a static file.
 */
/** What the URL of an imported image depends on. */
type AssetInput = Pick<ResolvedConfig, 'siteDir' | 'staticDirectories' | 'baseUrl'>

export function assetImports(input: AssetInput): Plugin {
  const { siteDir } = input
  return {
    name: 'files-in-code',
    setup(build) {
      const filter = /\.(?:css|svg|apng|avif|gif|ico|jpe?g|png|webp|mp4|webm|pdf)$/i
      build.onResolve({ filter }, async ({ path, kind, resolveDir, pluginData }) => {
        if (!inCode.has(kind) || pluginData === NAMESPACE) return undefined
        const found = await build.resolve(path, { kind, resolveDir, pluginData: NAMESPACE })
        if (found.errors.length > 0) return { errors: found.errors }
        const file = relative(siteDir, found.path).split(sep).join('/')
        return { path: file, namespace: NAMESPACE }
      })
      build.onLoad({ filter, namespace: NAMESPACE }, async ({ path }) => {
        const file = resolve(siteDir, path)
        if (pictures.test(path)) return loadPicture(file, input)
        const text = await readFile(file, 'utf8')
        if (path.endsWith('.svg')) return loadDrawing(text, siteDir)
        const names = path.endsWith('.module.css') ? scopeCss(text, path).names : {}
        return { contents: `module.exports = ${JSON.stringify(names)}`, loader: 'js' }
      })
    },
  }
}

function loadPicture(
  file: string,
  { siteDir, staticDirectories, baseUrl }: AssetInput,
): OnLoadResult {
  const folder = staticDirectories
    .map((path) => join(siteDir, path) + sep)
    .find((path) => file.startsWith(path))
  if (folder === undefined) {
    const text = `\`${relative(siteDir, file)}\` lies in no static folder, so it has no address`
    const help =
      'Move it into a folder of `staticDirectories`, and write its address: `/img/x.png`.'
    return { errors: [{ text, detail: { rule: 'image-in-code', help } }] }
  }
  const path = file.slice(folder.length).split(sep).join('/')
  const address = joinBase(baseUrl, encodePath(path))
  return { contents: `export default ${JSON.stringify(address)}`, loader: 'js' }
}

function loadDrawing(text: string, resolveDir: string): OnLoadResult {
  const [, written = '', inner = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/i.exec(text) ?? []
  const attributes = [...written.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, name = '', double, single]) => [name === 'class' ? 'className' : name, double ?? single],
  )
  const contents = `import { createElement } from 'react'
const text = ${JSON.stringify(text)}
const Drawing = (props) => createElement('svg', { ...${JSON.stringify(Object.fromEntries(attributes))}, ...props, dangerouslySetInnerHTML: { __html: ${JSON.stringify(inner)} } })
export default Object.assign(Drawing, { toString: () => text })`
  return { contents, loader: 'js', resolveDir }
}
