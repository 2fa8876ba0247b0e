import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkContrast } from '../../../../cli/checks/contrast/check-contrast.ts'
import { contrastOf, parseColor } from '../../../../cli/theme/colors.ts'
import { readTokens } from '../../../../cli/theme/read-tokens.ts'
import { createSitePalette } from '../../../../cli/theme/site-palette.ts'
import { colorOfToken } from '../../../../cli/theme/token-contrast.ts'

const tokens = readFileSync('runtime/styles/tokens.css', 'utf8')
const modes = ['light', 'dark'] as const

/** Colors of a theme, by token and mode. */
function paletteOf(colors: Parameters<typeof createSitePalette>[0]['colors'], css = '') {
  const made = createSitePalette({ colors, css })
  const all = tokens + made.css + css
  return {
    ...made,
    all,
    color: (mode: 'light' | 'dark', name: string): string =>
      colorOfToken(name, readTokens(all, mode)) ?? `no color: ${name}`,
  }
}

describe('createSitePalette', () => {
  it('makes the colors of docs-ssg from nothing', () => {
    const css = readFileSync('runtime/styles/colors.css', 'utf8')
    expect(css.replace(/^\/\*[\s\S]*?\*\/\n/, '')).toBe(paletteOf({}).css)
  })

  it.each([
    { accent: '#2459c4' },
    { accent: '#764abc' },
    { accent: '#ffd500' },
    { accent: '#000' },
    { accent: '#e11d48', neutral: '#e11d48' },
    { accent: '#10b981', accentDark: '#10b981' },
    { accent: 'oklch(70% 0.3 150)', neutral: '#fff' },
    { accent: '#0b1f3a', accentDark: '#fff' },
    { accent: 'hsl(40 90% 50%)' },
    { accentDark: '#00ffff' },
  ])('has readable text and visible controls in both modes from $accent', (colors) => {
    const { all, color, problems } = paletteOf(colors)
    expect(problems).toEqual([])
    expect(checkContrast({ css: all, sources: [] }).map(({ message }) => message)).toEqual([])
    for (const mode of modes) {
      for (const ground of ['--ground', '--surface', '--accent-soft', '--code-ground'])
        expect(contrastOf(color(mode, '--accent-text'), color(mode, ground))).toBeGreaterThan(4.5)
      for (const fill of ['--ifm-color-primary', '--ifm-color-primary-dark'])
        expect(contrastOf(color(mode, '--on-accent'), color(mode, fill))).toBeGreaterThan(4.5)
      for (const ground of ['--strong', '--hero-ground'])
        expect(contrastOf('#fff', color(mode, ground))).toBeGreaterThan(4.5)
    }
  })

  it('fills buttons with the color itself, and makes dark yellow amber for links and borders', () => {
    const { color } = paletteOf({ accent: '#ffd500' })
    expect(color('light', '--ifm-color-primary')).toBe('#ffd500')
    expect(color('light', '--accent')).toBe('#c48300')
    expect(color('light', '--accent-text')).toBe('#976400')
    expect(color('dark', '--accent')).toBe('#ffd500')
  })

  it('has a gray hero with a yellow button on a yellow site, because dark yellow is olive', () => {
    const { color } = paletteOf({ accent: '#ffd500' })
    for (const mode of modes) {
      for (const name of ['--strong', '--hero-ground', '--hero-glow', '--hero-shade'])
        expect(parseColor(color(mode, name))?.c).toBeLessThan(0.025)
      const button = color(mode, '--hero-button')
      expect(button).toBe('#ffd500')
      expect(contrastOf(button, color(mode, '--strong'))).toBeGreaterThan(4.5)
      expect(contrastOf(button, color(mode, '--hero-ground'))).toBeGreaterThan(3)
    }
    expect(paletteOf({ accent: '#764abc' }).color('light', '--hero-button')).toBe('#ffffff')
  })

  it('makes black white in dark mode', () => {
    const { color } = paletteOf({ accent: '#000' })
    expect(modes.map((mode) => color(mode, '--ifm-color-primary'))).toEqual(['#000000', '#f2f2f2'])
  })

  it('reports an accent that is not visible, with its ratio', () => {
    const white = { mode: 'light', use: 'buttons', least: 1.2, ratio: 1, ground: '#ffffff' }
    expect(paletteOf({ accent: '#fff' }).problems).toEqual([white])
    expect(paletteOf({ accent: '#00f', accentDark: '#000' }).problems).toMatchObject([
      { mode: 'dark', use: 'buttons' },
    ])
  })

  it('reports links that no lightness makes readable on the backgrounds of the site', () => {
    const css =
      ':root{--ifm-background-color:#fff;--ifm-background-surface-color:#555}[data-theme=dark]{--ifm-background-color:#111;--ifm-background-surface-color:#222}'
    expect(paletteOf({ accent: '#2459c4' }, css).problems).toMatchObject([
      { mode: 'light', use: 'borders', least: 3 },
      { mode: 'light', use: 'links', least: 4.5 },
    ])
  })

  it('follows the primary color of a style sheet, in the modes that it is for', () => {
    const css = ':root{--brand:#ffd500;--ifm-color-primary:var(--brand)}'
    const both = paletteOf({ accent: '#764abc' }, css)
    expect(both.color('light', '--accent-text')).toBe('#976400')
    expect(both.color('dark', '--accent')).toBe('#ffd500')
    const dark = paletteOf({}, `${css}[data-theme='dark']{--ifm-color-primary:#8cf}`)
    expect(dark.color('dark', '--accent-text')).toBe('#88ccff')
  })

  it('lets the browser mix what follows a color that it has to compute', () => {
    const css = ':root{--ifm-color-primary:color-mix(in srgb, red, blue)}'
    const { all, color, problems } = paletteOf({}, css)
    expect(problems).toEqual([])
    expect(readTokens(all, 'light').get('--ifm-link-color')).toBe('var(--ifm-color-primary)')
    expect(readTokens(all, 'dark').get('--accent-soft')).toContain('color-mix(in oklab')
    expect(color('light', '--text')).toMatch(/^#/)
  })

  it('keeps backgrounds that a style sheet sets, and is readable on them', () => {
    const css =
      '[data-theme=dark]{--ifm-background-color:#4a4a52;--ifm-background-surface-color:#4a4a52}'
    const { color, problems } = paletteOf({ accent: '#2459c4' }, css)
    expect(problems).toEqual([])
    expect(color('dark', '--ground')).toBe('#4a4a52')
    expect(contrastOf(color('dark', '--accent-text'), '#4a4a52')).toBeGreaterThan(4.5)
  })

  it('leaves the grays of the Docusaurus look alone', () => {
    const options = { colors: { accent: '#ffd500' }, css: '', accentsOnly: true }
    const { css } = createSitePalette(options)
    expect(css).toContain('--accent-soft')
    expect(css).not.toMatch(/--ifm-background-color|--syntax-/)
    const tinted = createSitePalette({ ...options, colors: { ...options.colors, neutral: '#888' } })
    expect(tinted.css).toContain('--ifm-background-color')
  })
})
