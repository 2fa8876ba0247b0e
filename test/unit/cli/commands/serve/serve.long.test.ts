import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { siteOf } from '../../../../helpers/site-of.ts'
import { ask } from '../../server/fixture.ts'
import { readEvents } from '../event-reader.ts'
import { startServe, textBuilder } from '../serve-fixture.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')

function heapInUse(): number {
  if (typeof collectGarbage === 'function') collectGarbage()
  return process.memoryUsage().heapUsed
}

it('P11: 1,000 rebuilds grow the heap of the server by less than 50 MB', async () => {
  const pages = Array.from({ length: 50 }, (_, page): [string, string] => [
    `docs/p${String(page)}.txt`,
    `page ${String(page)} `.repeat(1000),
  ])
  const siteDir = await siteOf(Object.fromEntries(pages))
  const server = await startServe(textBuilder(siteDir))
  const events = await readEvents(server.port)
  onTestFinished(() => events.close())
  let before = 0
  for (let round = 1; round <= 1000; round += 1) {
    writeFileSync(join(siteDir, 'docs/p0.txt'), `round ${String(round)} `.repeat(1000))
    const look = async (): Promise<string> => (await ask(server.port, '/p0')).text
    await expect.poll(look, { interval: 2 }).toContain(`>round ${String(round)} `)
    if (round === 50) before = heapInUse()
  }
  expect(heapInUse() - before).toBeLessThan(50_000_000)
})
