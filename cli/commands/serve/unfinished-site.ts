import type { EarlySite } from '../../pipeline/early-site.ts'
import { toCopies } from './collect-files.ts'
import type { UnfinishedSite } from './serve-contract.ts'

/** A site whose pages are still being compiled, as the server shows it. */
export function toUnfinished({ config, files, copies, docs, render }: EarlySite): UnfinishedSite {
  const { siteDir, baseUrl, trailingSlash } = config
  return {
    files: new Map([...toCopies(copies, siteDir), ...files].map((file) => [file.path, file])),
    docs: new Set(docs),
    baseUrl,
    trailingSlash,
    render,
  }
}
