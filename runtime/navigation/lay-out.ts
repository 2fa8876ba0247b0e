// Code and tables out of sight are laid out last: long pages show and answer at once. Enters: a page. Leaves: all of it
// laid out, a bit in each idle moment, or at once where exact places are needed. The style sheet does the skipping.
// https://developer.mozilla.org/docs/Web/CSS/content-visibility
import { root } from './dom.ts'
import { findAll } from './elements.ts'

/** On the root element: nothing is skipped any more. */
const done = 'data-laid-out'

/** Blocks in one idle moment: few enough to stay below a frame on a slow phone. */
const portion = 3

/** Lay out the page that came in, while there is nothing else to do. */
export function layOutWhenIdle(): void {
  root().removeAttribute(done)
  const blocks = findAll('.markdown :is(.code-block, .table-wrap)')
  const next = (): void => {
    // A later page has its own turn; after `layOutNow` there is nothing left.
    if (root().hasAttribute(done) || blocks[0]?.isConnected === false) return
    for (const block of blocks.splice(0, portion)) block.setAttribute(done, '')
    if (blocks.length > 0) soon(next)
    else layOutNow()
  }
  soon(next)
}

/** Lay out everything, because a place of the page is wanted exactly. */
export function layOutNow(): void {
  root().setAttribute(done, '')
}

function soon(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 50)
}
