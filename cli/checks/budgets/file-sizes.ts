// Sizes of files as they are sent. Those of unchanged files come from the cache.
import { gzipSync } from 'node:zlib'
import type { Cache } from '../../cache/open-cache.ts'
import { hashOf } from '../../primitives/hash.ts'
import { remember } from '../../cache/remember.ts'
import type { FileSize } from './check-budgets.ts'
import { countElements } from '../../html/count-elements.ts'
import type { OutputFile } from '../../model/output.ts'
import type { RenderedSite } from '../../model/rendered-site.ts'

type Kind = FileSize['kind']

/** Only the script and the style sheet of every page count, not those that load on demand. */
function kindOf(
  { path, kind }: OutputFile,
  { entryUrl, stylesheetUrl }: RenderedSite,
): Kind | undefined {
  if (kind === 'page' || kind === 'redirect') return 'html'
  if (kind === 'stylesheet' && stylesheetUrl.endsWith(path)) return 'css'
  if (kind === 'script' && entryUrl.endsWith(path)) return 'javascript'
  return kind === 'search-data' ? 'search' : undefined
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

const toBytes = (contents: string | Uint8Array): Uint8Array =>
  typeof contents === 'string' ? encoder.encode(contents) : contents

/** Measures files one at a time, so that no more than one page is held in memory. */
export interface FileSizes {
  /** `hash` identifies the contents. */
  readonly add: (file: OutputFile, hash: string) => void
  /** Of all files that were added, and of the images that are copied. */
  readonly all: () => readonly FileSize[]
}

/** The style sheets in a page, which are measured as the files that they are too. */
const inlineStyles = /<style data-href="[^"]*">[\s\S]*?<\/style>/g

function measure(contents: string | Uint8Array, kind: Kind): Omit<FileSize, 'path' | 'kind'> {
  const bytes = toBytes(contents)
  if (kind !== 'html') return { bytes: sizeOf(bytes) }
  const html = decoder.decode(bytes)
  return { bytes: sizeOf(html.replaceAll(inlineStyles, '')), nodes: countElements(html) }
}

const sizeOf = (contents: string | Uint8Array): number =>
  gzipSync(contents, { level: 9 }).byteLength

/** Sizes of everything in a site but its pages, which are added. */
export function createFileSizes(rendered: RenderedSite, cache: Cache): FileSizes {
  const { files, redirectPages, copies } = rendered
  const sizes: FileSize[] = []
  const add = (file: OutputFile, hash: string): void => {
    const kind = kindOf(file, rendered)
    if (!kind) return
    const size = remember(cache, hashOf('size without styles', kind, hash), () =>
      measure(file.contents, kind),
    )
    sizes.push({ path: file.path, kind, ...size })
  }
  for (const file of [...files, ...redirectPages]) add(file, hashOf(file.contents))
  const images = copies.flatMap(({ output, bytes }) =>
    bytes !== undefined && /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(output)
      ? [{ path: output, kind: 'image' as const, bytes }]
      : [],
  )
  return { add, all: () => [...sizes, ...images] }
}

/** Measure pages, style sheets, scripts, search data and images. */
export function measureSite(rendered: RenderedSite, cache: Cache): readonly FileSize[] {
  const sizes = createFileSizes(rendered, cache)
  for (const { render } of rendered.pages()) {
    const page = render()
    sizes.add(page, hashOf(page.contents))
  }
  return sizes.all()
}
