import { expect, it, onTestFinished } from 'vitest'
import { listenOrNext } from '../../../../cli/commands/listen-or-next.ts'
import { recordingTerminal } from './fixture.ts'

/** What is printed by a server that asks for a port, and the port that it gets. */
async function start(port: number): Promise<{ port: number; lines: readonly string[] }> {
  const terminal = recordingTerminal()
  const listen = { port, strictPort: false, host: undefined, open: undefined }
  const listener = await listenOrNext(() => undefined, { listen, terminal })
  onTestFinished(() => listener.close())
  return { port: listener.port, lines: terminal.lines }
}

it('a server on another port than the requested one says so', async () => {
  const first = await start(0)
  expect(first.lines).toEqual([])
  const second = await start(first.port)
  expect(second.port).toBeGreaterThan(first.port)
  expect(second.lines).toEqual([
    `Port ${first.port} is in use, perhaps by another docs-ssg; this one listens on ${second.port}.`,
  ])
})
