import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

it('F6: --stats writes weights, counts and findings in the shape of its schema', async () => {
  const siteDir = await siteOf({
    'docs/index.md': '# Start\n\n[here](./a.md)\n\n[here](https://example.org/)\n',
    'docs/a.md': '# A\n',
  })
  const file = join(siteDir, 'stats.json')
  const { exitCode, stderr } = await runCli(['check', siteDir, '--stats', file])
  expect(exitCode, stderr).toBe(0)
  const stats = JSON.parse(readFileSync(file, 'utf8'))
  const schema = JSON.parse(readFileSync('cli/report/stats.schema.json', 'utf8'))
  const validate = new Ajv({ allowUnionTypes: true }).compile(schema)
  expect(validate(stats), JSON.stringify(validate.errors)).toBe(true)
  expect(stats.findings).toEqual({ 'vague-link': 2 })
  expect(stats.pages.map(({ path }: { path: string }) => path)).toContain('a/index.html')
  expect(stats.site.bytes.html).toBeGreaterThan(500)
  expect(stats.samples).toBeNull()
})
