import { root } from '../dom/document.ts'
import { find, findAll } from '../dom/queries.ts'
import { hashTarget } from '../dom/reveal-target.ts'
import * as selectors from '../dom/selectors.ts'

/**
 * The index of the heading being read: the last one at or above the line, else the first one; -1
 * without headings.
 */
export function activeHeading(tops: readonly number[], line: number): number {
  const after = tops.findIndex((top) => top > line)
  if (after === -1) return tops.length - 1
  return Math.max(after - 1, 0)
}

interface Entry {
  readonly link: HTMLElement
  readonly heading: HTMLElement
}

interface Contents {
  readonly toc: HTMLElement
  readonly entries: readonly Entry[]
}

function entriesOf(toc: HTMLElement): Entry[] {
  return findAll('a', toc).flatMap((link) => {
    const heading = hashTarget(link.getAttribute('href') ?? '')
    return heading ? [{ link, heading }] : []
  })
}

function update({ toc, entries }: Contents): void {
  const tops = entries.map(({ heading }) => heading.getBoundingClientRect().top)
  const { scrollHeight } = root()
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
  const line = landing()
  const active =
    isAtEnd && isVisible(tops.at(-1)) ? lastActive(entries, tops) : activeHeading(tops, line)
  const isReached = (tops[active] ?? Infinity) <= line || isAtEnd
  const here = (isReached && entries[active]?.link.textContent) || ''
  find('summary', toc)?.setAttribute('data-here', here)
  for (const [index, { link }] of entries.entries()) highlight(toc, link, index === active)
}

/** Where a heading is that a link led to, in pixels from the top of the window. */
function landing(): number {
  return (Number.parseFloat(getComputedStyle(root()).scrollPaddingTop) || 0) + 8
}

/** At the end of a page a link can't bring its heading to the top: it is the one being read. */
function lastActive(entries: readonly Entry[], tops: readonly number[]): number {
  const target = hashTarget(location.hash)
  const index = entries.findIndex(({ heading }) => heading === target)
  return isVisible(tops[index]) ? index : tops.length - 1
}

function isVisible(top = Infinity): boolean {
  return top >= 0 && top < window.innerHeight
}

function highlight(toc: HTMLElement, link: HTMLElement, isActive: boolean): void {
  if (isActive === (link.getAttribute('aria-current') === 'true')) return
  if (!isActive) return link.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'true')
  const { top, bottom } = link.getBoundingClientRect()
  const frame = toc.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) toc.scrollTop += top - frame.top - frame.height / 2
}

interface ScrollSpy {
  readonly start: () => void
  /** Look up the entries of a page that was swapped in. */
  readonly refresh: () => void
}

/** Create the feature that highlights the section being read in the table of contents. */
export function createScrollSpy(): ScrollSpy {
  let tocs: readonly Contents[] = []
  let isScheduled = false
  const scheduleUpdate = (): void => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(() => {
      isScheduled = false
      for (const contents of tocs) update(contents)
    })
  }
  const refresh = (): void => {
    tocs = findAll(selectors.toc).map((toc) => ({ toc, entries: entriesOf(toc) }))
    scheduleUpdate()
  }
  return {
    start: () => {
      window.addEventListener('scroll', scheduleUpdate)
      window.addEventListener('resize', scheduleUpdate)
      refresh()
    },
    refresh,
  }
}
