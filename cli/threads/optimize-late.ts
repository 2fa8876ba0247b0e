import { versions } from 'node:process'
import { setFlagsFromString } from 'node:v8'

/** The first version of V8 with a compiler between the fast one and the thorough one. */
const VERSION_WITH_MAGLEV = 12
/**
 * Bytes of its bytecode that a function runs before V8 considers to compile it thoroughly; 67,584
 * by default. Most functions of a build run for less than two seconds, and V8 takes a third of the
 * processor time of a small site to compile them.
 */
const BUDGET = 1_000_000

/**
 * Have V8 compile functions thoroughly later than by default, in all threads that start from now on.
 * Newer versions of V8 have a compiler that costs less, and decide by other numbers. Flags that
 * change how code runs that is compiled already, such as `--no-regexp-tier-up`, would crash V8.
 */
export function optimizeLate(v8 = versions.v8, setFlags = setFlagsFromString): void {
  if (Number.parseInt(v8, 10) >= VERSION_WITH_MAGLEV) return
  setFlags(`--interrupt-budget=${BUDGET}`)
}
