// `npm run bench:serve`: the development server beside its goals. From the start of the process to the first page, without
// and with a cache; from a save to the screen of a real Chromium, for Markdown, style sheets and components. Medians and
// ranges; nothing is asserted here, goals are read by people. `--large` adds 10,000 pages, or as many as BENCH_PAGES says;
// `--site <folder>` takes a site.
import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { findChromium } from '../helpers/find-chromium.mjs'
import { pagePath, writeCorpus } from './corpus.mjs'
import { runNode } from './measure.mjs'
import { mebibytesOf, secondsOf } from './process-tree.mjs'
import { median } from './statistics.mjs'

const cli = fileURLToPath(new URL('../../dist/docs-ssg.js', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'docs-ssg-bench-serve-'))
const largeCount = Number(process.env.BENCH_PAGES ?? 10_000)
const runs = process.argv.includes('--quick') ? 3 : process.argv.includes('--thorough') ? 9 : 5

/** What the server prints when all pages are built, or when it compiles them on request. */
const builtOrOnRequest = /Built all pages|This site has [\d,]+ pages/

/** `123 (120-129)`, the median first. */
function describe(numbers, digits = 0) {
  const all = numbers.toSorted((a, b) => a - b)
  return `${median(all).toFixed(digits)} (${all[0].toFixed(digits)}-${all.at(-1).toFixed(digits)})`
}

function line(name, value, goal = '') {
  console.log(`  ${name.padEnd(52)}${value.padEnd(24)}${goal && `goal ${goal}`}`)
}

/** Start the server; resolves when it prints its URL. */
async function start(site) {
  const started = performance.now()
  const child = spawn(process.execPath, [cli, 'serve', site, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  let printed = ''
  const waiting = new Set()
  child.stdout.on('data', (part) => {
    printed += part
    for (const look of waiting) look()
  })
  const until = (pattern) =>
    new Promise((resolve) => {
      const look = () => {
        const found = pattern.exec(printed)
        if (found) resolve(found[0])
        if (found) waiting.delete(look)
      }
      waiting.add(look)
      look()
    })
  const url = await until(/http:\/\/\S+/)
  return {
    url,
    started,
    until,
    seconds: () => secondsOf(child.pid),
    mebibytes: () => mebibytesOf(child.pid),
    stop: () =>
      new Promise((resolve) => {
        child.once('close', resolve)
        child.kill('SIGINT')
      }),
  }
}

/** Milliseconds and processor seconds until a page has been received, and until everything is built. */
async function firstPage(site, path) {
  const server = await start(site)
  const response = await fetch(server.url + path)
  const text = await response.text()
  if (!response.ok || !text.includes('</html>')) throw new Error(`${path}: ${response.status}`)
  const milliseconds = performance.now() - server.started
  const seconds = server.seconds()
  await server.until(builtOrOnRequest)
  const whole = performance.now() - server.started
  const mebibytes = server.mebibytes()
  await server.stop()
  return { milliseconds, seconds, whole, mebibytes }
}

const forget = (site) => rmSync(join(site, '.docs-ssg'), { recursive: true, force: true })

async function benchStart(site, path, { isCold, goal }) {
  const results = []
  for (let run = 0; run < runs; run += 1) {
    if (isCold) forget(site)
    results.push(await firstPage(site, path))
  }
  const pick = (key) => results.map((result) => result[key])
  const name = isCold ? 'without a cache' : 'with a cache'
  line(`first page, ${name}, ms`, describe(pick('milliseconds')), goal)
  line('  processor seconds until then', describe(pick('seconds'), 2))
  line('  everything built, ms', describe(pick('whole')))
  line('  memory then, MiB', describe(pick('mebibytes')))
}

/**
 * Milliseconds from each save until the page shows it, and of the server's processor. `shows`: an expression for the
 * page, of the round.
 */
async function benchEdits(page, count, { save, shows, seconds }) {
  const times = []
  const busy = []
  for (let round = 1; round <= count; round += 1) {
    // Survives a load of the page.
    const shown = page.waitForFunction(shows(round), undefined, { timeout: 120_000 })
    const before = seconds()
    const started = performance.now()
    save(round)
    await shown
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, 300))
    busy.push((seconds() - before) * 1000)
  }
  return { times, busy }
}

const component = (round) =>
  `import { useState } from 'react'
export default function Counter() {
  const [count, setCount] = useState(0)
  return <button type="button" data-round="${round}" onClick={() => setCount(count + 1)}>{count}</button>
}
`

