import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { formatInventory, readInventory } from '../../../cli/integrations/python/inventory.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { dump } from '../../unit/cli/integrations/python/dump.ts'

async function siteWith(
  options: string,
  files: Readonly<Record<string, string | Uint8Array>> = {},
) {
  const siteDir = await siteOf({
    'griffe.json': JSON.stringify(dump),
    'docs/index.md':
      '# Docs\n\nSee [`Counter`][counter.Counter], [`counter.core.Counter.add`][] and `re`<!-- mkdocstrings: re.compile -->.\n',
    'docs/api/counter.md':
      '# API\n\n::: counter.Counter\n    options:\n      show_root_heading: true\n\nBack [home](../index.md).\n',
    'site.config.ts': `import { python } from 'docs-ssg/python'
export default {
  title: 'Counter', url: 'https://counter.example', docs: { showLastUpdateTime: false },
  integrations: [python(${options})],
}
`,
    ...files,
  })
  const build = () => runCli(['build', siteDir])
  const read = (path: string) => readFile(join(siteDir, 'build', path), 'utf8')
  return { siteDir, build, read }
}

const inventory = formatInventory('re', [
  { name: 're.compile', role: 'py:function', uri: 'library/re.html#$' },
])

it('a block becomes sections with ids, and references link to them', async () => {
  const { siteDir, build, read } = await siteWith(
    "{ file: 'griffe.json', inventories: [{ from: 're.inv', baseUrl: 'https://re.example/3/' }] }",
    { 're.inv': inventory },
  )
  expect(await build()).toMatchObject({ exitCode: 0, stderr: '' })
  const page = await read('api/counter/index.html')
  for (const id of ['counter.Counter', 'counter.Counter.count', 'counter.Counter.add'])
    expect(page).toContain(`id="${id}"`)
  expect(page).toContain('<a href="#counter.Counter"><code>Counter</code></a>')
  expect(page).toContain('It is slow.')
  const home = await read('index.html')
  expect(home).toContain('<a href="/api/counter#counter.Counter"><code>Counter</code></a>')
  expect(home).toContain('<a href="/api/counter#counter.Counter.add">')
  expect(home).toMatch(
    /<a href="https:\/\/re\.example\/3\/library\/re\.html#re\.compile"[^>]*><code>re/,
  )
  const raw = /:::|\]\[counter|\]\[\]|mkdocstrings/.exec(page + home)
  expect(raw).toBeNull()
  const written = readInventory(await readFile(join(siteDir, 'build/objects.inv')))
  expect(written?.get('counter.Counter.add')).toBe('api/counter#counter.Counter.add')
})

it('the dump can be the output of a command', async () => {
  const { build, read } = await siteWith(
    '{ command: [\'node\', \'-e\', \'console.log(require("fs").readFileSync("griffe.json", "utf8"))\'] }',
  )
  expect((await build()).stderr).not.toContain('no-dump')
  expect(await read('api/counter/index.html')).toContain('id="counter.Counter.add"')
})

it('an inventory of another site is downloaded once', async () => {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.end(inventory)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const from = `http://127.0.0.1:${String(port)}/3/objects.inv`
  const { build, read } = await siteWith(
    `{ file: 'griffe.json', inventories: [{ from: '${from}', baseUrl: 'https://re.example/3/' }] }`,
  )
  expect((await build()).stderr).toBe('')
  expect(await read('index.html')).toContain('https://re.example/3/library/re.html#re.compile"')
  const before = requests.length
  await build()
  expect(requests.length).toBe(before)
})

it('without the dump, each block and reference is a finding and nothing raw is published', async () => {
  const { build, read } = await siteWith("{ file: 'gone.json' }")
  const { stderr, exitCode } = await build()
  expect(exitCode).toBe(1)
  const findings = stderr.match(/python\/[\w-]+|undefined-reference|foreign-syntax/g) ?? []
  expect(findings.toSorted()).toEqual([
    'python/no-dump',
    'python/unknown-object',
    'python/unknown-reference',
    'python/unknown-reference',
    'python/unknown-reference',
  ])
  await expect(read('index.html')).rejects.toThrow('ENOENT')
})

it('names, options and inventories that are wrong are findings at their places', async () => {
  const { build } = await siteWith("{ file: 'griffe.json', inventories: ['gone.inv'] }", {
    'docs/more.md': '# More\n\n::: counter.gone\n\nText [a][counter.nowhere] and [b][word].\n',
  })
  const { stderr } = await build()
  expect(stderr).toContain('docs/more.md:3:1  warning  python/unknown-object')
  expect(stderr).toContain('docs/more.md:5:6  warning  python/unknown-reference')
  expect(stderr).toContain('docs/more.md:5:31  warning  undefined-reference')
  expect(stderr).toContain('python/no-inventory')
  const neither = await siteWith('{}')
  expect((await neither.build()).stderr).toContain('needs one of the options `file` and `command`')
})
