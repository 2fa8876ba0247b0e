import type { Barrier } from '../shared/page-check.ts'

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly unknown[] }[]
}

/** The parts of axe-core that are used; see its `doc/API.md`. */
interface Axe {
  readonly run: (
    context: Document,
    options: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly violations: readonly Violation[] }>
}

declare const axe: Axe

/** Resolves when the page was drawn twice. */
export async function nextFrames(): Promise<void> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

/** Lay out what is outside the viewport, as the first input of a reader does. */
export async function layOutAll(): Promise<void> {
  document.documentElement.dataset['laidOut'] = ''
  await nextFrames()
}

/** Run axe-core on the page. Without `preload`, it requests no style sheets of other hosts. */
export async function findBarriers(): Promise<readonly Barrier[]> {
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
    preload: false,
  })
  return violations.map(({ id, help, nodes }) => ({ id, help, target: nodes[0]?.target.join(' ') }))
}
