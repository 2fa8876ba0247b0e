import { describe, expect, it } from 'vitest'
import { compareFindings } from '../../../../../cli/checks/determinism/compare-findings.ts'
import { contentRules } from '../../../../../cli/content/reporting/content-rules.ts'
import type { Diagnostic } from '../../../../../cli/model/diagnostic.ts'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'

const path = toContentPath('/site', '/site/docs/a.md')
const found = contentRules['stray-colons'].report({
  message: 'A line of colons.',
  help: 'Remove it.',
  place: { path, line: 3, column: 1 },
})
const how = 'with the other Markdown parser'
const compare = (first: readonly Diagnostic[], second: readonly Diagnostic[]) =>
  compareFindings(first, second, how).map(({ message }) => message)

describe('compareFindings', () => {
  it('F9: finds nothing between equal findings, in any order', () => {
    const other = { ...found, message: 'Another.' }
    expect(compare([found, other], [other, found])).toEqual([])
  })

  it('F9: names a finding that one of the builds lacks, at its place', () => {
    const [lost] = compareFindings([found], [], how)
    expect(lost).toMatchObject({
      severity: 'error',
      rule: 'not-deterministic',
      message: `The finding \`stray-colons\` is reported except ${how}: A line of colons.`,
      place: { path, line: 3, column: 1 },
    })
    expect(compare([], [found])).toEqual([
      `The finding \`stray-colons\` is reported only ${how}: A line of colons.`,
    ])
  })

  it.each<[string, Partial<Diagnostic>]>([
    ['rule', { rule: 'unclosed-admonition' }],
    ['severity', { severity: 'error' }],
    ['message', { message: 'Two lines of colons.' }],
    ['help', { help: 'Add one.' }],
    ['line', { place: { path, line: 4, column: 1 } }],
    ['column', { place: { path, line: 3, column: 2 } }],
    ['fix', { fix: [{ kind: 'add-alias', url: '/', from: 'a', to: 'b' }] }],
  ])('F9: notices another %s', (_, change) => {
    expect(compare([found], [{ ...found, ...change }])).toHaveLength(2)
  })

  it('F9: counts a finding as often as it is reported', () => {
    expect(compare([found, found], [found])).toHaveLength(1)
    expect(compare([found], [found, found])).toHaveLength(1)
  })
})
