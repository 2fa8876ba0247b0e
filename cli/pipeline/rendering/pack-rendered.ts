// Rendered files in the pack of a part, by their path and by the hash of all they are rendered from.
import { toMarkdownPath } from '../../model/paths/markdown-url.ts'
import { toOutputPath } from '../../model/paths/output-path.ts'
import type { PendingPage } from '../../model/output.ts'
import type { RenderedSite } from '../../model/rendered-site.ts'
import type { Site } from '../../model/site.ts'
import type { NewPack, Pack } from '../../parts/pack.ts'
import { hashOf } from '../../primitives/hash.ts'
import type { IsOwn } from '../reuse/part-reuse.ts'

const keyOf = (path: string, fingerprint: string): string => hashOf('file', path, fingerprint)

/** Render the pages of a part into its pack; returns their number. Those that code of the site renders are left to `join`. */
export function packRendered(
  pack: NewPack,
  { site, rendered }: { readonly site: Site; readonly rendered: RenderedSite },
  isOwn: IsOwn,
): number {
  const own = [...site.routes.values()].filter(({ page }) => isOwn(page.variant))
  const pages = new Set<string>(own.map(({ output }) => output))
  const twins = new Set<string>(own.map(({ url }) => toOutputPath(toMarkdownPath(url))))
  const keep = ({ path, fingerprint, render }: PendingPage): void => {
    const print = fingerprint()
    if (print !== undefined) pack.set(keyOf(path, print), toBytes(render().contents))
  }
  for (const page of rendered.pages()) if (pages.has(page.path)) keep(page)
  for (const twin of rendered.twins()) if (twins.has(twin.path)) keep(twin)
  return own.length
}

/** The same site; a file that a pack has is not rendered again. */
export function takeRendered(pack: Pack, rendered: RenderedSite): RenderedSite {
  const take = function* (pages: Iterable<PendingPage>): Iterable<PendingPage> {
    for (const page of pages) {
      const { path, fingerprint, render } = page
      yield {
        ...page,
        render: () => {
          const print = fingerprint()
          const key = print === undefined ? undefined : keyOf(path, print)
          const contents = key === undefined || !pack.has(key) ? undefined : pack.get(key)
          if (contents === undefined) return render()
          const text = Buffer.from(contents).toString('utf8')
          return { path, kind: path.endsWith('.md') ? 'manifest' : 'page', contents: text }
        },
      }
    }
  }
  return {
    ...rendered,
    pages: () => take(rendered.pages()),
    twins: () => take(rendered.twins()),
  }
}

const toBytes = (contents: string | Uint8Array): Uint8Array =>
  typeof contents === 'string' ? Buffer.from(contents) : contents
