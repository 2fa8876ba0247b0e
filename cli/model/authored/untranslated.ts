import type { Page } from '../page.ts'

/** True for an original that replaces its missing translation; `locales` begins with its language. */
export function isUntranslated(
  { source, variant }: Pick<Page, 'source' | 'variant'>,
  locales: readonly { readonly code: string }[],
): boolean {
  const isGenerated = source.includes('#')
  const isOwn = variant.folder === '' || source.startsWith(`${variant.folder}/`)
  return variant.locale !== locales[0]?.code && !isOwn && !isGenerated
}
