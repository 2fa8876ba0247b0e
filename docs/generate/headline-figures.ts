import type { CorpusFigures, Figures, ToolFigures } from './figures.ts'
import { formatKilobytes, nameOf, ownFigures } from './figures.ts'
import { compareWithFastest } from './compare-figures.ts'

/** The corpora of real pages, the smallest first, with what docs-ssg needed. */
function ownOfReal({
  corpora,
}: Figures): readonly { readonly corpus: CorpusFigures; readonly own: ToolFigures }[] {
  return corpora
    .filter(({ label }) => label === 'real pages')
    .toSorted((a, b) => a.pages - b.pages)
    .flatMap((corpus) => {
      const own = ownFigures(corpus)
      return own ? [{ corpus, own }] : []
    })
}

/** The numbers of the README's first screen, as sentences in a list. */
export function headlineNumbers(figures: Figures): readonly string[] {
  const { page, installation } = figures
  const builds = ownOfReal(figures).flatMap(({ corpus, own }) => {
    if (!own.oneEdit || !own.cold) return []
    const others = compareWithFastest(corpus, 'cold')
    return [
      `**${own.oneEdit.median.toFixed(1)} s** for a checked build of ${nameOf(corpus)} after an edit, ${own.cold.median.toFixed(1)} s without a cache${others === '' ? '' : ` (${others})`}`,
    ]
  })
  return [
    ...builds,
    ...(page
      ? [
          `**${formatKilobytes(page.javascript)}** of script on a page, which is complete without it`,
        ]
      : []),
    ...(installation
      ? [
          `**${installation.packages} packages** and ${installation.megabytes} MB, all of docs-ssg installed`,
        ]
      : []),
  ]
}

/** The four figures of the manual’s home page: a value, and what it is. */
export function homeFigures(figures: Figures): readonly (readonly [value: string, text: string])[] {
  const { page, installation } = figures
  const [smallest, ...larger] = ownOfReal(figures)
  const largest = larger.at(-1)
  const found: (readonly [value: string, text: string])[] = []
  if (smallest?.own.cold)
    found.push([
      `${smallest.own.cold.median.toFixed(2)} s`,
      `checked build of ${nameOf(smallest.corpus)}`,
    ])
  if (largest?.own.oneEdit)
    found.push([
      `${largest.own.oneEdit.median.toFixed(2)} s`,
      `after one of ${nameOf(largest.corpus)} changed`,
    ])
  if (page) found.push([formatKilobytes(page.javascript), 'of script on a page'])
  if (installation)
    found.push([`${installation.packages} packages`, `and ${installation.megabytes} MB to install`])
  return found
}
