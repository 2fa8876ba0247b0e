// The checks every build runs. Enters: a site, its resolved links, its React pages as HTML. Leaves: findings.
// Knows which checks there are; not how they work.
import { checkConfigLinks } from './config-links/check-config-links.ts'
import { checkImages } from './images/check-images.ts'
import { checkReach } from './reach/check-reach.ts'
import { checkRendered, type RenderedStatic } from './links/check-rendered.ts'
import type { RenderedSlot } from './links/check-slots.ts'
import { checkWriting } from './writing/check-writing.ts'
import type { AnchorsByUrl } from './lock/create-lock.ts'
import { withoutOwnDomain } from '../links/fix-link.ts'
import type { ResolvedLinks } from '../links/resolve-links.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ClientBundle } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import { createSourceReader } from '../report/read-source-text.ts'

export interface CheckSiteInput {
  readonly site: Site
  readonly links: ResolvedLinks
  readonly statics: readonly RenderedStatic[]
  readonly staticAnchors: AnchorsByUrl
  readonly bundle: ClientBundle
  readonly slots: Iterable<RenderedSlot>
  /** Every file that code of the site is made from: a drawing in it is shown. */
  readonly inputs: readonly string[]
}

const decoder = new TextDecoder()

/** What may name a file beside pages: scripts and styles, the config. */
function textsOf({ bundle, site, inputs }: CheckSiteInput): string[] {
  const files = bundle.files.filter(({ path }) => /\.(?:css|js)$/.test(path))
  const texts = files.map(({ contents }) =>
    typeof contents === 'string' ? contents : decoder.decode(contents),
  )
  const { configText: _, ...config } = site.config
  return [...texts, inputs.join('\n'), JSON.stringify(config)]
}

/** Hold every link against what is emitted, and every page against what readers stumble over. */
export function checkSite(input: CheckSiteInput): Diagnostic[] {
  const { site, links, statics, staticAnchors } = input
  const { url: domain, baseUrl } = site.config
  const siteUrl = (domain.replace(/\/+$/, '') + baseUrl).replace(/\/+$/, '')
  const withoutDomain = (href: string): string | undefined => withoutOwnDomain(href, site)
  return [
    ...links.diagnostics,
    ...checkRendered({
      site,
      pages: statics,
      later: links.later,
      slots: input.slots,
      readSource: createSourceReader(site.config.siteDir),
    }),
    ...checkConfigLinks(site, staticAnchors),
    ...[...site.routes.values()].flatMap(({ url, page }) => {
      const references = links.hrefs.get(url) ?? []
      return [
        ...checkWriting(page, { siteUrl, references, withoutDomain }),
        ...checkImages(page, references),
      ]
    }),
    ...checkReach({
      site,
      references: links.hrefs,
      statics,
      usedAssets: links.usedAssets,
      texts: textsOf(input),
    }),
  ]
}
