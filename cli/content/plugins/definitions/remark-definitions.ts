// Room: plugins for definitions: links, footnotes, terms, and whose they are
import type { Definition, FootnoteDefinition, Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../../reporting/report-message.ts'
import { reportTextAt, type VisibleText, visitTexts } from '../../dialect/visible-text.ts'
import { startsOfReferences } from './starts-of-references.ts'
import { visit } from '../../../primitives/visit.ts'
import { collapseSpace } from '../../../primitives/text/fold-space.ts'

/**
 * Report references without a definition, whose brackets readers see, definitions that repeat an
 * earlier one, and footnotes without a reference, which readers don't see. Position: after all other
 * syntax.
 *
 * In: `[text][id]` without `[id]: …`. Out: the same, and a message.
 */
export function remarkDefinitions() {
  return (tree: Root, file: VFile): void => {
    visitTexts(tree, file, checkReferences)
    checkDefinitions(tree, file)
  }
}

const patterns = [
  {
    what: 'link',
    pattern: /(?<![\\\w\]])(!?\[(?:\\.|[^[\]\\])+\]\[(?:\\.|[^[\]\\])*\])(?![([])/g,
  },
  { what: 'footnote', pattern: /(?<!\\)(\[\^[^[\]\s]+\])(?!:)/g },
] as const

/** What looks like a footnote at the start of a line, but has a space in its label. */
const spacedLabel = /(?<=(?:^|\n)[ \t>]*)\[\^[^[\]\s]+(?:[ \t]+[^[\]\s]+)+\](?=:[ \t])/g

function checkReferences(found: VisibleText): void {
  if (!found.text.includes('[')) return
  for (const { 0: label, index } of found.text.matchAll(spacedLabel))
    reportTextAt(
      found,
      { index },
      {
        rule: 'undefined-reference',
        reason: `\`${label}\` has a space, so Markdown reads no footnote, and readers see it and its references as plain text.`,
        help: spacedHelp,
      },
    )
  const references = patterns.flatMap(({ what, pattern }) =>
    [...found.text.matchAll(pattern)].map(({ index, 1: { length } = '' }) => ({
      what: what === 'link' && found.text[index] === '!' ? ('image' as const) : what,
      written: collapseSpace(found.source.slice(index, index + length)),
      index,
    })),
  )
  if (references.length === 0) return
  const known = startsOfReferences(found)
  for (const { what, written, index } of references) {
    if (known.has(index)) continue
    const label = written.replace(/^!?\[(?:\\.|[^\]\\])*\](?=\[[^\]])|\[\]$|^!/g, '')
    const target = { footnote: 'text', image: './image.png', link: './page.md' }[what]
    reportTextAt(
      found,
      { index },
      {
        rule: 'undefined-reference',
        reason: `\`${written.replaceAll('`', "'")}\` has no definition, so readers see the brackets instead of ${what === 'image' ? 'an' : 'a'} ${what}.`,
        help: `Add the definition: \`${label}: ${target}\`. To show the brackets, write \`\\[\`.`,
      },
    )
  }
}

function checkDefinitions(tree: Root, file: VFile): void {
  const used = new Set<string>()
  const links = new Map<string, Definition>()
  const footnotes = new Map<string, FootnoteDefinition>()
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') used.add(node.identifier)
    if (node.type === 'definition') noteDefinition(node, links, file)
    if (node.type === 'footnoteDefinition') noteDefinition(node, footnotes, file)
  })
  for (const [identifier, node] of footnotes) {
    if (used.has(identifier)) continue
    report(file, node, {
      rule: 'unused-footnote',
      reason: `No text refers to the footnote \`${labelOf(node)}\`, so readers don't see it.`,
      help: `Write \`${labelOf(node)}\` where it belongs, or remove it.`,
    })
  }
}

/** `[//]: # (A comment)` and `[comment]: <> (A comment)` are comments in Markdown, and repeat. */
const isComment = ({ url }: Definition): boolean => url === '' || url === '#'

/** Tools that accept any label show a footnote; Markdown reads a link to the first word, which no one sees. */
function reportLabel(node: Definition, file: VFile): void {
  report(file, node, {
    rule: 'undefined-reference',
    reason: `\`${labelOf(node)}\` has a space, so Markdown reads the definition of a link instead of a footnote, and readers don't see its text.`,
    help: spacedHelp,
  })
}

const spacedHelp = 'Write a hyphen for each space, here and in each reference to it.'

/** Keep a definition if it is the first of its name, or report it. */
function noteDefinition<T extends Definition | FootnoteDefinition>(
  node: T,
  known: Map<string, T>,
  file: VFile,
): void {
  if (node.type === 'definition' && isComment(node)) return
  if (node.type === 'definition' && node.identifier.startsWith('^')) reportLabel(node, file)
  const first = known.get(node.identifier)
  if (first === undefined) known.set(node.identifier, node)
  else
    report(file, node, {
      rule: 'duplicate-definition',
      reason: `\`${labelOf(node)}\` is already defined in line ${first.position?.start.line ?? 1}, so this definition has no effect.`,
      help: 'Give one of the two another name, or remove it.',
    })
}

function labelOf(node: Definition | FootnoteDefinition): string {
  const label = node.label ?? node.identifier
  return node.type === 'definition' ? `[${label}]` : `[^${label}]`
}
