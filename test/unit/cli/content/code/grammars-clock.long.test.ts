import { refractor } from 'refractor/core'
import { beforeAll, expect, it } from 'vitest'
import { loadLanguages } from '../../../../../cli/content/code/code-languages.ts'
import { highlightCode } from '../../../../../cli/content/code/highlight-code.ts'
import { runWithTimeout } from '../../../../../cli/content/sources/run-with-timeout.ts'

/** Seconds for one fence: a page may take ten, and then it is reported at the line of the fence. */
const LIMIT = 10
/** The most that is highlighted: a line, and a whole block. */
const LINE = 5000
const BLOCK = 50_000

/** What grammars search the ends of: words, strings, comments, brackets, tags, blanks. */
const pieces = [
  'a',
  ' ',
  '\t',
  '"',
  "'",
  '`',
  '\\',
  '(',
  '[',
  '{',
  '<',
  '<a ',
  '</',
  '<!--',
  '/*',
  '//',
  '#',
  '@a',
  '$a',
  '${',
  '%',
  '&',
  '*',
  '**a',
  '_',
  '=',
  '-',
  ':',
  '::',
  '.a',
  ',',
  ';',
  '|',
  '!',
  '0',
  '1.',
  'a(',
  'a:',
  'a =',
  '/a',
  'é',
]

/** A page of text that repeats a piece: as one line, as lines, and as one block of long lines. */
function* textsOf(piece: string): Iterable<string> {
  yield piece.repeat(Math.floor(LINE / piece.length))
  yield `${piece}\n`.repeat(Math.floor(BLOCK / (piece.length + 1)))
  const line = `${piece.repeat(Math.floor((LINE - 1) / piece.length))}\n`
  yield line.repeat(Math.floor(BLOCK / line.length))
}

/** Numbers that are the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function* randomTexts(seed: number): Iterable<string> {
  const random = createRandom(seed)
  for (let round = 0; round < 6; round += 1) {
    const unit = Array.from({ length: 2 + random(4) }, () => pieces[random(pieces.length)]).join('')
    yield* textsOf(unit)
  }
}

beforeAll(async () => {
  await import('refractor/all')
  await loadLanguages(['tsx'])
})

it('P4: every grammar highlights the largest code that is highlighted within the limit of a page', () => {
  const names = refractor.listLanguages()
  expect(names.length).toBeGreaterThan(250)
  const slow: string[] = []
  let count = 0
  let longest = { seconds: 0, about: '' }
  for (const [index, name] of names.entries()) {
    for (const text of [...pieces.flatMap((piece) => [...textsOf(piece)]), ...randomTexts(index)]) {
      count += 1
      const start = performance.now()
      const { kind } = runWithTimeout(LIMIT * 1000, () => highlightCode(text, name))
      const seconds = (performance.now() - start) / 1000
      const about = `${name}: ${JSON.stringify(text.slice(0, 24))} × ${text.length} (${seconds.toFixed(1)} s)`
      if (seconds > longest.seconds) longest = { seconds, about }
      if (kind === 'late') {
        slow.push(about)
        break
      }
    }
  }
  console.log(`${count} texts in ${names.length} grammars; the slowest: ${longest.about}`)
  expect(slow).toEqual([])
})
