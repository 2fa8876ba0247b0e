import type { Page } from '../../model/page.ts'

/** What a page has from its source alone. */
export function identityOf({
  source,
  realSource,
  docPath,
  variant,
  frontMatter,
  keyPlaces,
  defaults,
}: Page): Pick<
  Page,
  'source' | 'realSource' | 'docPath' | 'variant' | 'frontMatter' | 'keyPlaces' | 'defaults'
> {
  return {
    source,
    docPath,
    variant,
    frontMatter,
    ...(realSource !== undefined && { realSource }),
    ...(keyPlaces && { keyPlaces }),
    ...(defaults && { defaults }),
  }
}
