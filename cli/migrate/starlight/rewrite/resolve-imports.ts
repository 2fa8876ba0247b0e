import { toStringValue } from './page-element.ts'
import type { PageImport } from './read-imports.ts'
import { note, type PageWriter } from './rewrite-context.ts'

/** What a name of a page stands for. */
export type Imported =
  /** A component of Starlight or Astro, by its own name. */
  | { readonly kind: 'built-in'; readonly name: string; readonly from: string }
  /** An image; absolute. */
  | { readonly kind: 'image'; readonly file: string }
  /** A file imported as text; absolute. */
  | { readonly kind: 'text'; readonly file: string }
  /** A constant of the page: its text, or a list as it is written. */
  | { readonly kind: 'constant'; readonly text: string }
  /** docs-ssg imports it too. */
  | { readonly kind: 'kept' }
  /** A component that only Astro renders. */
  | { readonly kind: 'lost'; readonly from: string }

const builtInModules =
  /^(?:@astrojs\/starlight\/components|astro:assets|astro-expressive-code\/components)$/
const images = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i
const pages = /\.(?:md|mdx)$/i
const data = /\.(?:json|ya?ml|ts|mts|js|mjs)$/i
const react = /\.[jt]sx$/i

/** Resolve the imports of a page, and rewrite the statements that stay. */
export function resolveImports(writer: PageWriter): ReadonlyMap<string, Imported> {
  const found = new Map<string, Imported>()
  for (const one of writer.page.imports) {
    const origins = one.names.map((name) => {
      const { local } = name
      const origin = toOrigin(one, name, writer)
      found.set(local, origin)
      return origin
    })
    rewriteStatement(one, origins, writer)
  }
  for (const { name, value } of writer.page.constants)
    if (!value.includes('${'))
      found.set(name, {
        kind: 'constant',
        text: value.startsWith('[') ? value : toStringValue(value),
      })
  return found
}

function toOrigin(
  { from }: PageImport,
  { imported, local }: PageImport['names'][number],
  { context, page }: PageWriter,
): Imported {
  if (builtInModules.test(from)) return { kind: 'built-in', name: imported, from }
  const [path = '', query = ''] = from.split('?')
  const file = context.findFile(path)
  if (file === undefined) return { kind: 'lost', from }
  if (query === 'raw') return { kind: 'text', file }
  if (images.test(file))
    return isTag(local, page.source) ? { kind: 'kept' } : { kind: 'image', file }
  if (pages.test(file)) return { kind: 'kept' }
  if (data.test(file)) return context.isInSite(file) ? { kind: 'kept' } : { kind: 'lost', from }
  return react.test(file) && context.keepsReact ? { kind: 'kept' } : { kind: 'lost', from }
}

/** An SVG image can be a component. */
const isTag = (name: string, source: string): boolean =>
  new RegExp(`<${name.replaceAll('$', String.raw`\$`)}[\\s/>]`).test(source)

function rewriteStatement(
  { start, end, from }: PageImport,
  origins: readonly Imported[],
  writer: PageWriter,
): void {
  const { page, context, changes, removed, files } = writer
  const isKept = origins.some(({ kind }) => kind === 'kept')
  if (!isKept) {
    removed.push({ start, end })
    note(writer, start, 'import')
    return
  }
  const file = context.findFile(from)
  if (file === undefined) return
  files.add(file)
  if (from.startsWith('.')) return
  const statement = page.source.slice(start, end)
  const relative = context.toRelative(file)
  const at = start + statement.lastIndexOf(from)
  changes.push({ start: at, end: at + from.length, text: relative })
  note(writer, start, 'import')
}
