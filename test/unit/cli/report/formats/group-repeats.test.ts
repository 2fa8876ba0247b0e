import { describe, expect, it } from 'vitest'
import { ruleOf } from '../../../../../cli/checks/all-rules.ts'
import { linkRules } from '../../../../../cli/links/link-rules.ts'
import type { Diagnostic } from '../../../../../cli/model/diagnostic.ts'
import { toPlace } from '../../../../../cli/report/diagnostic.ts'
import { formatPretty } from '../../../../../cli/report/formats/format-pretty.ts'
import { formatReport } from '../../../../../cli/report/formats/format-report.ts'
import { reportFormats } from '../../../../../cli/report/formats/report-format.ts'

const finding = (line: number, rule: keyof typeof linkRules = 'broken-link'): Diagnostic =>
  linkRules[rule].report({
    message: `Link to \`/a-${String(line)}/\`, which is not a page of this site.`,
    place: toPlace('docs/a.md', { line, column: 1 }),
  })
const many = (count: number): readonly Diagnostic[] =>
  Array.from({ length: count }, (_, index) => finding(index + 1))
const pretty = (found: readonly Diagnostic[], all = false): string =>
  formatPretty(found, { colors: false, ruleOf, all })

describe('many findings of one rule', () => {
  it.each([1, 5, 6])('are all shown when there are %i', (count) => {
    const text = pretty(many(count))
    expect(text.match(/^docs\/a\.md:/gm)?.length).toBe(count)
    expect(text).not.toContain('more finding')
  })

  it('are counted after the fifth, with their places and the flag that shows all', () => {
    const text = pretty(many(3000))
    expect(text.match(/^docs\/a\.md:/gm)?.length).toBe(5)
    expect(text.split('\n').length).toBeLessThan(30)
    expect(text.split('\n\n').at(-1)).toBe(
      `error  broken-link  2,995 more findings of this rule
  docs/a.md:6, docs/a.md:7, docs/a.md:8, docs/a.md:9, docs/a.md:10 and 2,990 others
  docs-ssg check --all-findings shows each of them.`,
    )
  })

  it('hide no finding of another rule or severity', () => {
    const other = finding(9000, 'broken-anchor')
    const warning = { ...finding(9001), severity: 'warning' } as const
    const text = pretty([...many(100), other, warning])
    expect(text).toContain('docs/a.md:9000:1  error  broken-anchor')
    expect(text).toContain('docs/a.md:9001:1  warning  broken-link')
  })

  it('are all shown on request', () => {
    expect(pretty(many(100), true).match(/^docs\/a\.md:/gm)?.length).toBe(100)
  })

  it.each(reportFormats.filter((format) => format !== 'pretty'))(
    'are complete in the format `%s`',
    (format) => {
      const text = formatReport(many(100), {
        format,
        colors: false,
        pages: 1,
        version: '1',
        ruleOf,
      })
      for (const line of [1, 50, 100]) expect(text).toContain(`/a-${String(line)}/`)
    },
  )
})
