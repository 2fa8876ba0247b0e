import type { IslandSizes } from '../../model/output.ts'
import { displayName } from '../../primitives/modules/component-name.ts'

/** How many components the summary names. */
const MAX_NAMES = 8

/** `Interactive components: Counter 0.4 kB; React, which they share: 190 kB.`, the largest first. */
export function formatIslands({ shared, components }: IslandSizes): string {
  const sorted = components.toSorted((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1))
  const named = sorted
    .slice(0, MAX_NAMES)
    .map(({ name, bytes }) => `${displayName(name)} ${formatBytes(bytes)}`)
  const others = sorted.length - named.length
  const list = [...named, ...(others > 0 ? [`${others} more`] : [])].join(', ')
  return `Interactive components: ${list}. React, which they share: ${formatBytes(shared)}, loaded when a reader first uses one.`
}

/** `736 B`, `1.2 kB`, `3.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1e6) return `${(bytes / 1000).toFixed(1)} kB`
  return `${(bytes / 1e6).toFixed(1)} MB`
}
