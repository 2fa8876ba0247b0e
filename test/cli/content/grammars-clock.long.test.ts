import { beforeAll, expect, it } from 'vitest'
import {
  loadAllLanguages,
  prismLanguages,
} from '../../../cli/content/code/grammars/code-languages.ts'
import { highlightCode } from '../../../cli/content/code/grammars/highlight-code.ts'
import { runWithTimeout } from '../../../cli/primitives/time/run-with-timeout.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { timeLimitFor } from '../../helpers/time-limit.ts'

/** Seconds after which a fence is stopped here; a page may take ten. */
const LIMIT = 2
/** Slow fences of which a whole build is tried. */
const BUILDS = 4
/** Slow fences on one page; each takes many times longer than a small page. */
const COSTLY = 12
/** The most that is highlighted: a line, and a whole block. */
const LINE = 5000
const BLOCK = 50_000

const ticks = '`'.repeat(9)

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

/** Text that repeats a piece: as short lines, or as long ones. */
function textOf(piece: string, isLong: boolean): string {
  const times = isLong ? Math.floor((LINE - 1) / piece.length) : 1
  const line = `${piece.repeat(times)}\n`
  return line.repeat(Math.floor(BLOCK / line.length))
}

/** Numbers that are the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Pieces of each grammar; the next one gets the pieces after them. */
const PIECES = 14

/** Some pieces, in short or in long lines, and some random combinations. */
function* textsFor(grammar: number): Iterable<string> {
  const random = createRandom(grammar)
  for (let index = 0; index < PIECES; index += 1) {
    const piece = pieces[(grammar * PIECES + index) % pieces.length] ?? ''
    yield textOf(piece, (index + grammar) % 2 === 0)
  }
  for (let round = 0; round < 4; round += 1) {
    const unit = Array.from({ length: 2 + random(4) }, () => pieces[random(pieces.length)]).join('')
    yield textOf(unit, round % 2 === 0)
  }
}

/** Every grammar once, by one of its names. */
function grammarNames(): readonly string[] {
  const languages = prismLanguages.names().map((name) => prismLanguages.resolve(name) ?? 'plain')
  return [...new Set(languages)].filter((name) => name !== 'plain')
}

beforeAll(loadAllLanguages)

it('P4: every grammar ends or can be stopped, and then the fence is reported at its line', async () => {
  const names = grammarNames()
  expect(names.length).toBeGreaterThan(200)
  const slow: { readonly name: string; readonly text: string }[] = []
  let count = 0
  for (const [index, name] of names.entries()) {
    for (const text of textsFor(index)) {
      count += 1
      // Without the limit, some would take longer than the test may.
      const { kind } = runWithTimeout(LIMIT * 1000, () => highlightCode(text, name))
      if (kind === 'done') continue
      slow.push({ name, text })
      break
    }
  }
  const list = slow.map(({ name, text }) => `${name} ${JSON.stringify(text.slice(0, 12))}`)
  console.log(`${count} texts in ${names.length} grammars; above ${LIMIT} s: ${list.join(', ')}`)
  const limit = await timeLimitFor({ 'docs/index.md': '# A\n', 'docs/b.md': '# B\n' })
  // Many of these take longer than a build of small pages; others may be slow only on a busy machine.
  const costly = { name: 'markup', text: textOf('<a ', true), times: COSTLY }
  const others = slow.slice(0, BUILDS).map((one) => ({ ...one, times: 1 }))
  for (const { name, text, times } of [costly, ...others]) {
    const siteDir = await siteOf({
      'docs/index.md': `# A\n${`\n${ticks}${name}\n${text}\n${ticks}\n`.repeat(times)}`,
      'docs/b.md': '# B\n\n[gone](./no.md)\n',
    })
    const { stdout } = await runCli(['check', siteDir, '--no-cache', '--time-limit', limit])
    expect(stdout).toContain('docs/b.md:3:1  error  broken-link')
    if (times > 1) expect(stdout).toMatch(/docs\/index\.md:(?!1:)\d+:1 {2}error {2}work-stopped/)
    // What colors thousands of tokens can also take long to render, which is at no line.
    else if (stdout.includes('docs/index.md'))
      expect(stdout).toMatch(/docs\/index\.md:[13]:1 {2}error {2}work-stopped/)
  }
})
