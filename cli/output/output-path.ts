import type { OutputPath } from '../model/paths.ts'
import { outputError } from './output-error.ts'
import { manifestName } from './output-manifest.ts'

/** Throws unless `path` names a file below the output folder on every system, and not one of our own records. */
export function checkOutputPath(path: OutputPath): void {
  const fault = findFault(path)
  if (fault === undefined) return
  throw outputError(
    'output-path',
    `Output path \`${path}\` ${fault}.`,
    'Give the page another `slug` or the file another name.',
  )
}

function findFault(path: string): string | undefined {
  if (path === manifestName) return 'is the name of the record that docs-ssg keeps itself'
  if (path.includes('\0')) return 'holds a NUL character'
  if (path.includes('\\')) return 'holds a backslash, which separates folders on some systems'
  if (/^[A-Za-z]:/.test(path)) return 'starts with a drive letter'
  // An absolute path has an empty first part.
  const parts = path.split('/')
  if (parts.includes('')) return 'has an empty part'
  if (parts.some((part) => part === '.' || part === '..')) return 'leads out of the output folder'
  return undefined
}
