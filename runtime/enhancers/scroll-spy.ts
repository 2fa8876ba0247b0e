import { root } from '../dom/document.ts'
import { findAll } from '../dom/queries.ts'
import { hashTarget } from '../dom/reveal-target.ts'
import { marks } from '../dom/selectors.ts'

/** Which heading is being read: the last one at or above the line, the first one before that; -1: there are none. */
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
  for (const [index, { link }] of entries.entries()) mark(link, index === active)
}

function lastIsVisible(tops: readonly number[]): boolean {
  return (tops.at(-1) ?? Infinity) < window.innerHeight
}

function mark(link: HTMLElement, isActive: boolean): void {
  if (isActive === (link.getAttribute('aria-current') === 'true')) return
  if (isActive) link.setAttribute('aria-current', 'true')
  else link.removeAttribute('aria-current')
}

interface ScrollSpy {
  readonly start: () => void
  /** Look up the entries of a page that came in. */
  readonly refresh: () => void
}

/** Marks the entry of the contents whose section is being read. */
export function createScrollSpy(): ScrollSpy {
  let tocs: readonly (readonly Entry[])[] = []
  let isDue = false
  const nextFrame = (): void => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      for (const entries of tocs) update(entries)
    })
  }
  const refresh = (): void => {
    tocs = findAll(marks.toc).map(entriesOf)
    nextFrame()
  }
  return {
    start: () => {
      window.addEventListener('scroll', nextFrame, { passive: true })
      window.addEventListener('resize', nextFrame, { passive: true })
      refresh()
    },
    refresh,
  }
}
