// The site that a server serves. Must not know whether it is in memory or in a folder.
import type { Readable } from 'node:stream'
import type { HeaderRule } from './headers-file.ts'
import type { ServedRedirect } from './redirects-file.ts'

/** The current contents of a file. */
export interface FileBody {
  readonly size: number
  /** Entity tag of the bytes, without quotes. */
  readonly tag: string
  bytes(): Promise<Uint8Array>
  /** First and last byte, both included. */
  stream(start: number, end: number): Readable
}

/** All files that requests can reach; a request path is never looked up on the disk. */
export interface ServedSite {
  has(path: string): boolean
  /** `path` is relative, without a leading slash. Undefined: no such file. */
  open(path: string): Promise<FileBody | undefined>
  /** With a slash at the start and the end. */
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
  readonly redirects: readonly ServedRedirect[]
  readonly headers: readonly HeaderRule[]
}
