// Every attribute of HTML and SVG whose value is a URL or has URLs in it. The sanitizer, the resolution of
// links, the link check, the filter of components and the head of pages share this table.
import type { UrlUse } from '../../../runtime/shared/urls/safe-url.ts'
import { plainAttributeName } from '../modules/attribute-name.ts'
import { ownValue } from '../own-value.ts'

/**
 * How an attribute holds URLs: one, candidates (`a.png 1x, b.png 2x`), several with spaces between them, or
 * `url(…)` in a value of CSS. `name` is `#map`, an element of the page. No browser reads an `obsolete` one.
 */
export type UrlSyntax = 'url' | 'candidates' | 'urls' | 'paint' | 'name' | 'obsolete'

export interface UrlAttribute {
  readonly syntax: UrlSyntax
  /** `page`: the target of a link; `asset`: a file that the page needs. */
  readonly kind: 'page' | 'asset'
  /** Whether a reader follows the URL or the browser loads it, which decides on its schemes. */
  readonly use: UrlUse
  /** Images that may be in the URL itself: none, those without scripts, or every image. */
  readonly data: 'none' | 'raster' | 'any'
}

type Row = UrlAttribute & {
  /** The elements on which the attribute has a URL; all when left out. */
  readonly on?: readonly string[]
}

const link = { syntax: 'url', kind: 'page', use: 'follow', data: 'none' } as const
/** A page that is shown inside another one, receives a form or is named as a source. */
const page = { ...link, use: 'load' } as const
const asset = { syntax: 'url', kind: 'asset', use: 'load', data: 'none' } as const
const image = { syntax: 'url', kind: 'asset', use: 'load', data: 'any' } as const
const pings = { syntax: 'urls', kind: 'page', use: 'load', data: 'none' } as const
const candidates = { syntax: 'candidates', kind: 'asset', use: 'load', data: 'any' } as const
const paint = { syntax: 'paint', kind: 'asset', use: 'load', data: 'none' } as const
const obsolete = { syntax: 'obsolete', kind: 'asset', use: 'load', data: 'none' } as const

const objects = ['object', 'applet', 'embed']
const submitting = ['button', 'input', 'form']

/** By the plain form of the name. Of several rows, the first that names the element counts. */
const table: Readonly<Record<string, readonly Row[]>> = {
  href: [
    { ...image, on: ['image', 'feimage'] },
    { ...asset, on: ['link', 'use', 'script', 'mpath', 'textpath', 'pattern', 'filter'] },
    link,
  ],
  src: [
    { ...page, on: ['iframe', 'frame', 'portal'] },
    { ...image, on: ['img', 'input', 'source'] },
    asset,
  ],
  srcset: [candidates],
  imagesrcset: [candidates],
  poster: [image],
  cite: [{ ...page, on: ['blockquote', 'q', 'ins', 'del'] }],
  longdesc: [{ ...page, on: ['img', 'iframe', 'frame'] }],
  data: [{ ...asset, on: ['object'] }],
  action: [{ ...page, on: submitting }],
  formaction: [{ ...page, on: submitting }],
  background: [{ ...image, on: ['body', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'] }],
  manifest: [{ ...asset, on: ['html'] }],
  ping: [{ ...pings, on: ['a', 'area'] }],
  attributionsrc: [{ ...pings, on: ['a', 'area', 'img', 'script'] }],
  usemap: [
    { syntax: 'name', kind: 'page', use: 'load', data: 'none', on: ['img', 'object', 'input'] },
  ],
  archive: [{ ...obsolete, on: objects }],
  classid: [{ ...obsolete, on: objects }],
  codebase: [{ ...obsolete, on: objects }],
  dynsrc: [{ ...obsolete, on: ['img', 'input'] }],
  icon: [{ ...obsolete, on: ['command', 'menuitem'] }],
  lowsrc: [{ ...obsolete, on: ['img', 'input'] }],
  profile: [{ ...obsolete, on: ['head'] }],
  ...Object.fromEntries(
    'clippath cursor fill filter marker markerend markermid markerstart mask stroke'
      .split(' ')
      .map((name) => [name, [paint]]),
  ),
}

/** The plain forms of all names in the table. */
export const urlAttributeNames: readonly string[] = Object.keys(table)

/** How an attribute of an element holds URLs; `name` in any spelling, `element` in lower case. */
export function urlAttributeOf(element: string, name: string): UrlAttribute | undefined {
  const rows = rowsOf(name)
  return rows?.find(({ on }) => on === undefined || on.includes(element))
}

/** Names that end like that of a link, as components choose them: `docsLink`, `authorUrl`. */
const linkName = /(?:href|link|ur[il])$/
/** Names of props that contain the URL of a file: `logoSrc`, `imageUrl`. */
const fileName = /src$|(?:avatar|icon|image|img|logo|photo|poster|video)(?:href|link|ur[il])$/

/** How a value holds URLs that a component may pass on to an element under this name, or another one like it. */
export function urlPropOf(name: string): UrlAttribute | undefined {
  const plain = plainAttributeName(name)
  if (plain === 'to') return link
  const last = rowsOf(name)?.at(-1) ?? urlOfName(plain)
  if (last === undefined || last.syntax === 'obsolete' || last.syntax === 'name') return undefined
  // A frame may receive what is written for an image, and an SVG image in a frame runs its scripts.
  return { ...last, data: last.kind === 'asset' ? 'raster' : 'none' }
}

function urlOfName(plain: string): UrlAttribute | undefined {
  if (fileName.test(plain)) return asset
  return linkName.test(plain) ? { ...asset, use: 'follow' } : undefined
}

function rowsOf(name: string): readonly Row[] | undefined {
  const lower = name.toLowerCase()
  if (Object.hasOwn(table, lower)) return table[lower]
  if (!/[:_.-]|^x/.test(lower)) return undefined
  const plain = plainAttributeName(name)
  return ownValue(table, plain)
}
