import axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
}

/** Every violation of WCAG 2.2 A and AA and of best practice: rule, element and why, one a line. */
export async function violations(page: Page): Promise<string[]> {
  // What is out of sight is laid out later, and knows only then whether it scrolls.
  await page.evaluate(async () => {
    document.documentElement.setAttribute('data-laid-out', '')
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done))
    await frame()
    await frame()
  })
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
