import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countAttempts } from '../helpers/count-attempts.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { runCli } from '../helpers/run-cli.ts'
import { attemptsOf, hostilePages, places } from './hostile-values.ts'
import { openHostile, settled, touchEverything } from './open-hostile.ts'
import { type Served, serveFolder } from './serve-folder.ts'
import { temporaryFolder } from '../helpers/site-of.ts'

let browser: Browser
let siteDir: string
const servers = new Map<string, Served>()

/** Components as sites write them: they show a prop, and spread what else they are given. */
const component = (name: string, isLive: boolean): string => `${isLive ? "'use client'\n" : ''}
import { isValidElement${isLive ? ', useEffect, useState' : ''} } from 'react'
const toChild = (value) => isValidElement(value) ? value : value && JSON.stringify(value)
export default function ${name}({ text, rest, ...props }) {
  ${isLive ? 'const [on, setOn] = useState(false); useEffect(() => setOn(true), [])' : 'const on = false'}
  const { children, ...others } = typeof rest === 'object' && rest !== null ? rest : {}
  const known = 'dangerouslySetInnerHTML' in others || 'style' in others && typeof others.style === 'string'
    ? { ...others, style: undefined } : others
  return <span {...props} {...known} data-on={String(on)}>
    {known.dangerouslySetInnerHTML ? undefined : <>{toChild(text)}{toChild(children)}</>}
  </span>
}
`
/** The errors among the problems that the build reports, of which there are thousands. */
const errorsOf = (report: string): string =>
  report
    .split('\n\n')
    .filter((problem) => / {2}error {2}/.test(problem))
    .slice(0, 20)
    .join('\n\n')

/** Passes everything on to an element of its own name, which React doesn't know. */
const custom = `export default function Custom({ style, children, ...props }) {
  return <x-custom {...props}>{children}</x-custom>
}
`
/** Passes everything on to an element that the page may choose. */
const chosen = `export default function Chosen({ style, as: Tag = 'a', ...props }) {
  return <Tag {...props} />
}
`

/** Passes everything on, as a button or a frame of a component library does. */
const bare = `export default function Bare({ style, children, ...props }) {
  return <iframe {...props} title="a" loading="lazy" />
}
`

beforeAll(async () => {
  siteDir = await temporaryFolder()
  const pages = Object.entries(hostilePages()).map(
    ([path, text]) => [`docs/${path}`, text] as const,
  )
  const rules = [
    'unknown-component',
    'no-literal',
    'component-tag',
    'no-javascript',
    'unsafe-prop',
    'dangerous-url',
    'broken-link',
    'broken-asset',
    'broken-anchor',
    'reserved-id',
    'active-file',
    'active-svg',
  ]
  const config = {
    title: 'Quarry',
    components: {
      Show: 'parts/show.jsx',
      Live: 'parts/live.jsx',
      Bare: 'parts/bare.jsx',
      Custom: 'parts/custom.jsx',
      Chosen: 'parts/chosen.jsx',
    },
    docs: { showLastUpdateTime: false },
    checks: { rules: Object.fromEntries(rules.map((rule) => [rule, 'log'])) },
  }
  const files = new Map<string, string>([
    ...pages,
    ['parts/show.jsx', component('Show', false)],
    ['parts/live.jsx', component('Live', true)],
    ['parts/bare.jsx', bare],
    ['parts/custom.jsx', custom],
    ['parts/chosen.jsx', chosen],
    ['site.config.ts', `export default ${JSON.stringify(config)}`],
  ])
  for (const [path, text] of files) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true })
    await writeFile(join(siteDir, path), text)
  }
  const run = await runCli(['build', siteDir, '--time-limit', '600'])
  if (run.exitCode !== 0) throw new Error(errorsOf(run.stdout + run.stderr))
  browser = await connectChromium()
  servers.set('without a policy', await serveFolder(join(siteDir, 'build'), { policy: false }))
  servers.set('with its own policy', await serveFolder(join(siteDir, 'build'), { policy: 'own' }))
})
afterAll(async () => {
  await browser?.close()
  for (const server of servers.values()) await server.close()
  await rm(siteDir, { recursive: true, force: true })
})

describe.each(['without a policy', 'with its own policy'])('%s', (name) => {
  it.each(places.map((place) => place.name))('P18: no payload executes as %s', async (place) => {
    const { page, executed } = await openHostile(browser)
    await page.goto(`${servers.get(name)?.origin ?? ''}/${place}`)
    await page.locator('html[data-alive]').waitFor({ state: 'attached' })
    await page.evaluate(touchEverything)
    const live = page.locator('[data-island="Live"]')
    if (await live.count()) await live.first().locator('[data-on="true"]').waitFor()
    await settled(page)
    countAttempts(attemptsOf(place), executed.length)
    expect(executed).toEqual([])
    await page.context().close()
  })

  it('P18: no file that pages link to executes', async () => {
    const { page, executed } = await openHostile(browser)
    const origin = servers.get(name)?.origin ?? ''
    await page.goto(`${origin}/files`)
    const hrefs = await page
      .locator('main article a[href*="assets/files0-"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    // The image is published without its script, the other four files not at all.
    expect(hrefs.length).toBe(1)
    for (const href of hrefs) {
      await page.goto(origin + href)
      expect(await page.evaluate(() => document.contentType)).toBe('image/svg+xml')
    }
    expect(executed).toEqual([])
    await page.context().close()
  })
})
