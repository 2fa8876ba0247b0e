import { createElement } from 'react'
import { expect, it } from 'vitest'
import { checkProps } from '../../../../cli/islands/check-props.ts'

const element = createElement('b', null, 'bold')
const own = createElement(() => null)

it.each([
  [{ a: 1, b: 'text', c: true, d: null, e: undefined }],
  [{ list: [1, [2, { a: 'b' }]], of: { a: { b: false } } }],
  [{ title: element, children: own }],
])('A6: checkProps accepts what the browser receives unchanged: %j', (props) => {
  expect(() => checkProps('Counter~12345678', props)).not.toThrow()
})

it.each([
  ['a function', { format: () => 1 }, 'prop `format` is a function'],
  ['a date', { on: new Date(0) }, 'prop `on` is a Date'],
  ['a map', { of: { a: new Map() } }, 'prop `of` contains a Map'],
  ['not a number', { n: Number.NaN }, 'prop `n` is `NaN`'],
  ['a big number', { n: 1n }, 'prop `n` is a bigint'],
  ['an element', { icon: own }, 'prop `icon` is an element'],
  ['a list of elements', { icons: [element] }, 'prop `icons` contains an element'],
  ['a function as children', { children: () => 1 }, 'prop `children` is a function'],
])('A6: checkProps refuses %s', (_, props, message) => {
  expect(() => checkProps('Counter~12345678', props)).toThrow(`\`<Counter>\` runs in the browser`)
  expect(() => checkProps('Counter~12345678', props)).toThrow(message)
})
