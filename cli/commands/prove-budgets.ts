// What files weigh. Enters: a rendered site. Leaves: weights, and findings about them.
// Weights of unchanged files come from the cache.
import { gzipSync } from 'node:zlib'
import type { Cache } from '../cache/open-cache.ts'
import { hashOf } from '../cache/hash-of.ts'
import { checkBudgets, type FileWeight } from '../checks/check-budgets.ts'
import { countElements } from '../checks/count-elements.ts'
import type { Diagnostic, OutputFile, Site } from '../model.ts'
import type { RenderedSite } from './render-site.ts'

type Kind = FileWeight['kind']

/** Scripts loaded with every page; those fetched on intent are not held against it. */
function kindOf({ path }: OutputFile, entryUrl: string): Kind | undefined {
  if (path.endsWith('.html')) return 'html'
  if (/^assets\/styles-[^/]*\.css$/.test(path)) return 'css'
  if (path.endsWith('.js') && entryUrl.endsWith(path)) return 'javascript'
  return /^assets\/search-[^/]*\.json$/.test(path) ? 'search' : undefined
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

function weigh(file: OutputFile, kind: Kind, cache: Cache): FileWeight {
  const bytes = typeof file.contents === 'string' ? encoder.encode(file.contents) : file.contents
  const key = hashOf('weight', bytes)
  const known = cache.get(key)
  if (known) return { path: file.path, kind, ...JSON.parse(decoder.decode(known)) }
  const nodes = kind === 'html' ? { nodes: countElements(decoder.decode(bytes)) } : {}
  const weight = { bytes: gzipSync(bytes, { level: 9 }).byteLength, ...nodes }
  cache.set(key, encoder.encode(JSON.stringify(weight)))
  return { path: file.path, kind, ...weight }
}

/** Weigh pages, styles, scripts, search data and pictures. */
export function weighSite(rendered: RenderedSite, cache: Cache): readonly FileWeight[] {
  const made = [...rendered.files, ...rendered.redirectPages, ...rendered.pages()]
  const weights = made.flatMap((file) => {
    const kind = kindOf(file, rendered.entryUrl)
    return kind ? [weigh(file, kind, cache)] : []
  })
  const pictures = rendered.copies.flatMap(({ output, bytes }) =>
    bytes !== undefined && /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(output)
      ? [{ path: output, kind: 'image' as const, bytes }]
      : [],
  )
  return [...weights, ...pictures]
}

/** Hold all that has a weight against `checks.budgets`; nothing is weighed without one. */
export function proveBudgets(
  site: Site,
  rendered: RenderedSite,
  cache: Cache,
): readonly Diagnostic[] {
  const { budgets } = site.config.checks
  if (Object.keys(budgets).length === 0) return []
  return checkBudgets(weighSite(rendered, cache), budgets)
}
