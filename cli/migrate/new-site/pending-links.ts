import { join } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { groupBy } from '../../primitives/group-by.ts'
import type { PlannedMigration } from '../migration-plan.ts'
import { toPageUrl } from '../parity/to-page-url.ts'

interface PendingOptions extends Pick<PlannedMigration, 'pendingUrls' | 'isGenerated' | 'baseDir'> {
  /** Origin of the new site. */
  readonly origin: string
}

interface SplitLinks {
  /** Links to pages that someone has to migrate by hand. */
  readonly pending: readonly Diagnostic[]
  /** Links to pages that a script of the old site writes. */
  readonly generated: readonly Diagnostic[]
  readonly others: readonly Diagnostic[]
}

/** Separate the findings about links to pages that the new site doesn't have yet. */
export function splitPendingLinks(
  diagnostics: readonly Diagnostic[],
  options: PendingOptions,
): SplitLinks {
  const urls = new Set(options.pendingUrls)
  const kindOf = (one: Diagnostic): keyof SplitLinks => {
    if (!/^(?:broken-link|not-in-build)$/.test(one.rule)) return 'others'
    const path = toTarget(one, options.origin)
    if (one.severity === 'warning' && urls.has(toPageUrl(path))) return 'pending'
    return isGeneratedLink(one, options) ? 'generated' : 'others'
  }
  const groups = groupBy(diagnostics, kindOf)
  const listOf = (kind: keyof SplitLinks): readonly Diagnostic[] => groups.get(kind) ?? []
  return {
    pending: listOf('pending'),
    generated: listOf('generated'),
    others: listOf('others'),
  }
}

/** True for a finding about a link to a page that a script of the old site writes. */
export function isGeneratedLink(
  one: Diagnostic,
  { isGenerated, baseDir, origin }: Omit<PendingOptions, 'pendingUrls'>,
): boolean {
  const from = one.place === undefined ? undefined : join(baseDir, one.place.path)
  return isGenerated?.(toTarget(one, origin), from) ?? false
}

function toTarget({ data }: Diagnostic, origin: string): string {
  const target = data?.actual ?? ''
  return target.startsWith(`${origin}/`) ? target.slice(origin.length) : target
}

/** The lists of links to pages that the new site doesn't have yet; empty when there are none. */
export const formatPendingLinks = ({
  pending,
  generated,
}: Pick<SplitLinks, 'pending' | 'generated'>): readonly string[] => [
  ...formatPending(pending),
  ...formatGenerated(generated),
]

/** One line for each link. */
function formatPending(links: readonly Diagnostic[]): readonly string[] {
  if (links.length === 0) return []
  return [
    '\nLinks to pages that still have to be migrated:',
    ...links.map((one) => `  ${placeOf(one)}${one.data?.actual ?? ''}`),
  ]
}

/** One line for each folder of pages, two levels deep. */
function formatGenerated(links: readonly Diagnostic[]): readonly string[] {
  if (links.length === 0) return []
  const groups = groupBy(links, ({ data }) => folderOf(data?.actual ?? ''))
  return [
    '\nLinks to pages that a script of the old site writes, so they are not in its folder. Run the script there, and the command again:',
    ...[...groups].map(([folder, [first, ...rest]]) => {
      const count = rest.length === 0 ? '1 link' : `${String(rest.length + 1)} links`
      return `  ${folder}  ${count}, first at ${first === undefined ? '' : placeOf(first).trim()}`
    }),
  ]
}

const placeOf = ({ place }: Diagnostic): string =>
  place === undefined ? '' : `${place.path}:${String(place.line)}:${String(place.column)}  `

/** `/api/vue/` for `../api/vue/types/counter.md#start` and `/api/vue/counter`. */
function folderOf(target: string): string {
  const path = target
    .replace(/[?#].*$/, '')
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^(?:\.{0,2}\/)*/, '/')
  return /^(?:\/[^/]+(?=\/)){0,2}\//.exec(path)?.[0] ?? path
}
