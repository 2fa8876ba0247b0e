import { expect, it } from 'vitest'
import {
  checkMissingProps,
  checkPropValues,
} from '../../../../../cli/content/components/check-props.ts'
import type { PropValue } from '../../../../../cli/content/nodes/component-element.ts'

const rows: readonly (readonly [string, string, readonly PropValue[], readonly PropValue[]])[] = [
  ['Admonition', 'type', ['tip', 'my-type'], ['', 'a b', '1', true, [], {}]],
  ['Badge', 'type', ['info'], ['"', 'a b', true]],
  ['Card', 'href', ['/a', ''], [true, {}, []]],
  ['CodeBlock', 'showLineNumbers', [true, false, 5], ['5', 1.5, []]],
  ['Details', 'open', [true, false], ['true', 'open', 1]],
  ['DocCardList', 'items', [[]], ['x', {}, 3]],
  ['Heading', 'as', ['h1', 'h6'], ['script', 'h7', 'H2', 2, true]],
  ['Iframe', 'width', [300, '300', '50%', '300px'], ['abc', '1e9', -1, '', true]],
  ['PackageManagerTabs', 'command', ['npm i x'], ['', ' ', true]],
  ['Tabs', 'values', [[{ value: 'a', label: 'A' }]], ['x', [{ value: 'a' }], ['a'], {}]],
  ['TabItem', 'label', ['A', 3], ['', true, {}]],
  ['TabItem', 'default', [true, false, ''], ['yes', 1]],
  ['ThemedImage', 'sources', [{ light: 'a', dark: 'b' }], ['a', [], { light: 'a' }, {}]],
  ['TOCInline', 'minHeadingLevel', [2, 6], ['2', 0, 7, 2.5, true]],
  ['Translate', 'values', [{ a: 1 }], ['x', [1]]],
  ['YouTube', 'id', ['a1B2c3D4e5F', '-_x'], ['', 'https://youtu.be/x', 'a"b', 'a b', true, []]],
]

it.each(rows)('%s takes the forms of `%s` and no other', (component, name, right, wrong) => {
  const messages = (value: PropValue): number =>
    checkPropValues(component, { [name]: value }).length
  expect(right.filter((value) => messages(value) > 0)).toEqual([])
  expect(wrong.filter((value) => messages(value) === 0)).toEqual([])
  // As in React, `null` is no value.
  expect(messages(null)).toBe(0)
})

it('names of members of objects are no props', () => {
  expect(checkPropValues('constructor', { toString: true })).toEqual([])
  expect(checkPropValues('YouTube', { constructor: true })).toEqual([])
})

it.each([
  ['YouTube', ['title'], '`<YouTube>` has no `id`, so it shows nothing that a reader can use.'],
  [
    'TabItem',
    ['default'],
    '`<TabItem>` has no `label` or `value`, so it shows nothing that a reader can use.',
  ],
  [
    'ThemedImage',
    ['light'],
    '`<ThemedImage>` has no `sources` or `dark`, so it shows nothing that a reader can use.',
  ],
  ['TabItem', ['value'], undefined],
  ['ThemedImage', ['sources'], undefined],
  ['Badge', [], undefined],
])('%s with %j: %s', (component, names, reason) => {
  expect(checkMissingProps(component, names)[0]?.reason).toBe(reason)
})
