import { closeNetwork } from './close-network.ts'
import { createStream } from './create-guest.ts'
import { host } from './host.ts'
import { ignoreLateTimers } from './ignore-late-timers.ts'

const dangerous = [
  'binding',
  '_linkedBinding',
  'dlopen',
  'getBuiltinModule',
  'kill',
  '_kill',
  '_debugProcess',
  'mainModule',
]

/**
 * Permanently removes everything from this process that a sample could reach the outside with. Every module of the
 * program is loaded before, and keeps what it needs of it.
 */
export function closeJail(): void {
  ignoreLateTimers()
  closeNetwork()
  // Modules of Node that look at these streams would open them.
  for (const name of ['stdin', 'stdout'])
    Object.defineProperty(host, name, { value: createStream(() => true) })
  remove(globalThis, 'process')
  for (const name of dangerous) remove(host, name)
}

function remove(owner: object, name: string): void {
  if (!Reflect.deleteProperty(owner, name)) throw new Error(`\`${name}\` can’t be removed`)
}
