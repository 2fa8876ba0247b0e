import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'
import { guessName } from './foreign-names.ts'
import { gateRules } from './gate-rules.ts'
import type { Refusal } from './refusal.ts'
import { specialKinds } from './special-file.ts'

interface RefusalText {
  readonly rule:
    'outside-site' | 'hidden-file' | 'broken-symlink' | 'unreadable-file' | 'file-name-encoding'
  /** Continues a sentence that names the file. */
  readonly reason: string
  readonly help: string
}

/** Why a path that isn't a regular file is not read. */
const special = (kind: keyof typeof specialKinds): RefusalText => ({
  rule: 'unreadable-file',
  reason: specialKinds[kind],
  help: 'Replace it with a file, exclude it, or delete it.',
})

const texts: Readonly<Record<Refusal, RefusalText>> = {
  outside: {
    rule: 'outside-site',
    reason:
      'points outside the site folder, so docs-ssg does not read it: it could publish secrets of this machine.',
    help: 'Copy the file into the site, or add its folder to `allowedPaths`.',
  },
  hidden: {
    rule: 'hidden-file',
    reason:
      'is a hidden file, or points to one; such files often hold secrets, so docs-ssg does not read them.',
    help: 'Rename it, or add it to `allowedDotFiles`.',
  },
  missing: {
    rule: 'broken-symlink',
    reason: 'is a symbolic link to a file that does not exist, so it is left out.',
    help: 'Point the link to an existing file, or delete it.',
  },
  loop: {
    rule: 'broken-symlink',
    reason: 'is a symbolic link that points back to itself, so it is left out.',
    help: 'Point the link to an existing file, or delete it.',
  },
  unreadable: {
    rule: 'unreadable-file',
    reason: 'can’t be read, because the operating system denies access to it.',
    help: 'Give the user who runs docs-ssg permission to read it, or exclude it.',
  },
  folder: special('folder'),
  pipe: special('pipe'),
  socket: special('socket'),
  device: special('device'),
  huge: special('huge'),
  encoding: {
    rule: 'file-name-encoding',
    reason:
      'has a name that is not valid UTF-8, so docs-ssg can’t read it or give it a URL. Each byte that isn’t ASCII is written as `\\x` and two digits.',
    help: 'Rename it.',
  },
}

/** Describe why the file at `path`, as the page or the disk names it, is not read. */
export function describeRefusal(path: string, refusal: Refusal): RefusalText {
  const { reason, ...text } = texts[refusal]
  return { ...text, reason: `\`${path}\` ${reason}` }
}

/** Report a file or folder of the site that is not read. */
export function reportRefusal(path: ContentPath, refusal: Refusal): Diagnostic {
  const { rule, reason, help } = describeRefusal(path, refusal)
  return gateRules[rule].report({
    message: reason,
    help: refusal === 'encoding' ? renameHelp(path) : help,
    place: { path, line: 1, column: 1 },
    data: { actual: path },
  })
}

/**
 * Without unreadable files in a folder that is unreadable itself: names that a convention looks for
 * there need not exist.
 */
export function withoutInner(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const unreadable = found.filter(({ rule }) => rule === 'unreadable-file')
  if (unreadable.length < 2) return found
  const folders = unreadable.map(({ place }) => `${place?.path ?? ''}/`)
  return found.filter(
    ({ rule, place }) =>
      rule !== 'unreadable-file' || !folders.some((folder) => place?.path.startsWith(folder)),
  )
}

/** A site can't do without a file that the config or a convention refers to. */
const brokenLinks: Readonly<Partial<Record<Refusal, string>>> = {
  missing: 'is a symbolic link to a file that does not exist, so docs-ssg can’t read it.',
  loop: 'is a symbolic link that points back to itself, so docs-ssg can’t read it.',
}

function describeOwnRefusal(path: string, refusal: Refusal): RefusalText {
  const text = describeRefusal(path, refusal)
  const reason = brokenLinks[refusal]
  return reason === undefined
    ? text
    : { ...text, rule: 'unreadable-file', reason: `\`${path}\` ${reason}` }
}

/** Report a file that the config or a convention refers to, at the place of its option, if there is one. */
export function refuseFile(path: string, refusal: Refusal, place?: Place): Diagnostic {
  const { rule, reason, help } = describeOwnRefusal(path, refusal)
  const data = { actual: path }
  return gateRules[rule].report({ message: reason, help, data, ...(place ? { place } : {}) })
}

/** Only plain names are put into a command that an author may copy. */
const plainPath = /^(?!-)[\p{L}\p{N} ._/-]+$/u

/** A command that renames a file with an escaped name. */
function renameHelp(path: ContentPath): string {
  const guess = guessName(path)
  return plainPath.test(guess)
    ? `Rename it to a name in UTF-8. In Bash: \`mv $'${path}' '${guess}'\`.`
    : `Rename it to a name in UTF-8. Bash writes the name of the file as \`$'…'\`, with the same escapes.`
}
