import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'

it('the documentation of Redux Toolkit passes its own check: links, samples, API, HTML, contrast, budgets and search', async () => {
  const { exitCode, stdout, stderr } = await runCli(['check', '--strict'], { cwd: process.cwd() })
  expect(stdout + stderr).toMatch(/Samples: \d{3} compiled .*, \d{3} run/)
  expect(stdout + stderr).toMatch(/Checked \d{3} pages: no problems/)
  expect(exitCode).toBe(0)
})
