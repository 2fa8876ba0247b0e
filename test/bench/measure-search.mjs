// The search of one page in Chromium. Given a browser and an address, it returns milliseconds and
// bytes.

/** 4 times slower processor; with `network` also 562 ms latency and 1.5 Mbit/s. */
async function slowDown(session, network) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!network) return
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: (1.5 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

// oxlint-disable unicorn/consistent-function-scoping -- these functions run in the page

/** Runs in the page: press the key, type as soon as there is a field, note when field and first hit are on the screen. */
function askOnce(query) {
  return new Promise((resolve) => {
    const started = performance.now()
    const root = document.documentElement
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    let opened
    const type = (field) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      set.call(field, query)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const look = () => {
      const field = document.querySelector('.search-modal__input')
      if (field && opened === undefined) {
        opened = performance.now() - started
        type(field)
      }
      const isThere = document.querySelector('.search-modal [role=option]') !== null
      if (!isThere) return void requestAnimationFrame(look)
      const first = performance.now() - started
      resolve({ opened, first, afterOpening: first - opened })
    }
    look()
  })
}

/** Runs in the page: the tasks that kept it from answering. */
function watchTasks() {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.longTasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}

/**
 * Ask once, with nothing fetched before, then type on letter by letter. `speed`: `plain`, `slow` (processor) or
 * `poor` (processor and network). Milliseconds to the open modal, to the first hit and for the longest event of a
 * key; long tasks since the modal was called; kB fetched for the first hit, with headers.
 */
export async function measureSearch(browser, url, { query, typed, speed }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await page.addInitScript(watchTasks)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-alive'))
  await page.waitForTimeout(300)
  if (speed !== 'plain') await slowDown(session, speed === 'poor')
  await page.evaluate(() => (window.longTasks.length = 0))
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  const times = await page.evaluate(askOnce, query)
  const ofFirst = bytes
  const keys = await typeOn(page, typed)
  const tasks = await page.evaluate(() => window.longTasks.map(({ duration }) => duration))
  await context.close()
  return { ...times, ...keys, tasks, bytes: ofFirst / 1000 }
}

/** Type a query letter by letter; the longest that the page was busy with one key, script and layout together. */
async function typeOn(page, typed) {
  await page.fill('.search-modal__input', '')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  const costs = []
  for (const letter of typed) {
    const before = await busy()
    await page.keyboard.type(letter)
    await page.waitForTimeout(60)
    costs.push((await busy()) - before)
  }
  costs.sort((a, b) => a - b)
  return { key: costs[costs.length >> 1], worstKey: costs.at(-1) }
}
