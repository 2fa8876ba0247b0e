import { expect, it } from 'vitest'
import { createFactsReader, readJson } from '../../../../cli/mcp/site-facts.ts'
import * as z from 'zod'

const routesOf = (title: string): string =>
  JSON.stringify({
    site: { title, url: 'https://t.example/', baseUrl: '/docs/' },
    docs: [{ path: '/docs/a', headings: [{ id: 'x', text: 'X' }] }],
  })

it('keeps the facts of a site until its routes.json changes', async () => {
  const texts = [routesOf('One'), routesOf('One'), routesOf('Two'), routesOf('One')]
  const readFacts = createFactsReader({ name: 'T', read: async () => texts.shift() })
  const [first, same, changed, again] = [
    await readFacts(),
    await readFacts(),
    await readFacts(),
    await readFacts(),
  ]
  expect(first).toMatchObject({ title: 'One', origin: 'https://t.example', baseUrl: '/docs/' })
  expect(same).toBe(first)
  expect(changed.title).toBe('Two')
  // Only the newest facts are kept.
  expect(again).not.toBe(first)
  await expect(readFacts()).rejects.toThrow('`T` has no `routes.json`')
})

it('does not read a routes.json again whose stamp is the same', async () => {
  const stamps = ['a', 'a', 'b', undefined]
  let reads = 0
  const readFacts = createFactsReader({
    name: 'T',
    read: async () => routesOf(`Site ${++reads}`),
    stamp: async () => stamps.shift(),
  })
  const titles = []
  for (let at = 0; at < 4; at += 1) titles.push((await readFacts()).title)
  expect(titles).toEqual(['Site 1', 'Site 1', 'Site 2', 'Site 3'])
})

it('does not keep the facts of a site that is larger than the bound', async () => {
  const text = routesOf('One')
  const files = { name: 'T', read: async () => text }
  const readFacts = createFactsReader(files, text.length - 1)
  expect(await readFacts()).not.toBe(await readFacts())
  expect(await readJson(files, 'routes.json', z.object({ docs: z.array(z.unknown()) }))).toEqual({
    docs: [expect.anything()],
  })
})
