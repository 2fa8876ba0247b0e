import { describe, expect, it } from 'vitest'
import { didYouMean, suggestionHint, suggestOrList } from '../../../../cli/report/suggest.ts'

describe('didYouMean', () => {
  it.each([
    ['titel', ['tagline', 'title'], 'title'],
    ['baseURL', ['baseUrl', 'url'], 'baseUrl'],
    ['/guide/instal/', ['/guide/install/', '/guide/'], '/guide/install/'],
    ['paht', ['path'], 'path'],
    ['jx', ['js', 'jsx'], 'jsx'],
    ['js', ['JS'], 'JS'],
    ['ulr', ['js', 'url'], 'url'],
    ['ot', ['id', 'to'], 'to'],
    ['edit_url', ['editUrls', 'editUrl'], 'editUrl'],
    ['/get_started/', ['/get-started-2/', '/get-started/'], '/get-started/'],
  ])('takes `%s` among %s for %s', (word, candidates, expected) => {
    expect(didYouMean(word, candidates)).toBe(expected)
  })

  it.each([
    ['x', ['y', 'z']],
    ['cs', ['ts', 'js']],
    ['go', ['js', 'ts', 'sh']],
    ['lua', ['bun', 'css']],
    ['wholly-different', ['title']],
    ['', []],
    ['title', ['title']],
  ])('has no suggestion for `%s` among %s', (word, candidates) => {
    expect(didYouMean(word, candidates)).toBeUndefined()
  })
})

it('suggestionHint returns its fallback when nothing is near, or undefined without one', () => {
  expect(suggestionHint('titel', ['title'])).toBe('Did you mean `title`?')
  expect(suggestionHint('zzz', ['title'], 'Use `title`.')).toBe('Use `title`.')
  expect(suggestionHint('zzz', ['title'])).toBeUndefined()
})

it('suggestOrList lists what is expected unless the list is long', () => {
  expect(suggestOrList('titel', ['title', 'url'])).toBe('Did you mean `title`?')
  expect(suggestOrList('zzz', ['title', 'url'])).toBe('Expected one of `title`, `url`.')
  const many = Array.from({ length: 41 }, (_, index) => `option-${index}`)
  expect(suggestOrList('zzz', many)).toBe('')
})
