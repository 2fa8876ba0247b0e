import { expect, it } from 'vitest'
import { foreignMarks, mayHaveForeignMarks } from '../../../../cli/primitives/text/foreign-marks.ts'
import { plainText } from '../../../../cli/primitives/text/plain-text.ts'

it.each([
  'C++ and g++, a == b == c',
  'Routes such as pages/[[...slug]].tsx',
  'From ~/x to ~/y, ~10 to ~20',
  'x^2 + y^2, `x^2^`',
  'matrix[0][1] and Array[int][0]',
  'The :root selector, std::vec, 12:30:45',
  'Files in {id}/{name}, ${home} and {{ name }}',
  'Vec<T> and Map<K, V>',
])('signs that are no marks stay in titles: %s', (text) => {
  expect(plainText(text, { math: false })).toBe(text.replaceAll('`', ''))
})

it.each([
  ['note', 'word^[A note.]'],
  ['note after a space', 'word ^[A note.]'],
  ['attributes', 'word{.a}'],
  ['link', '[[word]]'],
  ['file', '![[word]]'],
  ['reference', '[word][a]'],
  ['directive', ':abbr[word]'],
  ['marked', '==word=='],
  ['inserted', '^^word^^'],
  ['keys', '++word++'],
  ['raised', 'x^2^'],
  ['lowered', 'x~2~'],
])('a text with a mark passes the look at its signs: %s', (_, text) => {
  expect(foreignMarks.some(({ pattern }) => text.search(pattern) >= 0)).toBe(true)
  expect(mayHaveForeignMarks(text)).toBe(true)
})
