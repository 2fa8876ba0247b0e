import { root } from '../navigation/dom.ts'
import { findAll } from '../navigation/elements.ts'
import { hashTarget } from '../navigation/reveal-target.ts'
import { marks } from './marks.ts'

/** Which heading is being read: the last one at or above the line, the first one before that; -1: there are none. */
export function activeHeading(tops: readonly number[], line: number): number {
  const after = tops.findIndex((top) => top > line)
  if (after === -1) return tops.length - 1
  return Math.max(after - 1, 0)
}

function update(): void {
  for (const toc of findAll(marks.toc)) {
    const entries = findAll('a', toc).flatMap((link) => {
      const heading = hashTarget(link.getAttribute('href') ?? '')
      return heading ? [{ link, top: heading.getBoundingClientRect().top }] : []
    })
    const line = window.innerHeight / 4
    const { scrollHeight } = root()
    const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
    const tops = entries.map(({ top }) => top)
    const active = isAtEnd && lastIsVisible(tops) ? tops.length - 1 : activeHeading(tops, line)
    for (const [index, { link }] of entries.entries()) mark(link, index === active)
  }
}

function lastIsVisible(tops: readonly number[]): boolean {
  return (tops.at(-1) ?? Infinity) < window.innerHeight
}

function mark(link: HTMLElement, isActive: boolean): void {
  if (isActive === (link.getAttribute('aria-current') === 'true')) return
  if (isActive) link.setAttribute('aria-current', 'true')
  else link.removeAttribute('aria-current')
}

/** Mark the entry of the contents whose section is being read. */
export function startScrollSpy(): void {
  let isDue = false
  const soon = (): void => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      update()
    })
  }
  window.addEventListener('scroll', soon, { passive: true })
  window.addEventListener('resize', soon, { passive: true })
  soon()
}

/** Mark the entry of a page that came in. */
export const refreshScrollSpy = update
