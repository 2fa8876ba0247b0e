import type { Diagnostic } from '../model/diagnostic.ts'
import { errorCode } from '../primitives/error-code.ts'
import { toErrorMessage } from '../primitives/error-message.ts'
import { outputRules } from './output-rules.ts'
import { ownValue } from '../primitives/own-value.ts'

/**
 * The output cannot be written; the previous site is unchanged. Carries the diagnostic to print.
 */
export class OutputError extends Error {
  override readonly name = 'OutputError'
  readonly diagnostic: Diagnostic

  constructor(diagnostic: Diagnostic) {
    super(diagnostic.message)
    this.diagnostic = diagnostic
  }
}

/** Create an `OutputError` for a problem that docs-ssg itself found. */
export function outputError(
  rule: keyof typeof outputRules,
  message: string,
  help: string,
): OutputError {
  return new OutputError(outputRules[rule].report({ message, help }))
}

const reasons: Readonly<Record<string, readonly [reason: string, help: string]>> = {
  ENOSPC: ['the disk is full', 'Free disk space, or choose another folder with `--out-dir`.'],
  EDQUOT: [
    'the disk quota is used up',
    'Free disk space, or choose another folder with `--out-dir`.',
  ],
  EFBIG: ['the file is larger than the operating system allows', 'Raise the limit (`ulimit -f`).'],
  EACCES: [
    'the current user has no write permission',
    'Change the permissions, or choose another folder with `--out-dir`.',
  ],
  EPERM: [
    'the operating system does not permit it',
    'Change the permissions, or choose another folder with `--out-dir`.',
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
  EISDIR: ['a folder has the same name', 'Rename one of the two.'],
  EEXIST: ['a part of the path is a file', 'Rename one of the two.'],
  ENOENT: ['it was deleted during the build', 'Do not change the folder while a build runs.'],
  ELOOP: ['its symbolic links form a loop', 'Remove the link.'],
  EIO: ['the disk reports an error', 'Check the disk.'],
}

/**
 * Turn an error of the file system about `path` into an `OutputError`; an `OutputError` stays as it
 * is.
 */
export function toOutputError(cause: unknown, path: string): OutputError {
  if (cause instanceof OutputError) return cause
  const code = errorCode(cause) || toErrorMessage(cause)
  const [reason, help] = ownValue(reasons, code) ?? [
    `the operating system reports ${code}`,
    'Choose another folder with `--out-dir`.',
  ]
  const message = `\`${path}\` cannot be written: ${reason}. The previous build is unchanged.`
  return new OutputError(outputRules['output-write'].report({ message, help, cause }))
}
