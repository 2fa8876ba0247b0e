import type { Replacement } from '../../rewrite/rewrite-attributes.ts'
import { toMasks } from '../../rewrite/mask.ts'
import type { Blocks } from './block.ts'

/** Lines of text that follow each other, as one string. */
export interface TextRun {
  /** Offset in the source. */
  readonly start: number
  /** As it is written. */
  readonly source: string
  /** With `mask` in place of code, HTML and URLs; every character keeps its place. */
  readonly text: string
  /** From 1. */
  readonly line: number
}

const opaque: readonly RegExp[] = [
  /(?<![\\`])(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g,
  /<!--[\s\S]*?-->/g,
  /(?<![\\$\w])\$(?=[^\s$])[^$\n]*[^\s$]\$(?![\w$])/g,
  /<(?:https?:|mailto:)[^<>\s]*>/g,
  /<\/?[A-Za-z][\w.-]*(?:\s+[\w:.@-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>/g,
  /(?<=\]\()[^()\s]*(?:\([^()\s]*\)[^()\s]*)*/g,
  /(?<![\w(])https?:\/\/[^\s<>)]+/g,
]

/** The text of a page without code, split at blank lines, fences and headings. */
export function readTextRuns(source: string, { lines, kinds }: Blocks): readonly TextRun[] {
  const runs: TextRun[] = []
  let first: number | undefined
  const close = (end: number): void => {
    const from = first === undefined ? undefined : lines[first]
    const to = lines[end - 1]
    if (from === undefined || to === undefined || first === undefined) return
    const written = source.slice(from.start, to.start + to.text.length)
    const text = opaque.reduce((rest, pattern) => rest.replaceAll(pattern, toMasks), written)
    runs.push({ start: from.start, source: written, text, line: first + 1 })
    first = undefined
  }
  for (const [index, kind] of kinds.entries()) {
    if (kind === 'prose') first ??= index
    else close(index)
  }
  close(lines.length)
  return runs
}

/** The line of an offset in a run, from 1. */
export const lineIn = ({ text, line }: TextRun, at: number): number =>
  line + (text.slice(0, at).match(/\n/g)?.length ?? 0)

/** Replaces what is at an offset of a run; the first of several that overlap wins. */
export type Add = (what: string, at: number, replacement: Replacement | undefined) => void
