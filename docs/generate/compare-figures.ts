// Sentences about how docs-ssg compares with the other generators of a benchmark, where it is slower too.
import type { CorpusFigures, Figures, ToolFigures } from './figures.ts'
import { formatNumber, nameOf, ownFigures } from './figures.ts'

type Measure = 'cold' | 'unchanged' | 'oneEdit' | 'processor' | 'memory' | 'outputBytes'

/** A smaller difference may be chance. */
const chance = 1.05

const measures: readonly {
  readonly key: Measure
  /** The start of a sentence. */
  readonly name: string
  readonly format: (value: number) => string
}[] = [
  { key: 'cold', name: 'Time without a cache', format: (value) => `${value.toFixed(2)} s` },
  { key: 'processor', name: 'Processor time', format: (value) => `${value.toFixed(1)} s` },
  {
    key: 'unchanged',
    name: 'Time when nothing changed',
    format: (value) => `${value.toFixed(2)} s`,
  },
  { key: 'oneEdit', name: 'Time after one edit', format: (value) => `${value.toFixed(2)} s` },
  { key: 'memory', name: 'Memory', format: (value) => `${formatNumber(Math.round(value))} MiB` },
  {
    key: 'outputBytes',
    name: 'Size of the site',
    format: (value) => `${(value / 1e6).toFixed(1)} MB`,
  },
]

function valueOf(tool: ToolFigures, key: Measure): number | undefined {
  const figure = tool[key]
  return typeof figure === 'number' ? figure : figure?.median
}

interface Comparison {
  readonly name: string
  readonly value: number
  /** How many times as much docs-ssg needs. */
  readonly ratio: number
}

/** The other generators, those that need least first. */
function compareOthers(corpus: CorpusFigures, key: Measure): readonly Comparison[] {
  const tool = ownFigures(corpus)
  const own = tool && valueOf(tool, key)
  if (own === undefined) return []
  return corpus.tools
    .flatMap((other) => {
      const value = valueOf(other, key)
      if (other === tool || other.failed === true || value === undefined) return []
      return [{ name: toSentenceName(other), value, ratio: own / value }]
    })
    .toSorted((a, b) => a.value - b.value)
}

/** `Hugo 0.169`: two Hugos are only told apart by their versions. */
function toSentenceName({ name, version }: ToolFigures): string {
  const [major = '', minor = ''] = version.split('.')
  return name.includes('Hugo') ? `Hugo ${major}.${minor}` : name
}

const times = (ratio: number): string => `${ratio.toFixed(1)} times`

/** `Eleventy 1.1 s, Hugo 0.169 0.7 s`: the generators that need less than docs-ssg, or the fastest one. */
export function compareWithFastest(corpus: CorpusFigures, key: 'cold' | 'unchanged'): string {
  const others = compareOthers(corpus, key)
  const faster = others.filter(({ ratio }) => ratio > chance)
  return (faster.length > 0 ? faster : others.slice(0, 1))
    .map(({ name, value }) => `${name}: ${value.toFixed(1)} s`)
    .join(', ')
}

/** One sentence for each measure of a corpus in which others are better. */
export function losses(corpus: CorpusFigures): readonly string[] {
  const tool = ownFigures(corpus)
  return measures.flatMap(({ key, name, format }) => {
    const own = tool && valueOf(tool, key)
    const better = compareOthers(corpus, key).filter(({ ratio }) => ratio > chance)
    if (own === undefined || better.length === 0) return []
    const list = better.map(
      ({ name: other, value, ratio }) =>
        `${other} ${format(value)} (docs-ssg needs ${times(ratio)} as much)`,
    )
    return [`${name}: docs-ssg ${format(own)}, ${list.join(', ')}.`]
  })
}

/** A list of all corpora and measures in which other generators need less. */
export function lossList({ corpora }: Figures): string {
  return corpora
    .flatMap((corpus) => {
      const found = losses(corpus)
      return found.length === 0
        ? []
        : [`- **${nameOf(corpus)}**`, ...found.map((line) => `  - ${line}`)]
    })
    .join('\n')
}

/** A paragraph for the pages about performance and about other tools. */
export function speedParagraph(figures: Figures): string {
  const sentences = figures.corpora
    .filter(({ label }) => label !== 'generated pages')
    .flatMap((corpus) => {
      const tool = ownFigures(corpus)
      if (!tool?.cold || !tool.oneEdit) return []
      const cold = describeRank(corpus, 'cold')
      const edit = describeRank(corpus, 'oneEdit')
      return [
        `- **${nameOf(corpus)}:** ${tool.cold.median.toFixed(1)} s without a cache${cold}; ${tool.oneEdit.median.toFixed(1)} s after one edit${edit}.`,
      ]
    })
  if (sentences.length === 0) return ''
  return [
    'These are medians of one run with the same pages and the same sidebars in all generators. docs-ssg checks all links, anchors and images in each build and prepares the search; Eleventy and Hugo have a plain layout that does neither.',
    sentences.join('\n'),
  ].join('\n\n')
}

/** `, 1.4 times as long as Hugo 0.169`, or that no other generator needs less. */
function describeRank(corpus: CorpusFigures, key: 'cold' | 'oneEdit'): string {
  const others = compareOthers(corpus, key)
  const faster = others.filter(({ ratio }) => ratio > chance)
  const [next] = others
  if (next === undefined) return ''
  if (faster.length === 0) return ` (the next is ${next.name} with ${next.value.toFixed(1)} s)`
  const list = faster.map(({ name, ratio }) => `${times(ratio)} as long as ${name}`)
  return `, ${new Intl.ListFormat('en').format(list)}`
}
