import { get, type IncomingMessage } from 'node:http'
import type { DevState } from '../../../../runtime/shared/dev-events.ts'
import { patience } from '../../../helpers/patience.ts'

/** An open page's end of the event stream. */
export interface EventReader {
  /** The next state for which `test` holds, also one that has come before; rejects after `wait` milliseconds. */
  until(test: (state: DevState) => boolean, wait?: number): Promise<DevState>
  close(): void
}

export async function readEvents(port: number): Promise<EventReader> {
  const states: DevState[] = []
  let wake: (() => void) | undefined
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/__docs-ssg/events' }, resolve).on('error', reject)
  })
  let rest = ''
  response.setEncoding('utf8')
  response.on('error', () => undefined)
  response.on('data', (text: string) => {
    const parts = (rest + text).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const data = part.split('\n').find((line) => line.startsWith('data: '))
      if (data !== undefined) states.push(JSON.parse(data.slice(6)))
    }
    wake?.()
  })
  return {
    until: async (test, wait = patience) => {
      const end = performance.now() + wait
      for (;;) {
        const found = states.find(test)
        if (found !== undefined) return found
        const left = end - performance.now()
        if (left <= 0)
          throw new Error(`No such state in ${String(wait)} ms: ${JSON.stringify(states.at(-1))}`)
        await new Promise<void>((resolve) => {
          // Wakes at the next state, and at the latest when patience ends.
          const timer = setTimeout(resolve, left)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
    },
    close: () => response.destroy(),
  }
}
