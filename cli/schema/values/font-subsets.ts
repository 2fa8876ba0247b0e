import { ownValue } from '../../primitives/own-value.ts'

/** The subsets of fonts that languages need besides `latin`, by the first part of their tag. */
const subsets: Readonly<Record<string, readonly string[]>> = {
  ar: ['arabic'],
  be: ['cyrillic'],
  bg: ['cyrillic'],
  el: ['greek'],
  fa: ['arabic'],
  he: ['hebrew'],
  hi: ['devanagari'],
  ja: ['japanese'],
  ko: ['korean'],
  mk: ['cyrillic'],
  ru: ['cyrillic'],
  sr: ['cyrillic'],
  th: ['thai'],
  uk: ['cyrillic'],
  ur: ['arabic'],
  vi: ['vietnamese'],
}

/** Languages whose letters are partly in `latin-ext`. */
const extended = new Set(['cs', 'et', 'hr', 'hu', 'lt', 'lv', 'pl', 'ro', 'sk', 'sl', 'tr'])

/** The subsets of fonts that pages in a language use, those of its own script first. */
export function subsetsOfLocale(code: string): readonly string[] {
  const [language = '', ...parts] = code.toLowerCase().split('-')
  if (language === 'zh') {
    const isTraditional = parts.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part))
    return [isTraditional ? 'chinese-traditional' : 'chinese-simplified', 'latin']
  }
  return [
    ...(ownValue(subsets, language) ?? []),
    'latin',
    ...(extended.has(language) ? ['latin-ext'] : []),
  ]
}
