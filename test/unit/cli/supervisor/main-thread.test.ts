import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
/** Rooms whose code only the threads of a command need. */
const heavyRooms = 'article bundle checks config content html manifests pipeline render routes'

/** Paths of the modules that a module loads with itself; types load nothing. */
function loadedWith(path: string): readonly string[] {
  const source = readFileSync(`${root}/${path}`, 'utf8')
  const found = source.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'(\.[^']+)'/gm)
  return [...found].map(([, specifier = '']) => posix.join(posix.dirname(path), specifier))
}

/** All modules that are loaded with these, in any number of steps. */
function allLoadedWith(paths: readonly string[]): ReadonlySet<string> {
  const loaded = new Set(paths)
  for (const path of loaded)
    if (path.endsWith('.ts')) for (const next of loadedWith(path)) loaded.add(next)
  return loaded
}

/** The modules that `supervise.ts` loads in every run, in case that the command has to be ended. */
function endingModules(): readonly string[] {
  const supervise = 'cli/supervisor/supervise.ts'
  const source = readFileSync(`${root}/${supervise}`, 'utf8')
  const found = [...source.matchAll(/import\('(\.[^']+)'\)/g)].map(
    ([, specifier = '']) => specifier,
  )
  return found.map((specifier) => posix.join(posix.dirname(supervise), specifier))
}

describe('the main thread', () => {
  const starts = ['cli/main.ts', 'cli/supervisor/early-thread.ts', ...new Set(endingModules())]

  it('knows what it loads', () => {
    expect(starts).toContain('cli/commands/print-stopped.ts')
    expect(starts).toContain('cli/commands/check/write-report.ts')
    expect(starts.filter((path) => !existsSync(`${root}/${path}`))).toEqual([])
  })

  it.each(starts)('loads no code of pages, checks or configs with %s', (start) => {
    const rooms = heavyRooms.split(' ').map((room) => `cli/${room}/`)
    const heavy = [...allLoadedWith([start])].filter((path) =>
      rooms.some((room) => path.startsWith(room)),
    )
    expect(heavy).toEqual([])
  })
})
