// Enters: the addresses and ids published once, and those of this build. Leaves: what would be lost.
// Must not read files; the lock is handed in as text.
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { lockRules } from './lock-rules.ts'

/** `docs.lock.json`: every public path with its ids, and the text each id stood for (empty: no heading). */
export interface DocsLock {
  readonly version: 1
  /** Key: path without base, slash at both ends; inner key: id; value: heading text. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface LockInput {
  /** As read from `text`: its pages stand in the same order. */
  readonly lock: DocsLock
  readonly current: DocsLock
  /** Paths that a redirect answers, slash at both ends. */
  readonly redirected: ReadonlySet<string>
  /** Path of the lock file, for places. */
  readonly path: ContentPath
  /** The lock file's text, to find lines. */
  readonly text: string
}

/** Made while the page is built, by number: no one links to it, and a sample more or less renames it. */
const isNumbered = (id: string): boolean => id.startsWith('docs-ssg-')

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Write a lock as text: sorted, one id a line, so that a change is a readable diff. */
export function formatLock(lock: DocsLock): string {
  const pages = Object.entries(lock.pages)
    .toSorted(([a], [b]) => compare(a, b))
    .map(([path, ids]) => [
      path,
      Object.fromEntries(
        Object.entries(ids)
          .filter(([id]) => !isNumbered(id))
          .toSorted(([a], [b]) => compare(a, b)),
      ),
    ])
  return `${JSON.stringify({ version: 1, pages: Object.fromEntries(pages) }, undefined, 2)}\n`
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Read a lock file's text; undefined when it is not one. */
export function parseLock(text: string): DocsLock | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || value['version'] !== 1 || !isRecord(value['pages'])) return undefined
    const pages = Object.entries(value['pages']).flatMap(([path, ids]) =>
      isRecord(ids)
        ? [
            [
              path,
              Object.fromEntries(
                Object.entries(ids).flatMap(([id, label]) =>
                  isNumbered(id) ? [] : [[id, String(label)]],
                ),
              ),
            ],
          ]
        : [],
    )
    return { version: 1, pages: Object.fromEntries(pages) }
  } catch {
    return undefined
  }
}

/** A place in the lock's text; lines count from 1. */
interface Position {
  readonly offset: number
  readonly line: number
}

/** The first place of a key from another place on; that place when there is none. */
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

/** Where each page stands, in one pass: the text holds them in the order in which they were read. */
function findPages({ lock, text }: LockInput): ReadonlyMap<string, Position> {
  let at: Position = { offset: 0, line: 1 }
  return new Map(
    Object.keys(lock.pages).map((path) => {
      at = findKey(text, path, at)
      return [path, at]
    }),
  )
}

/** Where an id's text went: another id of the page that is new and has the same text. */
function renameOf(
  id: string,
  old: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string | undefined {
  const text = old[id]
  if (text === undefined || text === '') return undefined
  return Object.keys(now).find((other) => now[other] === text && !Object.hasOwn(old, other))
}

/** Comparing with every new page is slow; who moves so many at once knows where they went. */
const mostSuggestions = 50

/** Where a page went: a path that is new and shares most of its ids. Gives up after some pages. */
function createTracker({ lock, current }: LockInput): (path: string) => string | undefined {
  const fresh = Object.entries(current.pages).filter(([path]) => !Object.hasOwn(lock.pages, path))
  let asked = 0
  return (path) => {
    const ids = Object.keys(lock.pages[path] ?? {})
    asked += 1
    if (ids.length === 0 || asked > mostSuggestions) return undefined
    const found = fresh.find(
      ([, now]) => ids.filter((id) => Object.hasOwn(now, id)).length * 2 > ids.length,
    )
    return found?.[0]
  }
}

function lostPage(path: string, moved: string | undefined, place: Place): Diagnostic {
  return lockRules['lost-page'].report({
    message: `\`${path}\` was published and is gone, and no redirect leads on from it.`,
    help: moved
      ? `It seems to have moved: add a redirect to \`${moved}\`, or \`redirect_from: [${path}]\` to that page.`
      : 'Add a redirect, or run `docs-ssg check --update-lock` if its loss is wanted.',
    place,
    data: { actual: path },
  })
}

function lostAnchor(
  [path, id]: readonly [string, string],
  renamed: string | undefined,
  place: Place,
): Diagnostic {
  return lockRules['lost-anchor'].report({
    message: `\`${path}#${id}\` was published and is gone, so links to it land at the top of the page.`,
    help: `Add \`aliases: { ${id}: ${renamed ?? 'the-new-id'} }\` to the page's front matter${renamed ? '' : ', or run `docs-ssg check --update-lock` if its loss is wanted'}.`,
    place,
    data: { actual: `${path}#${id}`, ...(renamed ? { expected: [`${path}#${renamed}`] } : {}) },
    ...(renamed ? { fix: [{ kind: 'add-alias', url: path, from: id, to: renamed }] } : {}),
  })
}

/** Report every published path and id that this build no longer answers. */
export function checkLock(input: LockInput): Diagnostic[] {
  const { lock, current, redirected, path: file, text } = input
  const positions = findPages(input)
  const movedTo = createTracker(input)
  return Object.entries(lock.pages).flatMap(([path, ids]): Diagnostic[] => {
    const at = positions.get(path) ?? { offset: 0, line: 1 }
    const now = current.pages[path]
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
