// What a maintainer tries in the first hour with a new tool.

/** A step that a person takes with the installed package, and what should come of it. */
export interface Task {
  /** Completes "In the first hour, a maintainer …". */
  readonly name: string
  /** Of the site; without a page, `docs/index.md` is added. */
  readonly files: Readonly<Record<string, string>>
  /** The command line; `build --strict` when left out. */
  readonly args?: readonly string[]
  readonly expected: Expected
}

/** Either it works, or the author is told what to do instead. */
export type Expected =
  | {
      readonly kind: 'works'
      /** What files of the output contain, by path; `stdout` and `stderr` are what the command prints. */
      readonly shows: Readonly<Record<string, readonly (string | RegExp)[]>>
    }
  /** What the command prints, besides exit code 1 or a warning. */
  | { readonly kind: 'finding'; readonly says: readonly (string | RegExp)[] }

type Shows = Extract<Expected, { kind: 'works' }>['shows']

/** A task that works. */
export const works = (
  name: string,
  files: Task['files'],
  shows: Shows,
  args?: readonly string[],
): Task => ({ name, files, expected: { kind: 'works', shows }, ...(args && { args }) })

/** A task that ends in an explanation. */
export const explains = (
  name: string,
  files: Task['files'],
  says: readonly (string | RegExp)[],
  args?: readonly string[],
): Task => ({ name, files, expected: { kind: 'finding', says }, ...(args && { args }) })

/** A config with these options. */
export const config = (options: string): Readonly<Record<string, string>> => ({
  'site.config.ts': `import { defineConfig } from 'docs-ssg'

export default defineConfig({ title: 'Trial', url: 'https://trial.example', ${options} })
`,
})

/** A site with one page. */
export const page = (text: string): Readonly<Record<string, string>> => ({
  ...config(''),
  'docs/index.md': `# Start\n\n${text}\n`,
})

/** A component that holds state. */
export const counter = `import { useState } from 'react'

export default function Counter({ start = 0 }: { readonly start?: number }) {
  const [count, setCount] = useState(start)
  return <button type="button" onClick={() => setCount(count + 1)}>Count: {count}</button>
}
`
