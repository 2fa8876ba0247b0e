import { describe, expect, it } from 'vitest'
import { pluralize } from '../../../../runtime/i18n/plural.ts'
import { english, type Translations } from '../../../../runtime/i18n/translations.ts'
import { translationsOf } from '../../../../runtime/i18n/translations-of.ts'

const builtIn = (code: string): Translations => translationsOf([], code)
const placeholders = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')),
]
const languages = ['de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pt-BR', 'ru', 'zh-CN', 'zh-TW']

describe('translations', () => {
  it.each(languages)('D: has every text in %s, with the placeholders of English', (code) => {
    const words = Object.entries(builtIn(code))
    expect(builtIn(code)).not.toEqual(english)
    for (const [name, text] of words) {
      const original = new Map(Object.entries(english)).get(name) ?? ''
      expect(text.trim(), name).not.toBe('')
      expect(placeholders(text).toSorted(), name).toEqual(placeholders(original).toSorted())
    }
  })

  it('D: finds a language by its subtag, and traditional Chinese by its script or region', () => {
    expect(builtIn('de-AT').next).toBe('Weiter')
    expect(builtIn('PT').next).toBe('Próxima')
    expect(builtIn('zh-Hans-SG').next).toBe('下一页')
    for (const code of ['zh-TW', 'zh-Hant', 'zh-Hant-HK', 'zh-hk'])
      expect(builtIn(code).next, code).toBe('下一頁')
    for (const code of ['fi', 'constructor']) expect(builtIn(code), code).toEqual(english)
  })

  it('has British spelling for the English of some regions, and American spelling otherwise', () => {
    for (const code of ['en', 'en-US', 'EN-ca']) expect(builtIn(code), code).toEqual(english)
    for (const code of ['en-GB', 'en-gb-oxendict', 'en-AU'])
      expect(builtIn(code).colorMode, code).toBe('Colour mode')
    expect(english.colorMode).toBe('Color mode')
    expect(Object.values(english).filter((text) => /colour|\bgrey\b/.test(text))).toEqual([])
  })

  it('D: prefers the texts of the site to the built-in ones', () => {
    const locales = [{ code: 'fr', uiTranslations: { next: 'La suite' } }]
    expect(translationsOf(locales, 'fr').next).toBe('La suite')
    expect(translationsOf(locales, 'fr').previous).toBe('Précédent')
  })

  it('D: uses the plural rules of the language', () => {
    expect(pluralize(english.resultCount, 1, 'en')).toBe('1 result')
    expect(pluralize(english.resultCount, 2, 'en')).toBe('2 results')
    expect(pluralize(builtIn('fr').resultCount, 0, 'fr')).toBe('0 résultat')
    expect(pluralize(builtIn('fr').resultCount, 1_000_000, 'fr')).toBe('1000000 résultats')
    expect([1, 3, 5, 21].map((count) => pluralize(builtIn('ru').resultCount, count, 'ru'))).toEqual(
      ['1 результат', '3 результата', '5 результатов', '21 результат'],
    )
  })
})
