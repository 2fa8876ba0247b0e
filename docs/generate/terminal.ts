// The image of a terminal in the README: what `check` really prints for a site with three mistakes.

/** A site with three mistakes that other tools publish. */
export const brokenSite: Readonly<Record<string, string>> = {
  'site.config.ts':
    "export default {\n  title: 'Counter',\n  url: 'https://docs.example.org',\n  checks: { samples: true },\n}\n",
  'docs/index.md': '# Counter\n\nLearn [how to install it](./instal.md).\n',
  'docs/install.md':
    '# Install\n\n## With npm\n\nRun `npm install counter`.\n\n## Next\n\nGo back to [npm](#with-nmp).\n',
  'docs/usage.md': "# Usage\n\n```ts\nconst start: number = 'zero'\n```\n",
}

const colors: Readonly<Record<string, string>> = {
  '31': '#ff7b72',
  '33': '#e3b341',
  '34': '#79c0ff',
}
const plain = '#e6edf3'
const dim = '#9198a1'

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

interface Style {
  readonly color: string
  readonly isBold: boolean
}

const start: Style = { color: plain, isBold: false }

/** The style after a code of the terminal: colors, bold, dim, and their ends. */
function apply(style: Style, code: string): Style {
  if (code === '1') return { ...style, isBold: true }
  if (code === '2') return { ...style, color: dim }
  if (code === '22') return { color: style.color === dim ? plain : style.color, isBold: false }
  if (code === '39' || code === '0') return { ...style, color: plain }
  return { ...style, color: colors[code] ?? style.color }
}

/** One line with its codes as text elements of SVG. */
function drawLine(line: string, y: number): string {
  let style = start
  // oxlint-disable-next-line no-control-regex
  const spans = line.split(/\u001B\[(\d+)m/).map((part, index) => {
    if (index % 2 === 1) {
      style = apply(style, part)
      return ''
    }
    const weight = style.isBold ? ' font-weight="bold"' : ''
    return part === '' ? '' : `<tspan fill="${style.color}"${weight}>${escapeXml(part)}</tspan>`
  })
  return `<text x="20" y="${y}" xml:space="preserve">${spans.join('')}</text>`
}

/** Output of a terminal with its colors as an image. */
export function drawTerminal(command: string, output: string): string {
  const lines = [`\u001B[2m$\u001B[22m ${command}`, '', ...output.trimEnd().split('\n')]
  // oxlint-disable-next-line no-control-regex
  const columns = Math.max(...lines.map((line) => line.replaceAll(/\u001B\[\d+m/g, '').length))
  const [width, height] = [Math.ceil(columns * 8.43) + 40, lines.length * 20 + 36]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace" font-size="14" role="img">
<title>${escapeXml(command)} reports three findings with file, line and column</title>
<rect width="${width}" height="${height}" rx="8" fill="#0d1117"/>
${lines.map((line, index) => drawLine(line, index * 20 + 33)).join('\n')}
</svg>
`
}
