// What other sites answered, kept between runs. Enters: the file's text. Leaves: records, and the file's text again.
// Must not read files nor the clock.

/** What one address answered when it was asked last. */
export interface ExternalRecord {
  /** `gone`: 404, 410 or no such host; `unknown`: nothing that proves anything (429, 403, 5xx, a timeout). */
  readonly verdict: 'ok' | 'moved' | 'gone' | 'unknown'
  /** ISO 8601, UTC. */
  readonly asked: string
  /** `404`, `no such host`, `no answer in time`. */
  readonly reason: string
  /** Where a permanent redirect leads in the end. */
  readonly to?: string
  /** How many runs in a row came to this verdict, from 1. */
  readonly runs: number
}

/** By address without `#`. */
export type ExternalRecords = ReadonlyMap<string, ExternalRecord>

const verdicts: readonly string[] = ['ok', 'moved', 'gone', 'unknown']

function isRecord(value: unknown): value is ExternalRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'verdict' in value &&
    verdicts.includes(String(value.verdict)) &&
    'asked' in value &&
    typeof value.asked === 'string' &&
    'reason' in value &&
    typeof value.reason === 'string' &&
    'runs' in value &&
    typeof value.runs === 'number' &&
    (!('to' in value) || typeof value.to === 'string')
  )
}

/** Read the file's text; what is not understood is forgotten, for it can be asked again. */
export function parseExternalCache(text: string): ExternalRecords {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('links' in value)) return new Map()
    const entries = Object.entries(value.links ?? {})
    return new Map(entries.filter((entry): entry is [string, ExternalRecord] => isRecord(entry[1])))
  } catch {
    return new Map()
  }
}

/** The file's text: sorted, so that a change is a readable diff. */
export function formatExternalCache(records: ExternalRecords): string {
  const links = Object.fromEntries([...records].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ version: 1, links }, undefined, 2)}\n`
}
