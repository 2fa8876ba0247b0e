import { lossList } from './compare-figures.ts'
import type { CorpusFigures, Figures, RunFigures, ToolFigures } from './figures.ts'
import { formatKilobytes, formatNumber, nameOf } from './figures.ts'
import { createPage, table } from './page.ts'

/** The page about speed and size. */
export function createFiguresPage(figures: Figures): string {
  const { date, machine, node, command, version, corpora, page, installation } = figures
  const others = lossList(figures)
  return createPage({
    title: 'Figures',
    description: 'How long docs-ssg takes, how much memory it needs, and what a page weighs.',
    source: 'docs/generate/figures.json',
    body: [
      `Speed depends on the machine, so compare the rows of a table with each other rather than with figures from elsewhere. These were measured on ${date} with docs-ssg ${version}:`,
      [
        `- **Machine:** ${machine}`,
        `- **Node:** ${node.replace(/^v/, '')}`,
        `- **Command:** \`${command}\``,
      ].join('\n'),
      'Every generator builds the same pages with the same sidebar entries, and highlights code. The generators take turns, so that other work on the machine slows all of them. A cell has the median, then the smallest and the largest figure in parentheses. Processor time is that of all processes for a build without a cache, and memory is that of the largest process. docs-ssg checks all links, anchors and images in each of these builds and writes the data of the search; what the others do not do is below each table.',
      '## Builds',
      ...corpora.flatMap(describeCorpus),
      ...(others === ''
        ? []
        : [
            '## Where docs-ssg needs more',
            'In these builds, other generators needed less:',
            others,
          ]),
      ...(page ? describePage(page) : []),
      ...(installation
        ? [
            '## Installation',
            `\`npm install docs-ssg\` adds ${installation.packages} packages with ${installation.megabytes} MB in total.`,
          ]
        : []),
      '## Measure it yourself',
      'Clone the repository and run the benchmark. It builds public documentation if you fetch that first, and compares with other generators if they are installed in a folder that you name:',
      '```sh\nnpm ci\nnode test/bench/fetch-docs.mjs ~/bench-docs\nnode test/bench/tools/install.mjs ~/generators\nBENCH_DOCS=~/bench-docs BENCH_PEERS=~/generators npm run bench\n```',
      '`BENCH_HUGO` names a newer Hugo than the one of the system. Without `BENCH_DOCS`, the real pages are those of this repository.',
    ],
  })
}

function describeCorpus(corpus: CorpusFigures): readonly string[] {
  const { bytes, hash, sources, tools } = corpus
  const about = `${(bytes / 1e6).toFixed(1)} MB of Markdown with the hash \`${hash}\``
  const from =
    sources.length === 0
      ? ''
      : ` The pages are converted to the Markdown that all generators read. They are from ${sources.join(', ')}.`
  const lacking = tools.filter(({ lacks, failed }) => lacks !== '' && failed !== true)
  const notes = lacking.map(({ name, version, lacks }) => `- ${name} ${version} lacks: ${lacks}`)
  return [
    `### ${nameOf(corpus)}`,
    `${about}.${from}`,
    table(
      [
        'Generator',
        'without a cache',
        'processor time',
        'nothing changed',
        'one edit',
        'memory',
        'site',
      ],
      tools.map(toRow),
    ),
    ...(notes.length === 0 ? [] : [notes.join('\n')]),
  ]
}

const seconds = (figure: RunFigures | undefined): string =>
  figure === undefined
    ? 'not measured'
    : `${figure.median.toFixed(2)} s (${figure.low.toFixed(2)}–${figure.high.toFixed(2)})`

function toRow(tool: ToolFigures): readonly string[] {
  const name = `${tool.name} ${tool.version}`
  if (tool.failed === true) return [name, 'ended with an error', '', '', '', '', '']
  const times = [tool.cold, tool.processor, tool.unchanged, tool.oneEdit].map(seconds)
  const memory =
    tool.memory === undefined ? 'not measured' : `${formatNumber(Math.round(tool.memory.high))} MiB`
  return [name, ...times, memory, `${((tool.outputBytes ?? 0) / 1e6).toFixed(1)} MB`]
}

function describePage({ html, css, javascript }: NonNullable<Figures['page']>): readonly string[] {
  return [
    '## What a page loads',
    'A reader who opens a page downloads these bytes, compressed with gzip:',
    table(['HTML', 'style sheets', 'scripts'], [[html, css, javascript].map(formatKilobytes)]),
    'The page can be read before the scripts arrive. Search data, diagrams and components of the site are loaded only where they are used.',
  ]
}
