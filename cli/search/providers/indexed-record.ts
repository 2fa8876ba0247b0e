import { PushError } from './service-api.ts'

/** Records of an index above this number are not read; the largest sites have a tenth. */
export const MAX_INDEXED = 5_000_000

/** A service that never reaches the end of its list must not fill the memory. */
export function checkCount(count: number): void {
  if (count > MAX_INDEXED)
    throw new PushError(
      `The search service lists more than ${MAX_INDEXED} records, so they can’t be compared with those of the site. Check the URL, or use \`--replace\`.`,
    )
}

/** Id and hash of a record as the service lists it; throws a `PushError` for an id that is not text. */
export function toIndexed(id: unknown, hash: unknown): readonly [string, string] {
  if (typeof id !== 'string' && typeof id !== 'number')
    throw new PushError(
      'The search service lists a record whose id is not text, so records can’t be compared. Use `--replace`.',
    )
  return [String(id), typeof hash === 'string' ? hash : '']
}
