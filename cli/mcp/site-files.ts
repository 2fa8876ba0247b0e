// Room: the Model Context Protocol server: tools over the files of a built site, and their transports
import type { FileBody, ServedSite } from '../server/site-files.ts'

/** The files of a built site, in a folder or on a host. */
export interface SiteFiles {
  /** The folder or the URL, for messages. */
  readonly name: string
  /**
   * The text of a file; undefined if the site has none at this path, which has no leading slash.
   * Rejects with a `SiteError` if it can't be read.
   */
  readonly read: (path: string) => Promise<string | undefined>
  /** A text that changes with a file, so that it needn't be read again; undefined if there is none. */
  readonly stamp?: (path: string) => Promise<string | undefined>
}

/** What a client asked for can't be given; the message says why and what to do. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
}

/** The error of a file that is larger than the limit of a site, in bytes. */
export const tooLarge = (name: string, maxBytes: number): SiteError =>
  new SiteError(
    `\`${name}\` has more than ${Math.round(maxBytes / 1e6)} MB, which is the limit of \`docs-ssg mcp\`.`,
  )

/** The files of a built folder, of at most `maxBytes` each. Only files that a build created can be read. */
export function createFolderFiles(
  name: string,
  maxBytes: number,
  site: () => Promise<ServedSite>,
): SiteFiles {
  const open = async (path: string): Promise<FileBody | undefined> => {
    const current = await site()
    return current.has(path) ? current.open(path) : undefined
  }
  return {
    name,
    read: async (path) => {
      const body = await open(path)
      if (body !== undefined && body.size > maxBytes) throw tooLarge(path, maxBytes)
      const bytes = await body?.bytes().catch(() => undefined)
      return bytes === undefined ? undefined : Buffer.from(bytes).toString('utf8')
    },
    stamp: async (path) => (await open(path))?.tag,
  }
}
