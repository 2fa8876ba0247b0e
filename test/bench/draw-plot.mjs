// Draws the figures of `bench:scale` as an SVG image: time and memory against pages, a line for each
// generator. The charts are below each other, so that they can be read on phones. The colors follow
// the reader's light or dark mode.
const width = 560
const chartHeight = 320
const frame = { left: 66, top: 44, bottom: 44, width: 455 }
const colors = ['#6d4aff', '#0f8a5f', '#c2410c', '#0369a1', '#a21caf']

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A round number that is at least `value`: 1, 2 or 5 times a power of ten. */
function roundUp(value) {
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 5, 10].map((factor) => factor * power).find((round) => round >= value)
}

function drawChart(rows, { title, top, valueOf, unit }) {
  const { left } = frame
  const base = top + chartHeight - frame.bottom
  const known = rows.filter((row) => Number.isFinite(valueOf(row)))
  const most = {
    pages: Math.max(...known.map((row) => row.pages)),
    value: roundUp(Math.max(...known.map(valueOf))),
  }
  const x = (pages) => left + (pages / most.pages) * frame.width
  const y = (value) => base - (value / most.value) * (chartHeight - frame.top - frame.bottom)
  const names = [...new Set(known.map((row) => row.name))]
  const lines = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const value = part * most.value
    return `<path class="grid" d="M${left} ${y(value).toFixed(1)}h${frame.width}"/><text x="${left - 8}" y="${(y(value) + 5).toFixed(1)}" text-anchor="end">${Number(value.toPrecision(3)).toLocaleString('en')}</text>`
  })
  const ticks = [...new Set(known.map((row) => row.pages))].map(
    (pages) =>
      `<text x="${x(pages).toFixed(1)}" y="${base + 22}" text-anchor="middle">${pages.toLocaleString('en')}</text>`,
  )
  const curves = names.map((name, index) => {
    const points = known.filter((row) => row.name === name)
    const path = points.map((row) => `${x(row.pages).toFixed(1)} ${y(valueOf(row)).toFixed(1)}`)
    const dots = path.map(
      (point) =>
        `<circle cx="${point.replace(' ', '" cy="')}" r="3" fill="${colors[index % colors.length]}"/>`,
    )
    return `<path d="M${path.join('L')}" fill="none" stroke="${colors[index % colors.length]}" stroke-width="2"/>${dots.join('')}`
  })
  return `<g><text class="title" x="${left}" y="${top + 24}">${escape(title)}, ${unit}</text>${lines.join('')}${ticks.join('')}${curves.join('')}</g>`
}

/** The image. `rows`: `{ name, pages, seconds, mebibytes }`; memory that is not known is left out. */
export function drawPlot(rows) {
  const names = [...new Set(rows.map((row) => row.name))]
  const legend = names.map(
    (name, index) =>
      `<g transform="translate(${frame.left + (index % 2) * 240} ${2 * chartHeight + 16 + 26 * Math.floor(index / 2)})"><path d="M0 -4h18" stroke="${colors[index % colors.length]}" stroke-width="3"/><text x="24">${escape(name)}</text></g>`,
  )
  const height = 2 * chartHeight + 26 * Math.ceil(names.length / 2)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="Build time and memory against the number of pages">
<style>text{font:15px system-ui,sans-serif;fill:#444}.title{font-weight:600;font-size:17px}.grid{stroke:#ddd}@media(prefers-color-scheme:dark){text{fill:#ccc}.grid{stroke:#444}}</style>
${drawChart(rows, { title: 'Time', top: 0, valueOf: (row) => row.seconds, unit: 'seconds' })}
${drawChart(rows, { title: 'Peak memory', top: chartHeight, valueOf: (row) => row.mebibytes, unit: 'MiB' })}
${legend.join('\n')}
</svg>
`
}
