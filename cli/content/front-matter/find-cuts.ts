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
 * Values without quotes that end before a number sign: `Fix #1` is `Fix` and a comment. A comment that is meant
 * to be one has a space after its sign.
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
