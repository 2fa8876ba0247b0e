import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'
import { callTool, type Connection, connectHttp, connectStdio, mcpSite } from './mcp-site.ts'

const { siteDir, run } = await builtSite(mcpSite)

it('reads a site that was built', () => expect(run.exitCode).toBe(0))

describe.each([
  ['standard input and output', connectStdio],
  ['streamable HTTP', connectHttp],
])('docs-ssg mcp over %s', (_, connect) => {
  let connection: Connection
  let client: Connection['client']
  beforeAll(async () => {
    connection = await connect([siteDir])
    ;({ client } = connection)
  })
  afterAll(() => connection.close())

  it('offers four tools, each with a schema of its arguments', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'list_pages', 'check'])
    for (const { inputSchema } of tools) expect(inputSchema.type).toBe('object')
  })

  it('finds sections with the search of the site', async () => {
    const { text, isError } = await callTool(client, 'search', { query: 'installer windows' })
    expect({ text, isError }).toEqual({
      text: expect.stringContaining('https://kettle.example/docs/guide/install#on-windows'),
      isError: false,
    })
    expect(text).toMatch(/^\d+ sections match; the best \d+:\n\nInstall › Windows/)
  })

  it('lists the pages of llms.txt, all of them or those with some words', async () => {
    const all = await callTool(client, 'list_pages')
    expect(all.text).toContain(
      '- Heat <https://kettle.example/docs/guide/heat>: Heat water to a temperature.',
    )
    expect(all.text).toContain('- Kettle <https://kettle.example/docs/>: A client for kettles.')
    expect(all.text).not.toContain('Private')
    const some = await callTool(client, 'list_pages', { filter: 'INSTALL client' })
    expect(some.text).toContain('/docs/guide/install>')
    expect(some.text).not.toContain('/docs/guide/heat>')
  })

  it.each([
    'https://kettle.example/docs/guide/heat',
    'https://kettle.example/docs/guide/heat.md',
    'https://kettle.example/docs/guide/heat/?q=1',
    '/docs/guide/heat',
    '/guide/heat/',
    'guide/heat.md',
  ])('reads the page %s', async (url) => {
    const { text, isError } = await callTool(client, 'read_page', { url })
    expect({ text, isError }).toEqual({
      text: expect.stringContaining('Call `heat(80)` to reach 80 degrees.'),
      isError: false,
    })
  })

  it.each([
    ['on-windows', '## Windows\n\n### Options\n\nUse the installer of Windows.'],
    ['options', '### Options\n\nUse the package manager of Linux.'],
    ['options-1', '### Options\n\nUse the installer of Windows.'],
    ['last', '## Last\n\nThe end.'],
  ])('reads only the section #%s', async (id, expected) => {
    const found = await callTool(client, 'read_page', { url: `/guide/install#${id}` })
    expect(found).toEqual({ text: expected, isError: false })
  })

  it.each([
    [
      'a page that does not exist',
      'read_page',
      { url: '/guide/instal' },
      'Did you mean `https://kettle.example/docs/guide/install`?',
    ],
    [
      'a page that its author left out',
      'read_page',
      { url: '/private' },
      'is not a page of this site, or has no Markdown',
    ],
    [
      'a heading that does not exist',
      'read_page',
      { url: '/guide/install#mac' },
      'Its headings have the ids `linux`, `options`, `on-windows`, `options-1`, `last`.',
    ],
    ['a file above the site', 'read_page', { url: '/../notes.md' }, 'has a `..`'],
    [
      'an encoded path above the site',
      'read_page',
      { url: '/docs/%2e%2e/%2E%2E/notes' },
      'has a `..`',
    ],
    ['a path of Windows', 'read_page', { url: '..\\notes.md' }, 'has a `..`'],
    [
      'a path of the disk',
      'read_page',
      { url: `${siteDir}/notes.md` },
      'is not a page of this site',
    ],
    ['a URL of a file', 'read_page', { url: 'file:///etc/passwd' }, 'is not a URL of this site'],
    [
      'another host',
      'read_page',
      { url: 'https://kettle.example.org/docs/' },
      'is not a URL of this site',
    ],
    [
      'a URL without a scheme',
      'read_page',
      { url: '//kettle.example/docs/' },
      'is not a URL of this site',
    ],
    [
      'a file that is not a page',
      'read_page',
      { url: '/routes.json' },
      'is not a page of this site',
    ],
    [
      'a part behind the end',
      'read_page',
      { url: '/guide/heat', offset: 9e6 },
      'nothing at `offset` 9000000',
    ],
    [
      'a URL that is a number',
      'read_page',
      { url: 7 },
      'Invalid arguments for tool read_page: url',
    ],
    ['no URL', 'read_page', {}, 'Invalid arguments for tool read_page: url'],
    ['a huge query', 'search', { query: 'x'.repeat(100_000) }, '<=500 characters'],
    ['an empty query', 'search', { query: '' }, '>=1 characters'],
    ['too many results', 'search', { query: 'heat', limit: 1e9 }, 'limit'],
    [
      'an unknown version',
      'search',
      { query: 'heat', version: '9' },
      'no version and language `9/en`',
    ],
    [
      'an unknown language',
      'search',
      { query: 'heat', language: '__proto__' },
      'Its versions are `current`',
    ],
  ])('answers %s by an error that says why', async (_title, tool, args, reason) => {
    const found = await callTool(client, tool, args)
    expect(found).toEqual({ text: expect.stringContaining(reason), isError: true })
    expect(found.text).not.toMatch(/\n\s+at /)
  })

  it('names the list of another language, which can be read', async () => {
    const { text } = await callTool(client, 'list_pages', { filter: 'deutsch' })
    expect(text).toContain('- Deutsch <https://kettle.example/docs/de/llms.txt>')
    const list = await callTool(client, 'read_page', { url: '/docs/de/llms.txt' })
    expect(list).toEqual({ text: expect.stringContaining('# Kettle: Deutsch'), isError: false })
  })

  it('finds nothing without an error, and says what to do', async () => {
    const found = await callTool(client, 'search', { query: 'zzzz' })
    expect(found.isError).toBe(false)
    expect(found.text).toMatch(/^Nothing matches `zzzz`\./)
  })

  it('rejects a tool that does not exist', async () => {
    await expect(callTool(client, 'write_page')).rejects.toThrow('write_page')
  })

  it('tells a client that asks that a check is running', async () => {
    const told: number[] = []
    await client.callTool(
      { name: 'check', arguments: {} },
      { onprogress: ({ progress }) => void told.push(progress) },
    )
    expect(told[0]).toBe(1)
  })

  it('checks the sources and returns the findings of a file', async () => {
    const { text, isError } = await callTool(client, 'check', { file: './docs/guide' })
    expect({ text, isError }).toEqual({
      text: expect.stringContaining('docs/guide/install.md:6:6  warning  vague-link'),
      isError: false,
    })
    const none = await callTool(client, 'check', { file: 'docs/index.md' })
    expect(none.text).toMatch(
      /^0 errors and 1 warning in \d+ pages\. In `docs\/index\.md`: 0 findings\.$/,
    )
  })

  it.each(['docs/gone.md', 'docs/guid', '../', '/etc/hosts', 'docs/\0', 'C:\\Windows'])(
    'says that the site has no file %j to check',
    async (file) => {
      expect(await callTool(client, 'check', { file })).toEqual({
        text: expect.stringMatching(/^The site has no file or folder `/) as string,
        isError: true,
      })
    },
  )
})
