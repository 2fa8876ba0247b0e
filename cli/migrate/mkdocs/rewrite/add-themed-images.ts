import type { Add, TextRun } from './text-run.ts'

const image = (scheme: 'light' | 'dark'): string =>
  String.raw`!\[([^\]\n]*)\]\(([^()\s#]+)#(?:gh-${scheme}-mode-only|only-${scheme})\)(?:\{[^{}\n]*\})?`
const pairs = [
  { pattern: new RegExp(`${image('light')}\\s*${image('dark')}`, 'g'), light: 2, dark: 4 },
  { pattern: new RegExp(`${image('dark')}\\s*${image('light')}`, 'g'), light: 4, dark: 2 },
]

/**
 * Turn a pair of images, one for each color scheme, into one themed image. An image for one scheme
 * alone stays and is reported.
 */
export function addThemedImages({ source, text }: TextRun, add: Add): void {
  for (const { pattern, light, dark } of pairs)
    for (const match of source.matchAll(pattern)) {
      // Within code, the mark of the image is masked.
      if (text[match.index] !== '!') continue
      const alt = (match[1] ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      const tag = `<ThemedImage light="${match[light] ?? ''}" dark="${match[dark] ?? ''}" alt="${alt}" />`
      add('themed image', match.index, { pieces: [{ from: 0, to: match[0].length, text: tag }] })
    }
}
