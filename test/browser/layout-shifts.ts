import type { Page } from 'playwright-core'

/** Note every layout shift of the page from its first frame on. To be called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The scores of the shifts so far. https://wicg.github.io/layout-instability/#sec-layout-shift-score */
export async function shiftsOf(page: Page): Promise<readonly number[]> {
  // The browser reports a shift in the frame after it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  return page.evaluate((): readonly number[] => Reflect.get(window, 'shifts'))
}
