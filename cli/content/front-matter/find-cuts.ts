import { type Document, type Node, visit } from 'yaml'

/** A place inside the YAML text; line and column count from 1. */
export interface YamlPlace {
  readonly line: number
  readonly column: number
}

/** The place of an offset in the text. */
export type Place = (offset: number) => YamlPlace

/** A value without quotes, and the comment after it. */
export interface YamlCut {
  readonly value: string
  readonly comment: string
  readonly place: YamlPlace
}

/**
 * Values without quotes that end before a number sign, because YAML reads `Fix #1` as `Fix` and a
 * comment. A real comment has a space after its number sign, so it isn't reported.
 */
export function findCuts(
  document: Document<Node, true>,
  yaml: string,
  place: Place,
): readonly YamlCut[] {
  const cuts: YamlCut[] = []
  if (!/[ \t]#\S/.test(yaml)) return cuts
  visit(document, {
    Scalar(_, { type, value, source, range }) {
      const end = range?.[1]
      const isPlain = type === 'PLAIN' && typeof value === 'string'
      if (!isPlain || end === undefined || source === undefined) return
      const [, comment] = /^[ \t]+(#[^\s#][^\n]*)/.exec(yaml.slice(end)) ?? []
      if (comment !== undefined)
        cuts.push({ value: source, comment, place: place(yaml.indexOf('#', end)) })
    },
  })
  return cuts
}
