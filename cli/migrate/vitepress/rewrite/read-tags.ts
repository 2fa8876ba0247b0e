/** A tag as Vue reads it. */
export interface Tag {
  readonly start: number
  readonly end: number
  readonly name: string
  readonly kind: 'open' | 'close' | 'single'
  readonly attributes: readonly TagAttribute[]
}

/** Offsets count from the start of the page. */
export interface TagAttribute {
  readonly start: number
  readonly end: number
  readonly name: string
  /** Undefined: it has none. */
  readonly value: string | undefined
}

/** A backslash makes `<` text. */
const tagStart = /(?<!(?<!\\)(?:\\\\)*\\)<(\/?)([A-Za-z][\w.-]*)(?=[\s/>])/g
const attribute = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/y
const tagEnd = /\s*(\/?)>/y
const voidNames = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/

/** True for an element that HTML never closes. */
export const isVoid = (name: string): boolean => voidNames.test(name)

/** The tags in a text. `source` contains the attribute values that are masked in the text as code. */
export function readTags(text: string, source: string): readonly Tag[] {
  const tags: Tag[] = []
  for (const { 0: whole, 1: slash, 2: name = '', index } of text.matchAll(tagStart)) {
    const attributes: TagAttribute[] = []
    let at = index + whole.length
    for (;;) {
      attribute.lastIndex = at
      const found = attribute.exec(text)
      if (!found) break
      const end = attribute.lastIndex
      const [, key = ''] = found
      const start = end - found[0].trimStart().length
      const [, value] = /=\s*([\s\S]*)$/.exec(source.slice(start, end)) ?? []
      attributes.push({ start, end, name: key, value: value?.replace(/^(["'])([\s\S]*)\1$/, '$2') })
      at = end
    }
    tagEnd.lastIndex = at
    const closed = tagEnd.exec(text)
    if (!closed) continue
    const isSingle = closed[1] === '/' || isVoid(name)
    const kind = slash === '/' ? 'close' : isSingle ? 'single' : 'open'
    tags.push({ start: index, end: tagEnd.lastIndex, name, kind, attributes })
  }
  return tags
}

/** Maps each tag to the one that closes it; elements that are never closed have no entry. */
export function pairTags(tags: readonly Tag[]): ReadonlyMap<Tag, Tag> {
  const pairs = new Map<Tag, Tag>()
  const open: Tag[] = []
  for (const tag of tags) {
    if (tag.kind === 'open') open.push(tag)
    if (tag.kind !== 'close') continue
    const found = open.findLastIndex(({ name }) => name === tag.name)
    const start = open[found]
    if (start === undefined) continue
    pairs.set(start, tag)
    open.length = found
  }
  return pairs
}
