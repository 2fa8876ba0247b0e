import { expect, it } from 'vitest'
import { hasNginx, startNginxCache } from '../../helpers/nginx-cache.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

it.runIf(hasNginx)('shares pages through nginx as the guide configures it', async () => {
  const origin = await startNginxCache(20_000 + (process.pid % 20_000))
  const workingCopy = () =>
    siteOf({
      'docs/index.md': '# Home\n\n[Next](./next.md)\n',
      'docs/next.md': '# Next\n',
      'site.config.ts': `export default { url: 'https://example.com', cache: { remote: { url: '${origin}/docs' } } }`,
    })
  const shard = (cwd: string) => runCli(['build', '--shard', '1/1'], { cwd })
  expect((await shard(await workingCopy())).stdout).toContain('2 pages had to be compiled')
  const { stdout, stderr } = await shard(await workingCopy())
  expect(stderr).toBe('')
  expect(stdout).toContain('0 pages had to be compiled')
})
