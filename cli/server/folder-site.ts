import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { diskBody } from './file-body.ts'
import { type HeaderRule, parseHeaders } from './headers-file.ts'
import { parseRedirects, type ServedRedirect } from './redirects-file.ts'
import type { ServedSite } from './site-files.ts'

export interface FolderSiteOptions {
  /** The built folder. */
  readonly folder: string
  /** Name of the output manifest in it; the files are listed again when the manifest changes. */
  readonly manifestName: string
  /** Paths of the files that the build created; undefined if there is no manifest. */
  readonly readManifest: (folder: string) => ReadonlySet<string> | undefined
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
}

interface Listing {
  readonly stamp: string
  readonly files: ReadonlySet<string>
  readonly redirects: readonly ServedRedirect[]
  readonly headers: readonly HeaderRule[]
}

/**
 * The site in a folder; the next request sees a new build. Only files that a build created are
 * served.
 */
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
  const { folder, manifestName, readManifest } = options
  const stats = await stat(join(folder, manifestName)).catch(() => undefined)
  // During a swap there is no folder for a moment; the next request finds the new one.
  if (stats === undefined) return before
  const stamp = [stats.ino, stats.mtimeMs, stats.size].join(' ')
  if (stamp === before.stamp) return before
  const files = readManifest(folder)
  if (files === undefined) return before
  const readListed = async (name: string): Promise<string> =>
    files.has(name) ? readFile(join(folder, name), 'utf8').catch(() => '') : ''
  return {
    stamp,
    files,
    redirects: parseRedirects(await readListed('_redirects')),
    headers: parseHeaders(await readListed('_headers')),
  }
}
