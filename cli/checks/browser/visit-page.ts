// Opens one built page in a browser and reports what goes wrong there.
// Must not know how the site is built.
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { callPage } from './call-page.ts'
import { describeRefusal, distinctRefusals } from './describe-refusal.ts'
import { browserRules } from './browser-rules.ts'
import { pressControls } from './press-controls.ts'
import { pressOwnControls } from './press-own-controls.ts'

export interface Visit {
  readonly url: string
  /** Path below the output folder. */
  readonly path: string
  readonly place: Place | undefined
  /** The source of axe-core; undefined when the site has not installed it. */
  readonly axe: string | undefined
  /** Buttons that were pressed on other pages; those of this page are added. */
  readonly pressed: Set<string>
}

/** Violations of WCAG 2.2 A and AA, each in a line. */
async function runAxe(page: Page, source: string): Promise<readonly string[]> {
  // Content outside the viewport is laid out later, and its scrollable elements get keyboard focus
  // only then.
  await callPage(page, 'layOutAll')
  await page.evaluate(source)
  const barriers = await callPage(page, 'findBarriers')
  return barriers.map(({ id, help, target = '' }) => `${id}: ${help} (\`${target}\`)`)
}

/**
 * The first line of an error that a script of the page logs; messages of the browser about the
 * network have no arguments.
 */
function toErrorText(message: ConsoleMessage): string | undefined {
  const [line = ''] = message.text().split('\n')
  // React warns when it could not hydrate HTML and rendered it again.
  const isError = message.type() === 'error' || /Minified React error/.test(line)
  return isError && message.args().length > 0 ? line.replace(/^Error: /, '') : undefined
}

/** Wait for a state that a page may never reach; it is then checked as it is. */
async function untilTimeout(reached: Promise<unknown>): Promise<void> {
  try {
    await reached
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error
  }
}

/**
 * Content outside the viewport is laid out on the first input; two frames later it is known which
 * elements scroll.
 */
async function layOut(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await untilTimeout(page.waitForSelector('html[data-laid-out]', { timeout: 10_000 }))
  await callPage(page, 'nextFrames')
}

/** Islands are hydrated when the pointer enters them, and their errors appear only then. */
async function hydrateIslands(page: Page): Promise<void> {
  const islands = await page.locator('[data-island]').all()
  for (const island of islands) await island.dispatchEvent('pointerover')
  if (islands.length > 0) await untilTimeout(page.waitForLoadState('networkidle'))
}

/** The text that the script of the page logs before a Mermaid error. */
const diagramError = /^A diagram can’t be drawn, so the page shows its source: (?:Error: )?/

/** Wait until each diagram is drawn or has failed; without Mermaid none is. */
async function drawDiagrams(page: Page): Promise<void> {
  const waiting = page.locator('[data-diagram=mermaid]:not([data-diagram-state])').first()
  await untilTimeout(waiting.waitFor({ state: 'detached', timeout: 20_000 }))
}

/** The problems of one page by kind. */
interface Observed {
  readonly errors: ReadonlySet<string>
  readonly refused: ReadonlySet<string>
  readonly barriers: readonly string[]
  readonly dead: readonly string[]
  readonly diagrams: readonly string[]
}

function toDiagnostics({ path, place }: Visit, observed: Observed): Diagnostic[] {
  const report = (rule: keyof typeof browserRules, what: string, help: string): Diagnostic =>
    browserRules[rule].report({
      message: `\`${path}\`: ${what}`,
      help,
      data: { actual: path },
      ...(place ? { place } : {}),
    })
  const { barriers, dead, diagrams, errors, refused } = observed
  return [
    ...barriers.map((what) =>
      report('browser-accessibility', `${what}.`, 'Follow the advice of that rule of axe-core.'),
    ),
    ...dead.map((what) =>
      report(
        'browser-dead-control',
        `${what} does nothing when it is pressed.`,
        "Open the page in a browser and look at its console. A component of the site runs in the browser if it has event handlers, state or effects, or if its file begins with `'use client'`.",
      ),
    ),
    ...diagrams.map((what) =>
      report('browser-diagram', `a diagram can’t be drawn: ${what}`, 'Fix its Mermaid source.'),
    ),
    ...[...errors].map((what) =>
      report('browser-error', `the page throws \`${what}\`.`, 'Fix the component or script.'),
    ),
    ...distinctRefusals(refused).map((what) =>
      report(
        'browser-policy',
        `the content security policy blocks something: ${what}`,
        describeRefusal(what),
      ),
    ),
  ]
}

/** Opens the page, runs axe-core, presses every control, and reports what went wrong. */
export async function visitPage(context: BrowserContext, visit: Visit): Promise<Diagnostic[]> {
  const page = await context.newPage()
  const errors = new Set<string>()
  const refused = new Set<string>()
  const diagrams: string[] = []
  page.on('pageerror', (error) => errors.add(error.message))
  page.on('console', (message) => {
    const error = toErrorText(message)
    if (diagramError.test(message.text()))
      diagrams.push(message.text().replace(diagramError, '').split('\n    at ')[0] ?? '')
    else if (/Content.Security.Policy/i.test(message.text())) refused.add(message.text())
    else if (error !== undefined) errors.add(error)
  })
  try {
    await page.goto(visit.url, { waitUntil: 'load' })
    await page.waitForSelector('html[data-alive]', { timeout: 10_000 }).catch(() => {
      errors.add('the script of the site did not start')
    })
    await drawDiagrams(page)
    await hydrateIslands(page)
    await layOut(page)
    const barriers = visit.axe === undefined ? [] : await runAxe(page, visit.axe)
    const own = await pressOwnControls(page, visit.pressed)
    if (own.length === 0 && page.url() !== visit.url)
      await page.goto(visit.url, { waitUntil: 'load' })
    const dead = [...own, ...(await pressControls(page))]
    return toDiagnostics(visit, { errors, refused, barriers, dead, diagrams })
  } finally {
    await page.close()
  }
}
