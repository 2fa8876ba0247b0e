// The reader's recent searches, which never leave the device. Other scripts may have changed what
// is stored.
import { readStored, writeStored } from '../../dom/storage.ts'

const key = 'docs-ssg.search.recent'
const maxCount = 5
/** In characters. */
const maxLength = 80

/** The stored queries, newest first. */
export function readRecent(): readonly string[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '[]')
    if (!Array.isArray(value)) return []
    return value
      .filter((item): item is string => typeof item === 'string' && item.length <= maxLength)
      .slice(0, maxCount)
  } catch {
    return []
  }
}

function write(queries: readonly string[]): readonly string[] {
  writeStored(key, queries.length === 0 ? undefined : JSON.stringify(queries))
  return queries
}

/** Add a query at the front, unless it is blank or very long. Returns the new list. */
export function addRecent(query: string): readonly string[] {
  const text = query.trim()
  const others = readRecent().filter((item) => item !== text)
  return text === '' || text.length > maxLength
    ? others
    : write([text, ...others].slice(0, maxCount))
}

/** Remove a query. Returns the new list. */
export function removeRecent(query: string): readonly string[] {
  return write(readRecent().filter((item) => item !== query))
}
