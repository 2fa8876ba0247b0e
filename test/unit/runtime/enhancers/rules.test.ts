import { describe, expect, it } from 'vitest'
import { refusesTracking } from '../../../../runtime/enhancers/analytics.ts'
import { navbarAfter } from '../../../../runtime/enhancers/navbar.ts'
import { findCaseMatch } from '../../../../runtime/enhancers/not-found.ts'
import { activeHeading } from '../../../../runtime/enhancers/scroll-spy.ts'
import { parseNavigation } from '../../../../runtime/sidebar/scripts/sidebar-branch.ts'

describe('navbarAfter', () => {
  it.each([
    { moves: 'down', from: [100, 5000], to: [200, 5000], state: 'hidden' },
    { moves: 'up', from: [200, 5000], to: [100, 5000], state: 'shown' },
    { moves: 'near the top', from: [0, 5000], to: [50, 5000], state: 'shown' },
    { moves: 'less than a finger', from: [200, 5000], to: [202, 5000], state: undefined },
    { moves: 'because blocks above grew', from: [200, 5000], to: [240, 5040], state: undefined },
    {
      moves: 'because blocks grew above and below',
      from: [200, 5000],
      to: [240, 5900],
      state: undefined,
    },
    { moves: 'up while blocks grow', from: [900, 5000], to: [808, 5100], state: 'shown' },
    { moves: 'down while blocks grow', from: [0, 5000], to: [900, 5100], state: 'hidden' },
    { moves: 'down while blocks shrink', from: [0, 5000], to: [900, 4900], state: 'hidden' },
  ] as const)('H1: is $state for a page that moves $moves', ({ from, to, state }) => {
    const [moved, grown] = [to[0] - from[0], to[1] - from[1]]
    expect(navbarAfter(moved, grown, to[0] <= 60)).toBe(state)
  })
})

describe('activeHeading', () => {
  it('H16: is one heading at any scroll position', () => {
    expect(activeHeading([300, 600], 100)).toBe(0)
    expect(activeHeading([50, 600], 100)).toBe(0)
    expect(activeHeading([-500, 90, 600], 100)).toBe(1)
    expect(activeHeading([-500, -90], 100)).toBe(1)
    expect(activeHeading([], 100)).toBe(-1)
  })
})

describe('findCaseMatch', () => {
  it('R4: finds the page in another letter case', () => {
    const paths = ['/', '/errors', '/api/createSlice', '/büro']
    expect(findCaseMatch('/Errors', paths)).toBe('/errors')
    expect(findCaseMatch('/api/createslice/', paths)).toBe('/api/createSlice')
    expect(findCaseMatch('/errors.html', paths)).toBe('/errors')
    expect(findCaseMatch('/B%C3%BCro', paths)).toBe('/büro')
    expect(findCaseMatch('/errors', paths)).toBe(undefined)
    expect(findCaseMatch('/nothing', paths)).toBe(undefined)
  })
})

describe('refusesTracking', () => {
  it('P22: respects Do Not Track and Global Privacy Control', () => {
    expect(refusesTracking({})).toBe(false)
    expect(refusesTracking({ doNotTrack: '0' })).toBe(false)
    expect(refusesTracking({ doNotTrack: '1' })).toBe(true)
    expect(refusesTracking({ globalPrivacyControl: true })).toBe(true)
  })
})

describe('parseNavigation', () => {
  it('returns the lists and throws on anything that is not a navigation file', () => {
    expect([...parseNavigation({ '0-1': [], bad: 5 }).keys()]).toEqual(['0-1'])
    expect(() => parseNavigation('<!doctype html>')).toThrow('not a navigation file')
    expect(() => parseNavigation(null)).toThrow('not a navigation file')
  })
})
