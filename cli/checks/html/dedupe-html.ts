// Shortens a page for a validator whose work grows with the number of elements.
// Fast path of the validation of the whole page: see test/fast-paths.ts.
// Must not hide a problem: whatever is removed is also elsewhere on the page, in the same
// surroundings.
import { scanTags, type Tag } from './scan-tags.ts'

/** Elements for which the standard only says where they may be and what they may contain. */
const plainNames = new Set('a b code del em i ins kbd li p span strong sub sup'.split(' '))

/** Elements that may contain such children in any order and number. */
const plainParents = new Set([
  ...plainNames,
  ...'article aside blockquote button dd div dt figcaption footer h1 h2 h3 h4 h5 h6 header main'.split(
    ' ',
  ),
  ...'nav ol pre section summary td th ul'.split(' '),
])

/** Nothing but a class and the URL of a page or site. */
const plainStart =
  /^<[a-z]+(?: class=(?:"[\w -]+"|[\w-]+)| href=(?:"(?:https?:\/)?[/.#][\w/.#-]*"|[/.#][\w/.#-]*))*>$/

/** Attributes whose value does not change what the element may contain. */
const lesserValues =
  / (?!(?:role|type|tabindex|hidden|aria-hidden|contenteditable)=)([\w-]+)=(?:"[^"]*"|[^\s"'=<>`]+)/g

/** An element that is still open. */
interface Element {
  readonly tag: Tag
  /** A number for its kind and that of all elements around it. */
  readonly path: number
  readonly shapes: Set<number>
  isPlain: boolean
  hasText: boolean
}

interface Dedupe {
  readonly open: Element[]
  readonly numbers: Map<string, number>
  /** Shapes found so far. */
  readonly seen: Set<number>
  readonly cuts: Tag[]
}

/** Equal texts have equal numbers. */
function numberOf({ numbers }: Dedupe, text: string): number {
  const number = numbers.get(text) ?? numbers.size
  numbers.set(text, number)
  return number
}

const isReadable = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(/&[#\w]+;/g, ''))

function enter(state: Dedupe, tag: Tag): void {
  const parent = state.open.at(-1)
  const kind = tag.text.replaceAll(lesserValues, ' $1')
  state.open.push({
    tag,
    path: numberOf(state, `${parent?.path} ${kind}`),
    shapes: new Set(),
    isPlain:
      plainNames.has(tag.name) &&
      plainParents.has(parent?.tag.name ?? '') &&
      plainStart.test(tag.text),
    hasText: false,
  })
}

/** False when the tag does not close the innermost open element. */
function leave(state: Dedupe, tag: Tag): boolean {
  const element = state.open.pop()
  const parent = state.open.at(-1)
  if (!element || element.tag.name !== tag.name) return false
  if (!parent) return true
  parent.hasText ||= element.hasText
  if (!element.isPlain || !element.hasText || tag.text !== `</${tag.name}>`) {
    parent.isPlain = false
    return true
  }
  const start = element.tag.text.replace(/ href=(?:"[^"]*"|[^\s">]+)/, ' href')
  const shape = numberOf(state, [parent.path, start, ...[...element.shapes].toSorted()].join(' '))
  if (state.seen.has(shape)) state.cuts.push(element.tag, tag)
  state.seen.add(shape)
  parent.shapes.add(shape)
  return true
}

/** The end tag of a list item may be left out before the next item and at the end of the list. */
const itemEnd = { kind: 'close', name: 'li', text: '</li>' } as const

const endsItem = ({ kind, name }: Tag, innermost: Element | undefined): boolean =>
  innermost?.tag.name === 'li' &&
  (kind === 'open' ? name === 'li' : kind === 'close' && (name === 'ul' || name === 'ol'))

/** Undefined when tags do not match, or a comment is a directive for the validator. */
function findCuts(html: string): readonly Tag[] | undefined {
  const state: Dedupe = { open: [], numbers: new Map(), seen: new Set(), cuts: [] }
  for (const tag of scanTags(html)) {
    if (!tag || tag.text.includes('[html-validate')) return undefined
    const parent = state.open.at(-1)
    if (parent && !parent.hasText) parent.hasText = isReadable(tag.before)
    if (endsItem(tag, parent)) leave(state, { ...tag, ...itemEnd, end: tag.start })
    if (tag.kind === 'open') enter(state, tag)
    else if (tag.kind === 'single') {
      if (parent) parent.isPlain = false
    } else if (!leave(state, tag)) return undefined
  }
  return state.open.length === 0 ? state.cuts : undefined
}

/**
 * The page with an empty comment in place of each tag of a repeated plain element (no id, no role,
 * with text), one that is like an earlier element in its contents and in all elements around it. If
 * a validator accepts the result, it accepts the page; otherwise the whole page must be validated
 * to locate the problems.
 */
export function dedupeHtml(html: string): string {
  const cuts = findCuts(html) ?? []
  let last = 0
  const parts = cuts
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => {
      const part = html.slice(last, start)
      last = end
      return part
    })
  return [...parts, html.slice(last)].join('<!---->')
}
