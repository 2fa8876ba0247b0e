import { lineEndsOf } from '../primitives/text/lines.ts'
import { replaceParts } from './section-parts.ts'
import { type Section, splitSections } from './split-sections.ts'

/** The new texts of a section, as `replaceParts` takes them. */
export type SectionTexts = ReadonlyMap<string, string>

/** A translation after new texts were put in. */
export interface AppliedSections {
  readonly text: string
  /** The translated sections of the new text by the key of the original. */
  readonly sections: ReadonlyMap<string, Section>
}

/**
 * Put new texts for some sections into a translation, by the key of the original. `pairs` says where
 * the translation of each original is. A section that the translation lacks is added below the one
 * that precedes it in the original, or above the one that follows.
 */
export function applySections(
  text: string,
  { originals, pairs, texts }: AppliedTexts,
): AppliedSections {
  const lineEnd = lineEndsOf(text)[0] ?? '\n'
  const chunks = splitChunks(text, splitSections(text))
  const added = new Map<number, Addition[]>()
  for (const [index, { key, text: original }] of originals.entries()) {
    const own = texts.get(key)
    if (own === undefined) continue
    const at = pairs.get(key)
    const chunk = at === undefined ? undefined : chunks[at]
    if (at !== undefined && chunk) {
      chunks[at] = { ...chunk, text: replaceParts(chunk.text, own, lineEnd) }
      continue
    }
    const place = findPlace(index, originals, pairs)
    const addition = { key, text: replaceParts(original, own, lineEnd) }
    added.set(place, [...(added.get(place) ?? []), addition])
  }
  const joined = joinChunks(chunks, added, lineEnd)
  return { text: joined, sections: listApplied(splitSections(joined), pairs, added) }
}

interface AppliedTexts {
  readonly originals: readonly Section[]
  readonly pairs: ReadonlyMap<string, number>
  readonly texts: ReadonlyMap<string, SectionTexts>
}

interface Addition {
  readonly key: string
  readonly text: string
}

/** The index of the section below which one that is missing belongs. */
function findPlace(
  index: number,
  originals: readonly Section[],
  pairs: ReadonlyMap<string, number>,
): number {
  const indexOf = ({ key }: Section): number | undefined => pairs.get(key)
  const before = originals.slice(0, index).toReversed()
  const [previous] = before
  const near = previous && indexOf(previous)
  if (near !== undefined) return near
  const next = originals
    .slice(index + 1)
    .map(indexOf)
    .find((at) => at !== undefined && at > 0)
  return next === undefined ? (before.map(indexOf).find((at) => at !== undefined) ?? 0) : next - 1
}

/** Where each section is after the additions before it. */
function listApplied(
  sections: readonly Section[],
  pairs: ReadonlyMap<string, number>,
  added: ReadonlyMap<number, readonly Addition[]>,
): ReadonlyMap<string, Section> {
  const countBefore = (index: number): number =>
    [...added].reduce((sum, [at, list]) => sum + (at < index ? list.length : 0), 0)
  const found = [
    ...[...pairs].map(([key, index]) => [key, index + countBefore(index)] as const),
    ...[...added].flatMap(([at, list]) =>
      list.map(({ key }, order) => [key, at + countBefore(at) + 1 + order] as const),
    ),
  ]
  return new Map(
    found.flatMap(([key, index]) => {
      const section = sections[index]
      return section ? [[key, section] as const] : []
    }),
  )
}

/** A section as it is written, and the white space below it. */
interface Chunk {
  readonly text: string
  readonly space: string
}

function splitChunks(text: string, sections: readonly Section[]): Chunk[] {
  const lines = text.match(/[^\r\n]*(?:\r\n|\n|\r|$)/g) ?? []
  return sections.map(({ line }, index) => {
    const next = sections[index + 1]
    const own = lines.slice(line - 1, next === undefined ? undefined : next.line - 1).join('')
    const trimmed = own.trimEnd()
    return { text: trimmed, space: own.slice(trimmed.length) }
  })
}

function joinChunks(
  chunks: readonly Chunk[],
  added: ReadonlyMap<number, readonly Addition[]>,
  lineEnd: string,
): string {
  const gap = lineEnd.repeat(2)
  return chunks
    .map(({ text, space }, index) => {
      const more = (added.get(index) ?? []).map((one) => one.text)
      return more.length === 0
        ? text + space
        : [text, ...more].join(gap) + (index === chunks.length - 1 ? lineEnd : gap)
    })
    .join('')
}
