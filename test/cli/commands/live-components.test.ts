import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const config = "export default { title: 'T', url: 'https://t.example' }\n"
const counter = `import { useState } from 'react'
export default function Counter({ start = 0 }) {
  const [n, set] = useState(start)
  return <button onClick={() => set(n + 1)}>{n}</button>
}
export const Plain = () => <b>plain</b>
`

it('A6: a build says which components are interactive and what they cost, from the cache too', async () => {
  const siteDir = await siteOf({
    'site.config.ts': config,
    'src/Counter.tsx': counter,
    'docs/index.md':
      "# A\n\nimport C, { Plain } from '@site/src/Counter'\n\n<C start={1} /> <Plain />\n",
  })
  const first = await runCli(['build', siteDir])
  const line = /^Interactive components: Counter \d+ B\. React, which they share: \d+\.\d kB, .*$/m
  expect(first.stdout).toMatch(line)
  expect((await runCli(['build', siteDir])).stdout).toContain(line.exec(first.stdout)?.[0])
})

it('A6: components that only render cost a site no script at all', async () => {
  const files = { 'site.config.ts': config, 'docs/index.md': '# A\n\n**plain**\n' }
  const without = await siteOf(files)
  const siteDir = await siteOf({
    ...files,
    'src/Counter.tsx': counter,
    'docs/index.md': "# A\n\nimport { Plain } from '@site/src/Counter'\n\n**plain** <Plain />\n",
  })
  const { stdout } = await runCli(['build', siteDir])
  await runCli(['build', without])
  expect(stdout).not.toContain('Interactive')
  const assets = async (site: string): Promise<string[]> => readdir(join(site, 'build/assets'))
  expect(await assets(siteDir)).toEqual(await assets(without))
  expect(await readFile(join(siteDir, 'build/index.html'), 'utf8')).toContain('<b>plain</b>')
})

it.each([
  ["import C from './gone'", 'unknown-import', 'names a file that does not exist'],
  ["import { Gone as C } from '@site/src/Counter'", 'unknown-import', "doesn't export"],
  ["import C from '@site/deploy.mjs'", 'unknown-import', "doesn't export"],
  ["import { C } from 'some-package'", 'unknown-import', 'from the package `some-package`'],
])('A6: %s is a finding at its line', async (statement, rule, text) => {
  const siteDir = await siteOf({
    'site.config.ts': config,
    'src/Counter.tsx': counter,
    'deploy.mjs': "throw new Error('A page ran a script of the site.')\nexport default 1\n",
    'docs/index.md': `# A\n\n${statement}\n\n<C />\n`,
  })
  const { exitCode, stderr } = await runCli(['build', siteDir])
  expect(exitCode).toBe(1)
  expect(stderr).toContain(`docs/index.md:3:1  error  ${rule}`)
  expect(stderr).toContain(text)
  expect(stderr).not.toContain('A page ran')
})

