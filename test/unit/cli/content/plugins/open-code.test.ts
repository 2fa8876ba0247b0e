import { expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const places = async (text: string): Promise<string[]> =>
  found(await make(text)).flatMap(
    (one) => /^(\S+) unparsed-emphasis The backticks? before (`\S+`)/.exec(one)?.slice(1) ?? [],
  )

it.each<[text: string, place: string, word: string]>([
  ['Use `foo to do.', '1:5', '`foo`'],
  ['`foo', '1:1', '`foo`'],
  ['- item\n- (`--flag)', '2:4', '`--flag)`'],
  ['Use ``foo` to do.', '1:5', '`foo`'],
  ['## The `store', '1:8', '`store`'],
  ['| a |\n| - |\n| `b |', '3:3', '`b`'],
  ['Use `a` and `b.', '1:13', '`b.`'],
  ['> a\n> `$x', '2:3', '`$x`'],
  ['**Use `foo**', '1:7', '`foo**`'],
])('%j has an open code span at %s', async (text, place, word) => {
  expect(await places(text)).toEqual([place, word])
})

it.each([
  'Use `foo` to do.',
  'Use `foo\nbar` to do.',
  'The ` sign',
  'Escaped \\`foo to do.',
  "``Quoted'' and `quoted'",
  'a`b',
  '```\n`foo\n```',
  '<code>`foo</code> ends`',
  '[Uses][`foo`] it\n\n[`foo`]: /x',
  '[**Uses**][`foo`] and [more][`foo`].\n\n[`foo`]: /x',
])('%j has none', async (text) => {
  expect(await places(text)).toEqual([])
})
