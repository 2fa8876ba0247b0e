import { describe, expect, it } from 'vitest'
import { scopeCss } from '../../../../cli/bundle/styles/css-modules.ts'

const scoped = (css: string): string =>
  scopeCss(css, 'a.module.css').css.replaceAll(/-[\da-f]{6}\b/g, '-#')

describe('scopeCss', () => {
  it.each([
    ['.a { color: red }', '.a-# { color: red }'],
    ['.a:hover > .b, p .a { top: 1.5em }', '.a-#:hover > .b-#, p .a-# { top: 1.5em }'],
    [
      '@media (min-width: 1.5em) { .a { top: 0 } }',
      '@media (min-width: 1.5em) { .a-# { top: 0 } }',
    ],
    [
      '.a { & .b { top: 0 } background: url(x.png) }',
      '.a-# { & .b-# { top: 0 } background: url(x.png) }',
    ],
    ['/* .c { */ .a::before { content: ".d {" }', '/* .c { */ .a-#::before { content: ".d {" }'],
    [':global(.x .y) .a, :local(.z) { }', '.x .y .a-#, .z-# { }'],
    ['.a { width: calc(1px / 2); } .b { }', '.a-# { width: calc(1px / 2); } .b-# { }'],
    ["[data-x='.q'] .a { }", "[data-x='.q'] .a-# { }"],
  ])('D: gives classes unique names: %s', (css, expected) => {
    expect(scoped(css)).toBe(expected)
  })

  it('D: names depend on the sheet, and on nothing else', () => {
    const { names } = scopeCss('.a{} .a .b{}', 'x.module.css')
    expect(Object.keys(names)).toEqual(['a', 'b'])
    expect(scopeCss('.b{}', 'x.module.css').names['b']).toBe(names['b'])
    expect(scopeCss('.b{}', 'y.module.css').names['b']).not.toBe(names['b'])
  })
})
