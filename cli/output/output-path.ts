import { manifestName } from '../model/paths/output-path.ts'
import type { OutputPath } from '../model/paths.ts'
import { outputError } from './output-error.ts'

/**
 * Throws unless `path` is a file below the output folder on every operating system, and not the
 * manifest.
 */
export function checkOutputPath(path: OutputPath): void {
  const problem = findProblem(path)
  if (problem === undefined) return
  throw outputError(
    'output-path',
    `Output path \`${path}\` ${problem}.`,
    'Give the page another `slug` or the file another name.',
  )
}

function findProblem(path: string): string | undefined {
  if (path === manifestName) return 'is the name of the file in which docs-ssg lists its output'
  if (path.includes('\0')) return 'contains a NUL character'
  if (path.includes('\\')) return 'contains a backslash, which separates folders on some systems'
  if (/^[A-Za-z]:/.test(path)) return 'starts with a drive letter'
  // An absolute path has an empty first part.
  const parts = path.split('/')
  if (parts.includes('')) return 'has an empty part'
  if (parts.some((part) => part === '.' || part === '..')) return 'is outside the output folder'
  return undefined
}
