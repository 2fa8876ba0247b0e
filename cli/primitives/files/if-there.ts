import { errorCode } from '../error-code.ts'

/** Codes for a path that has no file, or one that the user may not see. */
const absent = new Set([
  'ENOENT',
  'ENOTDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'EACCES',
  'EPERM',
  // What Node throws for a path with a NUL, which no file has.
  'ERR_INVALID_ARG_VALUE',
])

/**
 * What `look` returns; undefined if the path that it looks at has no file, or the user may not
 * see it. Other errors, such as too many open files or a failing disk, are thrown: they must not
 * look like a missing file.
 */
export function ifThere<Found>(look: () => Found): Found | undefined {
  try {
    return look()
  } catch (error) {
    if (absent.has(errorCode(error))) return undefined
    throw error
  }
}
