import { host } from './host.ts'

const end: unknown = Reflect.get(host, 'reallyExit')

/** Ends the process immediately: no listener of a sample can hold it. */
export function leaveJail(code: number): never {
  if (typeof end === 'function') Reflect.apply(end, host, [code])
  throw new Error('Node did not end the process')
}
