// What the reader searched for lately; it never leaves the device. Enters: queries. Leaves: queries.
// Must not trust what is stored.
import { readStored, writeStored } from '../dom/storage.ts'

const key = 'docs-ssg.search.recent'
const most = 5
const longest = 80

/** Newest first. */
export function readRecent(): readonly string[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '[]')
    if (!Array.isArray(value)) return []
    return value
      .filter((item): item is string => typeof item === 'string' && item.length <= longest)
      .slice(0, most)
  } catch {
    return []
  }
}

function write(queries: readonly string[]): readonly string[] {
  writeStored(key, queries.length === 0 ? undefined : JSON.stringify(queries))
  return queries
}

/** Put a query first; blank and very long ones are not kept. Returns the new list. */
export function addRecent(query: string): readonly string[] {
  const text = query.trim()
  const others = readRecent().filter((item) => item !== text)
  return text === '' || text.length > longest ? others : write([text, ...others].slice(0, most))
}

/** Forget one query. Returns the new list. */
export function removeRecent(query: string): readonly string[] {
  return write(readRecent().filter((item) => item !== query))
}
