/** The time limit of a sample: a longer timer can't fire, so a sample need not wait for it. */
const longestWait = 20_000

/** Lets a sample end although timers for later, such as those of a cache, are still set. */
export function ignoreLateTimers(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = globalThis[name]
    const create = (callback: unknown, delay: unknown, ...given: readonly unknown[]) => {
      const timer: NodeJS.Timeout = Reflect.apply(original, undefined, [callback, delay, ...given])
      return Number(delay) >= longestWait ? timer.unref() : timer
    }
    const value = Object.defineProperties(create, Object.getOwnPropertyDescriptors(original))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
  }
}
