// Opens the built site in a real browser. Builds into a temporary folder and serves it from there.
import { existsSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BrowserType } from 'playwright-core'
import { toHref } from '../../../runtime/shared/urls/url.ts'
import { installPageCheck } from './call-page.ts'
import { visitPage, type Visit } from './visit-page.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { tryReadText } from '../../gate/regular-file.ts'
import { resolveFrom } from '../../primitives/modules/resolve-from.ts'
import { tempPrefix } from '../../primitives/files/temp-prefix.ts'
import type { Site } from '../../model/site.ts'
import type { CheckTools } from '../check.ts'
import { browserRules } from './browser-rules.ts'

const paths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

interface Playwright {
  readonly chromium: BrowserType
}

const isPlaywright = (found: unknown): found is Playwright =>
  typeof found === 'object' && found !== null && 'chromium' in found

function loadBrowser(siteDir: string) {
  const require = createRequire(join(siteDir, 'site.config.ts'))
  try {
    const found: unknown = require('playwright-core')
    if (!isPlaywright(found)) return undefined
    const executablePath = [found.chromium.executablePath(), ...paths].find((path) =>
      existsSync(path),
    )
    return executablePath === undefined ? undefined : { chromium: found.chromium, executablePath }
  } catch {
    return undefined
  }
}

function readAxe(siteDir: string): string | undefined {
  const file = resolveFrom(join(siteDir, 'site.config.ts'), 'axe-core/axe.min.js')
  return file && tryReadText(file)
}

const missing: Diagnostic = browserRules['browser-missing'].report({
  message: '`--browser` needs playwright-core and a Chromium, and the site does not have both.',
  help: 'Install them: `npm i -D playwright-core && npx playwright-core install chromium`.',
})

/** A button that a component of the site writes. */
const ownButton = /<button\b(?![^>]*(?:data-copy|role="tab"))/
const MAX_BUTTON_PAGES = 10

/** All pages that aren't docs, all docs with diagrams, and the first doc with each kind of control and with each island. */
function chooseVisits(site: Site, origin: string): Omit<Visit, 'axe' | 'pressed'>[] {
  const docs = [...site.routes.values()]
  const has = (mark: string) =>
    docs.find(({ page }) => page.html.pieces.some((piece) => piece.includes(mark)))
  const diagrams = site.config.markdown.mermaid
    ? docs.filter(({ page }) =>
        page.html.pieces.some((piece) => piece.includes('data-diagram="mermaid"')),
      )
    : []
  const islands = new Set(docs.flatMap(({ page }) => page.islands))
  const buttons = docs.filter(({ page }) => page.html.pieces.some((piece) => ownButton.test(piece)))
  const chosen = new Set([
    docs[0],
    ...diagrams,
    ...buttons.slice(0, MAX_BUTTON_PAGES),
    ...['data-copy', 'tab-group', 'role="tab"'].map(has),
    ...[...islands].map((name) => docs.find(({ page }) => page.islands.includes(name))),
  ])
  const statics = site.staticRoutes.filter(({ kind }) => kind !== 'not-found')
  return [...statics, ...[...chosen].filter((route) => route !== undefined)].map((route) => {
    const path = 'page' in route ? route.page.source : route.source
    return {
      url: new URL(toHref(route.url, site.config), origin).href,
      path: route.output,
      place: path && { path, line: 1, column: 1 },
    }
  })
}

/**
 * Build, serve and open one page of each kind, and press every control there. If the site can't be
 * built, report why.
 */
export async function checkBrowser(
  site: Site,
  { build, preview }: Pick<CheckTools, 'build' | 'preview'>,
): Promise<readonly Diagnostic[]> {
  const found = loadBrowser(site.config.siteDir)
  if (!found) return [missing]
  const folder = await realpath(await mkdtemp(tempPrefix('browser')))
  const config = { ...site.config, outDir: join(folder, 'site') }
  try {
    const { isBuilt, errors } = await build(config)
    if (!isBuilt) return errors
    const server = await preview(config)
    try {
      return await visitPages(site, server.url, found)
    } finally {
      await server.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function visitPages(
  site: Site,
  origin: string,
  { chromium, executablePath }: NonNullable<ReturnType<typeof loadBrowser>>,
): Promise<readonly Diagnostic[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const permissions = ['clipboard-read', 'clipboard-write']
    const context = await browser.newContext({ permissions })
    await installPageCheck(context)
    const axe = readAxe(site.config.siteDir)
    const pressed = new Set<string>()
    const found: Diagnostic[] = []
    for (const visit of chooseVisits(site, origin))
      found.push(...(await visitPage(context, { ...visit, axe, pressed })))
    return found
  } finally {
    await browser.close()
  }
}
