import type { OutputFile } from '../model/output.ts'
import { toOutputPath } from '../model/output-path.ts'
import { sha256 } from '../primitives/hash.ts'

/** A file of the built site; `path` is relative to the output folder. */
export function createFile(path: string, contents: string): OutputFile {
  return { path: toOutputPath(path), contents }
}

/** A file whose name changes with its contents, so that browsers may keep it for ever: `assets/redirect-1a2b3c4d.js`. */
export function createHashedFile(stem: string, extension: string, contents: string): OutputFile {
  const hash = sha256(contents).slice(0, 8)
  return createFile(`assets/${stem}-${hash}.${extension}`, contents)
}

/** Code point order, the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
