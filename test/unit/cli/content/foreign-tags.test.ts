import { describe, expect, it } from 'vitest'
import { htmlOf, make } from './page-of.ts'

const findingsIn = async (text: string, docPath = 'a.md') => {
  const { diagnostics } = await make(text, { docPath })
  return diagnostics.map(({ rule, place, message, help }) => ({
    rule,
    at: `${place?.line ?? 0}:${place?.column ?? 0}`,
    message,
    help: help?.split(' Add your own')[0],
  }))
}

/** Components of Mintlify, Fumadocs, GitBook and others, and how the help for each begins. */
const counterparts = {
  ':::note': 'Note Tip Info Warning Check Danger Caution Callout Aside Hint Alert Banner',
  '<Details': 'Accordion Expandable Collapse',
  'row of a table': 'ParamField ResponseField',
  'code fences': 'RequestExample ResponseExample',
  'a heading': 'Section Update',
  '<Card': 'Column Columns CardGroup CardGrid Tile LinkCard',
  '![text](': 'Frame Figure ImageZoom Image',
  '<abbr': 'Tooltip',
  'dollar signs': 'Latex',
  '`mermaid`': 'Mermaid',
  partial: 'Snippet',
  '<TabItem': 'Tab View',
  'code fence': 'Tree Files Folder File FileTree',
  '<TOCInline': 'InlineTOC',
  '<YouTube': 'Youtube Video',
  '<Iframe': 'Embed',
  '<Steps>': 'Step',
  emoji: 'Icon',
} as const
const cases = Object.entries(counterparts).flatMap(([help, names]) =>
  names.split(' ').map((name) => [name, help] as const),
)

describe('a component of another tool', () => {
  it.each(cases)('<%s> is reported once, with its counterpart: %s', async (name, help) => {
    for (const docPath of ['a.md', 'a.mdx']) {
      const found = await findingsIn(`Before\n\n<${name}>\n\nInside **x**\n\n</${name}>\n`, docPath)
      expect(found, JSON.stringify(found)).toHaveLength(1)
      expect(found[0]).toMatchObject({
        rule: docPath.endsWith('x') ? 'unknown-component' : 'unknown-tag',
        at: '3:1',
        help: expect.stringContaining(help),
      })
    }
  })

  it.each([
    ['in a list', '- a\n\n  <Frame>x</Frame>', '3:3'],
    ['in a table', '| a |\n| - |\n| <Frame>x</Frame> |', '3:3'],
    ['in a quote', '> <Frame>x</Frame>', '1:3'],
    ['in a paragraph', 'Word <Frame>x</Frame> word', '1:6'],
    ['in a heading', '## A <Frame>x</Frame>', '1:6'],
    ['in HTML', '<div>\n<Frame>x</Frame>\n</div>', '2:1'],
    ['in a footnote', 'a[^1]\n\n[^1]: <Frame>x</Frame>', '3:7'],
  ])('is reported once at its place: %s', async (_, text, at) => {
    expect(await findingsIn(text)).toMatchObject([{ rule: 'unknown-tag', at }])
  })

  it.each([
    ['a.md', 'Section', 'it is the element `<section>` of HTML'],
    ['a.md', 'Figure', 'it is the element `<figure>` of HTML'],
    ['a.md', 'Frame', 'the tag is left out'],
    ['a.md', 'Panel', 'the tag is left out'],
    ['a.mdx', 'Section', 'the tag is left out'],
  ])('says what becomes of the tag: %s, <%s>', async (docPath, name, fate) => {
    const [found] = await findingsIn(`<${name}>\n\nx\n\n</${name}>`, docPath)
    expect(found?.message).toContain(fate)
    const html = await htmlOf(`<${name}>\n\nx\n\n</${name}>`, { docPath })
    expect(html.includes(`<${name.toLowerCase()}`)).toBe(fate.includes('element'))
  })
})
