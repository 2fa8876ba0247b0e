// The responses of other sites, which are kept between runs.
// Must not read files or the clock.
import { parseJsonObject } from '../../primitives/formats/try-parse-json.ts'

/** The result of the last request to one URL. */
export interface ExternalRecord {
  /** `gone`: 404, 410 or an unknown host; `unknown`: not conclusive (429, 403, 5xx, a timeout). */
  readonly verdict: 'ok' | 'moved' | 'gone' | 'unknown'
  /** When it was requested: ISO 8601, UTC. */
  readonly asked: string
  /** `404`, `no such host`, `timeout`. */
  readonly reason: string
  /** The final target of permanent redirects. */
  readonly to?: string
  /** The number of runs in a row with this verdict, from 1. */
  readonly runs: number
}

/** By URL without `#`. */
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

/** Parse the cache of external links. Unreadable entries are dropped, because the next run requests them again. */
export function parseExternalCache(text: string): ExternalRecords {
  const { links } = parseJsonObject(text)
  const entries = Object.entries(links ?? {})
  return new Map(entries.filter((entry): entry is [string, ExternalRecord] => isRecord(entry[1])))
}

/** The text of the file, sorted so that a change is a readable diff. */
export function formatExternalCache(records: ExternalRecords): string {
  const links = Object.fromEntries([...records].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ version: 1, links }, undefined, 2)}\n`
}
