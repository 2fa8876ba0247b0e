import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startLanguageServer } from '../../../../cli/declarations/language-server.ts'
import { siteOf } from '../../../helpers/site-of.ts'

/** More than the ten listeners that Node accepts without a warning. */
const many = Array.from({ length: 40 }, (_, index) => `/a${index}.ts`)

/** Reads messages without looking for their ends: answers the first, and does `then` at a question about a file. */
const serverThat = (then: string): string => `
process.stdin.on('data', (bytes) => {
  const text = bytes.toString()
  const reply = JSON.stringify({ jsonrpc: '2.0', id: 1, result: {} })
  if (text.includes('"initialize"')) process.stdout.write('Content-Length: ' + reply.length + '\\r\\n\\r\\n' + reply)
  if (text.includes('textDocument/diagnostic')) { ${then} }
})
`

const warnings: string[] = []
const collect = ({ name, message }: Error): void => void warnings.push(`${name}: ${message}`)
beforeEach(() => {
  warnings.length = 0
  process.on('warning', collect)
})
afterEach(() => void process.off('warning', collect))

it.each([
  ['a signal', "process.kill(process.pid, 'SIGKILL')"],
  ['an exit code', 'process.exit(1)'],
  [
    'closed streams',
    'process.stdout.destroy(); process.stdin.destroy(); setTimeout(() => process.exit(0), 50)',
  ],
])('prints no warning when many files wait for a server that ends with %s', async (_, then) => {
  const folder = await siteOf({ 'server.cjs': serverThat(then) })
  const server = startLanguageServer({ path: join(folder, 'server.cjs'), version: '7.0.0' }, folder)
  // Some ask while the server ends, the others when it has ended.
  for (let round = 0; round < 3; round += 1) {
    const asked = await Promise.allSettled(many.map((path) => server.errors(path)))
    expect(asked.map(({ status }) => status)).toEqual(many.map(() => 'rejected'))
  }
  server.stop()
  await setImmediate()
  expect(warnings).toEqual([])
})
