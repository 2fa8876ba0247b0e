// Measures the emitted files; sizes of unchanged files come from the cache.
import { gzipSync } from 'node:zlib'
import type { Cache } from '../../cache/open-cache.ts'
import { hashOf } from '../../primitives/hash.ts'
import { remember } from '../../cache/remember.ts'
import type { FileSize } from './check-budgets.ts'
import { countElements } from '../../html/count-elements.ts'
import type { OutputFile } from '../../model/output.ts'
import type { RenderedSite } from '../../pipeline/render-site.ts'

type Kind = FileSize['kind']

/** Only scripts that load with every page count as `javascript`, not those that load on demand. */
function kindOf({ path }: OutputFile, entryUrl: string): Kind | undefined {
  if (path.endsWith('.html')) return 'html'
  if (/^assets\/styles-[^/]*\.css$/.test(path)) return 'css'
  if (path.endsWith('.js') && entryUrl.endsWith(path)) return 'javascript'
  return /^assets\/search-[^/]*\.json$/.test(path) ? 'search' : undefined
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

const toBytes = (contents: string | Uint8Array): Uint8Array =>
  typeof contents === 'string' ? encoder.encode(contents) : contents

/** Measures files one at a time, so that no more than one page is in memory. */
export interface FileSizes {
  /** `sum` is `hashOf` the contents. */
  readonly add: (file: OutputFile, sum: string) => void
  /** The sizes of all files that were added and of the images that are copied. */
  readonly weights: () => readonly FileSize[]
}

function measure(contents: string | Uint8Array, kind: Kind): Omit<FileSize, 'path' | 'kind'> {
  const bytes = toBytes(contents)
  const nodes = kind === 'html' ? { nodes: countElements(decoder.decode(bytes)) } : {}
  return { bytes: gzipSync(bytes, { level: 9 }).byteLength, ...nodes }
}

/** Starts with all files of the site except its pages. */
export function createFileSizes(rendered: RenderedSite, cache: Cache): FileSizes {
  const { files, redirectPages, copies, entryUrl } = rendered
  const weights: FileSize[] = []
  const add = (file: OutputFile, sum: string): void => {
    const kind = kindOf(file, entryUrl)
    if (!kind) return
    const size = remember(cache, hashOf('weight', kind, sum), () => measure(file.contents, kind))
    weights.push({ path: file.path, kind, ...size })
  }
  for (const file of [...files, ...redirectPages]) add(file, hashOf(file.contents))
  const images = copies.flatMap(({ output, bytes }) =>
    bytes !== undefined && /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(output)
      ? [{ path: output, kind: 'image' as const, bytes }]
      : [],
  )
  return { add, weights: () => [...weights, ...images] }
}

/** The sizes of pages, style sheets, scripts, search data and images. */
export function measureSite(rendered: RenderedSite, cache: Cache): readonly FileSize[] {
  const sizes = createFileSizes(rendered, cache)
  for (const page of rendered.pages()) sizes.add(page, hashOf(page.contents))
  return sizes.weights()
}
