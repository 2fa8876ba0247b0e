import { realpath } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { diskBody, memoryBody } from './file-body.ts'
import { parseHeaders } from './headers-file.ts'
import { parseRedirects } from './redirects-file.ts'
import type { FileBody, ServedSite } from './site-files.ts'

/** A file of a site that is not written: made by the build, or to be copied from an absolute path. */
export type MemoryFile = { readonly contents: string | Uint8Array } | { readonly from: string }

export interface MemorySiteOptions {
  /** By path relative to the output folder. */
  readonly files: ReadonlyMap<string, MemoryFile>
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
  /** Adds the development script to a page. */
  readonly improveHtml: (html: string) => string
}

/** The site as the last build made it, out of memory. */
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
      if ('from' in file) return copiedBody(file.from)
      const body = memoryBody(
        path.endsWith('.html') ? improve(file.contents, options) : file.contents,
      )
      bodies.set(path, body)
      return body
    },
    baseUrl,
    trailingSlash,
    redirects: parseRedirects(textOf(files.get('_redirects'))),
    headers: parseHeaders(textOf(files.get('_headers'))),
  }
}

/** The sources may hold links to folders; the build has decided that this file is one of the site. */
async function copiedBody(from: string): Promise<FileBody | undefined> {
  const real = await realpath(from).catch(() => undefined)
  return real === undefined ? undefined : diskBody(dirname(real), basename(real))
}

function improve(contents: string | Uint8Array, { improveHtml }: MemorySiteOptions): string {
  return improveHtml(
    typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8'),
  )
}

function textOf(file: MemoryFile | undefined): string {
  if (file === undefined || !('contents' in file)) return ''
  return typeof file.contents === 'string'
    ? file.contents
    : Buffer.from(file.contents).toString('utf8')
}
