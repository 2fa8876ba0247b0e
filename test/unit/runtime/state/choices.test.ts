import { describe, expect, it } from 'vitest'
import { isDismissed } from '../../../../runtime/state/dismissal.ts'
import { nextChoice, parseChoice } from '../../../../runtime/state/color-mode-rules.ts'
import { chooseTab, tabKey } from '../../../../runtime/state/tab-choice.ts'

const two = { defaultMode: 'light', followsSystem: false } as const
const three = { defaultMode: 'light', followsSystem: true } as const

describe('color mode', () => {
  it('H4: ignores a stored value that is not a color mode', () => {
    for (const stored of ['', 'blue', '<script>', '__proto__', null, undefined]) {
      expect(parseChoice(stored, two)).toBe('light')
      expect(parseChoice(stored, three)).toBe('system')
    }
    expect(parseChoice('dark', three)).toBe('dark')
  })

  it('switches between two modes, or through three choices', () => {
    expect(nextChoice('light', 'light', two)).toBe('dark')
    expect(nextChoice('dark', 'dark', two)).toBe('light')
    expect(nextChoice('system', 'dark', three)).toBe('light')
    expect(nextChoice('light', 'light', three)).toBe('dark')
    expect(nextChoice('dark', 'dark', three)).toBe('system')
  })
})

describe('chooseTab', () => {
  it('H11: returns the first preferred value that the tabs have', () => {
    expect(chooseTab(['ts', 'js'], [null, 'js', 'ts'])).toBe('js')
    expect(chooseTab(['ts', 'js'], ['rust', undefined, 'ts'])).toBe('ts')
    expect(chooseTab(['ts'], ['__proto__', null])).toBe(undefined)
    expect(tabKey('lang')).toBe('docusaurus.tab.lang')
  })
})

describe('isDismissed', () => {
  it('H10: is true for the id that was dismissed', () => {
    expect(isDismissed('new', 'new', 'true')).toBe(true)
    expect(isDismissed('new', 'old', 'true')).toBe(false)
    expect(isDismissed('new', 'new', 'false')).toBe(false)
    expect(isDismissed('new')).toBe(false)
  })
})
