import type { OutputFile, OutputKind } from '../model/output.ts'
import { toOutputPath } from '../model/output-path.ts'
import { sha256 } from '../primitives/hash.ts'

/** A file of the built site; `path` is relative to the output folder. */
export function createFile(
  path: string,
  contents: string,
  kind: OutputKind = 'manifest',
): OutputFile {
  return { path: toOutputPath(path), kind, contents }
}

/**
 * A file whose name changes with its contents, so that browsers may keep it forever: `redirect.js`
 * becomes `assets/redirect-1a2b3c4d.js`.
 */
export function createHashedFile(name: string, contents: string, kind: OutputKind): OutputFile {
  const hash = sha256(contents).slice(0, 8)
  return createFile(`assets/${name.replace(/(?=\.\w+$)/, `-${hash}`)}`, contents, kind)
}

/** Code point order, the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
