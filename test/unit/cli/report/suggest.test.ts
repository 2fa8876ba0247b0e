import { expect, it } from 'vitest'
import { didYouMean, suggestionHint } from '../../../../cli/report/suggest.ts'

it.each([
  ['titel', ['tagline', 'title'], 'title'],
  ['baseURL', ['baseUrl', 'url'], 'baseUrl'],
  ['/guide/instal/', ['/guide/install/', '/guide/'], '/guide/install/'],
  ['x', ['y', 'z'], 'y'],
  ['lua', ['bun', 'js', 'go'], undefined],
  ['tx', ['ts', 'go'], 'ts'],
  ['ab', ['go', 'js', 'rs'], undefined],
  ['wholly-different', ['title'], undefined],
  ['', [], undefined],
  ['title', ['title'], undefined],
])('the word behind `%s` among %s is %s', (word, candidates, expected) => {
  expect(didYouMean(word, candidates)).toBe(expected)
})

it('suggestionHint falls back to what it is given, or to nothing', () => {
  expect(suggestionHint('titel', ['title'])).toBe('Did you mean `title`?')
  expect(suggestionHint('zzz', ['title'], 'Known: `title`.')).toBe('Known: `title`.')
  expect(suggestionHint('zzz', ['title'])).toBeUndefined()
})
