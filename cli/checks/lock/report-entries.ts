// What is wrong with entries of a lock file. A lock file can come from anyone, so only what a build could have
// written is said to be lost, and only that is suggested or written into pages.
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { findNameProblem, withoutControls } from '../../primitives/files/name-problem.ts'
import { toYamlWord } from '../../primitives/formats/yaml-word.ts'
import { shortenName } from '../../primitives/text/shorten-message.ts'
import { lockRules } from './lock-rules.ts'

/** A path that no build writes, so it was never published: `../../x`; undefined for others. */
export function foreignPath(path: string, place: Place): Diagnostic | undefined {
  const isUrlPath = path.startsWith('/') && path.endsWith('/')
  const names = path === '/' ? [] : path.slice(1, -1).split('/')
  const problem = isUrlPath
    ? names.map(findNameProblem).find((found) => found !== undefined)
    : 'a URL path begins and ends with a slash'
  return problem === undefined ? undefined : foreign(path, problem, place)
}

/** Characters that end a line, control a terminal or change the direction of text, and halves of a pair. */
const unusable = /[\p{Cc}\p{Surrogate}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/** An id that no link can name; undefined for others. */
export function foreignId(path: string, id: string, place: Place): Diagnostic | undefined {
  if (id !== '' && !unusable.test(id)) return undefined
  const problem =
    id === ''
      ? 'an id is not empty'
      : 'an id contains no control characters or halves of a character'
  return foreign(`${path}#${id}`, problem, place)
}

function foreign(name: string, problem: string, place: Place): Diagnostic {
  const shown = withoutControls(shortenName(name))
  return lockRules['unreadable-lock'].report({
    message: `\`${place.path}\` contains \`${shown}\`, which no build writes: ${problem}.`,
    help: 'Remove the entry, or create the file again with `docs-ssg check --update-lock`.',
    place,
    data: { actual: shown },
  })
}

/** A path without a page or a redirect; `moved`: where its page seems to be now. */
export function lostPage(path: string, moved: string | undefined, place: Place): Diagnostic {
  return lockRules['lost-page'].report({
    message: `\`${path}\` was published, but this build has no such page or redirect, so links to it break.`,
    help: moved
      ? `It was probably moved: add a redirect to \`${moved}\`, or \`redirect_from: [${toYamlWord(path)}]\` to the front matter of that page.`
      : 'Add a redirect, or run `docs-ssg check --update-lock` if the page was removed on purpose.',
    place,
    data: { actual: path, ...(moved === undefined ? {} : { expected: [moved] }) },
  })
}

/** An id that its page no longer has; `renamed`: the one in its place. */
export function lostAnchor(
  [path, id]: readonly [string, string],
  renamed: string | undefined,
  place: Place,
): Diagnostic {
  return lockRules['lost-anchor'].report({
    message: `\`${path}#${id}\` was published, but the page no longer has this id, so links to it go to the top of the page.`,
    help: `Add \`aliases: { ${toYamlWord(id)}: ${toYamlWord(renamed ?? 'the-new-id')} }\` to the page's front matter${renamed ? '' : ', or run `docs-ssg check --update-lock` if it was removed on purpose'}.`,
    place,
    data: { actual: `${path}#${id}`, ...(renamed ? { expected: [`${path}#${renamed}`] } : {}) },
    ...(renamed ? { fix: [{ kind: 'add-alias', url: path, from: id, to: renamed }] } : {}),
  })
}
