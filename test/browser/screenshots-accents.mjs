// Images of a site with every part that has a color, for three accents in both modes, into screenshots/, and the
// contrast that the build has computed for each of them.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { serveGzip } from '../bench/serve-gzip.mjs'
import { findChromium } from '../helpers/find-chromium.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const target = join(root, 'screenshots')
const accents = { violet: '#764abc', yellow: '#ffd500', black: '#000000' }
const shown = {
  home: [1280, '/'],
  everything: [1280, '/everything'],
  phone: [390, '/everything'],
  search: [1280, '/everything', openSearch],
}

async function openSearch(page) {
  await page.keyboard.press('Control+k')
  await page.locator('.search-modal input').fill('guide')
  await page.locator('.search-modal [role=option]').first().waitFor()
}

/** TypeScript of the project as a module. */
async function load(path) {
  const { outputFiles } = await build({
    entryPoints: [join(root, path)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

const { themeFiles } = await load('test/browser/theme-site.ts')
const { measureContrast } = await load('cli/checks/contrast/check-contrast.ts')

async function buildSite(accent) {
  const folder = await mkdtemp(join(tmpdir(), 'docs-ssg-accent-'))
  for (const [path, text] of Object.entries(themeFiles(`theme: { accent: '${accent}' },`))) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  execFileSync(process.execPath, [join(root, 'dist/docs-ssg.js'), 'build', folder])
  return folder
}

/** The pair of colors with the least contrast beyond what WCAG requires, for text and for controls. */
async function describeContrast(folder, mode) {
  const assets = join(folder, 'build/assets')
  const name = (await readdir(assets)).find((file) => /^styles-.*\.css$/.test(file))
  const pairs = measureContrast(await readFile(join(assets, name), 'utf8'), mode)
  return [4.5, 3].map((least) => {
    const all = pairs.filter((pair) => pair.least === least)
    const { front, ground, ratio } = all.toSorted((a, b) => a.ratio - b.ratio)[0]
    return `${all.length} pairs of at least ${least}: ${ratio.toFixed(2)} (${front} on ${ground})`
  })
}

await mkdir(target, { recursive: true })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless', '--no-sandbox'],
})
for (const [name, accent] of Object.entries(accents)) {
  const folder = await buildSite(accent)
  const site = await serveGzip(join(folder, 'build'))
  for (const colorScheme of ['light', 'dark']) {
    console.log(
      `${name} ${colorScheme}: ${(await describeContrast(folder, colorScheme)).join('; ')}`,
    )
    for (const [view, [width, path, act]] of Object.entries(shown)) {
      const viewport = { width, height: 900 }
      const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.goto(site.origin + path, { waitUntil: 'networkidle' })
      await page.waitForSelector('html[data-alive]')
      // Code outside the window is laid out when the reader moves.
      await page.keyboard.press('Shift')
      if (path === '/everything') await page.waitForSelector('html[data-laid-out]')
      await act?.(page)
      const file = join(target, `accent-${name}-${view}-${colorScheme}.png`)
      await page.screenshot({ path: file, fullPage: view === 'everything' })
      await context.close()
    }
  }
  site.close()
  await rm(folder, { recursive: true })
}
await browser.close()
console.log('Images of three accents are in screenshots/.')
