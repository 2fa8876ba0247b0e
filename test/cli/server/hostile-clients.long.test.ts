import { expect, it } from 'vitest'
import { serveFiles } from '../../unit/cli/server/fixture.ts'
import { fuzzServer } from './hostile-clients.ts'

it('P17: is alive and well after 10,000 fuzzed requests', async () => {
  const port = await serveFiles({ 'index.html': 'home', 'guide/index.html': 'guide' })
  expect(await fuzzServer(port, 10_000)).toEqual([])
})
