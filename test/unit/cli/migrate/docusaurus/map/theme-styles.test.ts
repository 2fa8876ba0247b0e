import { describe, expect, it } from 'vitest'
import { toThemeStyles } from '../../../../../../cli/migrate/docusaurus/map/theme-styles.ts'

const themed = (backgroundColor: string): object => ({
  plain: { color: '#fff', backgroundColor },
  styles: [],
})

describe('toThemeStyles', () => {
  it.each([
    ['one theme', { theme: themed('#111') }, ['#111']],
    [
      'a theme for each mode',
      { theme: themed('#111'), darkTheme: themed('#222') },
      ['#111', '#222'],
    ],
    ['a theme for the dark mode', { darkTheme: themed('#222') }, ['#222']],
  ])(
    'D: sets the background of blocks, and not that of code in a text, for %s',
    (_, prism, set) => {
      const css = toThemeStyles({ prism }, '') ?? ''
      expect([...css.matchAll(/--code-ground: (.*?);/g)].map(([, value]) => value)).toEqual(set)
      // The style sheet of a site sets this variable for code in a text, and comes later.
      expect(css).not.toContain('--ifm-code-background')
    },
  )

  it.each([
    ['one theme', { theme: themed('#111') }, ['.code-block {']],
    [
      'a theme for the dark mode',
      { darkTheme: themed('#222') },
      ["[data-theme='dark'] .code-block {"],
    ],
    ['no theme', {}, []],
  ])('D: derives the colors beside code from those of the code, for %s', (_, prism, selectors) => {
    const css = toThemeStyles({ prism }, '') ?? ''
    expect(css.match(/^.*\.code-block \{$/gm) ?? []).toEqual(selectors)
    expect(css.includes('--text-quiet: color-mix(in srgb, var(--code-text)')).toBe(
      selectors.length > 0,
    )
  })
})
