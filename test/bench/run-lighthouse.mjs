import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { findChromium } from '../helpers/find-chromium.mjs'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Scores of one page, 0 to 100, and the audits that cost points. */
export async function runLighthouse(url, form) {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const flags = { port: chrome.port, output: 'json', logLevel: 'error' }
    const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`)
    const { lhr } = result
    return { scores: categories.map((name) => scoreOf(lhr, name)), losses: lossesOf(lhr) }
  } finally {
    chrome.kill()
  }
}

const scoreOf = (lhr, name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)

function lossesOf(lhr) {
  return categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
  )
}
