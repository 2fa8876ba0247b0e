import type { EarlySite } from '../../pipeline/rendering/early-site.ts'
import { toCopies } from './changes/collect-files.ts'
import type { UnfinishedSite } from './serve-contract.ts'

/** A site whose pages are still being compiled, as the server shows it. */
function toUnfinished({ config, files, copies, docs, render }: EarlySite): UnfinishedSite {
  const { siteDir, baseUrl, trailingSlash } = config
  return {
    files: new Map([...toCopies(copies, siteDir), ...files].map((file) => [file.path, file])),
    docs: new Set(docs),
    baseUrl,
    trailingSlash,
    render,
  }
}

/** Passes a site of the pipeline on as the server shows it; the result is that of the listener. */
export function toEarlyListener<Result>(
  onUnfinished: (site: UnfinishedSite) => Result,
): (site: EarlySite) => Result {
  return (site) => onUnfinished(toUnfinished(site))
}
