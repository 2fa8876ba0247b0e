import { basename, dirname } from 'node:path'
import { diskBody, memoryBody } from './file-body.ts'
import { parseHeaders } from './headers-file.ts'
import { parseRedirects } from './redirects-file.ts'
import type { FileBody, ServedSite } from './site-files.ts'

type Contents = string | Uint8Array

/**
 * A file of a site in memory: its contents, or the real path of the file that a build would
 * copy; a link in its place is not followed. Or a function that makes it when it is requested,
 * whose result is undefined when it can't be made.
 */
export type MemoryFile =
  | { readonly contents: Contents }
  | { readonly from: string }
  | { readonly request: () => Promise<Contents | undefined> }

export interface MemorySiteOptions {
  /** By path relative to the output folder. */
  readonly files: ReadonlyMap<string, MemoryFile>
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
  /** Adds the development script to a page. */
  readonly transformHtml: (html: string) => string
}

/** The site of the last build, served from memory. */
export function createMemorySite(options: MemorySiteOptions): ServedSite {
  const { files, baseUrl, trailingSlash } = options
  const bodies = new Map<string, FileBody>()
  return {
    has: (path) => files.has(path),
    open: async (path) => {
      const known = bodies.get(path)
      if (known !== undefined) return known
      const file = files.get(path)
      if (file === undefined) return undefined
      if ('from' in file) return diskBody(dirname(file.from), basename(file.from))
      const contents = 'request' in file ? await file.request() : file.contents
      if (contents === undefined) return undefined
      const body = memoryBody(path.endsWith('.html') ? transform(contents, options) : contents)
      bodies.set(path, body)
      return body
    },
    baseUrl,
    trailingSlash,
    redirects: parseRedirects(textOf(files.get('_redirects'))),
    headers: parseHeaders(textOf(files.get('_headers'))),
  }
}

function transform(contents: Contents, { transformHtml }: MemorySiteOptions): string {
  return transformHtml(
    typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8'),
  )
}

function textOf(file: MemoryFile | undefined): string {
  if (file === undefined || !('contents' in file)) return ''
  return typeof file.contents === 'string'
    ? file.contents
    : Buffer.from(file.contents).toString('utf8')
}
