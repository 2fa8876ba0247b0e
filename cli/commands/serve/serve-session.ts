import { randomUUID } from 'node:crypto'
import type { DevState } from '../../../runtime/shared/dev-events.ts'
import { escapeHtml } from '../../../runtime/shared/escape.ts'
import type { OutputPath } from '../../model/paths.ts'
import { isError } from '../../report/diagnostic.ts'
import { addDevScript } from '../../server/dev-client.ts'
import { createMemorySite, type MemoryFile } from '../../server/memory-site.ts'
import type { ServedSite } from '../../server/site-files.ts'
import { findChanges } from './find-changes.ts'
import type { SiteUpdate } from './serve-contract.ts'

/** Where the development server's own files are, below the base path. */
export const devFolder = '__docs-ssg/'

/** The site of a development server, from build to build. */
export interface ServeSession {
  /** Take over a build made because of `changed`; `fault` is what the terminal says of its errors. */
  apply(update: SiteUpdate, changed: ReadonlySet<string>, fault: string): void
  /** A build that ended without a result: the site stays, the fault shows. */
  fail(fault: string): void
  state(): DevState
  site(): ServedSite
}

/** `run` tells this server from the one before. */
export function createServeSession(run: string = randomUUID()): ServeSession {
  let update: SiteUpdate = noSite
  let state: DevState = { run, serial: 0, error: null, pages: [], reload: false }
  let site = toServedSite(update, state)
  const advance = (next: SiteUpdate, changes: Omit<DevState, 'run' | 'serial'>): void => {
    update = next
    state = { ...changes, run, serial: state.serial + 1 }
    site = toServedSite(update, state)
  }
  return {
    apply: (next, changed, fault) => {
      const isBroken = next.diagnostics.some(isError)
      // Half a site is shown, none is not: the last good one stays on the screen below the overlay.
      const shown = isBroken && next.files.size === 0 ? { ...next, files: update.files } : next
      const changes = findChanges(update, shown, changed)
      // Where there was no site, every address showed the same page; any page may be a real one now.
      const reload = changes.reload || update.files.size === 0
      advance(shown, { ...changes, reload, error: isBroken ? fault : null })
    },
    fail: (fault) => advance(update, { pages: [], reload: false, error: fault }),
    state: () => state,
    site: () => site,
  }
}

const noSite: SiteUpdate = {
  files: new Map(),
  diagnostics: [],
  watch: [],
  baseUrl: '/',
  trailingSlash: undefined,
}

function toServedSite({ files, baseUrl, trailingSlash }: SiteUpdate, state: DevState): ServedSite {
  const { run, serial } = state
  const events = `${baseUrl}${devFolder}events`
  const script = { src: `${baseUrl}${devFolder}client.js`, events, run, serial }
  // A missing page must hear of it when somebody writes it.
  const notFound: [OutputPath | '404.html', MemoryFile] = [
    '404.html',
    { contents: notFoundPage(state) },
  ]
  return createMemorySite({
    files: new Map<string, MemoryFile>([notFound, ...files]),
    baseUrl,
    trailingSlash,
    improveHtml: (html) => addDevScript(html, script),
  })
}

function notFoundPage({ error }: DevState): string {
  const text = error ?? 'There is no page at this address.'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>docs-ssg</title></head><body><main><pre>${escapeHtml(text)}</pre></main></body></html>`
}
