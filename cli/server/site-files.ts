// What the servers serve. Enters: nothing. Leaves: types.
// Must not know whether a site is in memory or in a folder.
import type { Readable } from 'node:stream'
import type { HeaderRule } from './headers-file.ts'
import type { ServedRedirect } from './redirects-file.ts'

/** A file as it is at this moment. */
export interface FileBody {
  readonly size: number
  /** Names these bytes, without quotes. */
  readonly tag: string
  bytes(): Promise<Uint8Array>
  /** First and last byte, both included. */
  stream(start: number, end: number): Readable
}

/** All that requests can reach: nothing is ever looked up on a disk by the path of a request. */
export interface ServedSite {
  has(path: string): boolean
  /** `path` is relative, without slash in front. Undefined: no such file. */
  open(path: string): Promise<FileBody | undefined>
  /** Slash at both ends. */
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
  readonly redirects: readonly ServedRedirect[]
  readonly headers: readonly HeaderRule[]
}
