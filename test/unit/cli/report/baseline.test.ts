import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../../cli/model/diagnostic.ts'
import type { ContentPath } from '../../../../cli/model/paths.ts'
import { formatBaseline, parseBaseline, subtractBaseline } from '../../../../cli/report/baseline.ts'

const broken = (line: number, href: string): Diagnostic => ({
  severity: 'error',
  rule: 'broken-link',
  message: 'x',
  data: { actual: href },
  place: { path: 'docs/a.md' as ContentPath, line, column: 1 },
})

describe('a baseline', () => {
  const text = formatBaseline([broken(3, './x'), broken(9, './y'), broken(5, './x')])

  it('F: keeps only new diagnostics, even if the old ones have moved to other lines', () => {
    const baseline = parseBaseline(text)
    expect(baseline).toBeDefined()
    if (!baseline) return
    const left = subtractBaseline(
      [broken(30, './x'), broken(50, './x'), broken(70, './x'), broken(1, './z')],
      baseline,
    )
    expect(left.map(({ place, data }) => [place?.line, data?.actual])).toEqual([
      [70, './x'],
      [1, './z'],
    ])
  })
  it('F: has the same text for any order of diagnostics', () => {
    expect(formatBaseline([broken(5, './x'), broken(1, './y'), broken(7, './x')])).toBe(text)
  })
  it.each(['', '[]', '{"findings":3}'])('F: is undefined for %s', (other) => {
    expect(parseBaseline(other)).toBeUndefined()
  })
})
