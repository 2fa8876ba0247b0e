import { afterAll, beforeAll, describe } from 'vitest'
import { findFirefox, findWebKit } from '../../helpers/find-browsers.mjs'
import { startChromium } from './chromium-engine.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox-engine.ts'
import { startWebKit } from './webkit-engine.ts'

interface KnownEngine {
  readonly name: string
  readonly isInstalled: boolean
  readonly start: () => Promise<Engine>
}

const engines: readonly KnownEngine[] = [
  { name: 'Chromium', isInstalled: true, start: startChromium },
  { name: 'Firefox', isInstalled: findFirefox() !== undefined, start: startFirefox },
  { name: 'WebKit', isInstalled: findWebKit() !== undefined, start: startWebKit },
]

/**
 * Run the same tests in every engine that is installed. `setup.mjs` says which one is not, and its tests are listed as
 * skipped.
 */
export function describeInEngines(tests: (engine: () => Engine, name: string) => void): void {
  for (const { name, isInstalled, start } of engines) {
    describe.skipIf(!isInstalled)(isInstalled ? name : `${name}, which is not installed`, () => {
      let engine: Engine | undefined
      beforeAll(async () => {
        engine = await start()
      })
      afterAll(async () => engine?.close())
      tests(() => {
        if (!engine) throw new Error('The browser starts before the first test.')
        return engine
      }, name)
    })
  }
}
