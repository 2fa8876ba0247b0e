// The one reader of files whose path is known and may be read. It opens regular files only: a device
// has no end, and a pipe may never have a writer. It checks the opened file, not the name, because
// another file can get the name in between.
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { errorCode } from '../primitives/error-code.ts'
import { ifThere } from '../primitives/files/if-there.ts'
import { SpecialFileError, specialKindOf } from './special-file.ts'

/** The largest file that is read as a whole, in bytes; Node holds no more in one buffer of text. */
const MAX_BYTES = 512 * 1024 * 1024

/** Windows has no such flag, and no pipes among its files. */
const { O_RDONLY, O_NONBLOCK = 0 } = constants

/**
 * Open a regular file, pass its handle and its size to `read`, and close it. Throws a
 * `SpecialFileError` for anything else, and errors of the operating system.
 */
export function withRegularFile<Result>(
  path: string,
  read: (file: number, size: number) => Result,
): Result {
  const file = openRegularFile(path)
  try {
    return read(file, fstatSync(file).size)
  } finally {
    closeSync(file)
  }
}

/** Open a regular file, which the caller closes. Throws like `withRegularFile`. */
export function openRegularFile(path: string): number {
  const file = openForReading(path)
  const kind = specialKindOf(fstatSync(file))
  if (kind === undefined) return file
  closeSync(file)
  throw new SpecialFileError(path, kind)
}

/** The bytes of a regular file. */
export function readRegularBytes(path: string, limit = MAX_BYTES): Buffer {
  return withRegularFile(path, (file, size) => {
    if (size > limit) throw new SpecialFileError(path, 'huge')
    return readFileSync(file)
  })
}

/** The text of a regular file in UTF-8. */
export const readRegularText = (path: string): string => readRegularBytes(path).toString('utf8')

/** The bytes of a regular file; undefined if there is none, or it can't be read. */
export function tryReadBytes(path: string, limit?: number): Buffer | undefined {
  try {
    return ifThere(() => readRegularBytes(path, limit))
  } catch (error) {
    if (error instanceof SpecialFileError) return undefined
    throw error
  }
}

/** The text of a regular file in UTF-8; undefined if there is none, or it can't be read. */
export const tryReadText = (path: string, limit?: number): string | undefined =>
  tryReadBytes(path, limit)?.toString('utf8')

function openForReading(path: string): number {
  try {
    return openSync(path, O_RDONLY | O_NONBLOCK)
  } catch (error) {
    // The error of opening a socket.
    const isSocket = errorCode(error) === 'ENXIO'
    throw isSocket ? new SpecialFileError(path, 'socket') : error
  }
}
