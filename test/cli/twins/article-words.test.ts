import { expect, it } from 'vitest'
import { buildFixture } from '../../helpers/build-fixture.ts'
import { compareArticles } from './article-words.ts'

it.each([
  ['shell', 10],
  ['components', 3],
])('writes every word of the articles of the site `%s` as Markdown', async (name, least) => {
  const { outDir } = await buildFixture(name)
  const { compared, lost, without } = await compareArticles(outDir)
  expect(compared.length).toBeGreaterThanOrEqual(least)
  expect({ lost, without }).toEqual({ lost: [], without: [] })
})
