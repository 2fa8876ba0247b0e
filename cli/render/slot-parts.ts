import type { ComponentType } from 'react'
import type { SlotProps, SlotTable } from '../../runtime/components/theme-slots.tsx'

function isPart(value: unknown): value is ComponentType<SlotProps> {
  return typeof value === 'function'
}

/** The site's own layout parts that are components, by theme slot. */
export function toParts(siteSlots: ReadonlyMap<string, unknown>): SlotTable['parts'] {
  return Object.fromEntries(
    [...siteSlots].flatMap(([name, part]) => (isPart(part) ? [[name, part] as const] : [])),
  )
}
