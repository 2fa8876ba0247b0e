import { textOf } from '../primitives/text/text-of.ts'
import type { CheckContext } from './check.ts'

/** Texts other than docs that may name a file: pages without docs, scripts, styles, the config. */
export function siteTexts({ rendered, site, inputs }: CheckContext): readonly string[] {
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
