import type { SlotProps, SlotTable } from '../../runtime/components/theme-slots.tsx'
import { isComponent } from '../primitives/modules/is-component.ts'

/** The site's own layout parts that are components, by theme slot. */
export function toParts(siteSlots: ReadonlyMap<string, unknown>): SlotTable['parts'] {
  return Object.fromEntries(
    [...siteSlots].flatMap(([name, part]) =>
      isComponent<SlotProps>(part) ? [[name, part] as const] : [],
    ),
  )
}
