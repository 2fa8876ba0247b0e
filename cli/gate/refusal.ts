import { errorCode } from '../primitives/error-code.ts'
import { ownValue } from '../primitives/own-value.ts'
import { entryAt } from './real-path.ts'
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

/** The meaning of an operating system error for the file; other errors are thrown again. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof SpecialFileError) return error.kind
  const refusal = ownValue(refusals, errorCode(error))
  if (refusal === undefined) throw error
  return refusal
}

/**
 * Read a file or folder that was found above it, and return why that isn't possible. When git switches
 * to another branch at the same time, it deletes and replaces files: deleted files are left out, and
 * replaced files are read again. A link to a missing file stays.
 */
export function readFound(path: string, read: () => void, isAgain = false): Refusal | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    const refusal = toRefusal(error)
    const entry = refusal === 'missing' ? entryAt(path) : undefined
    if (refusal !== 'missing' || entry?.isSymbolicLink() === true) return refusal
    return entry === undefined || isAgain ? undefined : readFound(path, read, true)
  }
}
