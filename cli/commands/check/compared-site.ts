import { toHref } from '../../../runtime/shared/urls/url.ts'
import type { ComparedSite } from '../../compare/compare-sites.ts'
import { describeSite } from '../../manifests/route-manifest.ts'
import type { RenderedSite } from '../../model/rendered-site.ts'
import type { Site } from '../../model/site.ts'

/** A site as `--against` compares it: its manifest, and the size of each page in bytes. Renders every page. */
export function toComparedSite(site: Site, rendered: RenderedSite): ComparedSite {
  const sizes = new Map<string, number>()
  for (const { path, render } of rendered.pages())
    sizes.set(path, Buffer.byteLength(render().contents))
  const outputs = [...site.routes.values()].map(
    ({ url, output }) => [toHref(url, site.config), sizes.get(output) ?? 0] as const,
  )
  return { manifest: describeSite(site), bytes: new Map(outputs) }
}
