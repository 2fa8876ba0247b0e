import { describe, expect, it } from 'vitest'
import { refusesTracking } from '../../../../runtime/enhancers/analytics.ts'
import { navbarAfter } from '../../../../runtime/enhancers/navbar.ts'
import { findCaseMatch } from '../../../../runtime/enhancers/not-found.ts'
import { activeHeading } from '../../../../runtime/enhancers/scroll-spy.ts'
import { parseNavigation } from '../../../../runtime/sidebar/scripts/sidebar-branch.ts'

describe('navbarAfter', () => {
  it('H1: hides on the way down, shows on the way up and near the top, and ignores small movements', () => {
    expect(navbarAfter(100, 200, 60)).toBe('hidden')
    expect(navbarAfter(200, 100, 60)).toBe('shown')
    expect(navbarAfter(0, 50, 60)).toBe('shown')
    expect(navbarAfter(200, 202, 60)).toBe(undefined)
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
