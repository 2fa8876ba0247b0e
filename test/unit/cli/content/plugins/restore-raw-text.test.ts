import { expect, it } from 'vitest'
import { rawTextElements } from '../../../../../cli/content/plugins/raw-text/restore-raw-text.ts'
import { configOf, make } from '../page-of.ts'

const uses = {
  'a component': '<Badge>b</Badge>',
  'a component with props': '<Badge type="tip" text={"c"}>b</Badge>',
  'a component that closes itself': '<Badge type="tip" />',
  'components in each other': '<Tabs><TabItem value="b">b</TabItem></Tabs>',
  'a directive': ':badge[b]{type=tip}',
  'a tag that is never closed': '<Badge>b',
}
const places = {
  'in a line': (tag: string, use: string) => `<${tag}>${use}</${tag}>`,
  'in a block': (tag: string, use: string) => `<${tag}>\n${use}\n</${tag}>`,
  'in a block with blank lines': (tag: string, use: string) => `<${tag}>\n\n${use}\n\n</${tag}>`,
  'after an unclosed tag': (tag: string, use: string) => `a <${tag}> ${use}\n\nb`,
  'in another element': (tag: string, use: string) => `<div><${tag}>${use}</${tag}></div>`,
}
const elements = [...rawTextElements]
const options = [
  ['sanitize', 'page.md'],
  ['sanitize', 'page.mdx'],
  ['trust', 'page.md'],
] as const

it('the elements are those whose content is text in HTML', () => {
  expect(elements).toEqual(
    'iframe noembed noframes plaintext script style textarea title xmp'.split(' '),
  )
})

it.each(options)(
  'no placeholder of a component is shown, searched or reported in raw text: %s, %s',
  async (rawHtml, docPath) => {
    const config = configOf({ markdown: { rawHtml } })
    const shown: string[] = []
    for (const element of elements)
      for (const [use, text] of Object.entries(uses))
        for (const [place, write] of Object.entries(places)) {
          const made = await make(`# a\n\n${write(element, text)}\n`, { config, docPath })
          const all = JSON.stringify([made.page?.html, made.page?.sections, made.diagnostics])
          if (/docs-component|data-name=/.test(all)) shown.push(`${element}, ${use}, ${place}`)
        }
    expect(shown).toEqual([])
  },
)

it.each([
  ['xmp', '<Badge type="tip">b</Badge>', '&lt;Badge type="tip">b&lt;/Badge>'],
  ['xmp', '<Badge />', '&lt;Badge />'],
  ['plaintext', '<Badge>b</Badge>', '&lt;Badge>b&lt;/Badge>'],
])('the text of `%s` stays as it is written: %s', async (element, text, expected) => {
  const { page } = await make(`# a\n\n<div><${element}>${text}</${element}></div>\n`)
  expect(page?.html.pieces.join('').replaceAll('&gt;', '>').replaceAll('&quot;', '"')).toContain(
    expected,
  )
})

it.each(elements.filter((element) => !/^(?:plaintext|xmp)$/.test(element)))(
  'the text of `%s` that readers lose is reported as it is written',
  async (element) => {
    const { page, diagnostics } = await make(
      `# a\n\n<div><${element} title="t"><Badge type="tip">b</Badge></${element}></div>\n`,
    )
    expect(diagnostics).toMatchObject([
      { rule: 'html-removed', message: expect.stringContaining('`<Badge type="tip">b</Badge>`') },
    ])
    expect(page?.html.pieces.join('')).not.toContain('Badge')
  },
)
