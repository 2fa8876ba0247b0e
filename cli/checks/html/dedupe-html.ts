// Enters: a page as HTML. Leaves: the same without most of its repetition, for a validator whose work grows with elements.
// Must not hide a fault: what is taken out stands elsewhere on the page in the same surroundings.
import { scanTags, type Tag } from './scan-tags.ts'

/** Elements of which the standard says where they may stand and what may stand in them, and no more. */
const plainNames = new Set('a b code del em i ins kbd li p span strong sub sup'.split(' '))

/** Elements that take such children in any order and number. */
const plainParents = new Set([
  ...plainNames,
  ...'article aside blockquote button dd div dt figcaption footer h1 h2 h3 h4 h5 h6 header main'.split(
    ' ',
  ),
  ...'nav ol pre section summary td th ul'.split(' '),
])

/** Nothing but a class, and an address that a page or a site may have. */
const plainStart = /^<[a-z]+(?: class="[\w -]+"| href="(?:https?:\/)?[/.#][\w/.#-]*")*>$/

/** Attributes whose value makes no difference to what may stand in an element. */
const lesserValues =
  / (?!(?:role|type|tabindex|hidden|aria-hidden|contenteditable)=)([\w-]+)="[^"]*"/g

/** An element that is not closed yet. */
interface Element {
  readonly tag: Tag
  /** Stands for its kind and that of all elements around it. */
  readonly path: number
  readonly shapes: Set<number>
  isPlain: boolean
  hasText: boolean
}

interface Thinning {
  readonly open: Element[]
  readonly numbers: Map<string, number>
  /** Shapes that were found before. */
  readonly seen: Set<number>
  readonly cuts: Tag[]
}

/** The same number for the same text. */
function numberOf({ numbers }: Thinning, text: string): number {
  const number = numbers.get(text) ?? numbers.size
  numbers.set(text, number)
  return number
}

const isReadable = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(/&[#\w]+;/g, ''))

function enter(state: Thinning, tag: Tag): void {
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

/** False when the tag closes another element than the last. */
function leave(state: Thinning, tag: Tag): boolean {
  const element = state.open.pop()
  const parent = state.open.at(-1)
  if (!element || element.tag.name !== tag.name) return false
  if (!parent) return true
  parent.hasText ||= element.hasText
  if (!element.isPlain || !element.hasText || tag.text !== `</${tag.name}>`) {
    parent.isPlain = false
    return true
  }
  const start = element.tag.text.replace(/ href="[^"]*"/, ' href')
  const shape = numberOf(state, [parent.path, start, ...[...element.shapes].toSorted()].join(' '))
  if (state.seen.has(shape)) state.cuts.push(element.tag, tag)
  state.seen.add(shape)
  parent.shapes.add(shape)
  return true
}

/** Undefined when tags do not match, or a comment speaks to the validator. */
function findCuts(html: string): readonly Tag[] | undefined {
  const state: Thinning = { open: [], numbers: new Map(), seen: new Set(), cuts: [] }
  for (const tag of scanTags(html)) {
    if (!tag || tag.text.includes('[html-validate')) return undefined
    const parent = state.open.at(-1)
    if (parent && !parent.hasText) parent.hasText = isReadable(tag.before)
    if (tag.kind === 'open') enter(state, tag)
    else if (tag.kind === 'single') {
      if (parent) parent.isPlain = false
    } else if (!leave(state, tag)) return undefined
  }
  return state.open.length === 0 ? state.cuts : undefined
}

/**
 * The page with a comment for each tag of a plain element (no id, no role, text in it) that is like one before it, down to its
 * content and up to the root. A validator that finds nothing in the result finds nothing in the page; otherwise only the page
 * itself shows what and where.
 */
export function thinHtml(html: string): string {
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
