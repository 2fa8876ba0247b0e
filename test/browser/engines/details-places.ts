import type { Visit } from './visit.ts'

/** Where the parts of an open `details` are, in CSS pixels from the start of the window. */
export interface DetailsPlace {
  /** Which one it is, for the message of a test. */
  readonly name: string
  /** What the list or the text is inside of. */
  readonly frame: readonly [start: number, end: number]
  readonly content: readonly [start: number, end: number]
  /** Center of the arrow; undefined outside the sidebar. */
  readonly arrow: number | null
}

/** Open every `details` of a page that can be seen, and measure what is in it. */
export const measureDetails = (visit: Visit): Promise<DetailsPlace[]> =>
  visit.ask(() => {
    const all = [...document.querySelectorAll<HTMLDetailsElement>('details')]
    for (const details of all) details.open = true
    // Lists that float are as wide as they need to be.
    const seen = all.filter((details) => details.matches(':not([data-dropdown])'))
    return seen.flatMap((details) => {
      const [summary, content] = details.children
      const isContents = getComputedStyle(details).display === 'contents'
      const frame = isContents ? details.parentElement : details
      if (!(summary && content && frame) || content.getClientRects().length === 0) return []
      const inner = (element: Element): [number, number] => {
        const { left, right } = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        const edge = (side: 'Left' | 'Right'): number =>
          parseFloat(style[`padding${side}`]) + parseFloat(style[`border${side}Width`])
        return [left + edge('Left'), right - edge('Right')]
      }
      const { left, right } = content.getBoundingClientRect()
      const arrowStyle = getComputedStyle(summary, '::after')
      const [from, to] = inner(summary)
      const isLabel = summary.matches('.menu__label')
      const half = parseFloat(arrowStyle.width) / 2
      const arrow = isLabel ? to - parseFloat(arrowStyle.marginRight) - half : (from + to) / 2
      return [
        {
          name: `${details.className} ${details.closest('li')?.textContent ?? summary.textContent}`,
          frame: inner(frame),
          content: [left - parseFloat(getComputedStyle(content).marginLeft), right],
          arrow: details.closest('[data-sidebar]') ? arrow : null,
        } as const,
      ]
    })
  }, undefined)
