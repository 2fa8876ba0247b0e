import { expect, it } from 'vitest'
import { dedent } from '../../../../cli/primitives/text/dedent.ts'

const deep = ' '.repeat(120)

it.each([
  ['nothing', [], []],
  ['no indentation', ['a', '  b'], ['a', '  b']],
  ['shared spaces', ['  a', '    b', '  c'], ['a', '  b', 'c']],
  ['shared tabs', ['\ta', '\t\tb'], ['a', '\tb']],
  ['blank lines among them', ['  a', '', '  b'], ['a', '', 'b']],
  ['spaces of a blank line', ['  a', '   ', '  b'], ['a', ' ', 'b']],
  ['only blank lines', ['   ', ' '], ['', '']],
  ['more than 100 spaces', [`${deep}a`, `${deep}  b`], ['a', '  b']],
])('removes what all lines share: %s', (_, lines, expected) => {
  expect(dedent(lines)).toEqual(expected)
})
