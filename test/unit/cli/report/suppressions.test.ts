import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../../cli/model/diagnostic.ts'
import type { ContentPath } from '../../../../cli/model/paths.ts'
import { applySuppressions } from '../../../../cli/report/suppressions.ts'

const path = 'docs/a.md' as ContentPath
const diagnosticOf = (rule: string, line: number): Diagnostic => ({
  severity: 'error',
  rule,
  message: rule,
  place: { path, line, column: 1 },
})
const suppress = (text: string, ...found: Diagnostic[]): (string | number | undefined)[][] =>
  applySuppressions(path, text, found).map(({ rule, place }) => [rule, place?.line])

describe('applySuppressions', () => {
  it('F: removes a diagnostic of the next line that is not blank', () => {
    const text =
      'a\n<!-- docs-ssg-ignore broken-link: that page is written next week -->\n\n[x](./y.md)\n'
    expect(suppress(text, diagnosticOf('broken-link', 4), diagnosticOf('broken-link', 1))).toEqual([
      ['broken-link', 1],
    ])
  })
  it('F: removes a diagnostic of the same line', () => {
    expect(
      suppress(
        '[x](./y.md) <!-- docs-ssg-ignore broken-link: why -->',
        diagnosticOf('broken-link', 1),
      ),
    ).toEqual([])
  })
  it('F: removes only diagnostics of the rules in the comment', () => {
    const text = '{/* docs-ssg-ignore heading-jump, missing-alt: why */}\n#### x'
    expect(suppress(text, diagnosticOf('missing-alt', 2), diagnosticOf('broken-link', 2))).toEqual([
      ['broken-link', 2],
    ])
  })
  it('F: removes diagnostics of the whole file', () => {
    const text = 'x\n<!-- docs-ssg-ignore-file orphan-page: linked from the news -->'
    expect(suppress(text, diagnosticOf('orphan-page', 1))).toEqual([])
  })
  it.each([
    '<!-- docs-ssg-ignore -->',
    '<!-- docs-ssg-ignore : why -->',
    '<!-- docs-ssg-ignore-file : why -->',
    '{/* docs-ssg-ignore : why */}',
  ])('reports a comment without a rule: %s', (text) => {
    const left = applySuppressions(path, `${text}\na\n`, [diagnosticOf('broken-link', 2)])
    expect(left.map(({ message }) => message)).toEqual([
      'broken-link',
      '`docs-ssg-ignore` names no rule, so the comment suppresses nothing.',
    ])
  })

  it('F: reports a comment without a reason', () => {
    expect(
      suppress('<!-- docs-ssg-ignore broken-link -->\n[x](./y.md)', diagnosticOf('broken-link', 2)),
    ).toEqual([['suppression-without-reason', 1]])
  })
})
