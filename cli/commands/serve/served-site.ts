import type { DevState } from '../../../runtime/shared/dev-events.ts'
import { escapeHtml } from '../../../runtime/shared/html/escape.ts'
import type { OutputPath } from '../../model/paths.ts'
import { addDevScript } from '../../server/dev-client.ts'
import { createMemorySite, type MemoryFile } from '../../server/memory-site.ts'
import type { ServedSite } from '../../server/site-files.ts'
import { toRequested } from './requested-twins.ts'
import type { SiteUpdate } from './serve-contract.ts'

/** Where the development server's own files are, below the base path. */
export const devFolder = '__docs-ssg/'

/** The site that is served before the first build. */
export const noSite: SiteUpdate = {
  files: new Map(),
  diagnostics: [],
  watch: new Map(),
  baseUrl: '/',
  trailingSlash: undefined,
}

/** A site whose pages load the script of the development server. */
export function toServedSite(
  { files, twins, baseUrl, trailingSlash }: SiteUpdate,
  state: DevState,
): ServedSite {
  const { run, serial } = state
  const events = `${baseUrl}${devFolder}events`
  const script = { src: `${baseUrl}${devFolder}client.js`, events, run, serial }
  // The page of a missing URL must reload as soon as the page is written.
  const notFound: [OutputPath | '404.html', MemoryFile] = [
    '404.html',
    { contents: notFoundPage(state) },
  ]
  return createMemorySite({
    files: new Map<string, MemoryFile>([notFound, ...toRequested(twins), ...files]),
    baseUrl,
    trailingSlash,
    transformHtml: (html) => addDevScript(html, script),
  })
}

function notFoundPage({ error }: DevState): string {
  const text = error ?? 'There is no page at this URL.'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>docs-ssg</title></head><body><main><pre>${escapeHtml(text)}</pre></main></body></html>`
}
