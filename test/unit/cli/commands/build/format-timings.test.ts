import { expect, it } from 'vitest'
import { formatTimings } from '../../../../../cli/commands/build/format-timings.ts'
import { printTimings } from '../../../../../cli/commands/build/print-timings.ts'

const read = { native: 900, remark: 100 }
const page = { path: 'docs/a.md', milliseconds: 10, parts: { parser: 2, code: 8 }, read }
const spent = {
  timings: { read: 5, parse: 15 },
  costs: { pages: 1, parts: page.parts, read, slowest: [page] },
}

/** The same for other programs. */
const json = { version: 1, stages: spent.timings, compile: spent.costs }

it('timings list stages, parts of compiling, what each parser read, and slow pages', () => {
  expect(formatTimings(spent)).toBe(
    [
      '  read        5 ms   25 %',
      '  parse      15 ms   75 %',
      '  total      20 ms  100 %',
      '',
      'Compiling 1 page, all threads together:',
      '  parser       2 ms   20 %',
      '  code         8 ms   80 %',
      '  total       10 ms  100 %',
      '',
      'The native parser read 900 characters, and remark-parse, which is slower, 100 (10.0 %).',
      'Slowest pages:',
      '  docs/a.md: 10 ms (code 8 ms, parser 2 ms); remark-parse read 10.0 %',
    ].join('\n'),
  )
})

it('timings of a run that compiled no page list the stages alone', () => {
  const costs = { pages: 0, parts: {}, read: { native: 0, remark: 0 }, slowest: [] }
  expect(formatTimings({ timings: { read: 5 }, costs })).toBe(
    '  read        5 ms  100 %\n  total       5 ms  100 %',
  )
})

it.each([
  ['off', [], 'out'],
  ['text', [`out ${formatTimings(spent)}`], 'out'],
  ['json', [`out ${JSON.stringify(json, undefined, 2)}`], 'error'],
] as const)('timings that are %s are printed so', (format, expected, rest) => {
  const printed: string[] = []
  const terminal = {
    print: (text: string) => void printed.push(`out ${text}`),
    printError: (text: string) => void printed.push(`error ${text}`),
  }
  printTimings(format, spent, terminal)('Built')
  expect(printed).toEqual([...expected, `${rest} Built`])
})
