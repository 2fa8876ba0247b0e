import axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
}

/** Scroll through the page, window by window, back to the top, and wait until all of it is laid out. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo(0, top)
      await frame()
    }
    // Anywhere else, the bar that stays on top could cover half of a link.
    window.scrollTo(0, 0)
  })
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-laid-out'))
  await observed(page)
}

/** Wait for the frame in which the page observes new sizes, and for the one after its changes. */
export async function observed(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/**
 * Every violation of WCAG 2.2 A and AA and of best practice: rule, element and why, one a line. The page stays as it
 * is, so that what the browser has not laid out yet counts as well.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const results: AxeResults = await page.evaluate((run) => {
    const found: typeof axe = Reflect.get(window, 'axe')
    return found.run(document, run)
  }, options)
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = failureSummary?.split('\n').slice(1).join(';').replaceAll(/\s+/g, ' ') ?? ''
      return `${id}: ${target.join(' ')}:${why}`
    }),
  )
}

/** Names of links, buttons, options and groups in which two texts are joined without a space: `InstallSteps`. */
export function gluedNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = 'a, button, summary, [role=option], [role=tab], [id]'
    const glued: string[] = []
    for (const element of document.querySelectorAll(named)) {
      const isNamed =
        element.id === '' || document.querySelector(`[aria-labelledby~="${element.id}"]`)
      if (!isNamed || element.closest('pre, [role=tabpanel], dialog:not([open])')) continue
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      let before: Text | undefined
      while (walker.nextNode()) {
        const text = walker.currentNode
        if (!(text instanceof Text) || text.data === '' || !text.parentElement?.checkVisibility())
          continue
        const range = document.createRange()
        const edge = (node: Text, index: number): DOMRect => {
          range.setStart(node, index)
          range.setEnd(node, index + 1)
          return range.getBoundingClientRect()
        }
        if (before && /[\p{L}\p{N}]$/u.test(before.data) && /^[\p{L}\p{N}]/u.test(text.data)) {
          const [left, right] = [edge(before, before.data.length - 1), edge(text, 0)]
          const isApart =
            Math.abs(right.left - left.right) > 2 && Math.abs(left.left - right.right) > 2
          const isInline = [before, text].every(
            (node) =>
              node.parentElement === element ||
              getComputedStyle(node.parentElement ?? element).display === 'inline',
          )
          if (isApart && isInline && left.top === right.top) glued.push(element.textContent)
        }
        before = text
      }
    }
    return glued
  })
}

/** What sticks out of the window at the side; empty when nothing has to be scrolled sideways. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.localName}.${String(element.className)}`)
      .slice(0, 10)
  })
}
