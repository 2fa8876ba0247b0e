// The script for code blocks that can do more than be copied. It is loaded when such a block is about to be seen.
import { findAll } from '../dom/queries.ts'
import { addHovers } from './code-hovers.ts'
import { addMarkerCards } from './code-markers.ts'
import { addWrapButton } from './code-wrap.ts'

/** Blocks that have been started; client-side navigation brings new ones. */
const started = new WeakSet<HTMLElement>()

/** Start the blocks of the current page. */
export function startCodeExtras(): void {
  for (const block of findAll('[data-extras]')) {
    if (started.has(block)) continue
    started.add(block)
    addHovers(block)
    addMarkerCards(block)
    addWrapButton(block)
  }
}