it('A6: a page and a slot that need the browser themselves are findings at their handler', async () => {
  const siteDir = await siteOf({
    'site.config.ts': `export default { title: 'T', url: 'https://t.example', theme: { slots: { docFooter: 'slots/footer.tsx' } } }`,
    'pages/live.tsx':
      'export default function Live({ href }) {\n  return <button onClick={() => {}}>{href("/")}</button>\n}\n',
    'pages/passed.tsx':
      'const Part = (props) => <a href={props.href("/")}>a</a>\nexport default function Passed(props) {\n  return <b onClick={() => {}}><Part {...props} /></b>\n}\n',
    'pages/dated.tsx':
      'export const load = () => ({ day: new Date(0) })\nexport default function Dated({ data }) {\n  return <button onClick={() => {}}>{data.day.getTime()}</button>\n}\n',
    'pages/unused.tsx':
      'export const load = () => ({ day: new Date(0) })\nexport default function Unused({ data, title }) {\n  return <button onClick={() => {}}>a</button>\n}\n',
    'slots/footer.tsx':
      'export default function Footer({ page }) {\n  return <button onClick={() => {}}>{page.title}</button>\n}\n',
    'docs/index.md': '# A\n',
  })
  const { stderr } = await runCli(['build', siteDir])
  expect(stderr.match(/^\S+ {2}\w+ {2}\S+\n.*$/gm)).toEqual([
    'pages/dated.tsx:3:18  warning  not-hydrated\n  `<Dated>` in the page `pages/dated.tsx` uses `onClick`, which does nothing in the browser: its prop `data` contains a Date, which can’t be sent there.',
    'pages/live.tsx:2:18  warning  not-hydrated\n  `<Live>` in the page `pages/live.tsx` uses `onClick`, which does nothing in the browser: its prop `href` exists only in the build.',
    'pages/passed.tsx:3:13  warning  not-hydrated\n  `<Passed>` in the page `pages/passed.tsx` uses `onClick`, which does nothing in the browser: its prop `href` exists only in the build.',
    'slots/footer.tsx:2:18  warning  not-hydrated\n  `<Footer>` in the slot `slots/footer.tsx` uses `onClick`, which does nothing in the browser: its prop `page` exists only in the build.',
  ])
})

it('A6: a prop that the browser can’t receive is an error that names it', async () => {
  const siteDir = await siteOf({
    'site.config.ts': config,
    'src/Counter.tsx': counter.replace('start = 0', 'start = 0, format'),
    'pages/index.tsx':
      "import Counter from '../src/Counter'\nexport default () => <Counter format={(n) => n} />\n",
    'docs/a.md': '# A\n',
  })
  const { exitCode, stderr } = await runCli(['build', siteDir])
  expect(exitCode).toBe(1)
  expect(stderr).toContain('its prop `format` is a function, which can’t be sent there')
})

it('A6: the page changes with the component that it imports, and a warm build equals a cold one', async () => {
  const siteDir = await siteOf({
    'site.config.ts': config,
    'src/Counter.tsx': counter,
    'docs/index.md': "# A\n\nimport C from '@site/src/Counter'\n\n<C />\n",
  })
  await runCli(['build', siteDir])
  await writeFile(join(siteDir, 'src/Counter.tsx'), counter.replace('{n}<', 'count {n}<'))
  await runCli(['build', siteDir])
  const html = await readFile(join(siteDir, 'build/index.html'), 'utf8')
  expect(html).toMatch(/data-island="Counter~[\da-f]{8}"[^>]*><button>count (?:<!-- -->)?0/)
  await runCli(['build', siteDir, '--no-cache'])
  expect(await readFile(join(siteDir, 'build/index.html'), 'utf8')).toBe(html)
})

it('A6: a component that can’t be compiled is reported in its file, not in each page that uses it', async () => {
  const siteDir = await siteOf({
    'docs/a.mdx': 'import Fancy from "../parts/a"\n\n# A\n\n<Fancy level={2}>Kept</Fancy>\n',
    'docs/b.mdx': 'import { B } from "../parts/b"\n\n# B\n\n<B.C>Kept</B.C>\n',
    'docs/c.mdx': 'import Good from "../parts/good"\n\n# C\n\n<Good />\n',
    'parts/a.jsx': 'import x from "not-there"\nexport default () => <b>{x}</b>\n',
    'parts/b.jsx': 'import x from "not-there"\nexport const B = () => <b>{x}</b>\n',
    'parts/good.jsx': 'export default () => <b>good</b>\n',
  })
  const { stderr, exitCode } = await runCli(['build', siteDir])
  expect(exitCode).toBe(1)
  expect(stderr).toContain('findings: 2 errors')
  expect(stderr).toMatch(/parts\/a\.jsx:1:15 .*page-syntax/)
  expect(stderr).toMatch(/parts\/b\.jsx:1:15 .*page-syntax/)
})
