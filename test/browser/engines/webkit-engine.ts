import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { findWebKit } from '../../helpers/find-browsers.mjs'
import { freePort } from '../../helpers/free-port.ts'
import { type Engine, keyCodes } from './engine.ts'
import { type Session, startSession } from './webdriver.ts'

/** WebKitGTK's small browser on a virtual screen, driven over WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const programs = findWebKit()
  if (!programs) throw new Error('WebKitGTK is not installed.')
  const screen = spawn(
    programs.screen,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const display = await readDisplay(screen)
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  return {
    // Each session is a browser with a profile of its own; the driver allows one at a time.
    open: async () => toWindow(await startSession(origin, programs.browser)),
    close: async () => {
      for (const child of [driver, screen]) await end(child)
    },
  }
}

/** Xvfb takes the first free number and writes it to the file descriptor 3. */
async function readDisplay(screen: ChildProcess): Promise<string> {
  const numbers = screen.stdio[3]
  if (!numbers || !('read' in numbers)) throw new Error('Xvfb has no third pipe.')
  const [chunk]: unknown[] = await once(numbers satisfies Readable, 'data')
  return String(chunk).trim()
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

const toWindow = (session: Session): Awaited<ReturnType<Engine['open']>> => ({
  goto: (url) => session.post('url', { url }).then(() => undefined),
  run: async (expression) =>
    String(await session.post('execute/sync', { script: `return ${expression}`, args: [] })),
  click: async (selector) => {
    const found = await session.post('element', { using: 'css selector', value: selector })
    const [id] = Object.values(Object(found))
    await session.post(`element/${String(id)}/click`, {})
  },
  press: (...keys) => {
    const codes = keys.map((key) => keyCodes[key])
    const down = codes.map((value) => ({ type: 'keyDown', value }))
    const up = codes.toReversed().map((value) => ({ type: 'keyUp', value }))
    return act(session, [...down, ...up])
  },
  type: (text) =>
    act(
      session,
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    ),
  resize: async (width, height) => {
    // The size of the window is set, and that of the page in it is meant.
    await session.post('window/rect', { width, height })
    const inner = await session.post('execute/sync', {
      script: 'return [innerWidth, innerHeight]',
      args: [],
    })
    const [innerWidth, innerHeight] = Array.isArray(inner) ? inner.map(Number) : []
    await session.post('window/rect', {
      width: 2 * width - (innerWidth ?? width),
      height: 2 * height - (innerHeight ?? height),
    })
  },
  close: () => session.end(),
})

async function act(session: Session, actions: readonly object[]): Promise<void> {
  await session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
}
