import { expect } from 'vitest'

/** A session of a WebDriver, of which tests need few commands (https://www.w3.org/TR/webdriver2/). */
export interface Session {
  /** The value that a command returns; rejects with its error. */
  readonly post: (command: string, body: object) => Promise<unknown>
  readonly end: () => Promise<void>
}

/** Wait for the driver, and let it start a browser. */
export async function startSession(origin: string, binary: string): Promise<Session> {
  await expect.poll(() => fetch(`${origin}/status`).then(({ ok }) => ok, String)).toBe(true)
  const options = { binary, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const session = await send('POST', `${origin}/session`, { capabilities })
  const at = `${origin}/session/${readText(session, 'sessionId')}`
  return {
    post: (command, body) => send('POST', `${at}/${command}`, body),
    end: async () => void (await send('DELETE', at)),
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body
      ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : {}),
  })
  const { value }: { value?: unknown } = Object(await response.json())
  if (response.ok) return value
  throw new Error(`${readText(value, 'error')}: ${readText(value, 'message')} (${url})`)
}

const readText = (value: unknown, key: string): string => String(Reflect.get(Object(value), key))