/** A corpus with a style sheet and a page with two islands. */
function writeSite(folder, count) {
  writeCorpus(folder, count)
  mkdirSync(join(folder, 'parts'), { recursive: true })
  writeFileSync(join(folder, 'site.css'), ':root { --round: 0 }\n')
  writeFileSync(join(folder, 'parts/counter.jsx'), component(0))
  writeFileSync(
    join(folder, 'parts/other.jsx'),
    component(0).replace('data-round="0"', 'className="other"'),
  )
  writeFileSync(join(folder, 'docs/islands.md'), '# Islands\n\n<Counter />\n\n<Other />\n')
  writeFileSync(
    join(folder, 'site.config.mjs'),
    `export default { title: 'Corpus', url: 'https://corpus.example', docs: { showLastUpdateTime: false },
  customCss: ['site.css'], components: { Counter: 'parts/counter.jsx', Other: 'parts/other.jsx' } }
`,
  )
}

const page40 = pagePath(40)
const urlOf = (path) => path.replace(/\.md$/, '')

async function benchScreen(browser, site, { count, goal, isLarge = false }) {
  const server = await start(site)
  await server.until(/Built all pages|Ready in/)
  // The pages' policy refuses the expressions of this measurement.
  const page = await browser.newPage({ bypassCSP: true })
  const open = async (path) => {
    await page.goto(server.url + path, { waitUntil: 'load' })
    await server.until(builtOrOnRequest)
    await page.waitForFunction('performance.getEntriesByName(location.href).length > 1')
    await page.evaluate('window.sameLoad = true')
  }
  await open(urlOf(page40))
  const file = join(site, 'docs', page40)
  const { seconds } = server
  const tell = (name, { times, busy }, goals) => {
    line(`${name}: save to screen, ms`, describe(times), goals.screen)
    line('  of the processor, ms', describe(busy), goals.processor)
  }
  const markdown = await benchEdits(page, count, {
    seconds,
    save: (round) => appendFileSync(file, `\nRound ${round} of edits.\n`),
    shows: (round) => `document.querySelector('main').textContent.includes('Round ${round} of')`,
  })
  tell('Markdown', markdown, { screen: goal })
  if (!isLarge) {
    await open('islands')
    const styles = await benchEdits(page, count, {
      seconds,
      save: (round) => writeFileSync(join(site, 'site.css'), `:root { --round: ${round} }\n`),
      shows: (round) =>
        `getComputedStyle(document.documentElement).getPropertyValue('--round').trim() === '${round}'`,
    })
    tell('style sheet', styles, { processor: '<= 150' })
    line('  without a load', String(await page.evaluate('window.sameLoad === true')))
    await page.locator('button.other').click()
    const parts = await benchEdits(page, count, {
      seconds,
      save: (round) => writeFileSync(join(site, 'parts/counter.jsx'), component(round)),
      shows: (round) => `document.querySelector('main [data-round="${round}"]') !== null`,
    })
    tell('component', parts, { processor: '<= 300' })
    await page.waitForLoadState('load')
    const [isSame, state] = await page.evaluate(
      `[window.sameLoad === true, document.querySelector('button.other')?.textContent]`,
    )
    line('  without a load; the other island keeps its state', `${isSame}; ${state === '1'}`)
  }
  await page.close()
  await server.stop()
}

const given = process.argv.indexOf('--site')
let browser
try {
  console.log(`Node ${process.version}; median (range) of ${runs} runs`)
  if (given !== -1) {
    const site = process.argv[given + 1] ?? ''
    const path = process.argv[given + 2] ?? ''
    await benchStart(site, path, { isCold: true })
    await benchStart(site, path, { isCold: false })
  } else {
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
    })
    const small = join(root, 'small')
    writeSite(small, 70)
    console.log('70 pages')
    await benchStart(small, urlOf(page40), { isCold: true, goal: '<= 2500' })
    await benchStart(small, urlOf(page40), { isCold: false, goal: '<= 1500' })
    await benchScreen(browser, small, { count: 11, goal: '<= 100' })
    if (process.argv.includes('--large')) {
      const large = join(root, 'large')
      writeCorpus(large, largeCount)
      runNode([cli, 'build', large, '--out-dir', join(root, 'out')], large)
      console.log(`${largeCount.toLocaleString('en')} pages`)
      await benchStart(large, urlOf(page40), { isCold: false, goal: '<= 10000' })
      await benchScreen(browser, large, { count: 5, goal: '<= 1000', isLarge: true })
    }
  }
} finally {
  await browser?.close()
  rmSync(root, { recursive: true, force: true })
}
