// Compares the published URLs and ids with those of this build.
// Must not read files: it is given the text of the lock file.
import { isGeneratedId } from '../../../runtime/shared/html/reserved-ids.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { parseJsonObject } from '../../primitives/formats/try-parse-json.ts'
import { isMapping } from '../../primitives/is-record.ts'
import { ownValue } from '../../primitives/own-value.ts'
import { compareText } from '../../primitives/text/compare-text.ts'
import { indexKeys, type FindKey, type Position } from './key-places.ts'
import { foreignId, foreignPath, lostAnchor, lostPage } from './report-entries.ts'

/**
 * `docs.lock.json`: every published path with its ids, and the heading text of each id (empty for
 * other elements).
 */
export interface DocsLock {
  readonly version: 1
  /** Heading texts by id, by path without the base path and with a slash at both ends. */
  readonly pages: Readonly<Record<string, Ids>>
}

type Ids = Readonly<Record<string, string>>

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
  const entries = Object.entries(pages)
  return entries.every((entry): entry is [string, Record<string, unknown>] => isMapping(entry[1]))
    ? {
        version: 1,
        pages: Object.fromEntries(entries.map(([path, ids]) => [path, toLabels(ids)])),
      }
    : undefined
}

function toLabels(ids: Readonly<Record<string, unknown>>): Ids {
  const own = Object.entries(ids).filter(([id]) => !isGeneratedId(id))
  return Object.fromEntries(own.map(([id, label]) => [id, typeof label === 'string' ? label : '']))
}

/** The position of each page, found in one pass because `lock` and `text` have the same order. */
function findPages(lock: DocsLock, findKey: FindKey): ReadonlyMap<string, Position> {
  let at: Position = { offset: 0, line: 1 }
  return new Map(
    Object.keys(lock.pages).map((path) => {
      at = findKey(path, at)
      return [path, at]
    }),
  )
}

/**
 * Finds the new id of a heading: an id of the page that was not published before and has the same text.
 */
function createRenames(old: Ids, now: Ids): (id: string) => string | undefined {
  const fresh = new Map(
    Object.entries(now)
      .filter(([id, text]) => text !== '' && !Object.hasOwn(old, id))
      .toReversed()
      .map(([id, text]) => [text, id] as const),
  )
  return (id) => fresh.get(old[id] ?? '')
}

/** Comparing with every new page is slow, and the author of so many moves knows about them. */
const mostSuggestions = 50

/** The last name of a path: `auth` of `/recipes/auth/`; empty for the home page. */
const lastName = (path: string): string => /([^/]*)\/?$/.exec(path)?.[1] ?? ''

/**
 * Finds the new path of a page among those that were not published before: best with the same last
 * name and most of the ids, else with one of them. Stops after 50 pages.
 */
function createTracker({
  lock,
  current,
}: Pick<LockInput, 'lock' | 'current'>): (path: string) => string | undefined {
  const fresh = Object.entries(current.pages).filter(([path]) => !Object.hasOwn(lock.pages, path))
  let compared = 0
  return (path) => {
    const old = lock.pages[path] ?? {}
    const published = Object.keys(old).length
    compared += 1
    if (compared > mostSuggestions) return undefined
    const named = fresh.filter(([other]) => lastName(other) === lastName(path))
    const found = fresh.filter(
      ([, now]) => Object.keys(now).filter((id) => Object.hasOwn(old, id)).length * 2 > published,
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

/** Reports every published path and id that this build no longer has. */
export function checkLock({
  lock,
  current,
  redirected,
  path: file,
  text,
}: LockInput): Diagnostic[] {
  const findKey = indexKeys(text)
  const positions = findPages(lock, findKey)
  const movedTo = createTracker({ lock, current })
  return Object.entries(lock.pages).flatMap(([path, ids]): Diagnostic[] => {
    const at = positions.get(path) ?? { offset: 0, line: 1 }
    const now = ownValue(current.pages, path)
    if (!now) {
      if (redirected.has(path)) return []
      const place = { path: file, line: at.line, column: 5 }
      return [foreignPath(path, place) ?? lostPage(path, movedTo(path), place)]
    }
    const renamed = createRenames(ids, now)
    return Object.keys(ids)
      .filter((id) => !Object.hasOwn(now, id))
      .map((id) => {
        const place = { path: file, line: findKey(id, at).line, column: 7 }
        return foreignId(path, id, place) ?? lostAnchor([path, id], renamed(id), place)
      })
  })
}
