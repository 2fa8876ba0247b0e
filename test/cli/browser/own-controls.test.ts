import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporarySite } from '../../helpers/live-site.ts'
import { runCli } from '../../helpers/run-cli.ts'

type Site = Awaited<ReturnType<typeof temporarySite>>

let site: Site | undefined

beforeAll(async () => {
  site = await temporarySite()
  await symlink(join(process.cwd(), 'node_modules'), join(site.siteDir, 'node_modules'))
})
afterAll(async () => site?.remove())

async function check(): Promise<readonly Record<string, string>[]> {
  const args = ['check', site?.siteDir ?? '', '--only', 'browser', '--browser', '--format', 'json']
  const { stdout, stderr } = await runCli(args)
  const { diagnostics }: { diagnostics: Record<string, string>[] } = JSON.parse(stdout || '{}')
  expect(diagnostics, stderr).toBeDefined()
  expect(diagnostics.filter(({ rule }) => rule !== 'browser-dead-control')).toEqual([])
  return diagnostics.filter(({ rule }) => rule === 'browser-dead-control')
}

it('A6: presses the buttons of pages, partials, slots and React pages, and finds all alive', async () => {
  expect(await check()).toEqual([])
})

it('A6: reports a button that does nothing in a slot, a React page and a page', async () => {
  const { siteDir = '' } = site ?? {}
  const button = (label: string): string =>
    `export default function Dead() { return <button type="button">${label}</button> }\n`
  await writeFile(join(siteDir, 'slots/end.tsx'), button('Dead in the slot'))
  await writeFile(join(siteDir, 'pages/dead.tsx'), button('Dead on the React page'))
  await writeFile(join(siteDir, 'src/components/Dead.tsx'), button('Dead in the doc'))
  const page = "# Still\n\nimport Dead from '@site/src/components/Dead'\n\n<Dead />\n"
  await writeFile(join(siteDir, 'docs/still.md'), page)
  const found = await check()
  expect(found.map(({ message = '' }) => /`(Dead[^`]*)`/.exec(message)?.[1]).toSorted()).toEqual([
    'Dead in the doc',
    'Dead in the slot',
    'Dead on the React page',
  ])
})
