import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runInit } from '../../../../../cli/commands/init/run-init.ts'
import { temporaryFolder } from '../../../../helpers/site-of.ts'

it('asks what flags don’t say, and proposes what it found', async () => {
  const folder = await temporaryFolder()
  const asked: string[] = []
  const printed: string[] = []
  const replies: Readonly<Record<string, string>> = { 'Folder of the Markdown files?': './pages/' }
  const exitCode = await runInit(
    {
      kind: 'init',
      workingDir: folder,
      folder: join(folder, 'my-docs'),
      wishes: { title: undefined, docs: undefined, typescript: true, ci: undefined },
      yes: false,
      install: false,
      start: false,
    },
    {
      terminal: {
        colors: false,
        print: (line) => printed.push(line),
        printError: (line) => printed.push(line),
        progress: () => {},
      },
      signal: new AbortController().signal,
      pid: 1,
      version: '1.2.3',
      ask: async (question, proposal) => {
        asked.push(`${question} ${proposal}`)
        return replies[question] ?? proposal
      },
    },
  )
  expect(exitCode).toBe(0)
  expect(asked).toEqual([
    'Title of the site? My docs',
    'Folder of the Markdown files? docs',
    'CI service: github, gitlab or none? none',
  ])
  const config = await readFile(join(folder, 'my-docs/site.config.ts'), 'utf8')
  expect(config).toContain("docs: { path: 'pages' }")
  expect(printed).toContain('Wrote `my-docs/pages/index.md`.')
})
