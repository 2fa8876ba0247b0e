import { expect, it } from 'vitest'
import { toStyleClass } from '../../../../../cli/content/components/jsx-style.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'

const accepted: readonly string[] = [
  'color: red',
  'color: #ff0000 !important',
  'margin: -1px 2em 10% auto',
  'font: italic bold .8em/1.2 Arial, sans-serif',
  'font-family: "Open Sans", serif',
  "content: '(a) {b'",
  'width: calc(100% - (2 * 10px))',
  'grid-template-columns: [start] repeat(2, minmax(0, 1fr)) [end]',
  'background: linear-gradient(to right, rgb(1 2 3 / 50%), var(--x, red))',
  'transform: translate(-50%, 0) rotate(45deg)',
  'aspect-ratio: 16 / 9',
  '--own: 1px',
  'position: absolute',
  'position: sticky',
  'z-index: 1',
  'z-index: -1',
]

/** Declarations that load something, end the rule or hide what follows, or cover the page. */
const refused: readonly string[] = [
  'background: url(https://evil.example/)',
  'background: URL("https://evil.example/")',
  'background: u\\72l(https://evil.example/)',
  'background: src("https://evil.example/")',
  'background: image("https://evil.example/a.png")',
  'background: image-set("https://evil.example/a.png" 1x)',
  'background: -webkit-image-set("https://evil.example/a.png" 1x)',
  'background: cross-fade("https://evil.example/a.png", red)',
  'background: -moz-element(#a)',
  'background: paint(evil)',
  'background: url(https://evil.example/',
  'width: expression(alert(1))',
  'width: calc(1px',
  'width: calc((1px)',
  'width: calc(1px]',
  'width: 1px)',
  'grid-area: [a',
  'content: "a',
  "content: 'a",
  'content: "a\n"',
  'content: "a\\"',
  'content: "\\',
  'color: red}',
  'color: {red',
  'color: red/*',
  'color: red\\',
  'color: <!--',
  'color: @import',
  '--x: {a',
  '--x: "a',
  'position: fixed',
  'position: FIXED !important',
  'position: var(--x)',
  'position: inherit',
  'z-index: 10',
  'z-index: 2147483647',
  'z-index: calc(9 * 9)',
  'z-index: var(--z)',
  'z-index: 1e9',
]

it.each(accepted)('a page can contain the style %j', (style) => {
  const { style: made, refused: names } = toStyleClass(style)
  expect([made?.css.replace(':', ': '), names]).toEqual([style, []])
})

it.each(refused)('P18: a page can not contain the style %j', (style) => {
  const [name = '', ...value] = style.split(': ')
  const made = [toStyleClass(style), toStyleClass({ [name]: value.join(': ') })]
  countAttempts(made.length, made.filter((one) => one.style !== undefined).length)
  for (const { style: left, refused: names } of made)
    expect([left, names]).toEqual([undefined, [name]])
})
