import { describe, expect, it } from 'vitest'
import { compareNatural } from '../../../../cli/primitives/text/compare-natural.ts'

describe('compareNatural', () => {
  it.each([
    ['versions', ['v1.9', 'v1.10', 'v1.10.1', 'v2.0', 'v10.0']],
    ['files', ['v1.9.md', 'v1.10.md', 'v1.11.mdx']],
    ['a number in the middle', ['step-2-run', 'step-10-run', 'step-10-stop']],
    ['a number at the start', ['2-b', '10-a']],
    ['a number at the end', ['page', 'page1', 'page2', 'page10']],
    ['dates', ['2024-01-31', '2024-02-01', '2024-10-01']],
    ['leading zeros', ['01', '1', '02', '2', '010', '10']],
    ['numbers that are not exact', ['9007199254740992', '9007199254740993', '90071992547409931']],
    ['names without numbers', ['A', 'a', 'a-b', 'a.md', 'ab', 'b', 'ä']],
    ['names with a number and others', ['a-1', 'a1', 'a1-b', 'a2', 'ab1']],
  ])('orders %s', (_, names) => {
    expect(names.toReversed().toSorted(compareNatural)).toEqual(names)
    for (const [index, name] of names.entries()) {
      expect(compareNatural(name, name)).toBe(0)
      for (const later of names.slice(index + 1)) {
        expect(compareNatural(name, later)).toBeLessThan(0)
        expect(compareNatural(later, name)).toBeGreaterThan(0)
      }
    }
  })
})
