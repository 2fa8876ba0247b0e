import { createElement, type ComponentType } from 'react'
import type { SlotProps, SlotTable } from '../../runtime/components/theme-slots.tsx'
import { toLiveComponent } from './live-elements.tsx'

function isPart(value: unknown): value is ComponentType<SlotProps> {
  return typeof value === 'function'
}

/** The site's own layout parts that are components, by theme slot. */
export function toParts(siteSlots: ReadonlyMap<string, unknown>): SlotTable['parts'] {
  return Object.fromEntries(
    [...siteSlots].flatMap(([name, part]) => {
      // A slot that is live as a whole has no props: what the renderer passes can't be sent.
      const Live = toLiveComponent(part)
      const Part = Live === part ? part : () => createElement(isPart(Live) ? Live : 'div')
      return isPart(Part) ? [[name, Part] as const] : []
    }),
  )
}
