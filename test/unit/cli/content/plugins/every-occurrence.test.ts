import { describe, expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const run = async (markdown: string, rule: string): Promise<string[]> =>
  found(await make(markdown))
    .filter((one) => one.split(' ')[1] === rule)
    .map((one) => one.split(' ')[0] ?? '')
    .toSorted()

describe('every tag that readers do not see is reported at its place', () => {
  it.each([
    ['Use Array<string> and <your-token> or Set<number>.', ['1:10', '1:23', '1:42']],
    ['- a<int>\n- b<name> c<value>', ['2:4', '2:12', '1:4'].toSorted()],
    ['| a |\n| - |\n| List<int> and <x-y> |', ['3:17', '3:7']],
    ['## Heading Array<string>', ['1:17']],
    ['<p>Array<string> of Map<key></p>', ['1:24', '1:9']],
    ['<div>\n\n- Vec<u8>\n\n</div>', ['3:6']],
    ['a <svg><path d="M0 0"/><g><path/></g></svg> b', ['1:3']],
  ])('%j', async (text, places) => {
    expect(await run(text, 'html-removed')).toEqual(places)
  })

  it('with the form that shows it, in the letter case of the page', async () => {
    const { diagnostics } = await make('Use Array<myType>.')
    expect(diagnostics).toMatchObject([
      {
        message: "`<myType>` was read as a tag that HTML doesn't have, so readers don't see it.",
        help: 'To show it, write `\\<myType>`, or put the whole name in backticks.',
      },
    ])
  })

  it.each([
    ['<details>\n<summary>Array<T></summary>\n</details>', '`&lt;T>`'],
    ['<p>A Map<K, V></p>', '`&lt;K, V>`'],
    ['<div>\nText <b> bold\n</div>', '`&lt;b>`'],
    ['<div>\nText </Card>\n</div>', '`&lt;/Card>`'],
    ['<div>\nText <title>x</title>\n</div>', '`&lt;title>`'],
    ['<p>\n\nA Map<K>\n\n</p>', '`\\<K>`'],
    ['A <b>c<T> d</b>', '`\\<T>`'],
  ])('with the form that shows it where Markdown has no effect: %j', async (text, form) => {
    const { diagnostics } = await make(text)
    expect(diagnostics.map(({ help }) => help).join('\n')).toContain(`To show it, write ${form}`)
  })

  it.each([
    ['Text <script> swallowed', '`swallowed`'],
    ['<title>here and there', '`here and there`'],
    ['A <textarea>b c', '`b c`'],
    ['<style>p { color: red }</style>', '`p { color: red }`'],
  ])('with the text that it swallows: %s', async (text, swallowed) => {
    const { diagnostics } = await make(text)
    expect(diagnostics[0]?.message).toContain(`The text in it is removed too: ${swallowed}`)
  })
})

describe('every form of another tool is reported at its place', () => {
  it.each([
    ['==a== and ==b== and {{ x }} ^^c^^', ['1:1', '1:11', '1:21', '1:29']],
    ['| a |\n| - |\n| ==b== ==c== |', ['3:3', '3:9']],
    ['- {% raw %}\n- {% endraw %}', ['1:3', '2:3']],
    ['x {{ a }}\ny {{ b }}', ['1:3', '2:3']],
    ['## ==a== and ^^b^^', ['1:14', '1:4']],
  ])('%j', async (text, places) => {
    expect(await run(text, 'foreign-syntax')).toEqual(places)
  })
})

describe('every form in one text of a page in MDX is reported at its place', () => {
  it.each([
    ['{{ a }} and {{ b }} ++ctrl+c++ ==x==', ['1:14 e', '1:2 e', '1:21 f', '1:32 f']],
    ['{a.b} and ==x== {c.d}', ['1:1 e', '1:11 f', '1:17 e']],
    ['==x {a} y==', ['1:5 e']],
    ["{'a'} {b} {`c`}\n{b} {d}", ['1:7 e', '2:1 e', '2:5 e']],
    ['| a |\n| - |\n| {a} ^^b^^ {c} |', ['3:13 e', '3:3 e', '3:7 f']],
    ['- {a}\n- x {a} \\{b}', ['1:3 e', '2:5 e']],
  ])('%j', async (text, places) => {
    const made = await make(text, { docPath: 'a.mdx' })
    const short = { 'expression-as-text': 'e', 'foreign-syntax': 'f' }
    const rules = new Map(Object.entries(short))
    const all = made.diagnostics.map(
      ({ place, rule }) => `${place?.line}:${place?.column} ${rules.get(rule) ?? rule}`,
    )
    expect(all.toSorted()).toEqual(places)
  })
})

describe('a tag with events or slots of Vue is reported once', () => {
  const attributes = [
    '@click="x"',
    "@click='x'",
    '@click',
    '@click.prevent="x"',
    '#icon',
    '#icon="{ a }"',
    'a="b" @click="x"',
    'v-bind="$attrs" @click="x"',
    '@click="x > y"',
    '@click="() => x"',
    '@click="x" a="b"',
    '\n  a="b"\n  @click="x"',
  ]
  it.each(
    ['Foo', 'Foo.Bar', 'foo-bar', 'button'].flatMap((name) =>
      attributes.map((attribute) => `<${name} ${attribute}>slot</${name}>`),
    ),
  )('%j', async (text) => {
    expect(await run(text, 'foreign-syntax')).toEqual(['1:1'])
    expect(await run(`a ${text} b`, 'foreign-syntax')).toEqual(['1:3'])
  })

  it.each([
    'a <B and c',
    'Array<Foo> @x',
    '\\<Foo @click="x">',
    '`<Foo @click="x">`',
    'a < b @c > d',
  ])('and not %j', async (text) => {
    expect(await run(text, 'foreign-syntax')).toEqual([])
  })
})
