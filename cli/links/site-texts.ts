import { textOf } from '../primitives/text/text-of.ts'
import type { RenderedSite } from '../model/rendered-site.ts'
import type { Site } from '../model/site.ts'

interface SiteTexts {
  readonly site: Site
  readonly rendered: Pick<RenderedSite, 'files' | 'statics'>
  /** The files of the site's code. */
  readonly inputs: readonly string[]
}

/** Texts other than docs that may name a file: pages without docs, scripts, styles, the config. */
export function siteTexts({ rendered, site, inputs }: SiteTexts): readonly string[] {
  const files = rendered.files.filter(({ kind }) => kind === 'stylesheet' || kind === 'script')
  return [
    ...rendered.statics.map(({ html }) => html),
    ...files.map(({ contents }) => textOf(contents)),
    inputs.join('\n'),
    // Style sheets are bundled; readers don't get them under their own names.
    JSON.stringify({ ...site.config, customCss: [] }),
    ...[...site.routes.values()].flatMap(({ page }) => page.frontMatter.image ?? []),
  ]
}
