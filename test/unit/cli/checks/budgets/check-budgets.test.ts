import { describe, expect, it } from 'vitest'
import { checkBudgets } from '../../../../../cli/checks/budgets/check-budgets.ts'
import type { OutputPath } from '../../../../../cli/model/paths.ts'

const page = (path: string, bytes: number, nodes: number) =>
  ({ path: path as OutputPath, kind: 'html', bytes, nodes }) as const

describe('checkBudgets', () => {
  it('F6: names the files above a limit, the heaviest first, and the limit', () => {
    const found = checkBudgets([page('a', 30_000, 10), page('b', 50_000, 10), page('c', 9, 10)], {
      html: 20_000,
    })
    expect(found.map(({ data }) => data?.actual)).toEqual(['b', 'a'])
    expect(found[0]?.message).toBe(
      '`b` has 50.0 kB; the budget for the HTML of a page is 20.0 kB (`checks.budgets.html`).',
    )
  })
  it('F6: counts elements', () => {
    expect(checkBudgets([page('a', 1, 3001)], { nodes: 3000 })[0]?.rule).toBe('budget-nodes')
  })
  it('F6: checks nothing without a limit', () => {
    expect(checkBudgets([page('a', 1e9, 1e9)], {})).toEqual([])
  })
})
