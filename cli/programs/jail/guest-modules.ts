// The modules of Node that samples get: modules without effects outside the program unchanged, and
// all others as a copy in which every function throws.
import vm from 'node:vm'
import type { Guest } from './create-guest.ts'
import { hollow, refuse } from './hollow.ts'
import { host } from './host.ts'

// Taken before the process loses it.
const load: (name: string) => object | undefined = host.getBuiltinModule

/** Modules without effects outside the program. */
const harmless: ReadonlySet<string> = new Set(
  (
    'assert assert/strict async_hooks buffer crypto diagnostics_channel events path path/posix ' +
    'path/win32 perf_hooks punycode querystring stream stream/consumers stream/promises stream/web ' +
    'string_decoder timers timers/promises url util util/types zlib'
  ).split(' '),
)
/** Their functions that have one. */
const harmful: ReadonlyMap<string, readonly string[]> = new Map([
  ['async_hooks', ['createHook', 'executionAsyncResource']],
  ['crypto', ['setEngine', 'setFips']],
])

/** The exports of a module of Node as samples get them; undefined if there is no such module. */
export function guestModule(
  specifier: string,
  guest: Pick<Guest, 'process' | 'console'>,
): object | undefined {
  const name = specifier.replace(/^node:/, '')
  if (name === 'process') return guest.process
  if (name === 'console') return guest.console
  const found = load(specifier)
  if (found === undefined) return undefined
  // Fake timers of samples; tests would start processes.
  if (specifier === 'node:test')
    return { ...hollow(found, specifier), mock: Reflect.get(found, 'mock') }
  if (!harmless.has(name)) return hollow(found, specifier)
  const closed = harmful.get(name) ?? []
  if (closed.length === 0) return found
  return {
    ...found,
    ...Object.fromEntries(closed.map((key) => [key, refuse(`${specifier}.${key}`)])),
  }
}

/** A module with the given exports. */
export function createModule(exports: object, options?: vm.SyntheticModuleOptions): vm.Module {
  const names = Object.keys(exports)
  const fill = function (this: vm.SyntheticModule): void {
    for (const name of names) this.setExport(name, Reflect.get(exports, name))
  }
  return new vm.SyntheticModule(names, fill, options)
}
