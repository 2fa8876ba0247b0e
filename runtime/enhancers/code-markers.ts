import { byId } from '../dom/document.ts'
import { findAll } from '../dom/queries.ts'
import { createHoverCard } from './hover-card.ts'

/** Show what a marker in code links to beside it, for the pointer and the keyboard. */
export function addMarkerCards(block: HTMLElement): void {
  const markers = findAll('.code-marker', block)
  if (markers.length === 0) return
  const card = createHoverCard((marker) => {
    const note = byId(marker.getAttribute('href')?.slice(1) ?? '')
    return note ? ['', note.textContent.trim()] : undefined
  })
  for (const marker of markers) {
    marker.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') card.show(marker)
    })
    marker.addEventListener('pointerleave', card.leave)
    marker.addEventListener('focus', () => card.show(marker))
    marker.addEventListener('blur', card.hide)
  }
}
