// Room: the additions of `serve` to a page: live updates and the error overlay
// Runs in pages of the development server only, and applies the server's events to the open page.
// It works without the script of the site, which may be what is broken.
import { type DevState, toDevPath, updatedEvent } from '../shared/dev-events.ts'
import { createIslandExchange } from './island-exchange.ts'
import { createOverlay } from './overlay.ts'
import { createPagePatcher } from './page-patcher.ts'

const script = document.querySelector('script[data-docs-ssg-events]')
const events = script?.getAttribute('data-docs-ssg-events')
if (script !== null && typeof events === 'string') {
  follow(new EventSource(events), {
    run: script.getAttribute('data-run') ?? '',
    serial: Number(script.getAttribute('data-serial')),
  })
}

/** The old style sheet stays until the new one has loaded, so that nothing flashes. */
function replaceStylesheet(from: string, to: string): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  for (const old of links) {
    const { origin, pathname } = new URL(old.href)
    if (origin !== location.origin || pathname !== from) continue
    const fresh = document.createElement('link')
    fresh.rel = 'stylesheet'
    fresh.href = to
    fresh.addEventListener('load', () => old.remove())
    fresh.addEventListener('error', () => location.reload())
    old.after(fresh)
  }
}

/** `page` is the build from which this page was loaded. */
function follow(
  source: EventSource,
  page: { readonly run: string; readonly serial: number },
): void {
  const overlay = createOverlay()
  const exchange = createIslandExchange()
  const foreign = new Set<Element>()
  const patcher = createPagePatcher({
    isForeign: exchange.isMounted,
    onForeign: (element) => foreign.add(element),
  })
  let serial = page.serial
  source.addEventListener('state', (event) => {
    const state: DevState = JSON.parse(event.data)
    overlay.show(state.error)
    const missed = state.serial - serial
    serial = state.serial
    // The connection was interrupted, or the server restarted.
    if (state.run !== page.run || missed > 1) location.reload()
    else if (missed === 1) void update(state)
  })

  async function update({ reload, pages, styles, islands }: DevState): Promise<void> {
    if (reload) return location.reload()
    const showIslands = await exchange.load(islands).catch(() => () => false)
    for (const { from, to } of styles) replaceStylesheet(from, to)
    const isChanged = pages.includes(toDevPath(decodeURIComponent(location.pathname)))
    const elements = isChanged ? await patcher.patch() : []
    if (elements === undefined || !showIslands()) return location.reload()
    if (!exchange.refresh([...foreign])) return location.reload()
    foreign.clear()
    document.dispatchEvent(new CustomEvent(updatedEvent, { detail: elements }))
  }
}
