import type { Diagnostic } from '../model/diagnostic.ts'
import { systemRules } from './system-rules.ts'
import { ownValue } from '../primitives/own-value.ts'

const causes: Readonly<Record<string, readonly [reason: string, help: string]>> = {
  EACCES: ['the current user has no permission', 'Change the permissions of the file or folder.'],
  EPERM: ['the operating system does not permit it', 'Change the permissions.'],
  EROFS: ['the file system is read-only', 'Use a folder that can be written.'],
  ELOOP: ['its symbolic links form a loop', 'Remove one of the links.'],
  EMFILE: ['too many files are open', 'Raise the limit of open files (`ulimit -n`).'],
  ENFILE: ['too many files are open on this machine', 'Close other programs, or raise the limit.'],
  ENOSPC: ['the disk is full', 'Free disk space.'],
  EDQUOT: ['the disk quota is used up', 'Free disk space.'],
  ENOMEM: ['there is not enough memory', 'Close other programs, or add memory.'],
  EIO: ['the disk reports an error', 'Check the disk.'],
  ENAMETOOLONG: ['a part of the path is too long', 'Use a shorter path.'],
  EISDIR: ['it is a folder, where a file is expected', 'Name a file, or remove the folder.'],
  EEXIST: ['a file has the same name', 'Rename one of the two.'],
  EBUSY: ['another program uses it', 'Close that program.'],
  ETXTBSY: ['another program runs it', 'Close that program.'],
  ENXIO: ['it is a socket, or a device that is not there', 'Name a file.'],
  EFBIG: ['the file is larger than the operating system allows', 'Raise the limit (`ulimit -f`).'],
  ENOTDIR: ['a part of the path is a file', 'Rename one of the two.'],
  EAGAIN: ['a limit of the process is reached', 'Raise the limits of the process (`ulimit -a`).'],
}

/** A folder can't be created. Node reports the same for a read-only file system. */
const noParent = [
  'the folder above it does not exist, or its file system is read-only',
  'Use a folder that can be written; `TMPDIR` names the one for temporary files.',
] as const

/** Why the operating system refused an operation, without the path; undefined for any other error. */
export function describeSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === 'ENOENT') return 'the folder above it does not exist'
  return ownValue(causes, String(error.code))?.[0]
}

/** Describe an error of the operating system; undefined for any other error, which may be a bug. */
export function toSystemDiagnostic(error: unknown): Diagnostic | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined
  const isNewFolder = ['mkdir', 'mkdtemp'].includes(String(error.syscall))
  const cause =
    error.code === 'ENOENT' && isNewFolder ? noParent : ownValue(causes, String(error.code))
  if (cause === undefined) return undefined
  const [reason, help] = cause
  const subject = 'path' in error ? `\`${String(error.path)}\`` : 'A file or process'
  return systemRules['system-error'].report({
    message: `${subject} can’t be used (\`${String(error.syscall)}\`): ${reason}.`,
    help,
    cause: error,
  })
}
