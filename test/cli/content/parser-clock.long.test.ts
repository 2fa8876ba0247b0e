import { expect, it } from 'vitest'
import { measureCli } from '../../helpers/measure-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

/** Pages of one site: as many as a command may stop before it gives up. */
const PAGES = 5
const SITES = 24
/** Characters of a page. */
const LONGEST = 200_000

const tokens = [
  '*',
  '_',
  '~',
  '`',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '!',
  '#',
  '-',
  '+',
  '=',
  '|',
  ':',
  ':::',
  '{',
  '}',
  '"',
  '\\',
  '&',
  '$',
  '\t',
  ' ',
  '\n',
  '\n\n',
  '    ',
  '> ',
  '- ',
  '1. ',
  '| a ',
  '|-',
  '===',
  '---',
  '~~~\n',
  '```js\n',
  '<b>',
  '</b>',
  '<!--',
  '<Tabs>',
  '</Tabs>',
  '[a]: b\n',
  '[^a]',
  '[!NOTE]',
  ':smile:',
  'http://a.b',
  'a',
  'word ',
  'é',
]

/** Numbers that are the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A few tokens, repeated: what makes a parser slow is nearly always a repetition. */
function textOf(random: (below: number) => number): string {
  const unit = Array.from({ length: 1 + random(5) }, () => tokens[random(tokens.length)]).join('')
  const length = 1000 + random(LONGEST)
  return unit.repeat(Math.ceil(length / unit.length))
}

it.each(Array.from({ length: SITES }, (_, seed) => seed))(
  'P4: pages of random repetitions end in time, or in a finding at a line (seed %i)',
  async (seed) => {
    const random = createRandom(seed + 1)
    const pages = Object.fromEntries(
      Array.from({ length: PAGES }, (_, index) => [`docs/p${index}.md`, textOf(random)]),
    )
    const sound = '# Sound\n\n[gone](./gone.md)\n'
    const siteDir = await siteOf({ ...pages, 'docs/sound.md': sound })
    const run = await measureCli(['check', siteDir, '--no-cache', '--format', 'json'])
    const units = Object.values(pages).map((text) => [text.slice(0, 40), text.length])
    const about = `${JSON.stringify(units)}\n${run.stderr.slice(0, 2000)}`
    expect(run.exitCode, about).toBe(1)
    expect(run.stdout, about).toContain('"broken-link"')
    expect(run.stdout + run.stderr, about).not.toMatch(/^\s+at /m)
    // Ten seconds for each page, and as much for those that were compiled before it.
    expect(run.seconds, about).toBeLessThan(30 * (PAGES + 1))
    expect(run.megabytes, about).toBeLessThan(1024)
    console.log(`seed ${seed}: ${run.seconds.toFixed(0)} s, ${run.megabytes.toFixed(0)} MB`)
  },
)
