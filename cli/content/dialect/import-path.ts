// The target of an import in a page. Given its text, it returns a path relative to the site's folder,
// and the names. It must not look for files.
import { posix } from 'node:path'
import { isMarkdownFile } from '../../primitives/files/markdown-file.ts'

/** A name that a page imports. */
export interface ImportedName {
  readonly local: string
  /** The name in the module: `default` for the default export, `*` for all of them. */
  readonly original: string
}

/** The names in `A, { B, C as D }` or `* as E`. */
export function importedNames(clause: string): ImportedName[] {
  const [, defaults = '', named = ''] = /^([^{]*)(?:\{([^}]*)\})?/.exec(clause) ?? []
  const plain = defaults.split(',').map((name) => name.trim())
  const picked = named.split(',').map((name) => name.trim())
  return [
    ...plain.filter(Boolean).map((name) => {
      const local = name.replace(/^\*\s*as\s+/, '')
      return { local, original: local === name ? 'default' : '*' }
    }),
    ...picked.filter(Boolean).map((name) => {
      const [original = '', local = original] = name.split(/\s+as\s+/)
      return { local, original }
    }),
  ]
}

const code = /\.[cm]?[jt]sx?$/
/** A name after the last dot of a path, such as `.css`; `Counter.client` has none. */
const otherFile =
  /\.(?:css|s[ac]ss|less|styl|json|ya?ml|toml|csv|txt|html?|png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf|ico|woff2?)$/i

/** The file of the site that `source` names in the file `importer`; undefined for packages and data. */
export function toImportPath(
  source: string,
  importer: string,
  siteRoot: string,
): { readonly kind: 'component' | 'partial'; readonly path: string } | undefined {
  const path = source.startsWith('@site/')
    ? posix.join(siteRoot, source.slice(6))
    : source.startsWith('/')
      ? posix.normalize(source.slice(1))
      : /^\.{1,2}(?:\/|$)/.test(source)
        ? posix.join(posix.dirname(importer), source)
        : undefined
  if (path === undefined || source.includes('?')) return undefined
  if (isMarkdownFile(path)) return { kind: 'partial', path }
  return code.test(path) || !otherFile.test(path) ? { kind: 'component', path } : undefined
}
