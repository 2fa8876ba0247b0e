import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { evaluateComponents } from '../../../../cli/bundle/components/evaluate-components.ts'
import { findLostWords } from '../../../../cli/checks/agents/find-lost-words.ts'
import { configOf } from '../content/page-of.ts'
import { twinOf } from './twin-of.ts'

/** The component `Chart` whose file has this code. */
const evaluate = (code: string) =>
  evaluateComponents(
    { parts: [{ name: 'Chart', path: 'chart.tsx', code }], imports: {}, messages: {} },
    { siteDir: '/site', externals: {} },
  )

type Write = (props: Readonly<Record<string, unknown>>) => unknown

/** The Markdown of a page with a component `Chart` whose file exports the function. */
async function write(text: string, markdown: Write) {
  const component = () => createElement('b', null, 'Drawn text')
  const components = new Map([['Chart', { component, wake: undefined, markdown }]])
  const config = configOf({ components: { Chart: './chart.tsx' } })
  return twinOf(`# T\n\n${text}\n`, { components, config })
}

describe('a component whose file exports `markdown`', () => {
  it('is written by it, with its props and the Markdown between its tags', async () => {
    const { html, markdown } = await write(
      '<Chart values={[1, 2]} href="./a.md">\n\nSome *text*.\n\n</Chart>',
      ({ href, ...props }) => `## [Chart](${href})\n\n${JSON.stringify(props)}`,
    )
    expect(html).toContain('Drawn text')
    expect(markdown).toBe('# T\n\n## [Chart](./a.md)\n\n{"values":[1,2],"children":"Some *text*."}')
  })

  it('stays in the line where its Markdown is one line', async () => {
    const inLine = await write('Now <Chart /> here.', () => ' **1, 2** ')
    expect(inLine.markdown).toBe('# T\n\nNow **1, 2** here.')
    const block = await write('<Chart />', () => '- 1\n- 2')
    expect(block.markdown).toBe('# T\n\n- 1\n- 2')
  })

  it('loses no word, because its HTML is another form of the same', async () => {
    const { html, markdown, forPeople = '' } = await write('<Chart />', () => 'Other.')
    const known = `${markdown}\n\n${forPeople}`
    const article = `<article>${html}</article>`
    expect(findLostWords(article, { scope: 'article', markdown: known })).toEqual([])
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('No values.')
      },
      'No values.',
    ],
    ['returns no text', () => 7, 'The function `markdown` returns no text.'],
    ['returns a promise', async () => 'a', 'The function `markdown` returns no text.'],
    [
      'returns more than a program reads',
      () => 'a\n'.repeat(600_000),
      'The function `markdown` returns 1,200,000 characters, and a page accepts 1,000,000.',
    ],
    [
      'writes NUL',
      () => 'a\0b',
      'Its text contains the character `U+0000`, or only a part of a URL',
    ],
    ['writes the place of a link', () => '\u{0}0\0', 'Its text contains the character `U+0000`'],
    ['writes a control character', () => 'a\u001Bb', 'Its text contains the character `U+001B`'],
    ['writes a mark of the build', () => 'a\uFDD0b', 'Its text contains the character `U+FDD0`'],
    ['writes half of a pair', () => 'a\uD800b', 'Its text contains the character `U+D800`'],
  ])('is reported if the function %s', async (_, markdown, message) => {
    await expect(write('<Chart />', markdown)).rejects.toThrow(
      `The component \`Chart\` throws an error: ${message}`,
    )
  })

  it('is reported if the function cuts a URL of its children', async () => {
    const cut: Write = ({ children }) => String(children).slice(0, 10)
    await expect(write('<Chart>\n\n[a link](./a.md)\n\n</Chart>', cut)).rejects.toThrow(
      'only a part of a URL that was passed to it',
    )
  })

  it.each([
    ['\0', 'U+0000'],
    ['\u{0}0\0', 'U+0000'],
    ['\uFDD0', 'U+FDD0'],
    ['\u0001', 'U+0001'],
  ])('is reported if its HTML contains %j', async (character, name) => {
    for (const element of [
      createElement('b', { title: character }),
      createElement('b', null, character),
    ]) {
      const component = () => element
      const components = new Map([['Chart', { component, wake: undefined }]])
      const config = configOf({ components: { Chart: './chart.tsx' } })
      await expect(twinOf('# T\n\n<Chart />\n', { components, config })).rejects.toThrow(
        `The component \`Chart\` throws an error: Its text contains the character \`${name}\``,
      )
    }
  })

  it('is found in the file of the component', () => {
    const code = 'exports.default = () => null; exports.markdown = ({ a }) => `A ${a}`'
    const found = evaluate(code)
    expect(found.get('Chart')?.markdown?.({ a: 1 })).toBe('A 1')
  })

  it.each([
    ['a text', "'Text.'"],
    ['an empty text', "''"],
    ['nothing', 'null'],
    ['a list', "['a']"],
    ['an object', '{ a: 1 }'],
  ])('is reported if what it exports is %s', async (_, value) => {
    const found = evaluate(`exports.default = () => null; exports.markdown = ${value}`)
    const config = configOf({ components: { Chart: './chart.tsx' } })
    await expect(twinOf('# T\n\n<Chart />\n', { components: found, config })).rejects.toThrow(
      'The component `Chart` throws an error: `chart.tsx` exports `markdown`, which is not a function that returns Markdown.',
    )
  })

  it.each(['', 'exports.markdown = undefined'])('has no own Markdown with %j', (code) => {
    expect(evaluate(`exports.default = () => null; ${code}`).get('Chart')?.markdown).toBeUndefined()
  })
})

const bases = ['Object', 'Array', 'Function', 'String', 'Number', 'Boolean']
const adding = bases.flatMap((name) => [
  [name, 'its file runs', `${name}.prototype.evil = 1; exports.default = () => null`] as const,
  [
    name,
    'it is rendered',
    `exports.default = () => { ${name}.prototype.evil = 1; return null }`,
  ] as const,
  [
    name,
    'its Markdown is written',
    `exports.default = () => null; exports.markdown = () => { ${name}.prototype.evil = 1; return 'a' }`,
  ] as const,
  [
    name,
    'it fails afterwards',
    `exports.default = () => { ${name}.prototype.evil = 1; throw new Error('Other.') }`,
  ] as const,
])

describe('a component that adds a property to all values', () => {
  it.each(adding)('is named, and adds nothing: to `%s` when %s', async (_name, _when, code) => {
    const config = configOf({ components: { Chart: './chart.tsx' } })
    const make = async () => twinOf('# T\n\n<Chart />\n', { components: evaluate(code), config })
    await expect(make()).rejects.toThrow(/^The component `Chart` throws an error: /)
    for (const value of [{}, [], () => null, 'a', 1, true]) expect(value).not.toHaveProperty('evil')
  })

  it('may add one that no loop finds', async () => {
    const code = `Object.defineProperty(Array.prototype, 'docsSsgTest', { value: 1, configurable: true }); exports.default = () => null`
    expect(evaluate(code).get('Chart')?.component).toBeTypeOf('function')
    const config = configOf({ components: { Chart: './chart.tsx' } })
    const { markdown } = await twinOf('# T\n\n<Chart />\n', { components: evaluate(code), config })
    expect(Reflect.deleteProperty(Array.prototype, 'docsSsgTest')).toBe(true)
    expect(markdown).toBe('# T')
  })
})
