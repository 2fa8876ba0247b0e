// Enters: the sizes of the emitted files. Leaves: what is heavier than the config allows, the worst first.
// Must not read files or compress; sizes are handed in.
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { OutputPath } from '../../model/paths.ts'

import { budgetsRules } from './budgets-rules.ts'

/** Limits in bytes after gzip, nodes in elements; a limit left out is not checked. */
export interface Budgets {
  readonly html?: number
  readonly css?: number
  readonly javascript?: number
  readonly search?: number
  readonly image?: number
  readonly nodes?: number
}

export interface FileSize {
  readonly path: OutputPath
  readonly kind: keyof Omit<Budgets, 'nodes'>
  /** After gzip; of an image as it is. */
  readonly bytes: number
  /** Elements of an HTML file. */
  readonly nodes?: number
}

const names: Readonly<Record<keyof Budgets, string>> = {
  html: 'HTML of a page',
  css: 'style sheets of a page',
  javascript: 'JavaScript loaded with a page',
  search: 'search data of one language and version',
  image: 'one picture',
  nodes: 'elements of a page',
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

function finding(
  path: OutputPath,
  kind: keyof Budgets,
  [found, limit]: readonly [number, number],
): Diagnostic {
  const amount = (value: number): string => (kind === 'nodes' ? String(value) : kilobytes(value))
  return budgetsRules[`budget-${kind}`].report({
    message: `\`${path}\` has ${amount(found)}; the budget for ${names[kind]} is ${amount(limit)} (\`checks.budgets.${kind}\`).`,
    help:
      kind === 'image'
        ? 'Make the picture smaller, or raise the budget.'
        : 'Split the page, or raise the budget.',
    data: { actual: path },
  })
}

/** Report every file above its budget; heaviest first within a kind. */
export function checkBudgets(files: readonly FileSize[], budgets: Budgets): Diagnostic[] {
  const byBytes = files.toSorted((a, b) => b.bytes - a.bytes)
  const heavy = byBytes.flatMap((file) => {
    const limit = budgets[file.kind]
    return limit !== undefined && file.bytes > limit
      ? [finding(file.path, file.kind, [file.bytes, limit])]
      : []
  })
  const { nodes } = budgets
  if (nodes === undefined) return heavy
  const crowded = files
    .filter((file) => (file.nodes ?? 0) > nodes)
    .toSorted((a, b) => (b.nodes ?? 0) - (a.nodes ?? 0))
  return [...heavy, ...crowded.map((file) => finding(file.path, 'nodes', [file.nodes ?? 0, nodes]))]
}
