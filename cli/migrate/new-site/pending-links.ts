import type { Diagnostic } from '../../model/diagnostic.ts'
import { toPageUrl } from '../parity/to-page-url.ts'

interface PendingOptions {
  readonly pendingUrls: readonly string[]
  /** Origin of the new site. */
  readonly origin: string
}

/** Separate the warnings about links to pages that still have to be migrated. */
export function splitPendingLinks(
  diagnostics: readonly Diagnostic[],
  { pendingUrls, origin }: PendingOptions,
): { readonly pending: readonly Diagnostic[]; readonly others: readonly Diagnostic[] } {
  const urls = new Set(pendingUrls)
  const isPending = ({ rule, severity, data }: Diagnostic): boolean => {
    const target = data?.actual ?? ''
    const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target
    return (
      /^(?:broken-link|not-in-build)$/.test(rule) &&
      severity === 'warning' &&
      urls.has(toPageUrl(path))
    )
  }
  return {
    pending: diagnostics.filter(isPending),
    others: diagnostics.filter((one) => !isPending(one)),
  }
}

/** One line for each link; empty when there are none. */
export function formatPendingLinks(links: readonly Diagnostic[]): readonly string[] {
  if (links.length === 0) return []
  return [
    '\nLinks to pages that still have to be migrated:',
    ...links.map(({ place, data }) => {
      const where = place ? `${place.path}:${place.line}:${place.column}  ` : ''
      return `  ${where}${data?.actual ?? ''}`
    }),
  ]
}
