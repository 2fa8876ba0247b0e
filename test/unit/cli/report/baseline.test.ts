import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../../cli/model/diagnostic.ts'
import type { ContentPath } from '../../../../cli/model/paths.ts'
import { formatBaseline, parseBaseline, subtractBaseline } from '../../../../cli/report/baseline.ts'

const finding = (line: number, target: string): Diagnostic => ({
  severity: 'error',
  rule: 'broken-link',
  message: 'x',
  target,
  place: { path: 'docs/a.md' as ContentPath, line, column: 1 },
})

describe('a baseline', () => {
  const text = formatBaseline([finding(3, './x'), finding(9, './y'), finding(5, './x')])

  it('F: lets only new findings through, wherever the old ones have moved', () => {
    const baseline = parseBaseline(text)
    expect(baseline).toBeDefined()
    if (!baseline) return
    const left = subtractBaseline(
      [finding(30, './x'), finding(50, './x'), finding(70, './x'), finding(1, './z')],
      baseline,
    )
    expect(left.map(({ place, target }) => [place?.line, target])).toEqual([
      [70, './x'],
      [1, './z'],
    ])
  })
  it('F: is the same text whatever the order of the findings', () => {
    expect(formatBaseline([finding(5, './x'), finding(1, './y'), finding(7, './x')])).toBe(text)
  })
  it.each(['', '[]', '{"findings":3}'])('F: refuses %s', (broken) => {
    expect(parseBaseline(broken)).toBeUndefined()
  })
})
