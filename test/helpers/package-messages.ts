import { parse, type Node } from 'acorn'

/** A text of a program in pieces; `undefined` is a value that is inserted at run time. */
export type Message = readonly (string | undefined)[]

/** The texts that a module contains: literals, templates, and those that `+` puts together. */
export function readMessages(source: string): readonly Message[] {
  const found: Message[] = []
  walk(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const message = piecesOf(node)
    if (message.some((piece) => (piece ?? '').includes(' '))) found.push(message)
  })
  return found
}

function walk(node: Node, visitor: (node: Node) => void): void {
  visitor(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, visitor)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function piecesOf(node: Node): Message {
  if (hasType(node, 'Literal'))
    return typeof node['value'] === 'string' ? [node['value']] : [undefined]
  if (hasType(node, 'BinaryExpression') && node['operator'] === '+')
    return [...childPieces(node['left']), ...childPieces(node['right'])]
  if (!hasType(node, 'TemplateLiteral')) return [undefined]
  const quasis = Array.isArray(node['quasis']) ? node['quasis'] : []
  return quasis.flatMap((quasi, index) => [...(index > 0 ? [undefined] : []), quasi.value.cooked])
}

const childPieces = (child: unknown): Message => (isNode(child) ? piecesOf(child) : [undefined])

const hasType = (node: Node, type: string): node is Node & Record<string, unknown> =>
  node.type === type

/**
 * Whether `quote` is a part of what the program can print: `…` in it stands for any text, and
 * an inserted value for a word or for words between commas. At least two fifths of its letters
 * must be those of the program.
 */
export function isQuoteOf(quote: string, message: Message): boolean {
  const words = message.flatMap((piece) => piece?.match(/\w{4,}/g) ?? [])
  if (!words.some((word) => quote.includes(word))) return false
  const pattern = message.flatMap((piece) => (piece === undefined ? [undefined] : [...piece]))
  const text = [...quote.trim().replace(/\s*…\s*/g, '…')]
  // For each position in the pattern, the most letters that the quote shares with it up to there.
  let scores = [...pattern, undefined].map(() => 0)
  text.forEach((letter, index) => {
    const isInWord = letter !== ' ' || text[index - 1] === ','
    scores = readLetter({ letter, isInWord }, scores, pattern)
  })
  return Math.max(...scores) * 5 > 2 * text.filter((letter) => letter !== '…').length
}

type Pattern = readonly (string | undefined)[]

interface Letter {
  readonly letter: string
  /** Whether the letter can be a part of an inserted value. */
  readonly isInWord: boolean
}

function readLetter(
  { letter, isInWord }: Letter,
  scores: readonly number[],
  pattern: Pattern,
): number[] {
  const next = scores.map(() => -Infinity)
  const raise = (at: number, score: number): void => {
    next[at] = Math.max(next[at] ?? -Infinity, score)
  }
  let before = -Infinity
  scores.forEach((score, at) => {
    before = Math.max(before, score)
    if (letter === '…') raise(at, before)
    else if (at < pattern.length && pattern[at] === undefined && isInWord) {
      raise(at, score)
      raise(at + 1, score)
    } else if (pattern[at] === letter) raise(at + 1, score + 1)
  })
  return next
}
