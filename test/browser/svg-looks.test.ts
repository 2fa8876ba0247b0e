import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cleanSvg } from '../../cli/content/svg/clean-svg.ts'
import { sha256 } from '../../cli/primitives/hash.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { svgImages } from './svg-images.ts'

let browser: Browser
let page: Page
let current: string | Buffer = ''

beforeAll(async () => {
  browser = await connectChromium()
  page = await browser.newPage({ viewport: { width: 360, height: 260 } })
  // The clock stands still from the start: Chromium draws a time differently when it was beyond it.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement instanceof SVGSVGElement)
        document.documentElement.pauseAnimations()
      observer.disconnect()
    }).observe(document, { childList: true })
  })
  await page.route('http://images.test/**', (route) =>
    route.fulfill(
      route.request().url().endsWith('.svg')
        ? { body: current, contentType: 'image/svg+xml' }
        : { body: htmlOf(current), contentType: 'text/html' },
    ),
  )
})
afterAll(async () => {
  await browser?.close()
})

/** A page with the image under an address of its own, because browsers keep images of the same one. */
function htmlOf(image: string | Buffer): string {
  return `<!doctype html><img src="${sha256(image)}.svg">`
}

/** Pixels of the image when someone opens it, at two times, and in a page. */
async function pixelsOf(image: string | Uint8Array): Promise<string[]> {
  current = Buffer.from(image)
  await page.goto('http://images.test/a.svg')
  const shots: Buffer[] = []
  for (const seconds of [0, 1.5]) {
    await page.evaluate(async (time) => {
      const root = document.documentElement
      if (!(root instanceof SVGSVGElement)) throw new Error('The image is not shown.')
      root.setCurrentTime(time)
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((done) => requestAnimationFrame(done))
    }, seconds)
    shots.push(await page.screenshot())
  }
  if (!/<animate|@keyframes/.test(current.toString())) {
    await page.goto('http://images.test/index.html')
    await page.evaluate(async () => {
      await document.querySelector('img')?.decode()
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((done) => requestAnimationFrame(done))
    })
    shots.push(await page.screenshot())
  }
  return shots.map((shot) => shot.toString('base64'))
}

it.each(Object.entries(svgImages))(
  'P41: an image without scripts looks the same when it is published: %s',
  async (_, image) => {
    const cleaned = cleanSvg(Buffer.from(image))
    expect(cleaned).toMatchObject({ kind: 'clean', removed: [] })
    const before = await pixelsOf(image)
    const after = await pixelsOf(cleaned.kind === 'clean' ? cleaned.text : '')
    expect(after.map((shot, index) => shot === before[index])).toEqual(after.map(() => true))
    const blank = await pixelsOf('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(before[0]).not.toBe(blank[0])
  },
)
