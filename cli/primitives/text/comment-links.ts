// Links in comments and descriptions. Given inline Markdown of an author, it returns its parts, and
// links to other sites. It must not know blocks.
import { isSafeUrl } from '../../../runtime/shared/urls/safe-url.ts'
import { toLiteral } from './markdown-text.ts'

/** A link as it is written; `target` is a URL, or the name that `{@link}` refers to. */
export interface CommentLink {
  readonly kind: 'link' | 'image' | 'name'
  readonly label: string
  readonly target: string
}

// A part ends at what begins a link or has a limit, or it would be read again from each beginning.
const labelPattern = String.raw`(?:[^\]\n]|\n(?![ \t]*\n)){0,1000}`
const targetPattern = String.raw`(?:[^()\s]|\((?:[^()\s]|\([^()\s]{0,1000}\)){0,1000}\)){0,4000}`
const titlePattern = String.raw`(?:\s{1,50}(?:"[^"]{0,1000}"|'[^']{0,1000}'|\([^()]{0,1000}\)))?`
const markdownLink = String.raw`(!?)\[(${labelPattern})\]\([ \t]{0,50}(?:<([^<>\n]*)>|(${targetPattern}))${titlePattern}\s{0,50}\)`
const docLink = String.raw`\{@link(?:code|plain)?\s+([^\s{}|]+)(?:[\s|]([^{}]*))?\}`

const codeSpan = String.raw`(?<![\x60\\])(\x60+)(?!\x60)(?:(?!\n[ \t]*\n)[^]){0,2000}?(?<!\x60)\1(?!\x60)`

/** A text in which links outside code are replaced. */
export function replaceLinks(
  text: string,
  toText: (link: CommentLink) => string,
  toRest: (rest: string) => string,
): string {
  const pattern = new RegExp(`${codeSpan}|(?<!\\\\)(?:${markdownLink}|${docLink})`, 'g')
  const parts: string[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [whole, isCode] = match
    parts.push(toRest(text.slice(end, match.index)))
    parts.push(isCode ? toRest(whole) : toText(toCommentLink(match)))
    end = match.index + match[0].length
  }
  return [...parts, toRest(text.slice(end))].join('')
}

/** A text in which `{@link}` is replaced, also in code. */
export function replaceDocLinks(text: string, toText: (link: CommentLink) => string): string {
  return text.replace(new RegExp(docLink, 'g'), (_, name: string, shown?: string) =>
    toText(toNameLink(name, shown)),
  )
}

const toNameLink = (name: string, shown = ''): CommentLink => ({
  kind: 'name',
  target: name,
  label: shown.replace(/^[\s|]+/, '').trim() || name,
})

function toCommentLink([, , image, label = '', angled, plain, name, shown]: readonly (
  string | undefined
)[]): CommentLink {
  if (name !== undefined) return toNameLink(name, shown)
  return { kind: image ? 'image' : 'link', target: angled ?? plain ?? '', label }
}

/** True for a link that readers lose, because pages may not use its scheme. */
export function isDangerousLink({ kind, target }: CommentLink): boolean {
  // `module:name` and `Class:member` are names.
  return (
    !isSafeUrl(target, 'follow') &&
    (kind !== 'name' || /^(?:javascript|vbscript|data|file):/i.test(target))
  )
}

/** True for a URL of another site, or one that opens an app. */
export const isOutsideUrl = (url: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(url) && isSafeUrl(url, 'follow')

/** Inline Markdown as a link; without the link where pages may not use the URL. */
export function toUrlLink(markdown: string, url: string): string {
  return isOutsideUrl(url) ? `[${markdown}](${escapeUrl(url)})` : markdown
}

/** The URL itself as a link. */
export const toUrl = (url: string): string => toUrlLink(toLiteral(url), url)

/** Characters outside the list are written as bytes, so that nothing ends the target. */
function escapeUrl(url: string): string {
  const toBytes = (char: string): string =>
    [...Buffer.from(char)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join('')
  return url.replace(/[^\w.~:/?#@!$&'*+,;=%-]/gu, toBytes).replaceAll('&', '&amp;')
}
