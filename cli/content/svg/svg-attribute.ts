import type { SaxesAttributeNS } from 'saxes'
import { isSafeUrl, schemeOf, toParsedUrl } from '../../../runtime/shared/urls/safe-url.ts'
import { cleanCss, isRasterData, toShown } from './clean-css.ts'
import {
  animatedAttributes,
  cssAttributes,
  harmlessAttributes,
  svgAttributes,
  xlinkNamespace,
  xmlNamespace,
} from './svg-names.ts'

/** An attribute as it is written again; `removed` lists what a person should know of. */
export interface CleanAttribute {
  readonly name?: string
  readonly value?: string
  readonly removed?: readonly string[]
}

const RASTER_FILE = /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|webp)$/i
const NOTHING: CleanAttribute = {}

/** Keep an SVG attribute if it is in the list and its value loads nothing. */
export function cleanAttribute(
  element: string,
  { name: written, local, uri, value }: SaxesAttributeNS,
): CleanAttribute {
  if (uri === xlinkNamespace && local === 'href') return cleanHref(element, 'xlink:href', value)
  if (uri === xmlNamespace && /^(?:space|lang)$/.test(local)) return { name: `xml:${local}`, value }
  if (uri === xmlNamespace) return { removed: [`\`${written}\``] }
  // Browsers ignore attributes of other namespaces, such as notes of drawing programs.
  if (uri !== '') return NOTHING
  if (local === 'href') return cleanHref(element, local, value)
  if (local === 'style') return cleanStyle(value)
  if (local === 'attributeName' && !animatedAttributes.has(value))
    return { removed: [`the animation of \`${toShown(value)}\``] }
  if (/^(?:data|aria)-[\w-]+$/.test(local)) return { name: local, value }
  if (svgAttributes.has(local)) return cleanValue(local, value)
  return harmlessAttributes.has(local) ? NOTHING : { removed: [`\`${toShown(written)}\``] }
}

function cleanStyle(value: string): CleanAttribute {
  const { css, removed } = cleanCss(value)
  return { name: 'style', value: css, removed: removed.map((one) => `\`${one}\``) }
}

/** Only a function of CSS can load a file: `fill="url(https://…)"`. */
function cleanValue(name: string, value: string): CleanAttribute {
  if (!value.includes('(') || !cssAttributes.has(name)) return { name, value }
  const { removed } = cleanCss(value)
  if (removed.length === 0) return { name, value }
  return { removed: removed.map((one) => `\`${name}="${one}"\``) }
}

/** A part of the same image; links of `a` lead anywhere, and images of pixels may be files or data. */
function cleanHref(element: string, name: string, value: string): CleanAttribute {
  const isKept =
    /^\s*#/.test(value) ||
    (element === 'a' && isSafeUrl(value, 'follow')) ||
    (/^(?:image|feImage)$/.test(element) && isRasterSource(value))
  if (isKept) return { name, value }
  return { removed: [`\`${name}="${toShown(value)}"\``] }
}

/** An image of pixels inside the file, or a file of the site that is one by its name. */
function isRasterSource(value: string): boolean {
  if (isRasterData(value)) return true
  const path = toParsedUrl(value).replace(/[?#].*$/, '')
  return schemeOf(value) === undefined && !/^[/\\]{2}/.test(path) && RASTER_FILE.test(path)
}
