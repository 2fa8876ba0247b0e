import type { PageTag, TagAttribute } from './read-tag.ts'

/** A tag with its closing tag. */
export interface PageElement {
  readonly open: PageTag
  /** Undefined for a tag that closes itself, and for one that is never closed. */
  readonly close: PageTag | undefined
}

/** Pair the tags of a page, in the order of the opening ones. */
export function pairTags(tags: readonly PageTag[]): readonly PageElement[] {
  const closes = new Map<PageTag, PageTag>()
  const open: PageTag[] = []
  for (const tag of tags) {
    if (tag.kind === 'open') open.push(tag)
    if (tag.kind !== 'close') continue
    const index = open.findLastIndex(({ name }) => name === tag.name)
    const start = open[index]
    if (start === undefined) continue
    // Elements such as `<br>` are never closed.
    open.splice(index)
    closes.set(start, tag)
  }
  return tags
    .filter(({ kind }) => kind !== 'close')
    .map((tag) => ({ open: tag, close: closes.get(tag) }))
}

/** The attribute with a name. */
export function attributeOf({ attributes }: PageTag, name: string): TagAttribute | undefined {
  return attributes.find((one) => one.name === name)
}

const literal = /^\s*(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)\s*$/

/** The text of an attribute: in quotes, or a string in braces; undefined for others. */
export function textOf(tag: PageTag, name: string): string | undefined {
  const found = attributeOf(tag, name)
  if (found === undefined || found.kind === 'flag') return undefined
  if (found.kind === 'text') return found.value
  const isText = literal.test(found.value) && !found.value.includes('${')
  return isText ? toStringValue(found.value) : undefined
}

/** The value of a JavaScript string literal, which includes its quotes. */
export function toStringValue(written: string): string {
  return written
    .trim()
    .slice(1, -1)
    .replaceAll(/\\(n|t|[^])/g, (_, one: string) => ({ n: '\n', t: '\t' })[one] ?? one)
}

/** Attributes as they are written in a tag, each with a space before it. */
export function formatAttributes(
  values: readonly (readonly [string, TagAttribute | string | undefined])[],
): string {
  return values.map(([name, value]) => formatAttribute(name, value)).join('')
}

function formatAttribute(name: string, value: TagAttribute | string | undefined): string {
  if (value === undefined) return ''
  const { kind, value: text } = typeof value === 'string' ? { kind: 'text' as const, value } : value
  if (kind === 'flag') return ` ${name}`
  if (kind === 'expression') return ` ${name}={${text}}`
  if (!text.includes('"')) return ` ${name}="${text}"`
  return text.includes("'") ? ` ${name}="${text.replaceAll('"', '&quot;')}"` : ` ${name}='${text}'`
}
