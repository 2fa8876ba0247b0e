// Files and pages of the site that an element of the head names. Given an element of the config or
// of front matter, with names as HTML has them, it returns paths from the top of the site, as the
// link check resolves them.
import { listUrls } from '../urls/map-urls.ts'
import { isElsewhere, toStaticPath } from '../urls/static-path.ts'
import { urlAttributeOf } from '../urls/url-attributes.ts'

interface HeadFile {
  /** Name of the attribute. */
  readonly name: string
  readonly kind: 'page' | 'asset'
  readonly href: string
}

type Attributes = Readonly<Record<string, string | boolean>>

/** Relations whose target is loaded as a file; others, such as `canonical` and `next`, name a page. */
const loadingRelations =
  /(?:^|\s)(?:stylesheet|(?:shortcut\s+)?icon|apple-touch-icon(?:-precomposed)?|apple-touch-startup-image|mask-icon|image_src|manifest|modulepreload|preload|prefetch)(?:\s|$)/i

/** Metadata whose content is a file: `og:image`, `og:video:url`, `twitter:image:src`. */
const fileNames =
  /(?:^|[:._])(?:image|audio|video|thumbnail|src|stream|secure_url)$|(?:image|audio|video):url$|^msapplication-(?:tileimage|.*logo)$/i

/** List what the attributes of an element name, in their order; URLs of other sites are left out. */
export function listHeadFiles(tag: string, attributes: Attributes): readonly HeadFile[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (typeof value !== 'string') return []
    const kind = tag === 'link' && !loads(attributes) ? 'page' : 'asset'
    return urlsIn(tag, name, { value, attributes })
      .filter((url) => !isElsewhere(url) && !/^(?:[#?]|$)/.test(url))
      .map((url) => ({ name, kind, href: toStaticPath(url) }))
  })
}

const loads = ({ rel }: Attributes): boolean => loadingRelations.test(String(rel ?? ''))

function urlsIn(
  tag: string,
  name: string,
  { value, attributes }: { readonly value: string; readonly attributes: Attributes },
): readonly string[] {
  const attribute = urlAttributeOf(tag, name)
  if (attribute !== undefined) return listUrls(value, attribute.syntax)
  const isFile = ['name', 'property', 'itemprop'].some((key) =>
    fileNames.test(String(attributes[key] ?? '').trim()),
  )
  return tag === 'meta' && name === 'content' && isFile ? [value.trim()] : []
}
