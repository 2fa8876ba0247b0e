// Parts of a few lines each. Enters: clicks. Leaves: what was asked for.
import { ofDocument, root } from '../dom/document.ts'
import { closest, findAll } from '../dom/queries.ts'
import { marks } from '../dom/selectors.ts'

/** The way up leads to the start of the page, not to an address; it shows after a screen. */
export function startBackToTop(): void {
  root().addEventListener('click', (event) => {
    if (!closest(event, marks.backToTop)) return
    event.preventDefault()
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
    const focused = ofDocument('activeElement')
    if (focused instanceof HTMLElement) focused.blur()
  })
  window.addEventListener('scroll', showBackToTop, { passive: true })
  requestAnimationFrame(showBackToTop)
}

function showBackToTop(): void {
  const isFar = window.scrollY > window.innerHeight
  for (const button of findAll(marks.backToTop)) button.toggleAttribute('data-visible', isFar)
}

/** A player of another site is loaded when the reader asks for it. */
export function startVideos(): void {
  root().addEventListener('click', (event) => {
    const link = closest(event, marks.video)
    const id = link?.dataset['youtube']
    if (!link || id === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const player: unknown = Document.prototype.createElement.call(document, 'iframe')
    if (!(player instanceof HTMLIFrameElement)) return
    player.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`
    player.title = link.textContent.trim()
    player.allowFullscreen = true
    player.allow = 'autoplay; encrypted-media; picture-in-picture'
    player.className = 'video-player'
    link.replaceWith(player)
    player.focus()
  })
}

/** Paper has no closed sections; after printing those that were closed are closed again. */
export function startPrint(): void {
  const opened: HTMLDetailsElement[] = []
  window.addEventListener('beforeprint', () => {
    for (const details of findAll('main details:not([open])')) {
      if (!(details instanceof HTMLDetailsElement)) continue
      details.open = true
      opened.push(details)
    }
  })
  window.addEventListener('afterprint', () => {
    for (const details of opened.splice(0)) details.open = false
  })
}
