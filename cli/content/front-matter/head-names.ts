// The names that `head` of front matter may contain.
import { plainAttributeName } from '../../primitives/modules/attribute-name.ts'

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

/** The kinds of files that `preload` and `prefetch` may load. */
export const loadedKinds: ReadonlySet<string> = new Set([
  'audio',
  'fetch',
  'font',
  'image',
  'track',
  'video',
])

/**
 * The names that a `meta` of a page may have, in lower case: facts about the page. Names that browsers act on, such as
 * `referrer` and `viewport`, and settings for every page are up to the owner of the site.
 */
const factNames: ReadonlySet<string> = new Set(
  (
    'abstract apple-itunes-app author bingbot copyright creator date datemodified datepublished description google ' +
    'googlebot googlebot-news headline image keywords language mobile-web-app-capable name publisher rating robots ' +
    'subject thumbnail url'
  ).split(' '),
)
/**
 * Names of a vocabulary: its prefix, then a colon, dot or underscore, then words that begin with a letter. No browser
 * has such names. Codes that prove who owns a site, `msvalidate.01` or `p:domain_verify`, have another form.
 */
const vocabulary = /^[a-z][a-z\d]+[:._][a-z][\w:.-]*$/
/** Names with hyphens are those of browsers too, so only these are accepted. */
const hyphenated =
  /^(?:apple-mobile-web-app|parsely)-[a-z][a-z\d-]*$|^msapplication-(?:tilecolor|tileimage|(?:square|wide)\d+x\d+logo)$/
/** Names whose content is a URL; `twitter:app:url:iphone` is one too. */
const urlNames =
  /(?:^|[:._])(?:url|image|src|player|stream|video|audio|see_also|secure_url|thumbnail)$|:url:|^msapplication-(?:tileimage|.*logo)$|^article:(?:author|publisher)$/

/** True for the name of a fact about a page, ignoring letter case. */
export const isPageFact = (name: string): boolean =>
  factNames.has(name.toLowerCase()) ||
  vocabulary.test(name.toLowerCase()) ||
  hyphenated.test(name.toLowerCase())

/** True if browsers or services treat the content of a `meta` element with this name as a URL. */
export const isMetaUrl = (name: string): boolean => urlNames.test(name.toLowerCase())
