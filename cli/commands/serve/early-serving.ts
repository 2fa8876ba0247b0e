// Sites whose docs are made when they are requested: before the first build has ended, and large ones. Given such a
// site and requests, it returns a site that contains what a request needs.
import type { DevState } from '../../../runtime/shared/dev-events.ts'
import type { OutputPath } from '../../model/paths.ts'
import { resolvePath } from '../../server/resolve-path.ts'
import type { ServedSite } from '../../server/site-files.ts'
import { createKeptDocs } from './kept-docs.ts'
import { stemOf } from './changes/find-style-changes.ts'
import type { SiteFile, SiteUpdate, UnfinishedSite } from './serve-contract.ts'
import { noSite, toServedSite } from './served-site.ts'

export interface EarlyServing {
  readonly site: () => ServedSite
  /** Undefined when only the finished site can respond. */
  readonly siteFor: (path: string) => Promise<ServedSite | undefined>
  /** Everything that readers may have seen. */
  readonly shown: () => Pick<SiteUpdate, 'files' | 'baseUrl'>
  /** A finished site without the docs and style sheets that readers can't have seen. */
  readonly withoutUnseen: (update: SiteUpdate) => SiteUpdate
}

/** Show an unfinished site; docs are rendered when they are requested. */
export function createEarlyServing(unfinished: UnfinishedSite, state: DevState): EarlyServing {
  const { docs: _, ...rest } = unfinished
  const docs = new Map<string, OutputPath>([...unfinished.docs].map((path) => [path, path]))
  const files = new Map<OutputPath, SiteFile>(unfinished.files)
  const keep = createKeptDocs(files, new Set(docs.keys()))
  const serve = (): ServedSite => {
    const served = toServedSite({ ...noSite, ...rest, files }, state)
    return { ...served, has: (path) => docs.has(path) || served.has(path) }
  }
  let site = serve()
  // A new style sheet belongs to pages that readers have not seen, or takes the place of another.
  const isSeen = (path: OutputPath): boolean => {
    if (files.has(path)) return true
    if (!path.endsWith('.css')) return !docs.has(path)
    return [...files.keys()].some((other) => stemOf(other) === stemOf(path))
  }
  return {
    site: () => site,
    shown: () => ({ files, baseUrl: rest.baseUrl }),
    withoutUnseen: (update) => ({
      ...update,
      files: new Map([...update.files].filter(([path]) => isSeen(path))),
    }),
    siteFor: async (path) => {
      const found = resolvePath(site, path)
      if (found.kind === 'redirect') return site
      if (found.kind === 'not-found') return undefined
      const doc = docs.get(found.file)
      if (doc === undefined || files.has(doc)) return site
      const rendered = await unfinished.render(doc)
      if (rendered.length === 0) return undefined
      keep(rendered)
      site = serve()
      return site
    },
  }
}
