// The style sheet skips the layout of code and tables outside the window, so that long pages appear
// quickly. This file ends that: block by block while the browser is idle, or all together where
// exact positions are needed.
// https://developer.mozilla.org/docs/Web/CSS/content-visibility
import { root } from './document.ts'
import { find, findAll } from './queries.ts'
import { requestIdle } from './request-idle.ts'

/** On a block, or on the root element for all blocks: its layout is no longer skipped. */
const done = 'data-laid-out'

/** Few enough to take less than a frame on a slow phone. */
const blocksPerTurn = 2

/**
 * In milliseconds. Some readers cause no events, for example those who use the accessibility tree.
 */
const maxDelay = 3000

/** Before the first of these events, the reader does not need what is outside the window. */
const firstEvents = ['pointerover', 'keydown', 'scroll'] as const

/**
 * Lay out the current page while the browser is idle, after the reader's first event or a delay. `onBegin` runs
 * first, for what else can wait until then.
 */
export function layOutWhenIdle(onBegin: () => void): void {
  root().removeAttribute(done)
  const blocks = findAll('.markdown :is(.code-tabs, .code-block, .table-wrap)')
  const next = (): void => {
    // `layOutNow` was called, or a later page was swapped in.
    if (root().hasAttribute(done) || blocks[0]?.isConnected === false) return
    // The open search covers the page, and needs the time for the reader's keys.
    if (find('.search-modal')) return void setTimeout(next, maxDelay)
    for (const block of blocks.splice(0, blocksPerTurn)) block.setAttribute(done, '')
    if (blocks.length > 0) requestIdle(next)
    else layOutNow()
  }
  let hasBegun = false
  const begin = (): void => {
    if (hasBegun) return
    hasBegun = true
    onBegin()
    requestIdle(next)
  }
  for (const name of firstEvents)
    window.addEventListener(name, begin, { passive: true, once: true })
  setTimeout(begin, maxDelay)
  // Blocks may begin to scroll sideways, and what was measured before is no longer true of them.
  window.addEventListener('resize', layOutNow)
}

/** Lay out everything now, because an exact position is needed. */
export function layOutNow(): void {
  root().setAttribute(done, '')
}
