import { describe, expect, it } from 'vitest'
import { scopeCss } from '../../../../cli/bundle/css-modules.ts'
import { readLayoutProps } from '../../../../cli/bundle/layout-props.ts'

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
  ])('D: gives classes names of their own: %s', (css, expected) => {
    expect(scoped(css)).toBe(expected)
  })

  it('D: names depend on the sheet, and on nothing else', () => {
    const { names } = scopeCss('.a{} .a .b{}', 'x.module.css')
    expect(Object.keys(names)).toEqual(['a', 'b'])
    expect(scopeCss('.b{}', 'x.module.css').names['b']).toBe(names['b'])
    expect(scopeCss('.b{}', 'y.module.css').names['b']).not.toBe(names['b'])
  })
})

it.each([
  ['<Layout title="A" description={\'B c\'}>', { title: 'A', description: 'B c' }],
  ['<Layout\n  description={`D`}\n  title={"E"}>', { title: 'E', description: 'D' }],
  ['<Layout title={`Hello ${siteConfig.title}`}>', { title: 'Hello Pier' }],
  ['<Layout title={context.siteConfig.customFields?.depth} wide {...props}>', { title: '7' }],
  ['<Layout description="A <b> of {c}" title={title}>', { description: 'A <b> of {c}' }],
  [
    "<Layout title={translate({ id: 'x', message: 'Berth' })} description={`${name}`}>",
    { title: 'Berth' },
  ],
  ['<LayoutHead title="A"><Layout title="B" /></LayoutHead>', { title: 'B' }],
  [
    'const { siteConfig: { title, customFields: own } = {} } = context\n<Layout title={title}>',
    { title: 'Pier' },
  ],
  [
    'const { url, title: name = "x" } = useDocusaurusContext().siteConfig\n<Layout title={`${name}!`}>',
    { title: 'Pier!' },
  ],
  [
    "const name = siteConfig.title;\nconst about = 'Of piers'\n<Layout title={name} description={about}>",
    { title: 'Pier', description: 'Of piers' },
  ],
  ['const title = find()\n<Layout title={title}>', {}],
  ['<Layout>', {}],
])('D: the title of a page is what its `Layout` says: %s', (source, expected) => {
  expect(readLayoutProps(source, { title: 'Pier', customFields: { depth: 7 } })).toEqual(expected)
})
