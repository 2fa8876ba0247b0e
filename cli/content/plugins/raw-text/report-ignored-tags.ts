import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { readHtml } from '../../../html/read-html.ts'
import { visit } from '../../../primitives/visit.ts'
import { report } from '../../reporting/report-message.ts'
import { pushAll } from '../../../primitives/long-lists.ts'

const inTable = 'HTML only allows it in certain parts of a `<table>`'
const inDocument =
  'it belongs to a whole document or a frameset, and a page is a part of a document'

/** Tags that the parser of HTML ignores where they don't belong, and why. */
const misplaced: ReadonlyMap<string, string> = new Map([
  ...['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map(
    (name) => [name, inTable] as const,
  ),
  ...['body', 'frame', 'frameset', 'head', 'html'].map((name) => [name, inDocument] as const),
])
const mention = new RegExp(`<(?:${[...misplaced.keys()].join('|')})(?![\\w-])`, 'i')

/** An attribute that tells the tags of authors apart; the tree that contains it is thrown away. */
const mark = 'data-written'

/**
 * Report the tags of raw HTML that its parser ignores, with their attributes. Only the parser knows
 * which ones, so it reads a page with such tags once more, with a number on each of them. Position:
 * before raw HTML is parsed.
 *
 * `<td onclick="x()">a</td>` -> `a`
 */
export function reportIgnoredTags(tree: Root, file: VFile, parse: (tree: Root) => Root): void {
  const written: Written[] = []
  const restore: (() => void)[] = []
  visit(tree, 'raw', (raw) => {
    if (!mention.test(raw.value)) return
    const { value } = raw
    restore.push(() => {
      raw.value = value
    })
    const tags = tagsOf(value)
    raw.value = numberTags(value, tags, written.length)
    pushAll(
      written,
      tags.map((tag) => ({ ...tag, raw })),
    )
  })
  if (written.length === 0) return
  const kept = keptNumbers(parse(tree))
  for (const undo of restore) undo()
  for (const [number, tag] of written.entries()) if (!kept.has(String(number))) reportTag(tag, file)
}

interface Tag {
  readonly name: string
  readonly start: number
}

interface Written extends Tag {
  readonly raw: Parameters<typeof report>[1] & { readonly value: string }
}

/** `<Frame>` is meant as a component, and is reported as one that the site lacks. */
const isComponent = (html: string, start: number): boolean =>
  /^<[A-Z][a-z]/.test(html.slice(start, start + 3))

function tagsOf(html: string): readonly Tag[] {
  return readHtml(html).flatMap((token) =>
    token.kind === 'start' && misplaced.has(token.name) && !isComponent(html, token.start)
      ? [{ name: token.name, start: token.start }]
      : [],
  )
}

function numberTags(html: string, tags: readonly Tag[], first: number): string {
  let numbered = ''
  let last = 0
  for (const [index, { name, start }] of tags.entries()) {
    const end = start + 1 + name.length
    numbered += `${html.slice(last, end)} ${mark}="${first + index}"`
    last = end
  }
  return numbered + html.slice(last)
}

function keptNumbers(tree: Root): ReadonlySet<unknown> {
  const kept = new Set<unknown>()
  visit(tree, 'element', ({ properties }) => {
    kept.add(properties.dataWritten)
  })
  return kept
}

function reportTag({ name, start, raw }: Written, file: VFile): void {
  report(file, raw, {
    rule: 'html-removed',
    reason: `\`<${name}>\` was removed, because ${misplaced.get(name) ?? inTable}.`,
    help: 'Remove the tag, or write the element that must contain it around it.',
    lineOffset: raw.value.slice(0, start).split('\n').length - 1,
    word: raw.value.slice(start, start + 1 + name.length),
  })
}
