import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { countAttempts } from '../helpers/count-attempts.ts'
import { type Served, serveFolder } from './serve-folder.ts'
import { alive } from './shell-page.ts'

const far = 'display: block; width: 400vw; height: 400vh'
const styles: readonly string[] = [
  `position: absolute; top: -100vh; left: -100vw; z-index: 9; ${far}`,
  `position: relative; top: -100vh; left: -100vw; z-index: 9; ${far}`,
  `margin: -100vh 0 0 -100vw; position: relative; ${far}`,
  `transform: translate(-100vw, -100vh); ${far}`,
  `translate: -100vw -100vh; ${far}`,
  `display: inline-block; scale: 200; padding: 10px`,
  `position: sticky; top: 0; margin-left: -100vw; ${far}`,
]
const sheets = fileURLToPath(new URL('../../runtime/', import.meta.url))

/** The classes that the style sheets of the theme put over the page or let stick to its edges. */
async function placedClasses(): Promise<readonly string[]> {
  const folders = ['styles', 'styles/optional', 'sidebar']
  const texts = await Promise.all(
    folders.flatMap(async (folder) => {
      const names = (await readdir(join(sheets, folder))).filter((name) => name.endsWith('.css'))
      return Promise.all(names.map((name) => readFile(join(sheets, folder, name), 'utf8')))
    }),
  )
  const found = texts
    .flat()
    .flatMap((text) =>
      Array.from(
        text.matchAll(/\.([\w-]+)[^{}.]*\{(?:(?![{}])[^])*?position: (?:fixed|sticky);/g),
        ([, name = '']) => name,
      ),
    )
  return [...new Set(found)].toSorted()
}

const link = (attribute: string): string => `<a href="https://evil.example/" ${attribute}>x</a>`

let browser: Browser
let served: Served
let names: readonly string[]

beforeAll(async () => {
  names = await placedClasses()
  const bodies = [
    ...styles.map((style) => `style="${style}"`),
    ...names.map((name) => `class="${name}"`),
  ]
  const site = await builtSite({
    'site.config.ts': `export default { title: 'Kit', url: 'https://kit.example' }\n`,
    'docs/index.md': '# Home\n',
    ...Object.fromEntries(
      bodies.map((body, index) => [
        `docs/p${index}.md`,
        `# Page ${index}\n\nText.\n\n${link(body)}\n`,
      ]),
    ),
  })
  expect(site.run.exitCode, site.run.stderr).toBe(0)
  browser = await connectChromium()
  served = await serveFolder(join(site.siteDir, 'build'))
}, 240_000)
afterAll(() => Promise.all([browser.close(), served.close()]))

/** The points of a grid over the window at which a click would reach the link, outside the article. */
const coveredPoints = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const box = document.querySelector('article')?.getBoundingClientRect() ?? new DOMRect()
    const covered: string[] = []
    for (let x = 5; x < innerWidth; x += 40)
      for (let y = 5; y < innerHeight; y += 40) {
        const isInside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
        if (!isInside && document.elementFromPoint(x, y)?.closest('article a[href*="evil"]'))
          covered.push(`${x},${y}`)
      }
    return covered
  })

it('finds the classes of the theme that are placed', () => {
  expect(names).toEqual(expect.arrayContaining(['back-to-top', 'navbar', 'search-modal', 'toc']))
})

it('P18: a link of a page covers nothing outside its article, whatever its style or class', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const found: (readonly string[])[] = []
  const cases = [...styles, ...names]
  for (const index of cases.keys()) {
    await page.goto(`${served.origin}/p${index}/`)
    await alive(page)
    const covered = await coveredPoints(page)
    if (covered.length > 0) found.push([cases[index] ?? '', ...covered.slice(0, 3)])
  }
  countAttempts(cases.length, found.length)
  expect(found).toEqual([])
})
