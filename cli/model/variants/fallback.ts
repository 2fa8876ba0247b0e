import type { Variant } from '../source-file.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'

/** What the readers of a language get in place of a missing page. */
export type Fallback = 'none' | 'copy' | 'redirects' | 'rules'

/**
 * What replaces the missing pages of a variant. Posts and Markdown pages are always copies: the lists and feeds
 * of a blog show the text of its posts, and a language needs a home page.
 */
export function fallbackOf(
  { locales }: Pick<ResolvedConfig, 'locales'>,
  { locale, collection, isBlog }: Variant,
): Fallback {
  const index = locales.findIndex(({ code }) => code === locale)
  const fallback = locales[index]?.fallback ?? false
  if (index <= 0) return 'none'
  // React pages exist in every locale too.
  if (collection === 'pages') return 'copy'
  if (fallback === false) return 'none'
  return fallback === true || isBlog ? 'copy' : fallback
}

/** How readers are sent to the originals of missing pages; undefined if they aren't. */
export function redirectOf(
  config: Pick<ResolvedConfig, 'locales'>,
  variant: Variant,
): 'redirects' | 'rules' | undefined {
  const fallback = fallbackOf(config, variant)
  return fallback === 'redirects' || fallback === 'rules' ? fallback : undefined
}
