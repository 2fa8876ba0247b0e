import { existsSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { build as buildSite } from '../../../cli/commands/build/build.ts'
import { createCheckTools } from '../../../cli/commands/build/check-tools.ts'
import { createSiteBuilder } from '../../../cli/commands/serve/site-builder.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const layout = `export default function Endpoint({ data }) {
  return (
    <>
      <p>The endpoint {data.name}.</p>
      <h2 id="limits">Limits</h2>
      <p>At most {data.limit} requests.</p>
      <a href="/api/users">Users</a>
    </>
  )
}
`

/** An integration that uses every hook; \`CASE\` lets one of them fail. */
const config = `import { readFileSync, appendFileSync } from 'node:fs'
import { join } from 'node:path'

const shop = {
  name: 'shop',
  hooks: {
    extendConfig: ({ config }) => {
      if (process.env.CASE === 'config') return 'nothing'
      return { tagline: 'About ' + config.title, redirects: [{ from: '/old', to: '/api/users' }] }
    },
    extendMarkdown: () => ({
      remarkPlugins: [
        function shout() {
          return (tree, file) => {
            if (process.env.CASE === 'plugin' && file.path.endsWith('users.md')) throw new Error('no')
          }
        },
      ],
    }),
    addPages: async ({ siteDir, addPage, addCategory, report }) => {
      const { name, limit } = JSON.parse(readFileSync(join(siteDir, 'shop.json'), 'utf8'))
      appendFileSync(join(siteDir, 'build.log'), 'called\\n')
      addCategory({ path: 'api', label: 'The API' })
      addPage({
        path: 'api/users.md',
        frontMatter: { description: 'All users.' },
        content: '# Users of ' + name + '\\n\\nBack to [the start](../index.md).\\n\\n' + (process.env.CASE === 'link' ? '[bad](./lost.md)\\n' : ''),
      })
      addPage({ path: 'api/orders.md', frontMatter: { title: 'Orders' }, layout: 'layouts/endpoint.jsx', data: { name, limit } })
      if (process.env.CASE === 'values') {
        addPage({ path: '../outside.md', content: '' })
        addPage({ path: 'empty.md' })
        addPage({ path: 'index.md', content: '' })
        addPage({ path: 'api/users.md', content: '' })
        addPage({ path: 'fr.md', locale: 'fr', content: '' })
        report({ rule: 'no spaces', message: 'x' })
      }
      if (process.env.CASE === 'input') report({ rule: 'bad-input', message: 'The name is too short.', file: 'shop.json', line: 1, column: 2 })
      if (process.env.CASE === 'throw') throw new TypeError('no data')
      if (process.env.CASE === 'wait') await new Promise(() => {})
      if (process.env.CASE === 'loop') for (;;) {}
    },
    check: ({ pages, report, readSource }) => {
      for (const { source, headings } of pages)
        for (const { text, line, column } of headings)
          if (text.startsWith('Users') && readSource(source)?.includes('# Users'))
            report({ rule: 'no-users', severity: 'warning', message: 'Found ' + text + '.', file: source, line, column })
    },
    finish: ({ files, read, addFile }) => {
      const pages = files.filter(({ kind }) => kind === 'page').map(({ path }) => path)
      addFile('data/pages.json', JSON.stringify({ pages, isWhole: String(read('api/users/index.html')).trimEnd().endsWith('</html>') }))
      if (process.env.CASE === 'file') addFile('index.html', '')
    },
  },
}

