import { isDay } from '../../primitives/time/is-day.ts'

/** Facts about a post from its path. */
export interface PostPath {
  /** ISO 8601 day; undefined for a path without a date. */
  readonly date: string | undefined
  /** The rest of the path: `hello`, `team/hello`. */
  readonly name: string
  /** The path of the post below its blog: `2026/01/02/hello`. */
  readonly slug: string
}

const DATED =
  /^(?<folder>.*?)(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?!\d)[-/]?(?<text>.*)$/

/**
 * Read `2026-01-02-hello.md`, `2026-01-02-hello/index.md` or `2026/01/02/hello.md`, relative to the
 * folder of the blog. The digits of the date stay in the URL as they are written.
 */
export function parsePostPath(docPath: string): PostPath {
  const path = docPath.replace(/\.[^./]+$/, '').replace(/(?:^|\/)index$/, '')
  const { folder = '', year = '', month = '', day = '', text = '' } = DATED.exec(path)?.groups ?? {}
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isDay(date)) return { date: undefined, name: path, slug: path }
  return { date, name: `${folder}${text}`, slug: `${year}/${month}/${day}/${folder}${text}` }
}
