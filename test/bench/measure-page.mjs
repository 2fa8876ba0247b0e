// One page in Chromium. Given a browser and addresses, it returns figures of one load and of one
// click.

/** 4 times slower processor, 562 ms latency, 1.5 Mbit/s: a phone on a bad day. */
async function throttle(session) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: (1.5 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

// oxlint-disable unicorn/consistent-function-scoping -- these functions run in the page

/** Runs in the page, before anything else: notes what the browser says of paint, shifts and long tasks. */
function watch() {
  const seen = { lcp: 0, fcp: 0, cls: 0, tasks: [] }
  window.seen = seen
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  observe('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value))
  observe('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]))
}

async function open(browser, isSlow) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (isSlow) await throttle(session)
  return { context, page, session }
}

const kinds = { Document: 'html', Stylesheet: 'css', Script: 'js', Font: 'fonts' }

/**
 * A cold load: compressed bytes by type in kB, without the headers of responses, which differ by host; paints, blocking
 * time and layout shift.
 */
export async function measureLoad(browser, url, isSlow) {
  const { context, page, session } = await open(browser, isSlow)
  const responses = new Map()
  const bytes = { html: 0, css: 0, js: 0, fonts: 0, other: 0 }
  let requests = 0
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { kind: kinds[type] ?? 'other', head: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests += 1
    const { kind = 'other', head = 0 } = responses.get(requestId) ?? {}
    bytes[kind] += (encodedDataLength - head) / 1000
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(isSlow ? 2500 : 700)
  const seen = await page.evaluate(() => ({
    ...window.seen,
    nodes: document.querySelectorAll('*').length,
  }))
  await context.close()
  const tbt = seen.tasks
    .filter(([start]) => start >= seen.fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
  const total = Object.values(bytes).reduce((sum, part) => sum + part, 0)
  return { requests, ...bytes, total, ...seen, tbt }
}

/** Links of the sidebar of docs-ssg that lead to other pages and can be seen. */
const sidebarLinks = '[data-sidebar] details[open] a:not([aria-current]):visible'

/**
 * Milliseconds from the click on the first of `links`, a selector, which was hovered before, to the painted heading of
 * its page.
 */
export async function measureClick(browser, url, { isSlow, links = sidebarLinks }) {
  const { context, page } = await open(browser, isSlow)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(isSlow ? 2500 : 500)
  const link = page.locator(links).first()
  await link.hover()
  await page.waitForTimeout(isSlow ? 2500 : 300)
  const time = await link.evaluate(
    (anchor) =>
      new Promise((resolve) => {
        const before = document.querySelector('main h1')?.textContent
        const start = performance.now()
        const look = () => {
          if (document.querySelector('main h1')?.textContent === before)
            return void requestAnimationFrame(look)
          // The frame after the change is on the screen when the next one begins.
          requestAnimationFrame(() => resolve(performance.now() - start))
        }
        anchor.click()
        look()
      }),
  )
  await context.close()
  return time
}
