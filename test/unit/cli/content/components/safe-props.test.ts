import { describe, expect, it } from 'vitest'
import { toSafeProps } from '../../../../../cli/content/components/safe-props.ts'

describe('toSafeProps', () => {
  it.each([
    ['dangerouslySetInnerHTML', { __html: '<script>' }],
    ['srcDoc', '<script>'],
    ['srcdoc', '<script>'],
    ['__html', '<script>'],
    ['__proto__', { onClick: 'x' }],
    ['data-island', 'Counter'],
    ['DATA-PROPS', '{}'],
    ['data-markup', '{}'],
    ['data-youtube', 'x'],
  ])('P18: removes `%s` at any depth', (key, value) => {
    const unsafe = Object.fromEntries([
      [key, value],
      ['kept', 1],
    ])
    const { props, removed } = toSafeProps({ ...unsafe, list: [{ deep: unsafe }], text: 'a' })
    expect(JSON.stringify(props)).toBe('{"kept":1,"list":[{"deep":{"kept":1}}],"text":"a"}')
    expect(removed).toEqual([key, key])
  })

  it('keeps everything else as it is', () => {
    const props = { title: '<b>', 'data-x': 1, html: null, list: [true, { $markup: 'b' }] }
    expect(toSafeProps(props)).toEqual({ props, removed: [] })
  })
})
