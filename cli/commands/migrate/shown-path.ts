import { relative } from 'node:path'

/** A path as messages name it: relative to the working folder if it is in there, else absolute. */
export function toShownPath(path: string, workingDir: string): string {
  const shown = relative(workingDir, path)
  return shown.startsWith('..') ? path : shown
}
