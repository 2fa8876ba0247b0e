import { expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const places = async (text: string): Promise<string[]> =>
  found(await make(text)).flatMap((one) => /^(\S+) heading-id (`[^`]+`)/.exec(one)?.slice(1) ?? [])

it.each<[text: string, place: string, written: string]>([
  ['# A {#a b}', '1:5', '`{#a b}`'],
  ['# A {# a}', '1:5', '`{# a}`'],
  ['# A {# }', '1:5', '`{# }`'],
  ['# A {#}', '1:5', '`{#}`'],
  ['# A {#a', '1:5', '`{#a`'],
  ['# A #a}', '1:5', '`#a}`'],
  ['# A {#a #', '1:5', '`{#a`'],
  ['A {#a\n===', '1:3', '`{#a`'],
  ['> ## A {#a', '1:8', '`{#a`'],
  ['## The `x` of {#if ready}', '1:15', '`{#if ready}`'],
])('%j has no valid id: %s', async (text, place, written) => {
  expect(await places(text)).toEqual([place, written])
})

it.each([
  '# A {#a}',
  '# A {#a-b_c}',
  '# A {#é}',
  '# A \\{#a',
  '# A `{#a`',
  '# A {/* #a */}',
  '# C# {x}',
  '# Issue #12',
  '# A { b }',
])('%j is fine', async (text) => {
  expect(await places(text)).toEqual([])
})
