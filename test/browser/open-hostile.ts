// What hostile pages are opened with: every execution counts, and everything is touched as a reader would.
import type { Browser, Page } from 'playwright-core'

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
    await new Promise((done) => setTimeout(done, 10))
  }
}
