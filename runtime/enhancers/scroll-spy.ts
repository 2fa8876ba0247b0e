import { root } from '../dom/document.ts'
import { findAll } from '../dom/queries.ts'
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

function entriesOf(toc: HTMLElement): Entry[] {
  return findAll('a', toc).flatMap((link) => {
    const heading = hashTarget(link.getAttribute('href') ?? '')
    return heading ? [{ link, heading }] : []
  })
}

function update(entries: readonly Entry[]): void {
  const tops = entries.map(({ heading }) => heading.getBoundingClientRect().top)
  const line = window.innerHeight / 4
  const { scrollHeight } = root()
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
  const active = isAtEnd && lastIsVisible(tops) ? tops.length - 1 : activeHeading(tops, line)
  for (const [index, { link }] of entries.entries()) highlight(link, index === active)
}

function lastIsVisible(tops: readonly number[]): boolean {
  return (tops.at(-1) ?? Infinity) < window.innerHeight
}

function highlight(link: HTMLElement, isActive: boolean): void {
  if (isActive === (link.getAttribute('aria-current') === 'true')) return
  if (isActive) link.setAttribute('aria-current', 'true')
  else link.removeAttribute('aria-current')
}

interface ScrollSpy {
  readonly start: () => void
  /** Look up the entries of a page that was swapped in. */
  readonly refresh: () => void
}

/** Create the feature that highlights the section being read in the table of contents. */
export function createScrollSpy(): ScrollSpy {
  let tocs: readonly (readonly Entry[])[] = []
  let isScheduled = false
  const scheduleUpdate = (): void => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(() => {
      isScheduled = false
      for (const entries of tocs) update(entries)
    })
  }
  const refresh = (): void => {
    tocs = findAll(selectors.toc).map(entriesOf)
    scheduleUpdate()
  }
  return {
    start: () => {
      window.addEventListener('scroll', scheduleUpdate, { passive: true })
      window.addEventListener('resize', scheduleUpdate, { passive: true })
      refresh()
    },
    refresh,
  }
}
