import type { Diagnostic } from '../model/diagnostic.ts'
import { toErrorMessage } from '../primitives/error-message.ts'
import { outputRules } from './output-rules.ts'

/** The output cannot be written; the old site is as it was. Carries the one line a person needs. */
export class OutputError extends Error {
  override readonly name = 'OutputError'
  readonly diagnostic: Diagnostic

  constructor(diagnostic: Diagnostic) {
    super(diagnostic.message)
    this.diagnostic = diagnostic
  }
}

/** An `OutputError` of our own finding. `help` says what to do about it. */
export function outputError(
  rule: keyof typeof outputRules,
  message: string,
  help: string,
): OutputError {
  return new OutputError(outputRules[rule].report({ message, help }))
}

const reasons: Readonly<Record<string, readonly [reason: string, help: string]>> = {
  ENOSPC: ['the disk is full', 'Free some space, or choose another folder with `--out-dir`.'],
  EDQUOT: [
    'the disk quota is used up',
    'Free some space, or choose another folder with `--out-dir`.',
  ],
  EFBIG: ['the file is larger than the system allows', 'Raise the limit (`ulimit -f`).'],
  EACCES: [
    'this user may not write there',
    'Change its permissions, or choose another folder with `--out-dir`.',
  ],
  EPERM: [
    'the system does not permit it',
    'Change its permissions, or choose another folder with `--out-dir`.',
  ],
  EROFS: ['the file system is read-only', 'Choose another folder with `--out-dir`.'],
  EBUSY: ['it is in use or a mount point', 'Choose a folder inside it with `--out-dir`.'],
  EXDEV: ['it is on another file system', 'Choose another folder with `--out-dir`.'],
  EMFILE: ['too many files are open', 'Raise the limit (`ulimit -n`).'],
  ENAMETOOLONG: [
    'a part of the path is too long for this file system',
    'Give the page a shorter `slug`.',
  ],
  ENOTDIR: ['a part of the path is a file', 'Rename one of the two.'],
  EISDIR: ['there is a folder of that name', 'Rename one of the two.'],
  EEXIST: ['a part of the path is a file', 'Rename one of the two.'],
  ENOENT: ['it has disappeared', 'Do not change the folder while a build runs.'],
  ELOOP: ['it is a loop of symbolic links', 'Remove the link.'],
  EIO: ['the disk reports an error', 'Check the disk.'],
}

/** Turn what the file system threw about `path` into one line; an `OutputError` stays as it is. */
export function toOutputError(cause: unknown, path: string): OutputError {
  if (cause instanceof OutputError) return cause
  const code = errorCode(cause)
  const [reason, help] = reasons[code] ?? [
    `the system reports ${code}`,
    'The old site is untouched.',
  ]
  const message = `\`${path}\` cannot be written: ${reason}. The old site is unchanged.`
  return new OutputError(outputRules['output-write'].report({ message, help, cause }))
}

function errorCode(cause: unknown): string {
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code)
  return toErrorMessage(cause)
}
