// Code and tables out of sight are laid out last: long pages show and answer at once. Enters: a page. Leaves: all of it
// laid out, a bit in each idle moment once the reader moves, or at once where exact places are needed. The style sheet
// does the skipping.
// https://developer.mozilla.org/docs/Web/CSS/content-visibility
import { root } from './dom.ts'
import { findAll } from './elements.ts'
import { soon } from './soon.ts'

/** On the root element: nothing is skipped any more. */
const done = 'data-laid-out'

/** Blocks in one idle moment: few enough to stay below a frame on a slow phone. */
const portion = 3

/** Signs that somebody reads on. Before the first of them nobody needs what is out of sight. */
const signs = ['pointerover', 'touchstart', 'wheel', 'keydown', 'scroll'] as const

/** Lay out the page that came in, while there is nothing else to do; not before the reader moves in it. */
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
  const begun = new AbortController()
  for (const sign of signs) {
    const begin = (): void => {
      begun.abort()
      soon(next)
    }
    window.addEventListener(sign, begin, { passive: true, signal: begun.signal })
  }
}

/** Lay out everything, because a place of the page is wanted exactly. */
export function layOutNow(): void {
  root().setAttribute(done, '')
}
