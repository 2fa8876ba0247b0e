import { expect, it } from 'vitest'
import { configOf, found, make } from '../page-of.ts'

const isReported = (findings: readonly string[]): boolean =>
  findings.some((one) => one.includes(' empty-page'))

it.each([
  '',
  '\n\n  \n',
  '\uFEFF',
  '<!-- Write this page. -->',
  '---\ntitle: Install\n---\n',
  '---\ntitle: Install\n---\n\n<!-- Later -->\n\n<!-- And this -->\n',
  '[a]: ./b.md',
])('%j has no content', async (text) => {
  expect(isReported(found(await make(text)))).toBe(true)
})

it.each([
  '# Install',
  '<h1>Install</h1>',
  'Text.',
  '![A store](./store.png)',
  '---',
  '```js\n1\n```',
  '<DocCardList />',
  '<svg viewBox="0 0 1 1"><path d="M0 0" /></svg>',
  '---\nlayout: home\nhero:\n  title: T\n---\n',
])('%j has content', async (text) => {
  expect(isReported(found(await make(text)))).toBe(false)
})

it('leaves pages to the layout whose keys the site declares', async () => {
  const config = configOf({ markdown: { frontMatter: { product: 'string' } } })
  expect(isReported(found(await make('---\nproduct: Phone\n---\n', { config })))).toBe(false)
})
