import { type Figures, threeNumbers } from './figures.ts'

const start = '<!-- figures: made by `npm run docs:reference` from docs/generate/figures.json -->'
const end = '<!-- /figures -->'

/** The README with its three numbers replaced by those of the figures. */
export function withNumbers(readme: string, figures: Figures): string {
  const from = readme.indexOf(start)
  const to = readme.indexOf(end)
  if (from === -1 || to < from) throw new Error('README.md has no place for the figures.')
  const list = threeNumbers(figures)
    .map((line) => `- ${line}`)
    .join('\n')
  return `${readme.slice(0, from)}${start}\n\n${list}\n\n${readme.slice(to)}`
}
