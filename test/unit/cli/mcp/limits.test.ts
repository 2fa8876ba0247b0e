import { expect, it } from 'vitest'
import { limitText, mostCharacters } from '../../../../cli/mcp/limit-text.ts'
import { createFolderFiles } from '../../../../cli/mcp/site-files.ts'
import { formatPageList, readPageList } from '../../../../cli/mcp/list-pages.ts'

const facts = { title: 'T', origin: 'https://t.example', baseUrl: '/', headings: new Map() }

it.each([
  ['one page with an endless title', `- [${'x'.repeat(1_000_000)}](https://t.example/a.md)`],
  ['pages with endless descriptions', `- [A](/a.md): ${'x '.repeat(500_000)}`],
  ['an endless heading', `## ${'x'.repeat(1_000_000)}\n\n- [A](/a.md)`],
])('limits the list of %s', async (_, text) => {
  const pages = await readPageList({ name: 'T', read: async () => text }, facts)
  const list = formatPageList(pages, { filter: '', offset: 0 }, facts)
  expect(list.length).toBeGreaterThan(mostCharacters)
  const limited = limitText(list)
  expect(limited.length).toBeLessThan(mostCharacters + 500)
  expect(limited).toContain(`This is the beginning of ${list.length} characters.`)
})

it.each([
  ['many pages', 1036, 'Short.', 200],
  ['pages with long descriptions', 300, 'x '.repeat(500), 48],
])('lists all of %s in parts', (_, count, description, first) => {
  const pages = Array.from({ length: count }, (_page, at) => ({
    title: `P${at}`,
    url: `/p${at}.md`,
    path: `p${at}.md`,
    section: at < 100 ? 'First' : 'Second',
    description,
  }))
  const titles: string[] = []
  const counts: number[] = []
  let offset: number | undefined = 0
  while (offset !== undefined) {
    const list: string = formatPageList(pages, { filter: '', offset }, facts)
    expect(limitText(list)).toBe(list)
    expect(list).toMatch(/^## (?:First|Second)\n\n- P/)
    const found = [...list.matchAll(/^- (P\d+) /gm)].flatMap(([, title = '']) => title)
    titles.push(...found)
    counts.push(found.length)
    const next = /`offset` (\d+)/.exec(list)?.[1]
    offset = next === undefined ? undefined : Number(next)
  }
  expect(titles).toEqual(pages.map(({ title }) => title))
  expect(counts[0]).toBe(first)
  expect(() => formatPageList(pages, { filter: '', offset: count }, facts)).toThrow(
    `The list has ${count} pages`,
  )
})

it('cuts no character in two, and leaves a short text as it is', () => {
  expect(limitText(`a${'\u{1F600}'.repeat(mostCharacters)}`)).not.toMatch(/\p{Cs}/u)
  expect(limitText('short')).toBe('short')
})

it('reads each part of a list once, and not any number of them', async () => {
  const read: string[] = []
  const links = Array.from({ length: 5000 }, (_, at) => `- [P](/llms/part-${at % 2000}.txt)`)
  const pages = await readPageList(
    {
      name: 'T',
      read: async (path) => {
        read.push(path)
        return path === 'llms.txt' ? links.join('\n') : `- [${path}](/${path}.md)`
      },
    },
    facts,
  )
  expect(read).toHaveLength(501)
  expect(new Set(read).size).toBe(501)
  expect(pages).toHaveLength(500)
})

it.each([
  ['at the limit', 3, 'abc'],
  ['above it', 4, undefined],
  ['larger than any text', 2 ** 40, undefined],
])('reads of a folder only files within a limit: %s', async (_, size, text) => {
  const file = {
    size,
    tag: 'a',
    // Would fail if it were read.
    bytes: async () => (size > 3 ? expect.unreachable() : Buffer.from('abc')),
    stream: () => expect.unreachable(),
  }
  const { read } = createFolderFiles('build', 3, async () => ({
    has: () => true,
    open: async () => file,
    baseUrl: '/',
    trailingSlash: undefined,
    redirects: [],
    headers: [],
  }))
  if (text !== undefined) expect(await read('a.md')).toBe(text)
  else await expect(read('a.md')).rejects.toThrow('`a.md` has more than 0 MB, which is the limit')
})
