import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

it('explains a rule from the installed package, in a folder without a site', async () => {
  const cwd = await temporaryFolder()
  const { exitCode, stdout, stderr } = await runCli(['explain', 'broken-link'], { cwd })
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(stdout).toContain('| See [how to install](./instal.md).')
})

it('refuses an unknown rule as a usage error, and suggests rules that are near', async () => {
  const { exitCode, stdout, stderr } = await runCli(['explain', 'brokn-lnk'])
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  expect(stderr).toBe(
    'docs-ssg: usage error: `brokn-lnk` is not a rule. Did you mean `broken-link`?\n',
  )
})

it('lists all rules when none is named', async () => {
  const { exitCode, stdout } = await runCli(['explain'])
  expect(exitCode).toBe(0)
  expect(stdout.split('\n').filter((line) => line.startsWith('  ')).length).toBeGreaterThan(100)
})
