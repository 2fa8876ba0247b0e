// Decides which style sheets are written into the pages. Given Site and ClientBundle, it returns
// the text of those style sheets by URL. It must not know how a page is written.
import { withoutUnusedParts } from '../../bundle/styles/part-styles.ts'
import type { ClientBundle, InlineStyles, OutputFile } from '../../model/output.ts'
import type { Site } from '../../model/site.ts'
import { integrityOf } from '../../primitives/hash.ts'
import { listUsedParts } from './page-stylesheets.ts'

/** The largest size, in bytes, that copies of the style sheet in all pages may add to a site. */
const maxCopies = 5_000_000
/** A larger style sheet would keep readers waiting for the text that follows it, in bytes. */
const maxStylesheet = 100_000

interface InlineInput {
  readonly site: Site
  readonly bundle: ClientBundle
  /** The style sheet of `style` attributes in articles, if there are any. */
  readonly content: OutputFile | undefined
}

/**
 * The style sheets that pages contain instead of linking to them, so that a page is painted without
 * a second request. Empty if `theme.inlineStyles` doesn't want them, or if they would multiply the
 * size of a large site.
 */
export function createInlineStyles({ site, bundle, content }: InlineInput): InlineStyles {
  const { config, routes, staticRoutes } = site
  const { inlineStyles } = config.theme
  const toUrl = ({ path }: OutputFile): string => config.baseUrl + path
  const main = bundle.files.find((file) => toUrl(file) === bundle.stylesheetUrl)
  if (inlineStyles === false || main === undefined) return new Map()
  const size = main.contents.length
  const isCheap = size <= maxStylesheet && size * (routes.size + staticRoutes.length) <= maxCopies
  if (inlineStyles === 'auto' && !isCheap) return new Map()

  const parts = Object.values(bundle.partStylesheets ?? {})
  const used = withoutUnusedParts(bundle.files, listUsedParts(site)).filter((file) =>
    parts.includes(toUrl(file)),
  )
  return new Map(
    [main, ...used, ...(content ? [content] : [])].map((file) => {
      const css = toElementText(file.contents)
      return [toUrl(file), { css, hash: integrityOf(css) }]
    }),
  )
}

/** The contents of a `style` element, which no end tag may end early. */
function toElementText(contents: OutputFile['contents']): string {
  const css = typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8')
  return css.trim().replaceAll(/<\/(?=style)/gi, String.raw`<\/`)
}

/** The hashes of inline style sheets as the policy lists them: `sha256-…`. */
export const hashesOf = (styles: InlineStyles = new Map()): readonly string[] =>
  [...styles.values()].map(({ hash }) => hash)
