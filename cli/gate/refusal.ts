import { SpecialFileError, type SpecialKind } from './special-file.ts'

/** Why a file is not read. */
export type Refusal =
  'missing' | 'outside' | 'hidden' | 'loop' | 'unreadable' | 'encoding' | SpecialKind

const refusals: Readonly<Record<string, Refusal>> = {
  ELOOP: 'loop',
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  // No disk has a file with such a name: it contains NUL, or it is too long.
  ERR_INVALID_ARG_VALUE: 'missing',
  EINVAL: 'missing',
  ENAMETOOLONG: 'missing',
  EACCES: 'unreadable',
  EPERM: 'unreadable',
  EIO: 'unreadable',
  EISDIR: 'folder',
}

/** What an error of the operating system means for the file; other errors are thrown again. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof SpecialFileError) return error.kind
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined
  if (refusal === undefined) throw error
  return refusal
}
