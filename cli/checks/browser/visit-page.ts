// One built page in a browser. Enters: a context and an address. Leaves: findings about all that happens there.
// Must not know what a site is made of.
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { browserRules } from './browser-rules.ts'
import { pressControls } from './press-controls.ts'

export interface Visit {
  readonly url: string
  /** Path below the output folder. */
  readonly path: string
  readonly place: Place | undefined
  /** The source of axe-core; undefined when the site has not installed it. */
  readonly axe: string | undefined
}

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly unknown[] }[]
}

/** Violations of WCAG 2.2 A and AA. */
async function runAxe(page: Page, source: string): Promise<readonly string[]> {
  // What is out of sight is laid out later, and only then can its boxes be reached by keyboard.
  await page.evaluate(
    `document.documentElement.setAttribute('data-laid-out', '');
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`,
  )
  await page.evaluate(source)
  const violations: readonly Violation[] = await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] })
      .then(({ violations }) => violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target }) => ({ target })) })))`,
  )
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (\`${nodes[0]?.target.join(' ') ?? ''}\`)`,
  )
}

/** The first line of what a script of the page says went wrong; what the browser says of the network has no arguments. */
function toComplaint(message: ConsoleMessage): string | undefined {
  const [line = ''] = message.text().split('\n')
  // React tells of HTML that it had to make anew as a warning.
  const isError = message.type() === 'error' || /Minified React error/.test(line)
  return isError && message.args().length > 0 ? line.replace(/^Error: /, '') : undefined
}

/** What is out of sight is laid out when the reader moves; which boxes scroll is known two frames later. */
async function layOut(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForSelector('html[data-laid-out]', { timeout: 10_000 }).catch(() => {})
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))',
  )
}

/** Islands sleep until the reader turns to them, and so would their faults. */
async function wakeIslands(page: Page): Promise<void> {
  const islands = await page.locator('[data-island]').all()
  for (const island of islands) await island.dispatchEvent('pointerover')
  if (islands.length > 0) await page.waitForLoadState('networkidle').catch(() => {})
}

/** What a visit brought to light, by rule. */
interface Observed {
  readonly errors: ReadonlySet<string>
  readonly refused: ReadonlySet<string>
  readonly barriers: readonly string[]
  readonly dead: readonly string[]
}

function toFindings({ path, place }: Visit, observed: Observed): Diagnostic[] {
  const finding = (rule: keyof typeof browserRules, what: string, help: string): Diagnostic =>
    browserRules[rule].report({
      message: `\`${path}\`: ${what}`,
      help,
      data: { actual: path },
      ...(place ? { place } : {}),
    })
  const { barriers, dead, errors, refused } = observed
  return [
    ...barriers.map((what) =>
      finding('browser-accessibility', `${what}.`, 'Do what the rule says.'),
    ),
    ...dead.map((what) =>
      finding(
        'browser-dead-control',
        `${what} does nothing.`,
        'Open the page with the console of the browser open.',
      ),
    ),
    ...[...errors].map((what) =>
      finding('browser-error', `an error is thrown: \`${what}\`.`, 'Mend the component or script.'),
    ),
    ...[...refused].map((what) =>
      finding(
        'browser-policy',
        `the policy refused something: ${what}`,
        'Take it out, or allow it.',
      ),
    ),
  ]
}

/** Open the page, look at it, press what can be pressed, and report what went wrong. */
export async function visitPage(context: BrowserContext, visit: Visit): Promise<Diagnostic[]> {
  const page = await context.newPage()
  const errors = new Set<string>()
  const refused = new Set<string>()
  page.on('pageerror', (error) => errors.add(error.message))
  page.on('console', (message) => {
    const complaint = toComplaint(message)
    if (/Content.Security.Policy/i.test(message.text())) refused.add(message.text())
    else if (complaint !== undefined) errors.add(complaint)
  })
  try {
    await page.goto(visit.url, { waitUntil: 'load' })
    await page.waitForSelector('html[data-alive]', { timeout: 10_000 }).catch(() => {
      errors.add('the script of the site did not start')
    })
    await wakeIslands(page)
    await layOut(page)
    const barriers = visit.axe === undefined ? [] : await runAxe(page, visit.axe)
    const dead = await pressControls(page)
    return toFindings(visit, { errors, refused, barriers, dead })
  } finally {
    await page.close()
  }
}
