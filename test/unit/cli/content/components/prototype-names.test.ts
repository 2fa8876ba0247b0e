import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { configOf, found, make, pageOf } from '../page-of.ts'

/** Every name that objects inherit, so that a table that is read by it answers with a function. */
const names = Object.getOwnPropertyNames(Object.prototype)
const usual = names.filter((name) => name !== '__proto__')

/** Shows the own props that it receives. */
const Show = (props: object) => {
  const own = Object.entries(props).filter(([name]) => !/^(?:children|data-at)$/.test(name))
  return createElement('b', null, JSON.stringify(own.map(([name, value]) => [name, toText(value)])))
}
const toText = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'type' in value
    ? `<${String(value.type)}>`
    : JSON.stringify(value)

const options = {
  config: configOf({ components: { Show: 'src/show.tsx' } }),
  components: new Map([['Show', { component: Show, wake: undefined }]]),
}

/** Every way in which a page writes a prop with its value. */
const ways: readonly (readonly [
  way: string,
  write: (name: string) => string,
  value: (name: string) => readonly [name: string, value: string],
])[] = [
  ['a literal of a tag', (name) => `<Show ${name}={2} />`, (name) => [name, '2']],
  ['a text of a tag', (name) => `<Show ${name}="x" />`, (name) => [name, '"x"']],
  ['a flag of a tag', (name) => `<Show ${name} />`, (name) => [name, 'true']],
  ['markup of a tag', (name) => `<Show ${name}={<i>x</i>} />`, (name) => [name, '<i>']],
  ['a key of an object', (name) => `<Show o={{ ${name}: 2 }} />`, (name) => ['o', `{"${name}":2}`]],
  [
    'a key of an object in a list',
    (name) => `<Show o={[{ "${name}": { ${name}: 2 } }]} />`,
    (name) => ['o', `[{"${name}":{"${name}":2}}]`],
  ],
  ['a directive', (name) => `::show{${name}=2}`, (name) => [name, '2']],
  ['a flag of a directive', (name) => `::show{a ${name}}`, (name) => [name, 'true']],
  [
    'a directive with contents',
    (name) => `:::show{${name}="x"}\nText.\n:::`,
    (name) => [name, '"x"'],
  ],
  ['a directive in a text', (name) => `A :show[b]{${name}=2}.`, (name) => [name, '2']],
]

describe('the name of a prop that every object inherits', () => {
  it.each(ways)('P12: arrives as it was written, as %s', async (_, write, value) => {
    expect(usual.length).toBeGreaterThan(9)
    for (const name of usual) {
      const { html } = await pageOf(`# T\n\n${write(name)}\n`, options)
      const shown = html.pieces.join('').replaceAll('&quot;', '"').replaceAll('&lt;', '<')
      expect(shown.replaceAll('&gt;', '>')).toContain(JSON.stringify(value(name)))
    }
  })

  it.each(ways)('P12: is an error if it is `__proto__`, as %s', async (_, write) => {
    const { page, diagnostics } = await make(`# T\n\n${write('__proto__')}\n`, options)
    expect(diagnostics).toMatchObject([
      { rule: 'unsafe-prop', severity: 'error', place: { line: 3 } },
    ])
    expect(page?.html.pieces.join('') ?? '').not.toContain('__proto__')
  })

  it.each(names)(
    'P12: is reported with a text for help, on a tag that lacks it: `%s`',
    async (name) => {
      for (const text of [
        `<Card ${name}="x">Y</Card>`,
        // Other names are no tags.
        ...(/^[a-z]/.test(name) ? [`<${name}>Y</${name}>`] : []),
      ]) {
        const { diagnostics } = await make(`# T\n\n${text}\n`)
        expect([text, diagnostics.length > 0]).toEqual([text, true])
        for (const { help } of diagnostics) expect([text, help]).toEqual([text, expect.any(String)])
      }
    },
  )
})

it('a number that JSON can\u2019t hold is reported and left out', async () => {
  for (const number of ['1e999', '-1e999', '[1e999]', '{ a: 1e999 }'])
    expect(found(await make(`# T\n\n<Show n={${number}} />\n`, options))).toEqual([
      expect.stringContaining(' no-literal `n='),
    ])
})

/** Every form of an attribute of raw HTML, with the line of its name. */
const forms: readonly (readonly [form: string, write: (name: string) => string, line: number])[] = [
  ['a block', (name) => `<p ${name}="x">a</p>`, 3],
  ['a flag', (name) => `<p ${name}>a</p>`, 3],
  ['a tag in a text', (name) => `A <b ${name}="x">b</b>.`, 3],
  ['the second line of a tag', (name) => `<p\n  ${name}="x">a</p>`, 4],
  ['a tag inside a tag', (name) => `<div>\n<p>a</p>\n<p ${name}='x'>a</p>\n</div>`, 5],
  ['a tag in a quote', (name) => `> <p>a</p>\n> <p ${name}=x>a</p>`, 4],
  ['a tag in JSX', (name) => `<p className="a" ${name}={'x'}>a</p>`, 3],
  ['a tag in an admonition', (name) => `:::note\n\n<i ${name}="x">a</i>\n\n:::`, 5],
  [
    'a tag in a tag in a prop',
    (name) => `<Show icon={<b title="y"><i ${name}="x">x</i></b>} />`,
    3,
  ],
  ['a tag in a prop', (name) => `<Show icon={<i ${name}="x">x</i>} />`, 3],
  ['a tag in SVG', (name) => `<svg><path ${name}="x"/></svg>`, 3],
]

describe.each(['sanitize', 'trust'] as const)('raw HTML with `rawHtml: %j`', (rawHtml) => {
  const config = configOf({ components: { Show: 'src/show.tsx' }, markdown: { rawHtml } })
  it.each(forms)('P12: loses no attribute without a word: %s', async (_, write, line) => {
    for (const name of names) {
      const { page, diagnostics } = await make(`# T\n\n${write(name)}\n`, { ...options, config })
      const html = page?.html.pieces.join('') ?? ''
      const isKept = html.toLowerCase().includes(name.toLowerCase())
      // What only the list of attributes refuses is reported at the start of its tag.
      const isNamed = ['constructor', '__proto__'].includes(name)
      const reports = diagnostics.filter(({ place }) => !isNamed || place?.line === line)
      expect([name, isKept || reports.length > 0]).toEqual([name, true])
      for (const { message, help } of reports)
        expect([message, help]).toEqual([
          expect.not.stringContaining('undefined'),
          expect.any(String),
        ])
    }
  })
})
