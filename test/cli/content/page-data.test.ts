import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

let site = ''
const write = async (path: string, contents: string): Promise<void> => {
  await mkdir(dirname(join(site, path)), { recursive: true })
  await writeFile(join(site, path), contents)
}
const build = async (): Promise<string> => {
  const run = await runCli(['build'], { cwd: site })
  expect(run.exitCode, run.stderr).toBe(0)
  expect(run.stderr).toBe('')
  return readFile(join(site, 'build/index.html'), 'utf8')
}

beforeAll(async () => {
  site = await temporaryFolder()
  await write(
    'site.config.ts',
    `const fetched = { name: 'fetched', hooks: { extendConfig: async () => {
  await new Promise((done) => setImmediate(done))
  return { markdown: { variables: { stars: '1200' } } }
} } }
export default { title: 'Kit', url: 'https://kit.example', favicon: 'icon.svg', integrations: [fetched], docs: { showLastUpdateTime: false } }\n`,
  )
  await write('static/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await write('team.json', '{ "lead": "Ada" }\n')
  await write('files/list.txt', 'one two\n')
  await write(
    'src/tabs.ts',
    "export const tabs: readonly { label: string }[] = [{ label: 'npm', value: 'npm' }]\nexport const first = 'npm'\n",
  )
  await write(
    'src/List.tsx',
    "import { readFileSync } from 'node:fs'\nexport default () => <em>{readFileSync('files/list.txt', 'utf8').trim()}</em>\n",
  )
  await write(
    'docs/index.md',
    `import team from '@site/team.json'
import { tabs, first } from '@site/src/tabs'
import List from '@site/src/List'

# Home

Lead: {team.lead}. Stars: {{ stars }}. Manager: {first}.

<List />

<Tabs defaultValue={first} values={tabs}>
<TabItem value="npm">Text of the tab.</TabItem>
</Tabs>
`,
  )
})

it('A7: a page shows data of files, modules, components and servers, and notices their changes', async () => {
  const html = await build()
  expect(html).toContain('Lead: Ada. Stars: 1200. Manager: npm.')
  expect(html).toContain('<em>one two</em>')
  expect(html).toContain('Text of the tab.')
  await write(
    'src/tabs.ts',
    "export const tabs = [{ label: 'Yarn', value: 'npm' }]\nexport const first = 'npm'\n",
  )
  await write('files/list.txt', 'three\n')
  const changed = await build()
  expect(changed).toContain('Yarn')
  expect(changed).toContain('<em>three</em>')
})
