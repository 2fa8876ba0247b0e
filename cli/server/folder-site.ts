import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { diskBody } from './file-body.ts'
import { type HeaderRule, parseHeaders } from './headers-file.ts'
import { parseRedirects, type ServedRedirect } from './redirects-file.ts'
import type { ServedSite } from './site-files.ts'

export interface FolderSiteOptions {
  /** The built folder. */
  readonly folder: string
  /** Name of the record of a build in it; the list is read again when that file is another one. */
  readonly record: string
  /** Paths of the files that the build made; undefined when there is no record. */
  readonly readList: (folder: string) => ReadonlySet<string> | undefined
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
}

interface Listing {
  readonly stamp: string
  readonly files: ReadonlySet<string>
  readonly redirects: readonly ServedRedirect[]
  readonly headers: readonly HeaderRule[]
}

/** The site in a folder; a new build shows with the next request. Only files that the build made are served. */
export function createFolderSite(options: FolderSiteOptions): () => Promise<ServedSite> {
  const { folder, baseUrl, trailingSlash } = options
  let listing: Listing = { stamp: '', files: new Set(), redirects: [], headers: [] }
  return async () => {
    listing = await refresh(options, listing)
    const { files, redirects, headers } = listing
    return {
      has: (path) => files.has(path),
      open: async (path) => diskBody(await realpath(folder), path),
      baseUrl,
      trailingSlash,
      redirects,
      headers,
    }
  }
}

async function refresh(options: FolderSiteOptions, before: Listing): Promise<Listing> {
  const { folder, record, readList } = options
  const stats = await stat(join(folder, record)).catch(() => undefined)
  // In the instant of a swap there is no folder; the next request finds the new one.
  if (stats === undefined) return before
  const stamp = [stats.ino, stats.mtimeMs, stats.size].join(' ')
  if (stamp === before.stamp) return before
  const files = readList(folder)
  if (files === undefined) return before
  const readOwn = async (name: string): Promise<string> =>
    files.has(name) ? readFile(join(folder, name), 'utf8').catch(() => '') : ''
  return {
    stamp,
    files,
    redirects: parseRedirects(await readOwn('_redirects')),
    headers: parseHeaders(await readOwn('_headers')),
  }
}
