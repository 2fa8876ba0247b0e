import type { Heading, PhrasingContent, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { reservedIds } from '../../../runtime/shared/html/reserved-ids.ts'
import {
  createHeadingIds,
  type HeadingIdMaker,
  type HeadingIdRule,
} from '../../primitives/text/heading-ids.ts'
import { visit } from '../../primitives/visit.ts'
import { componentTag } from '../nodes/component-element.ts'
import { report } from '../reporting/report-message.ts'

/**
 * `Title {#id}`, or the same in an MDX comment, whose asterisks may have been parsed as emphasis.
 * Docusaurus accepts spaces in ids; `{#id .class}` and `{#id key=value}` are lists of attributes.
 */
const EXPLICIT =
  /(?<!\s)\s*\{(?:#(?<plain>(?:.(?!\{#|\}))*.)|\s*\/\*?\s*#(?<comment>[^\s*/{}]+)\s*\*?\/\s*)\}\s*$/

/** The id at the end of the text of a heading. A list of attributes is not one, which is told apart when the end is found. */
function findExplicit(text: string): RegExpExecArray | null {
  const match = EXPLICIT.exec(text)
  return match && /^[^}]*(?:\s[.#]|=)/.test(match.groups?.plain ?? '') ? null : match
}

function textOf({ children }: Heading): string {
  const hasText = children.some(({ type }) => type !== 'html')
  return children
    .map((child) => (hasText && child.type === 'html' ? '' : textOfNode(child)))
    .join('')
}

const placeholder = new RegExp(`^</?${componentTag}\\b`)

/** The text with tags of the author, as in the ids of Docusaurus 2, but without the places of components. */
function textOfNode(node: PhrasingContent): string {
  if (node.type === 'html') return placeholder.test(node.value) ? '' : node.value
  return 'children' in node ? node.children.map(textOfNode).join('') : toString(node)
}

/** Remove the id from the end of the heading; it may be spread over several nodes, and tags stay. */
function cutEnd({ children }: Heading, cut: number): void {
  let left = cut
  for (let index = children.length - 1; index >= 0 && left > 0; index -= 1) {
    const last = children[index]
    if (last === undefined || last.type === 'html') continue
    const { length } = toString(last)
    if (last.type === 'text' && length > left) last.value = last.value.slice(0, length - left)
    else children.splice(index, 1)
    left -= length
  }
}

/** A heading with an explicit id, and the id that its text has. */
interface ExplicitHeading {
  readonly heading: Heading
  readonly generated: string
}

const idOf = (match: RegExpExecArray | null): string | undefined =>
  match?.groups?.plain ?? match?.groups?.comment

/** The text of a heading, and the id at its end. */
interface HeadingText {
  readonly text: string
  readonly match: RegExpExecArray | null
}

function setId(
  heading: Heading,
  { text, match }: HeadingText,
  ids: HeadingIdMaker,
): ExplicitHeading | undefined {
  const explicit = idOf(match)
  if (match) cutEnd(heading, match[0].length)
  const data = (heading.data ??= {})
  if (explicit !== undefined) ids.take(explicit)
  const id = explicit ?? ids.next(text)
  data.hProperties = { ...data.hProperties, id }
  if (match) return { heading, generated: ids.toId(textOf(heading)) }
  addPlainId(heading, text, ids)
  return undefined
}

/** Let headings with an explicit id answer to the id of their text too, unless another has it. */
function keepGenerated(headings: readonly ExplicitHeading[], ids: HeadingIdMaker): void {
  const taken = new Set(headings.map(({ heading }) => heading.data?.hProperties?.['id']))
  for (const { heading, generated } of headings) {
    if (generated === '' || taken.has(generated) || ids.has(generated)) continue
    taken.add(generated)
    const value = `<span id="${generated}" class="anchor-alias"></span>`
    heading.children.unshift({ type: 'html', value })
  }
}

/**
 * For a tag inside emphasis, `**<ins>new</ins>**`, Docusaurus 2 puts the tag name in the id and 3
 * does not: both ids work.
 */
function addPlainId(heading: Heading, text: string, ids: HeadingIdMaker): void {
  const plain = ids.toId(toString(heading, { includeHtml: false }))
  if (plain === '' || plain === ids.toId(text) || ids.has(plain)) return
  heading.children.push({ type: 'html', value: `<span id="${plain}"></span>` })
}

/** What an author wrote as the id of a heading, but is none: `{#}`, `{#id` or `#id}`. */
const MALFORMED =
  /(?<!\\)(?<written>(?:\{#\}|(?<=\s)#[\w-]+\})#*|\{#[^{}\s`]+)(?:[ \t]+#+)?[ \t]*$/m

/** Report an id that HTML doesn't allow, and text that looks like one. */
function checkId(
  heading: Heading,
  { explicit, source }: { readonly explicit: string | undefined; readonly source: string },
  file: VFile,
): void {
  if (explicit !== undefined && /\s/.test(explicit)) {
    const id = explicit.trim().replaceAll(/\s+/g, '-')
    report(file, heading, {
      rule: 'heading-id',
      reason: `\`{#${explicit}}\` is an id with a space, which HTML doesn't allow, so links to the heading may fail.`,
      help: `Write \`{#${id === '' ? 'id' : id}}\`. To show the text, write \`\\{\`.`,
      word: `{#${explicit}`,
    })
  }
  const written = explicit === undefined ? MALFORMED.exec(source)?.groups?.['written'] : undefined
  if (written === undefined) return
  report(file, heading, {
    rule: 'heading-id',
    reason: `\`${written}\` is not the id of a heading, so readers see it.`,
    help: 'Write `{#id}`. To show the text, write a backslash before its first character.',
    word: written,
  })
}

interface HeadingIdOptions {
  readonly rule?: HeadingIdRule
  readonly keepGeneratedIds?: boolean
}

/**
 * Give every heading the id that the tool of `rule` gives it, by default GitHub's slug of its text,
 * with `-1` and so on for repeats in the whole page, h1 included, and for the ids of the layout. An
 * explicit id is used as it is written, and only counts as a repeat for VitePress and MkDocs. A
 * heading without letters and digits has the id `section`.
 *
 * `## Use it {#usage}` -> `<h2 id="usage">Use it</h2>`, and with `keepGeneratedIds` also
 * `<span id="use-it">` in the heading.
 */
export function remarkHeadingIds({
  rule: idRule = 'github',
  keepGeneratedIds = false,
}: HeadingIdOptions = {}) {
  return (tree: Root, file: VFile): void => {
    const written = String(file)
    const ids = createHeadingIds(idRule, reservedIds)
    const explicit: ExplicitHeading[] = []
    if (idRule === 'mkdocs')
      visit(tree, 'heading', (heading) => {
        const id = idOf(findExplicit(textOf(heading)))
        if (id !== undefined) ids.take(id)
      })
    visit(tree, 'heading', (heading) => {
      const { start, end } = heading.position ?? {}
      const source = written.slice(start?.offset ?? 0, end?.offset ?? 0)
      const text = textOf(heading)
      const match = findExplicit(text)
      if (/[{}]/.test(source)) checkId(heading, { explicit: idOf(match), source }, file)
      const found = setId(heading, { text, match }, ids)
      if (found) explicit.push(found)
    })
    if (keepGeneratedIds) keepGenerated(explicit, ids)
  }
}
