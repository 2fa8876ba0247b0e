// Code and tables out of sight are laid out last: long pages show and answer at once. Enters: a page. Leaves: all of it
// laid out, a bit in each idle moment once the reader moves or stays, or at once where exact places are needed. The style sheet
// does the skipping.
// https://developer.mozilla.org/docs/Web/CSS/content-visibility
import { root } from './document.ts'
import { findAll } from './queries.ts'
import { requestIdle } from './request-idle.ts'

/** On the root element: nothing is skipped any more. */
const done = 'data-laid-out'

/** Blocks in one idle moment: few enough to stay below a frame on a slow phone. */
const portion = 2

/** Milliseconds after which it is done for those whose moves no page sees, such as readers of the accessibility tree. */
const patience = 3000

/** Signs that somebody reads on. Before the first of them nobody needs what is out of sight. */
const signs = ['pointerover', 'touchstart', 'wheel', 'keydown', 'scroll'] as const

/** Lay out the page that came in, while there is nothing else to do; not before the reader moves in it, or stays. */
export function layOutWhenIdle(): void {
  root().removeAttribute(done)
  const blocks = findAll('.markdown :is(.code-block, .table-wrap)')
  const next = (): void => {
    // A later page has its own turn; after `layOutNow` there is nothing left.
    if (root().hasAttribute(done) || blocks[0]?.isConnected === false) return
    for (const block of blocks.splice(0, portion)) block.setAttribute(done, '')
    if (blocks.length > 0) requestIdle(next)
    else layOutNow()
  }
  const begun = new AbortController()
  const begin = (): void => {
    if (begun.signal.aborted) return
    begun.abort()
    requestIdle(next)
  }
  for (const sign of signs) {
    window.addEventListener(sign, begin, { passive: true, signal: begun.signal })
  }
  setTimeout(begin, patience)
}

/** Lay out everything, because a place of the page is wanted exactly. */
export function layOutNow(): void {
  root().setAttribute(done, '')
}
