import type { Figures, ScaleFigures } from './figures.ts'
import { formatKilobytes, formatNumber } from './figures.ts'
import { createPage, table } from './page.ts'

/** The page about speed and size. */
export function createFiguresPage(figures: Figures, scale: ScaleFigures): string {
  const { date, machine, node, command, version, builds, page, installation } = figures
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
      'The command generates a site with the given number of pages, each with headings, links, tables and highlighted code, and builds the same pages with every generator that is installed. The generators take turns, so that other work on the machine slows all of them, and a figure is the median of the runs. With 70 pages, the first build of each generator is not measured, because docs-ssg keeps compiled code and the system keeps files for the next one. docs-ssg checks all links, anchors and images in each of these builds; the others build only.',
      '## Builds',
      ...builds.flatMap(({ pages, tools }) => [
        `### ${formatNumber(pages)} pages`,
        table(
          ['', 'without a cache', 'nothing changed', 'one page changed', 'memory'],
          tools.map(({ name, cold, unchanged, oneEdit, memory }) => [
            name,
            ...[cold, unchanged, oneEdit].map((seconds) => `${seconds.toFixed(2)} s`),
            memory === undefined ? 'not measured' : `${formatNumber(memory)} MiB`,
          ]),
        ),
      ]),
      ...(builds.some(({ tools }) => tools.length > 1)
        ? [
            'Hugo is a native program that highlights and renders Markdown but runs no components; it shows what is possible without JavaScript.',
          ]
        : []),
      ...describeScale(scale),
      ...(page
        ? [
            '## What a page loads',
            'A reader who opens a page downloads these bytes, compressed with gzip:',
            table(
              ['HTML', 'style sheets', 'scripts'],
              [[page.html, page.css, page.javascript].map(formatKilobytes)],
            ),
            'The page can be read before the scripts arrive. Search data, diagrams and components of the site are loaded only where they are used.',
          ]
        : []),
      ...(installation
        ? [
            '## Installation',
            `\`npm install docs-ssg\` adds ${installation.packages} packages with ${installation.megabytes} MB in total.`,
          ]
        : []),
      '## Measure it yourself',
      'Clone the repository and run the benchmark. It compares with other generators if you name a folder in which they are installed:',
      '```sh\nnpm ci\nnpm run bench\nnpm run bench:scale\nBENCH_PEERS=~/generators npm run bench\n```',
    ],
  })
}

/** How time and memory grow with the number of pages. */
function describeScale({ date, machine, command, rows, serve }: ScaleFigures): readonly string[] {
  const sizes = [...new Set(rows.map(({ pages }) => pages))]
  const names = [...new Set(rows.map(({ name }) => name))]
  const cell = (name: string, pages: number): string => {
    const row = rows.find((one) => one.name === name && one.pages === pages)
    if (!row) return 'not measured'
    if (row.seconds === undefined) return 'ended with an error'
    const memory = row.memory === undefined ? '' : `, ${formatNumber(row.memory)} MiB`
    return `${row.seconds.toFixed(1)} s${memory}`
  }
  return [
    '## Large sites',
    `Measured on ${date} by \`${command}\` (${machine}): one build each of growing sites with 13 kB of Markdown on a page.`,
    table(
      ['', ...sizes.map((pages) => `${formatNumber(pages)} pages`)],
      names.map((name) => [name, ...sizes.map((pages) => cell(name, pages))]),
    ),
    '![Build time and peak memory against the number of pages, a line for each generator](/scale.svg)',
    ...(serve
      ? [
          `In \`docs-ssg serve\` with ${formatNumber(serve.pages)} pages, the first page can be read after ${serve.first.toFixed(1)} s, and an edit of it after ${serve.edit.toFixed(2)} s.`,
        ]
      : []),
  ]
}
