import { expect, it } from 'vitest'
import { make, pageOf } from '../page-of.ts'

it.each([
  ['## `+`', ['section']],
  ['## `=>`\n\n## `??`\n\n## ...', ['section', 'section-1', 'section-2']],
  ['## 😀', ['section']],
  ['## Section\n\n## 、', ['section', 'section-1']],
  ['## `+` {#plus}', ['plus']],
  ['## C++', ['c']],
  ['## 中文', ['中文']],
])('a heading of signs has an id that a link can name: %j', async (text, ids) => {
  const page = await pageOf(`# Page\n\n${text}\n`)
  expect(page.headings.slice(1).map(({ id }) => id)).toEqual(ids)
})

it('a link to a heading of signs works', async () => {
  const { page } = await make('# Page\n\n## `+`\n\n[Plus](#section)\n')
  expect(page?.anchors).toContain('section')
})

it.each([
  'A <Badge text="x" />',
  'A [<Badge text="x" />](#b)',
  'A *<Badge text="x" />*',
  'A **[~~<Badge text="x" />~~](#b)**',
])('the id of a heading has nothing of its component: %s', async (text) => {
  const page = await pageOf(`# Page\n\n## ${text}\n\n## <Badge text="x" />\n`)
  expect(page.headings.slice(1).map(({ id }) => id)).toEqual(['a', 'section'])
})
