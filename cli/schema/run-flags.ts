// The flags that change how a site is built. A new one is a row here: the command line reads it,
// threads receive it, and the resolved config has it under its name.

interface RunFlag {
  /** As on the command line. */
  readonly flag: `--${string}`
  /** Sentence of `--help`. */
  readonly help: string
  /** The commands that know it: `build` alone, or every command that needs a site. */
  readonly commands: 'build' | 'all'
  /** The value without the flag. With it, the value is the opposite. */
  readonly fallback: boolean
  /** Compiled pages depend on it, so pages compiled with another value aren't reused. */
  readonly changesPages: boolean
}

const rows = {
  minify: {
    flag: '--no-minify',
    help: 'keep scripts and style sheets readable',
    commands: 'build',
    fallback: true,
    changesPages: true,
  },
  drafts: {
    flag: '--drafts',
    help: 'include draft pages',
    commands: 'all',
    fallback: false,
    changesPages: true,
  },
  offline: {
    flag: '--offline',
    help: 'write files that open without a server; they have no scripts and no search',
    commands: 'build',
    fallback: false,
    changesPages: false,
  },
} as const satisfies Readonly<Record<string, RunFlag>>

/** The values of the flags, under the names of the resolved config. */
export type RunSettings = Readonly<Record<keyof typeof rows, boolean>>

/** The rows by name, in the order of `--help`. */
const runFlags: readonly (readonly [name: string, flag: RunFlag])[] = Object.entries(rows)

/** The values that are given, and the fallbacks of all others. */
export function toRunSettings(
  given: Readonly<Partial<Record<keyof typeof rows, unknown>>>,
): RunSettings {
  const valueOf = (name: keyof typeof rows): boolean => {
    const value = given[name]
    return typeof value === 'boolean' ? value : rows[name].fallback
  }
  return { minify: valueOf('minify'), drafts: valueOf('drafts'), offline: valueOf('offline') }
}

/** The settings on which compiled pages depend. */
export function pageSettings(settings: RunSettings): Readonly<Record<string, unknown>> {
  const values = new Map(Object.entries(settings))
  return Object.fromEntries(
    runFlags
      .filter(([, { changesPages }]) => changesPages)
      .map(([name]) => [name, values.get(name)]),
  )
}

/** The flags of `build` alone, or those of every command. */
export const flagsOf = (commands: RunFlag['commands']): readonly RunFlag[] =>
  runFlags.map(([, flag]) => flag).filter((flag) => flag.commands === commands)
