// The browser's only entry, small and without React. Enters: the page as built. Leaves: the same page, alive.
// Each part starts alone: one that fails leaves the others working.
import { startIslands, refreshIslands } from './islands/wake-islands.ts'
import { root } from './navigation/dom.ts'
import { refreshColorMode, startColorMode } from './state/color-mode.ts'

interface Part {
  readonly name: string
  /** Once, when the first page stands. */
  readonly start?: () => void
  /** On every later page, after its HTML came in. */
  readonly refresh?: () => void
}

const parts: readonly Part[] = [
  { name: 'colour mode', start: startColorMode, refresh: refreshColorMode },
  { name: 'islands', start: startIslands, refresh: refreshIslands },
]

function run(step: 'start' | 'refresh'): void {
  for (const part of parts) {
    try {
      part[step]?.()
    } catch (error) {
      console.error(`The part \`${part.name}\` of this page failed.`, error)
    }
  }
}

run('start')
root().dataset['alive'] = ''