export default { title: 'Shop', url: 'https://shop.example', integrations: [shop] }
`

const files = {
  'site.config.ts': config,
  'layouts/endpoint.jsx': layout,
  'shop.json': '{ "name": "Acme", "limit": 10 }\n',
  'docs/index.md': '# Start\n\nSee [users](./api/users.md) and [limits](/api/orders#limits).\n',
}

const build = (siteDir: string, one = '') =>
  runCli(['build', siteDir, '--time-limit', '5'], { env: { CASE: one } })

it('D: pages of an integration have URLs, sidebar entries, search records, checks and Markdown like files', async () => {
  const siteDir = await siteOf(files)
  const run = await build(siteDir)
  expect(run.exitCode).toBe(0)
  expect(run.stderr).toContain(
    '.docs-ssg/integrations/shop/docs/api/users.md:5:1  warning  shop/no-users',
  )
  const read = (path: string) => readFile(join(siteDir, 'build', path), 'utf8')
  const start = await read('index.html')
  expect(start).toContain('href="/api/users"')
  expect(start).toContain('href="/api/orders#limits"')
  expect(start).toContain('The API')
  expect(await read('api/users/index.html')).toContain('Users of Acme')
  expect(await read('api/orders/index.html')).toContain('At most 10 requests.')
  expect(await read('api/users.md')).toContain('# Users of Acme')
  expect(await read('old/index.html')).toContain('/api/users')

  const routes = JSON.parse(await read('routes.json'))
  const orders = routes.docs.find(({ path }: { path: string }) => path === '/api/orders')
  expect(orders).toMatchObject({ title: 'Orders', headings: [{ id: 'limits', text: 'Limits' }] })
  const [name = ''] =
    /search-texts-current-en-\w+\.json/.exec(await read('search-config.json')) ?? []
  expect(await read(`assets/${name}`)).toContain('At most 10 requests.')
  expect(JSON.parse(await read('data/pages.json'))).toEqual({
    pages: expect.arrayContaining(['index.html', 'api/users/index.html', 'api/orders/index.html']),
    isWhole: true,
  })
})

it('D: calls addPages again only if something that it read has changed', async () => {
  const siteDir = await siteOf(files)
  const calls = async () =>
    (await readFile(join(siteDir, 'build.log'), 'utf8')).trim().split('\n').length
  await build(siteDir)
  await build(siteDir)
  expect(await calls()).toBe(1)
  writeFileSync(join(siteDir, 'shop.json'), '{ "name": "Beta", "limit": 20 }\n')
  await build(siteDir)
  expect(await calls()).toBe(2)
  expect(await readFile(join(siteDir, 'build/api/users/index.html'), 'utf8')).toContain(
    'Users of Beta',
  )
  expect(await readFile(join(siteDir, 'build/api/orders/index.html'), 'utf8')).toContain(
    'At most 20',
  )
})

describe('D: a hook that fails is named with its integration', () => {
  it.each([
    [
      'config',
      'integration-value',
      'The hook `extendConfig` of the integration `shop` returned `"nothing"`',
    ],
    [
      'plugin',
      'unreadable-page',
      'The plugin `shout` of the integration `shop` throws an error: no',
    ],
    [
      'link',
      '.docs-ssg/integrations/shop/docs/api/users.md:9:1  error  broken-link',
      'Link to `./lost.md`',
    ],
    ['input', 'shop.json:1:2  error  shop/bad-input', 'The name is too short.'],
    [
      'throw',
      'integration-failed',
      'The hook `addPages` of the integration `shop` throws an error: no data',
    ],
    ['wait', 'work-stopped', 'The hook `addPages` of the integration `shop` waits for a promise'],
    [
      'loop',
      'work-stopped',
      'Running the hook `addPages` of the integration `shop` took longer than 5 seconds',
    ],
    [
      'file',
      'integration-value',
      'The integration `shop` calls `addFile` with the path `index.html`, which is a file of the site already.',
    ],
  ])('%s', async (one, rule, message) => {
    const siteDir = await siteOf(files)
    const { exitCode, stderr } = await build(siteDir, one)
    expect(exitCode).toBeGreaterThan(0)
    expect(stderr).toContain(rule)
    expect(stderr).toContain(message)
    expect(existsSync(join(siteDir, 'build'))).toBe(false)
  })

  it('reports every value that it can’t use', async () => {
    const { stderr } = await build(await siteOf(files), 'values')
    for (const text of [
      'the path `../outside.md`; expected one below the folder of the docs',
      'the page `empty.md`, which has neither `content` nor `layout`',
      'the path `index.md`, but `docs/index.md` is a file of the site',
      'the path `api/users.md` twice',
      'the locale `fr`, which the site lacks',
      'reports a finding whose `rule` is not an id',
    ])
      expect(stderr).toContain(text)
  })
})

it('D: reports the form of integrations at their place in the config', async () => {
  const source = (text: string) => `export default {\n  integrations: [\n    ${text},\n  ],\n}\n`
  const run = async (text: string) =>
    (await runCli(['build', await siteOf({ ...files, 'site.config.ts': source(text) })])).stderr
  expect(await run("{ name: 'a', hooks: { addPage: () => {} } }")).toMatch(
    /site\.config\.ts:3:\d+ {2}error {2}config-unknown-key\n.*addPage[^]*Did you mean `addPages`/,
  )
  expect(await run("{ name: 'Not A Name', hooks: {} }")).toContain('expected lowercase letters')
  expect(await run("{ name: 'a', hooks: {} }, { name: 'a', hooks: {} }")).toContain(
    'integrations[0].name',
  )
  expect(await run("{ name: 'a', hooks: { check: 1 } }")).toContain('expected a function')
})

it('D: serve builds pages of an integration again when their input changes', async () => {
  const siteDir = await siteOf(files)
  const builder = await createSiteBuilder(
    { siteDir },
    { cache: false, toTools: createCheckTools({ pid: process.pid }, buildSite) },
  )
  const page = async (changed: ReadonlySet<string> | 'all') => {
    const update = await builder.build(changed)
    const file = [...update.files].find(([path]) => path === 'api/users/index.html')?.[1]
    return {
      html: file && 'contents' in file ? String(file.contents) : '',
      watch: [...update.watch.keys()],
    }
  }
  const first = await page('all')
  expect(first.html).toContain('Users of Acme')
  const input = join(siteDir, 'shop.json')
  expect(first.watch).toContain(input)
  writeFileSync(input, '{ "name": "Beta", "limit": 20 }\n')
  expect((await page(new Set([input]))).html).toContain('Users of Beta')
  const doc = join(siteDir, 'docs/index.md')
  writeFileSync(doc, '# Start again\n')
  expect((await page(new Set([doc]))).html).toContain('Users of Beta')
})
