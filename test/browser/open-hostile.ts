// What hostile pages are opened with: every execution counts, and everything is touched as a reader would.
import type { Browser, Page } from 'playwright-core'
import { idle } from './shell-page.ts'

/** A page where every `alert` in any frame counts as an execution, and no other server can be reached. */
export async function openHostile(
  browser: Browser,
): Promise<{ readonly page: Page; readonly executed: string[] }> {
  const executed: string[] = []
  const context = await browser.newContext()
  await context.exposeFunction('alert', (mark: unknown) => void executed.push(String(mark)))
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  return { page: await context.newPage(), executed }
}

/** Runs in the page: do what a reader can do with everything that a payload may have made. */
export async function touchEverything(): Promise<void> {
  const main = document.querySelector('main')
  for (const element of main?.querySelectorAll('*') ?? []) {
    for (const type of ['pointerover', 'mouseover', 'focusin', 'toggle', 'error', 'load'])
      element.dispatchEvent(new Event(type, { bubbles: type !== 'error' && type !== 'load' }))
    const isScript = [...element.attributes].some(
      ({ name, value }) =>
        /href$|action$/i.test(name) && /^\s*(?:javascript|data|vbscript):/i.test(value),
    )
    if (element instanceof HTMLElement && isScript) element.click()
  }
  for (let top = 0; top < document.body.scrollHeight; top += 4000) {
    window.scrollTo(0, top)
    // What has come into sight begins to load in the first frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }
}

/**
 * Wait until what a payload has begun had its turn: an image that fails and a frame that loads, both asked for later,
 * and then whatever scripts do when the page is idle.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const comes = (element: HTMLElement, type: string): Promise<unknown> =>
      new Promise((done) => {
        element.addEventListener(type, done, { once: true })
        document.body.append(element)
      })
    await comes(Object.assign(document.createElement('img'), { src: '/no-such-image' }), 'error')
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', '')
    await comes(Object.assign(frame, { src: '/no-such-page' }), 'load')
  })
  await idle(page)
}
