import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The titled TypeScript samples of a page by their file names, for example `src/store.ts`. */
export function readPageSamples(page: string): ReadonlyMap<string, string> {
  const fences = readFileSync(page, 'utf8').matchAll(/^```tsx? title="([^"]+)"\n([\s\S]*?)^```$/gm)
  return new Map([...fences].map(([, name = '', code = '']) => [name, code] as const))
}

/** Writes files below a folder, whose own folders are created where they are missing. */
export function writeFiles(folder: string, files: Iterable<readonly [string, string]>): void {
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
