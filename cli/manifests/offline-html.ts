// Files of a site without a server. Given HTML or CSS, it returns the same with relative URLs and
// without scripts. It must not know which files the site has.
import { escapeAttribute } from '../../runtime/shared/html/escape.ts'
import { attributeOf, type StartTag } from '../html/html-token.ts'
import { readHtml } from '../html/read-html.ts'
import { mapUrls } from '../primitives/urls/map-urls.ts'
import { urlAttributeOf } from '../primitives/urls/url-attributes.ts'
import { type Replacement, replaceRanges } from '../html/replace-ranges.ts'
import { pushAll } from '../primitives/long-lists.ts'

/** Changes the URL of a file of the site; all others stay. */
export type ToRelative = (url: string) => string

/** A page as a file: its links name files, and what needs a script is left out. */
export function toOfflineHtml(html: string, toRelative: ToRelative): string {
  const replacements: Replacement[] = []
  let open:
    { readonly name: string; readonly start: number; readonly isRemoved: boolean } | undefined
  for (const token of readHtml(html)) {
    if (token.kind === 'end' && token.name === open?.name) {
      if (open.isRemoved) replacements.push({ start: open.start, end: token.end, text: '' })
      open = undefined
    } else if (token.kind === 'text' && open?.name === 'style')
      replacements.push({ ...token, text: toOfflineCss(token.text, toRelative) })
    else if (token.kind === 'end' && token.name === 'noscript')
      replacements.push({ ...token, text: '' })
    if (token.kind !== 'start') continue
    if (/^(?:script|style|form)$/.test(token.name))
      open = { name: token.name, start: token.start, isRemoved: isRemovedElement(token) }
    if (open?.isRemoved === true) continue
    if (isRemoved(token)) replacements.push({ start: token.start, end: token.end, text: '' })
    else pushAll(replacements, editAttributes(token, toRelative))
  }
  return replaceRanges(html, replacements)
}

/**
 * Browsers don't load modules from files, so the search doesn't work either; inline scripts, such as
 * that of the color mode, do.
 */
function isRemovedElement(tag: StartTag): boolean {
  if (tag.name === 'form') return attributeOf(tag, 'role') === 'search'
  const isOwn = /^\/(?!\/)/.test(attributeOf(tag, 'src') ?? '')
  return tag.name === 'script' && (isOwn || attributeOf(tag, 'type') === 'importmap')
}

/** `'self'` in a policy never means a file, and requests of preloads are refused. */
function isRemoved(tag: StartTag): boolean {
  const relation = attributeOf(tag, 'rel') ?? ''
  return (
    tag.name === 'noscript' ||
    (tag.name === 'meta' && attributeOf(tag, 'http-equiv') === 'Content-Security-Policy') ||
    (tag.name === 'link' && /^(?:preload|modulepreload|prefetch|search|manifest)$/.test(relation))
  )
}

function editAttributes(tag: StartTag, toRelative: ToRelative): Replacement[] {
  return tag.attributes.flatMap(({ name, value, start, end }) => {
    const edited = editValue(tag, { name, value }, toRelative)
    return edited === value ? [] : [{ start, end, text: `${name}="${escapeAttribute(edited)}"` }]
  })
}

function editValue(
  tag: StartTag,
  { name, value }: { readonly name: string; readonly value: string },
  toRelative: ToRelative,
): string {
  const attribute = urlAttributeOf(tag.name, name)
  if (attribute) return mapUrls(value, attribute.syntax, toRelative) ?? value
  if (name === 'style') return toOfflineCss(value, toRelative)
  if (name === 'content' && attributeOf(tag, 'http-equiv') === 'refresh')
    return value.replace(/(?<=url=).*/i, toRelative)
  return value
}

/** A style sheet as a file. It shows pages as those look without scripts. */
export function toOfflineCss(css: string, toRelative: ToRelative): string {
  return css
    .replace(/url\(\s*(["']?)(\/[^)"']+)\1\s*\)/g, (_, quote: string, url: string) => {
      return `url(${quote}${toRelative(url)}${quote})`
    })
    .replace(/\(scripting:\s*none\)/g, '(min-width: 0)')
    .replace(/\(scripting:\s*enabled\)/g, '(max-width: 0)')
}
