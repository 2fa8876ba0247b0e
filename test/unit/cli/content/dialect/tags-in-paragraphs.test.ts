import { expect, it } from 'vitest'
import { found, htmlOf, make } from '../page-of.ts'

const first = '<Tabs>\n<TabItem value="a" label="A">\n\nText **a**.\n\n'
const last = '\n\nMore.\n\n</TabItem>\n</Tabs>\n'

it.each([
  [
    'a closing and an opening tag before text',
    `${first}</TabItem><TabItem value="b" label="B">Text b.</TabItem></Tabs>\n`,
  ],
  [
    'a tab and the end of the group',
    `${first}</TabItem>\n<TabItem value="b" label="B">Text b.</TabItem></Tabs>\n`,
  ],
  [
    'an opening tag before text',
    `${first}</TabItem>\n\n<TabItem value="b" label="B">Text b.${last}`,
  ],
  [
    'all of a group',
    '<Tabs><TabItem value="a" label="A">Text **a**.</TabItem><TabItem value="b" label="B">Text b.</TabItem></Tabs>\n',
  ],
  [
    'text before a closing tag',
    '<Tabs>\n<TabItem value="a" label="A">\n\nText **a**.</TabItem><TabItem value="b" label="B">Text b.</TabItem></Tabs>\n',
  ],
  [
    'the beginning of a group before text',
    `<Tabs><TabItem value="a" label="A">Text **a**.</TabItem>\n<TabItem value="b" label="B">Text b.${last}`,
  ],
])('shows both tabs with %s on one line', async (_, text) => {
  const made = await make(text, { docPath: 'a.mdx' })
  expect(found(made)).toEqual([])
  const html = (await htmlOf(text, { docPath: 'a.mdx' })).replaceAll(/\s+/g, ' ')
  expect(html).toMatch(/role="tab"[^>]*>A<\/button>.*role="tab"[^>]*>B<\/button>/)
  expect(html).toMatch(/Text <strong>a<\/strong>\..*Text b\./)
  expect(html).not.toMatch(/<p>[^<]*<(?:div|section)/)
})

it.each([
  ['An **<b>a</b>** and <Badge text="new" /> here.', 'An'],
  ['A <Badge>new</Badge> one.', 'one.'],
])('leaves the paragraph of %s as it is', async (text, part) => {
  const html = await htmlOf(`${text}\n`, { docPath: 'a.mdx' })
  expect(html).toMatch(new RegExp(`^<p>.*${part}.*</p>$`))
})
