// What `head` of front matter may name.
import { plainAttributeName } from '../../primitives/attribute-name.ts'

/** Completes "it must be". */
export const headForms =
  '`{ tag, attributes }` with the tag `meta` or `link`, or `{ tag, attributes, content }` with `script` and JSON-LD'

const byPlainName = (names: string): ReadonlyMap<string, string> =>
  new Map(names.split(' ').map((name) => [plainAttributeName(name), name]))

/** The attributes of each element: plain form to the name in HTML. */
export const headAttributes: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['meta', byPlainName('name property itemprop content media lang')],
  [
    'link',
    byPlainName(
      'rel href hreflang type media sizes title as color crossorigin fetchpriority imagesizes imagesrcset integrity referrerpolicy lang',
    ),
  ],
  ['script', byPlainName('type id')],
])

/**
 * Relations that describe a page or load an image or a font of it. Those that load style sheets or scripts, install
 * an app or a search, or name servers that act for the site, are up to its owner.
 */
export const linkRelations: ReadonlySet<string> = new Set(
  (
    'alternate amphtml apple-touch-icon apple-touch-icon-precomposed archives author bookmark canonical cite-as ' +
    'collection contents copyright describedby dns-prefetch first glossary help icon image_src index last license ' +
    'mask-icon me next original preconnect prefetch preload prev previous privacy-policy publisher related ' +
    'shortcut shortlink start tag terms-of-service up'
  ).split(' '),
)

/** What `preload` and `prefetch` may load. */
export const loadedKinds: ReadonlySet<string> = new Set([
  'audio',
  'fetch',
  'font',
  'image',
  'track',
  'video',
])
