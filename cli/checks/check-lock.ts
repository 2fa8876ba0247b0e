// Enters: the addresses and ids published once, and those of this build. Leaves: what would be lost.
// Must not read files; the lock is handed in as text.
import type { ContentPath, Diagnostic } from '../model.ts'

/** `docs.lock.json`: every public path with its ids, and the text each id stood for (empty: no heading). */
export interface DocsLock {
  readonly version: 1
  /** Key: path without base, slash at both ends; inner key: id; value: heading text. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface LockInput {
  readonly lock: DocsLock
  readonly current: DocsLock
  /** Paths that a redirect answers, slash at both ends. */
  readonly redirected: ReadonlySet<string>
  /** Path of the lock file, for places. */
  readonly path: ContentPath
  /** The lock file's text, to find lines. */
  readonly text: string
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Write a lock as text: sorted, one id a line, so that a change is a readable diff. */
export function formatLock(lock: DocsLock): string {
  const pages = Object.entries(lock.pages)
    .toSorted(([a], [b]) => compare(a, b))
    .map(([path, ids]) => [
      path,
      Object.fromEntries(Object.entries(ids).toSorted(([a], [b]) => compare(a, b))),
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
              Object.fromEntries(Object.entries(ids).map(([id, label]) => [id, String(label)])),
            ],
          ]
        : [],
    )
    return { version: 1, pages: Object.fromEntries(pages) }
  } catch {
    return undefined
  }
}

/** Line of a key in the lock's text, from 1; 1 when it is not found. Keys of a page are looked for below its line. */
function lineOf(text: string, key: string, from = 0): { line: number; offset: number } {
  const offset = text.indexOf(`${JSON.stringify(key)}:`, from)
  return offset === -1
    ? { line: 1, offset: from }
    : { line: text.slice(0, offset).split('\n').length, offset }
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

/** Where a page went: a path that is new and shares most of its ids. */
function movedTo(path: string, { lock, current }: LockInput): string | undefined {
  const ids = Object.keys(lock.pages[path] ?? {})
  if (ids.length === 0) return undefined
  return Object.keys(current.pages).find((other) => {
    if (Object.hasOwn(lock.pages, other)) return false
    const found = ids.filter((id) => Object.hasOwn(current.pages[other] ?? {}, id))
    return found.length * 2 > ids.length
  })
}

/** Report every published path and id that this build no longer answers. */
export function checkLock(input: LockInput): Diagnostic[] {
  const { lock, current, redirected, path: file, text } = input
  return Object.entries(lock.pages).flatMap(([path, ids]): Diagnostic[] => {
    const at = lineOf(text, path)
    const now = current.pages[path]
    if (!now) {
      if (redirected.has(path)) return []
      const moved = movedTo(path, input)
      return [
        {
          severity: 'error',
          rule: 'lost-page',
          message: `\`${path}\` was published and is gone, and no redirect leads on from it.`,
          hint: moved
            ? `It seems to have moved: add a redirect to \`${moved}\`, or \`redirect_from: [${path}]\` to that page.`
            : 'Add a redirect, or run `docs-ssg check --update-lock` if its loss is wanted.',
          place: { path: file, line: at.line, column: 5 },
          target: path,
        },
      ]
    }
    return Object.keys(ids).flatMap((id): Diagnostic[] => {
      if (Object.hasOwn(now, id)) return []
      const renamed = renameOf(id, ids, now)
      return [
        {
          severity: 'error',
          rule: 'lost-anchor',
          message: `\`${path}#${id}\` was published and is gone, so links to it land at the top of the page.`,
          hint: `Add \`aliases: { ${id}: ${renamed ?? 'the-new-id'} }\` to the page's front matter${renamed ? '' : ', or run `docs-ssg check --update-lock` if its loss is wanted'}.`,
          place: { path: file, line: lineOf(text, id, at.offset).line, column: 7 },
          target: `${path}#${id}`,
        },
      ]
    })
  })
}
