// `npm run bench:pages`: the built documentation in Chromium, beside the budgets. Medians and ranges of 3 runs (of 5 with
// `--thorough`); nothing is asserted here, budgets are read by people. `--site <folder>` takes a site that is built, also
// by another generator: `--page <path>` then names the page that is measured instead of the longest one, `--links
// <selector>` the links of the sidebar, and `--no-click` is for sites that load each page anew. `--no-lighthouse` leaves
// out what takes longest.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findChromium } from '../helpers/find-chromium.mjs'
import { runNode } from './measure.mjs'
import { median } from './statistics.mjs'
import { measureClick, measureLoad } from './measure-page.mjs'
import { runLighthouse } from './run-lighthouse.mjs'
import { serveGzip } from './serve-gzip.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    page: { type: 'string' },
    links: { type: 'string' },
    thorough: { type: 'boolean', default: false },
    click: { type: 'boolean', default: true },
    lighthouse: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const temporary = mkdtempSync(join(tmpdir(), 'docs-ssg-bench-'))
const folder = values.site ?? join(temporary, 'site')
const runs = values.thorough ? 5 : 3

/** `12.3 (12.1-12.9)`, the median first. */
function describe(numbers, digits = 0) {
  const all = numbers.toSorted((a, b) => a - b)
  const [least, most] = [all[0], all.at(-1)].map((number) => number.toFixed(digits))
  const middle = median(all).toFixed(digits)
  return least === most ? middle : `${middle} (${least}-${most})`
}

function line(name, value, budget = '') {
  console.log(`  ${name.padEnd(46)}${value.padEnd(24)}${budget && `budget ${budget}`}`)
}

function longestPage() {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => ({ path: `/${file.replace(/\/?index\.html$/, '')}`, file }))
  const size = ({ file }) => statSync(join(folder, file)).size
  return pages.toSorted((a, b) => size(b) - size(a))[0]?.path ?? '/'
}

async function times(count, once) {
  const results = []
  for (let run = 0; run < count; run += 1) results.push(await once())
  return results
}

const pick = (loads, key) => loads.map((load) => load[key])
const withoutFonts = (loads) => loads.map(({ total, fonts }) => total - fonts)

async function reportPage(browser, origin, path) {
  console.log(`\n${path}`)
  const plain = await times(runs, () => measureLoad(browser, origin + path, false))
  const slow = await times(runs, () => measureLoad(browser, origin + path, true))
  line('requests at load, icon included', describe(pick(plain, 'requests')), '<= 6')
  line('JavaScript, kB compressed', describe(pick(plain, 'js'), 1), '<= 12')
  line('CSS, kB', describe(pick(plain, 'css'), 1), '<= 12')
  line('HTML, kB', describe(pick(plain, 'html'), 1), '<= 20')
  line('fonts, kB', describe(pick(plain, 'fonts'), 1), '<= 60')
  line('everything but fonts, kB', describe(withoutFonts(plain), 1), '<= 45')
  line('nodes', describe(pick(plain, 'nodes')), '<= 3000')
  line('layout shift', describe(pick(slow, 'cls'), 3), '0')
  line('first paint, ms, throttled', describe(pick(slow, 'fcp')), 'plain Eleventy 1472')
  line('largest paint, ms, throttled', describe(pick(slow, 'lcp')), 'plain Eleventy 1472')
  line('blocking time, ms, 4 x slower processor', describe(pick(slow, 'tbt')), '<= 50')
}

async function reportClick(browser, origin, path) {
  const { links } = values
  const click = (isSlow) =>
    times(runs, () => measureClick(browser, origin + path, { isSlow, links }))
  line('click to heading, ms, prefetched', describe(await click(false)), '<= 50')
  line('click to heading, ms, prefetched, throttled', describe(await click(true)), '<= 150')
}

async function reportLighthouse(origin, paths) {
  console.log('\nLighthouse: performance / accessibility / best practices / SEO')
  for (const form of ['mobile', 'desktop']) {
    for (const path of paths) {
      const results = await times(runs, () => runLighthouse(origin + path, form))
      const scores = results[0].scores.map((_, index) =>
        describe(results.map((result) => result.scores[index])),
      )
      line(`${form} ${path}`, scores.join(' / '), '100 / 100 / 100 / 100')
      const losses = [...new Set(results.flatMap((result) => result.losses))]
      if (losses.length > 0) console.log(`    ${losses.join('; ')}`)
    }
  }
}

if (values.site === undefined)
  runNode(
    [join(root, 'dist/docs-ssg.js'), 'build', '--out-dir', folder, '--time-limit', '60'],
    root,
  )
const site = await serveGzip(folder)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  const longest = values.page ?? longestPage()
  await reportPage(browser, site.origin, '/')
  await reportPage(browser, site.origin, longest)
  if (values.click) await reportClick(browser, site.origin, longest)
  await browser.close()
  if (values.lighthouse)
    await reportLighthouse(site.origin, ['/', longest, '/errors', '/search?q=slice'])
} finally {
  await browser.close()
  site.close()
  rmSync(temporary, { recursive: true, force: true })
}
