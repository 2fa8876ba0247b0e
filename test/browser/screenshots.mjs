// Pictures of every page kind of the built site, in both modes and four widths, and of what opens, is focused, printed or
// shown in forced colors, into screenshots/. `--site <folder>` takes another built site than build/. With `--looks`, it makes the
// picture on the home page of the manual instead.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { serveGzip } from '../bench/serve-gzip.mjs'
import { findChromium } from '../helpers/find-chromium.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const given = process.argv.indexOf('--site')
const folder = given === -1 ? join(root, 'build') : (process.argv[given + 1] ?? '')
const target = join(root, 'screenshots')
const pages = {
  home: '/',
  doc: '/tutorials/quick-start',
  api: '/api/configureStore',
  errors: '/errors?code=11',
  search: '/search?q=slice',
  'not-found': '/no-such-page',
}

/** What a reader can do to a page, by name: width, page and the deed. */
const states = {
  'menu-open': [390, '/api/configureStore', (page) => page.click('[data-menu-open]')],
  'search-open': [1280, '/api/configureStore', openSearch],
  'search-open-phone': [390, '/api/configureStore', openSearch],
  'focus-ring': [1280, '/api/configureStore', (page) => page.locator('main p a').first().focus()],
  'skip-link': [1280, '/api/configureStore', (page) => page.keyboard.press('Tab')],
  article: [1280, '/api/configureStore', (page) => page.mouse.wheel(0, 1400)],
  print: [800, '/api/configureStore', (page) => page.emulateMedia({ media: 'print' })],
  'forced-colors': [
    1280,
    '/api/configureStore',
    (page) => page.emulateMedia({ forcedColors: 'active' }),
  ],
}

async function openSearch(page) {
  await page.keyboard.press('Control+k')
  await page.locator('.search-modal input').fill('slice')
  await page.waitForTimeout(800)
}

async function picture(page, name) {
  await page.screenshot({ path: join(target, `${name}.png`) })
}

/** The window of the picture in the manual, which is made, and shown, at about half of its size. */
const lookWindow = { width: 1024, height: 576 }
const lookScale = 0.5625

/** An article, its left half in light mode and its right half in dark mode, as WebP, which Chromium can write from a canvas only. */
async function makeLooks(browser) {
  const images = join(root, 'docs/static/img')
  await mkdir(images, { recursive: true })
  const halves = []
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({
      colorScheme,
      viewport: lookWindow,
      deviceScaleFactor: lookScale,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(`${site.origin}/api/createSlice`, { waitUntil: 'networkidle' })
    halves.push((await page.screenshot()).toString('base64'))
    await context.close()
  }
  const page = await browser.newPage()
  const webp = await page.evaluate(joinHalves, halves)
  await writeFile(join(images, 'looks.webp'), Buffer.from(webp, 'base64'))
}

async function joinHalves(halves) {
  const [light, dark] = halves.map((png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    return image
  })
  await Promise.all([light.decode(), dark.decode()])
  const { width, height } = light
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  context.drawImage(light, 0, 0)
  // The line between the halves is slanted, so that it cuts no column of the page.
  context.moveTo(width * 0.66, 0)
  context.lineTo(width, 0)
  context.lineTo(width, height)
  context.lineTo(width * 0.46, height)
  context.clip()
  context.drawImage(dark, 0, 0)
  return canvas.toDataURL('image/webp', 0.4).split(',')[1]
}

async function inMode(browser, colorScheme, width, take) {
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  await take(await context.newPage())
  await context.close()
}

const site = await serveGzip(folder)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless', '--no-sandbox'],
})
if (process.argv.includes('--looks')) {
  await makeLooks(browser)
  await browser.close()
  site.close()
  process.exit()
}
await mkdir(target, { recursive: true })
for (const mode of ['light', 'dark']) {
  for (const width of [1440, 996, 390, 320]) {
    await inMode(browser, mode, width, async (page) => {
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(site.origin + path, { waitUntil: 'networkidle' })
        await picture(page, `${name}-${width}-${mode}`)
      }
    })
  }
  for (const [name, [width, path, act]] of Object.entries(states)) {
    await inMode(browser, mode, width, async (page) => {
      await page.goto(site.origin + path, { waitUntil: 'networkidle' })
      await act(page)
      await page.waitForTimeout(200)
      await picture(page, `state-${name}-${mode}`)
    })
  }
}
await browser.close()
site.close()
console.log(`Pictures of ${Object.keys(pages).length} pages are in screenshots/.`)
