import type { SiteBlogs } from '../../model/blog.ts'
import type { Place } from '../../model/diagnostic.ts'
import { toStaticPath } from '../../primitives/urls/static-path.ts'
import type { AuthorEntry, BlogEntries } from './blog-data.ts'

/** The portraits of a file of authors. */
export function listAuthorFiles(
  entries: BlogEntries<AuthorEntry>,
  placeOf: (...keys: readonly string[]) => Place | undefined,
): SiteBlogs['files'] {
  return [...(entries ?? [])].flatMap(([name, entry]) =>
    (['image_url', 'imageURL'] as const).flatMap((key) => {
      const path = entry[key]
      const place = placeOf(name, key)
      if (path === undefined || place === undefined) return []
      return [{ kind: 'asset', href: toStaticPath(path), place, key: `${name}.${key}` } as const]
    }),
  )
}
