import type { Html, Root } from 'mdast'
import type { VFile } from 'vfile'
import { quoteSource } from '../../../primitives/text/quote-source.ts'
import { visit } from '../../../primitives/visit.ts'
import { toSpaces, visitTexts } from '../../dialect/visible-text.ts'
import { nodeAt, report } from '../../reporting/report-message.ts'
import { pushAll } from '../../../primitives/long-lists.ts'

/** Elements whose text is code or an image, in which declarations have a meaning. */
const literal = /<(pre|code|script|style|textarea|svg|math)\b[^>]*>[^]*?(?:<\/\1\s*>|$)/gi
const comment = /<!--[^]*?(?:-->|$)/g
/** What HTML reads as a comment although it does not begin like one; the first line of XML has no text. */
const declaration = /<\?(?!xml\s)[^]*?(?:>|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<![a-z][^>]*>/gi

/**
 * Report text that HTML reads as a comment, so that readers don't see it, and the ends of comments that
 * contain another one, which readers do see. Position: after all other syntax.
 *
 * In: `From <?php to ?>` or `<!-- a <!-- b --> c -->`. Out: the same, and a message.
 */
export function remarkSwallowedText() {
  return (tree: Root, file: VFile): void => {
    if (!/<[?!]/.test(String(file))) return
    const ends: number[] = []
    const nested: number[] = []
    visit(tree, 'html', (node) => checkHtml(node, { ends, nested, file }))
    if (nested.length === 0) return
    visitTexts(tree, file, ({ node, text }) => {
      const start = node.position?.start.offset ?? 0
      pushAll(
        ends,
        [...text.matchAll(/-->/g)].map(({ index }) => start + index),
      )
    })
    for (const offset of firstAfterEach(nested, ends))
      report(file, nodeAt(file, offset), {
        rule: 'stray-closing-tag',
        reason:
          '`-->` ends no comment, so readers see it and the text before it: a comment above contains another one, and ends where the inner one does.',
        help: 'Remove the inner `<!--` and `-->`.',
      })
  }
}

interface Found {
  /** Offsets of `-->` that readers see. */
  readonly ends: number[]
  /** Offsets of the ends of comments that contain `<!--`. */
  readonly nested: number[]
  readonly file: VFile
}

function checkHtml(node: Html, { ends, nested, file }: Found): void {
  const start = node.position?.start.offset
  if (start === undefined) return
  const source = String(file).slice(start, node.position?.end.offset)
  const code = source.replace(literal, toSpaces)
  for (const { 0: written, index } of code.matchAll(comment))
    if (written.includes('<!--', 4)) nested.push(start + index + written.length)
  const text = code.replace(comment, toSpaces)
  for (const { index } of text.matchAll(/-->/g)) ends.push(start + index)
  for (const { 0: written, index } of text.matchAll(declaration)) {
    // The first line of a document has no text.
    const isFirst =
      /^<!doctype\b/i.test(written) &&
      String(file)
        .slice(0, start + index)
        .trim() === ''
    if (isFirst) continue
    report(file, nodeAt(file, start + index), {
      rule: 'html-removed',
      reason: `HTML reads ${quoteSource(written)} as a comment, so readers don't see it.`,
      help: 'Write it as code, or with `\\<`. Write a comment as `<!-- … -->`.',
    })
  }
}

/** The first of these places after each of those, once. */
function firstAfterEach(starts: readonly number[], places: readonly number[]): ReadonlySet<number> {
  const sorted = places.toSorted((a, b) => a - b)
  return new Set(starts.flatMap((start) => sorted.find((place) => place >= start) ?? []))
}
