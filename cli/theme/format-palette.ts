import type { ColorTokens } from './create-palette.ts'

/** The tokens of both modes. */
export interface Palette {
  readonly light: ColorTokens
  readonly dark: ColorTokens
}

const block = (selector: string, scheme: string, tokens: ColorTokens): string => {
  const lines = [...tokens].map(([name, value]) => `  ${name}: ${value};\n`)
  return `${selector} {\n  color-scheme: ${scheme};\n\n${lines.join('')}}\n`
}

/**
 * A palette as CSS. `on-dark` is a part of the page that is dark in both modes. Paper is white: a page
 * prints in the colors of the light mode.
 */
export function formatPalette({ light, dark }: Palette): string {
  const darkRules = block(":is([data-theme='dark'], .on-dark)", 'dark', dark)
  return `${block(':root', 'light', light)}\n@media not print {\n${indent(darkRules)}}\n`
}

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ')
