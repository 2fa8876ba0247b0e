import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../../cli/model/diagnostic.ts'
import type { ContentPath } from '../../../../cli/model/paths.ts'
import { applySuppressions } from '../../../../cli/report/suppressions.ts'

const path = 'docs/a.md' as ContentPath
const finding = (rule: string, line: number): Diagnostic => ({
  severity: 'error',
  rule,
  message: rule,
  place: { path, line, column: 1 },
})
const settle = (text: string, ...findings: Diagnostic[]): (string | number | undefined)[][] =>
  applySuppressions(path, text, findings).map(({ rule, place }) => [rule, place?.line])

describe('applySuppressions', () => {
  it('F: takes back a finding of the next line that is not blank', () => {
    const text =
      'a\n<!-- docs-ssg-ignore broken-link: that page is written next week -->\n\n[x](./y.md)\n'
    expect(settle(text, finding('broken-link', 4), finding('broken-link', 1))).toEqual([
      ['broken-link', 1],
    ])
  })
  it('F: takes back a finding of the same line', () => {
    expect(
      settle('[x](./y.md) <!-- docs-ssg-ignore broken-link: why -->', finding('broken-link', 1)),
    ).toEqual([])
  })
  it('F: takes back only the rules that are named', () => {
    const text = '{/* docs-ssg-ignore heading-jump, missing-alt: why */}\n#### x'
    expect(settle(text, finding('missing-alt', 2), finding('broken-link', 2))).toEqual([
      ['broken-link', 2],
    ])
  })
  it('F: takes back findings of the whole file', () => {
    const text = 'x\n<!-- docs-ssg-ignore-file orphan-page: linked from the news -->'
    expect(settle(text, finding('orphan-page', 1))).toEqual([])
  })
  it('F: asks for a reason', () => {
    expect(
      settle('<!-- docs-ssg-ignore broken-link -->\n[x](./y.md)', finding('broken-link', 2)),
    ).toEqual([['suppression-without-reason', 1]])
  })
})
