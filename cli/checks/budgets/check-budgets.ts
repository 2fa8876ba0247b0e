// Must not read or compress files: it is given their sizes.
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
  /** After gzip, except for images. */
  readonly bytes: number
  /** The number of elements of an HTML file. */
  readonly nodes?: number
}

const names: Readonly<Record<keyof Budgets, string>> = {
  html: 'the HTML of a page',
  css: 'the style sheet of every page',
  javascript: 'the script of every page',
  search: 'the search data of one language and version',
  image: 'an image',
  nodes: 'a page',
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

function overBudget(
  path: OutputPath,
  kind: keyof Budgets,
  [found, limit]: readonly [number, number],
): Diagnostic {
  const amount = (value: number): string =>
    kind === 'nodes' ? `${value} elements` : kilobytes(value)
  return budgetsRules[`budget-${kind}`].report({
    message: `\`${path}\` has ${amount(found)}; the budget for ${names[kind]} is ${amount(limit)} (\`checks.budgets.${kind}\`).`,
    help:
      kind === 'image'
        ? 'Compress the image, or raise the budget.'
        : 'Split the page, or raise the budget.',
    data: { actual: path },
  })
}

/** Reports every file above its budget, the largest first. */
export function checkBudgets(files: readonly FileSize[], budgets: Budgets): Diagnostic[] {
  const byBytes = files.toSorted((a, b) => b.bytes - a.bytes)
  const heavy = byBytes.flatMap((file) => {
    const limit = budgets[file.kind]
    return limit !== undefined && file.bytes > limit
      ? [overBudget(file.path, file.kind, [file.bytes, limit])]
      : []
  })
  const { nodes } = budgets
  if (nodes === undefined) return heavy
  const crowded = files
    .filter((file) => (file.nodes ?? 0) > nodes)
    .toSorted((a, b) => (b.nodes ?? 0) - (a.nodes ?? 0))
  return [
    ...heavy,
    ...crowded.map((file) => overBudget(file.path, 'nodes', [file.nodes ?? 0, nodes])),
  ]
}
