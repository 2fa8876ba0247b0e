// Compares the published URLs and ids with those of this build.
// Must not read files: it is given the text of the lock file.
import { isGeneratedId } from '../../../runtime/shared/html/reserved-ids.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { parseJsonObject } from '../../primitives/formats/try-parse-json.ts'
import { isMapping } from '../../primitives/is-record.ts'
import { ownValue } from '../../primitives/own-value.ts'
import { compareText } from '../../primitives/text/compare-text.ts'
import { lockRules } from './lock-rules.ts'

/**
 * `docs.lock.json`: every published path with its ids, and the heading text of each id (empty for
 * other elements).
 */
export interface DocsLock {
  readonly version: 1
  /** Heading texts by id, by path without the base path and with a slash at both ends. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface LockInput {
  /** The parsed `text`, with its pages in the same order. */
  readonly lock: DocsLock
  readonly current: DocsLock
  /** Paths with a redirect, slash at both ends. */
  readonly redirected: ReadonlySet<string>
  /** The path of the lock file, for places. */
  readonly path: ContentPath
  /** The text of the lock file, to find lines. */
  readonly text: string
}

/** The text of the lock file: sorted, with one id per line, so that a change is a readable diff. */
export function formatLock(lock: DocsLock): string {
  const pages = Object.entries(lock.pages)
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([path, ids]) => [
      path,
      Object.fromEntries(
        Object.entries(ids)
          .filter(([id]) => !isGeneratedId(id))
          .toSorted(([a], [b]) => compareText(a, b)),
      ),
    ])
  return `${JSON.stringify({ version: 1, pages: Object.fromEntries(pages) }, undefined, 2)}\n`
}

/** Parse a lock file; undefined when the text is not a lock file of this version. */
export function parseLock(text: string): DocsLock | undefined {
  const { version, pages } = parseJsonObject(text)
  if (version !== 1 || !isMapping(pages)) return undefined
  const entries = Object.entries(pages).flatMap(([path, ids]) =>
    isMapping(ids) ? [[path, toLabels(ids)]] : [],
  )
  return { version: 1, pages: Object.fromEntries(entries) }
}

function toLabels(ids: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const own = Object.entries(ids).filter(([id]) => !isGeneratedId(id))
  return Object.fromEntries(own.map(([id, label]) => [id, typeof label === 'string' ? label : '']))
}

/** A position in the text of the lock file; lines count from 1. */
interface Position {
  readonly offset: number
  readonly line: number
}

/** The first position of a key after `from`; `from` itself if the key is not found. */
function findKey(text: string, key: string, from: Position): Position {
  const offset = text.indexOf(`${JSON.stringify(key)}:`, from.offset)
  if (offset === -1) return from
  let { line } = from
  for (
    let at = text.indexOf('\n', from.offset);
    at !== -1 && at < offset;
    at = text.indexOf('\n', at + 1)
  )
    line += 1
  return { offset, line }
}

/** The position of each page, found in one pass because `lock` and `text` have the same order. */
function findPages({ lock, text }: LockInput): ReadonlyMap<string, Position> {
  let at: Position = { offset: 0, line: 1 }
  return new Map(
    Object.keys(lock.pages).map((path) => {
      at = findKey(text, path, at)
      return [path, at]
    }),
  )
}

/**
 * The new id of a heading: an id of the page that was not published before and has the same text.
 */
function renameOf(
  id: string,
  old: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string | undefined {
  const text = old[id]
  if (text === undefined || text === '') return undefined
  return Object.keys(now).find((other) => now[other] === text && !Object.hasOwn(old, other))
}

/** Comparing with every new page is slow, and the author of so many moves knows about them. */
const mostSuggestions = 50

/** The last name of a path: `auth` of `/recipes/auth/`; empty for the home page. */
const lastName = (path: string): string => /([^/]*)\/?$/.exec(path)?.[1] ?? ''

/**
 * Finds the new path of a page among those that were not published before: best with the same last
 * name and most of the ids, else with one of them. Stops after 50 pages.
 */
function createTracker({ lock, current }: LockInput): (path: string) => string | undefined {
  const fresh = Object.entries(current.pages).filter(([path]) => !Object.hasOwn(lock.pages, path))
  let compared = 0
  return (path) => {
    const ids = Object.keys(lock.pages[path] ?? {})
    compared += 1
    if (compared > mostSuggestions) return undefined
    const named = fresh.filter(([other]) => lastName(other) === lastName(path))
    const found = fresh.filter(
      ([, now]) => ids.filter((id) => Object.hasOwn(now, id)).length * 2 > ids.length,
    )
    // A folder that was moved keeps the names in it, and its pages may have the same headings.
    const [only, another] = found
    const [namesake, ...others] = named
    const best =
      found.find((one) => named.includes(one)) ??
      (another === undefined ? only : undefined) ??
      (others.length === 0 ? namesake : undefined) ??
      only
    return best?.[0]
  }
}

function lostPage(path: string, moved: string | undefined, place: Place): Diagnostic {
  return lockRules['lost-page'].report({
    message: `\`${path}\` was published, but this build has no such page or redirect, so links to it break.`,
    help: moved
      ? `It was probably moved: add a redirect to \`${moved}\`, or \`redirect_from: [${path}]\` to the front matter of that page.`
      : 'Add a redirect, or run `docs-ssg check --update-lock` if the page was removed on purpose.',
    place,
    data: { actual: path, ...(moved === undefined ? {} : { expected: [moved] }) },
  })
}

function lostAnchor(
  [path, id]: readonly [string, string],
  renamed: string | undefined,
  place: Place,
): Diagnostic {
  return lockRules['lost-anchor'].report({
    message: `\`${path}#${id}\` was published, but the page no longer has this id, so links to it go to the top of the page.`,
    help: `Add \`aliases: { ${id}: ${renamed ?? 'the-new-id'} }\` to the page's front matter${renamed ? '' : ', or run `docs-ssg check --update-lock` if it was removed on purpose'}.`,
    place,
    data: { actual: `${path}#${id}`, ...(renamed ? { expected: [`${path}#${renamed}`] } : {}) },
    ...(renamed ? { fix: [{ kind: 'add-alias', url: path, from: id, to: renamed }] } : {}),
  })
}

/** Reports every published path and id that this build no longer has. */
export function checkLock(input: LockInput): Diagnostic[] {
  const { lock, current, redirected, path: file, text } = input
  const positions = findPages(input)
  const movedTo = createTracker(input)
  return Object.entries(lock.pages).flatMap(([path, ids]): Diagnostic[] => {
    const at = positions.get(path) ?? { offset: 0, line: 1 }
    const now = ownValue(current.pages, path)
    if (!now) {
      if (redirected.has(path)) return []
      return [lostPage(path, movedTo(path), { path: file, line: at.line, column: 5 })]
    }
    return Object.keys(ids)
      .filter((id) => !Object.hasOwn(now, id))
      .map((id) => {
        const place = { path: file, line: findKey(text, id, at).line, column: 7 }
        return lostAnchor([path, id], renameOf(id, ids, now), place)
      })
  })
}
