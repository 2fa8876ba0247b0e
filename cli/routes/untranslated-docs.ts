// Docs that a language lacks and whose readers are sent to the original. They have a place in the sidebars of
// the language and a redirect, but no page: 20 languages of 500 pages would be 10,000 files of English text.
//
// The redirect ends in the id of a notice in the reader's language, which the original contains and hides.
// A fragment needs no script, is not sent to the server, and leaves one URL for each page, unlike a query; a
// rewrite, which would keep the URL, would show an interface and links in another language than the URL says.
import { encodePath } from '../../runtime/shared/urls/url.ts'
import { createVariants } from '../model/variants/doc-variants.ts'
import { redirectOf } from '../model/variants/fallback.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Redirect } from '../model/navigation.ts'
import type { UrlPath } from '../model/paths.ts'
import type { StaticRoute } from '../model/site.ts'
import type { Variant } from '../model/source-file.ts'
import { withoutMarkdownEnding } from '../primitives/files/markdown-file.ts'
import type { Doc } from './doc-index.ts'
import { createPageUrl } from './page-url.ts'

/** The originals that languages use without a copy. */
interface UntranslatedDocs {
  /** With the variant that lacks them, and the URL of the original. */
  readonly docs: readonly Doc[]
  readonly redirects: readonly Redirect[]
  /** The languages that lack a page, by the URL of the original. */
  readonly languages: ReadonlyMap<UrlPath, readonly string[]>
}

interface Input {
  readonly config: ResolvedConfig
  readonly docs: readonly Doc[]
  readonly staticRoutes: readonly StaticRoute[]
}

/** Find the docs that languages with `fallback: 'redirects'` or `'rules'` lack. */
export function findUntranslated({ config, docs, staticRoutes }: Input): UntranslatedDocs {
  const taken = new Set<string>([...docs, ...staticRoutes].map(({ url }) => url))
  const found: Doc[] = []
  const redirects: Redirect[] = []
  const languages = new Map<UrlPath, readonly string[]>()
  for (const variant of createVariants(config)) {
    const kind = redirectOf(config, variant)
    if (kind === undefined) continue
    const { locale } = variant
    for (const original of missingIn(variant, { config, docs })) {
      const page = { ...original.page, variant }
      const { url: from } = createPageUrl(page, config)
      if (taken.has(from)) continue
      found.push({ ...original, page })
      languages.set(original.url, [...(languages.get(original.url) ?? []), locale])
      redirects.push({ from, to: toPath(original.url), untranslated: { locale, kind } })
    }
  }
  return { docs: found, redirects, languages }
}

const toPath = (url: UrlPath): string => encodePath(url === '/' ? '/' : url.slice(0, -1))

function missingIn(
  variant: Variant,
  { config, docs }: Pick<Input, 'config' | 'docs'>,
): readonly Doc[] {
  const set = docs.filter(
    ({ page }) =>
      page.variant.version === variant.version && page.variant.collection === variant.collection,
  )
  const stemsOf = (locale: string | undefined): ReadonlyMap<string, Doc> =>
    new Map(
      set
        .filter(({ page }) => page.variant.locale === locale)
        .map((doc) => [withoutMarkdownEnding(doc.page.docPath), doc]),
    )
  const own = stemsOf(variant.locale)
  return [...stemsOf(config.locales[0]?.code)].flatMap(([stem, doc]) =>
    own.has(stem) ? [] : [doc],
  )
}
