import { expect, onTestFinished } from 'vitest'
import type { Engine, EngineWindow } from './engine.ts'

/** A visit of a site: a window, and questions to the page in it. */
export interface Visit extends EngineWindow {
  /** Run a function in the page, which sees nothing from around it but its argument. */
  readonly ask: <A, R>(run: (argument: A) => R, argument: A) => Promise<R>
  /** Wait for text in the first match. */
  readonly expectText: (selector: string, text: string) => Promise<void>
  /** Wait until the first match is visible, or until none is. */
  readonly expectVisible: (selector: string, isVisible?: boolean) => Promise<void>
  readonly path: () => Promise<string>
  readonly back: () => Promise<void>
  /** Load a page and wait until its script has started. */
  readonly load: (url: string) => Promise<void>
}

/** A window of 1280 × 800, which ends with the test; no script may have failed in its last page. */
export async function startVisit(engine: Engine, url: string): Promise<Visit> {
  const window = await engine.open()
  onTestFinished(() => window.close())
  await window.resize(1280, 800)
  const visit = toVisit(window)
  await visit.load(url)
  return visit
}

/** What failed in the scripts of the page since it was loaded. */
export const faultsOf = (visit: Visit): Promise<unknown> =>
  visit.ask(() => Reflect.get(window, 'faults'), undefined)

function toVisit(window: EngineWindow): Visit {
  const ask = async <A, R>(run: (argument: A) => R, argument: A): Promise<R> =>
    JSON.parse(
      await window.run(
        `JSON.stringify((${String(run)})(${JSON.stringify(argument) ?? ''}) ?? null)`,
      ),
    )
  const isVisible = (selector: string): Promise<boolean | undefined> =>
    ask((wanted) => {
      const found = document.querySelector(wanted)
      const box = found?.getBoundingClientRect()
      // What a closed `details` contains has a box.
      return box !== undefined && box.width > 0 && box.height > 0 && found?.checkVisibility()
    }, selector)
  const expectVisible = async (selector: string, wanted = true): Promise<void> => {
    await expect.poll(() => isVisible(selector), { message: selector }).toBe(wanted)
  }
  return {
    ...window,
    ask,
    expectVisible,
    click: async (selector) => {
      await expectVisible(selector)
      await window.click(selector)
    },
    expectText: async (selector, text) => {
      const read = (): Promise<string> =>
        ask((wanted) => document.querySelector(wanted)?.textContent.trim() ?? '', selector)
      await expect.poll(read, { message: selector }).toContain(text)
    },
    path: () => ask(() => location.pathname + location.search + location.hash, undefined),
    // By script: drivers wait for a load, which a page that is swapped in never has.
    back: () => ask(() => history.back(), undefined).then(() => undefined),
    load: async (url) => {
      await window.goto(url)
      const isAlive = (): Promise<boolean> =>
        ask(() => document.documentElement.hasAttribute('data-alive'), undefined)
      await expect.poll(isAlive).toBe(true)
      await ask(watchFaults, undefined)
    },
  }
}

function watchFaults(): void {
  const faults: string[] = []
  Reflect.set(window, 'faults', faults)
  addEventListener('error', ({ message }) => faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
}
