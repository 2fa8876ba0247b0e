import { describe, expect, it } from 'vitest'
import type { PropValue } from '../../../../../cli/content/nodes/component-element.ts'
import { type Names, parseLiteral } from '../../../../../cli/content/dialect/jsx-literal.ts'

const names: Names = new Map<string, PropValue>([
  ['logo', './logo.png'],
  ['data', { list: [1, { b: 2 }] }],
])
const valueOf = (source: string): unknown => parseLiteral(source, names)?.value

describe('parseLiteral', () => {
  it.each([
    ["'it\\'s'", "it's"],
    ['`a\\u{41}`', 'aA'],
    ['"a\\\nb"', 'ab'],
    ['-1_000.5', -1000.5],
    ['/* x */ true // y', true],
    ['undefined', null],
    ['[1, "a", null,]', [1, 'a', null]],
    ["{ a: 1, 'b c': { 2: [] } }", { a: 1, 'b c': { 2: [] } }],
    ['logo', './logo.png'],
    ["data.list[1]['b']", 2],
    ["useBaseUrl('/a')", '/a'],
    ["useBaseUrl('a/b.png')", '/a/b.png'],
    ["useBaseUrl('https://a.example/b')", 'https://a.example/b'],
    ["useBaseUrl('#a')", '#a'],
    ['require("./a.png").default', './a.png'],
  ])('reads %s', (source, value) => {
    expect(valueOf(source)).toEqual(value)
  })

  it.each([
    '',
    '{',
    '1, 2',
    '1; 2',
    'a)(b',
    '`a${run()}`',
    '1 + 1',
    '-"1"',
    '/a/',
    '1n',
    '[1,,2]',
    '[...a]',
    '{ ...a }',
    '{ [a]: 1 }',
    '{ a() {} }',
    '() => 1',
    'data?.list',
    'data[logo]',
    'data.none',
    'data.constructor',
    'constructor',
    'fetch("/a")',
    'require("a", "b")',
    'require("./a").b',
    '['.repeat(5000) + ']'.repeat(5000),
  ])('runs nothing and reads no value from %j', (source) => {
    expect(parseLiteral(source, names)).toBeUndefined()
  })

  it('reads a key called `__proto__` as data', () => {
    expect(Object.keys(Object(valueOf('{ "__proto__": { a: 1 } }')))).toEqual(['__proto__'])
  })
})
