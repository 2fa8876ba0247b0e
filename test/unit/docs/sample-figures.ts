import type {
  CorpusFigures,
  Figures,
  RunFigures,
  ToolFigures,
} from '../../../docs/generate/figures.ts'

const run = (median: number): RunFigures => ({ median, low: median, high: median })

/** A generator that took these seconds. */
export const toolFigures = (
  name: string,
  [cold, oneEdit]: readonly [cold: number, oneEdit: number],
): ToolFigures => ({
  name,
  version: '1.2.3',
  lacks: name === 'docs-ssg' ? '' : 'search',
  cold: run(cold),
  unchanged: run(oneEdit),
  oneEdit: run(oneEdit),
  processor: run(cold),
  memory: run(100),
  outputBytes: 1e6,
})

/** Pages built by two generators: one is faster than docs-ssg without a cache and slower with it. */
export const corpusFigures: CorpusFigures = {
  id: 'real-70',
  label: 'real pages',
  pages: 70,
  bytes: 500_000,
  hash: 'abc',
  sources: ['owner/project at 1234abcd (69 pages)'],
  tools: [
    toolFigures('docs-ssg', [2, 0.5]),
    toolFigures('Hugo', [1, 0.9]),
    { name: 'Zed', version: '1.0.0', lacks: 'search', failed: true },
  ],
}

/** Figures with one corpus. */
export const sampleFigures: Figures = {
  date: '2026-11-22',
  machine: 'a machine',
  node: 'v22.1.0',
  command: 'npm run bench',
  version: '0.1.0',
  corpora: [corpusFigures, { ...corpusFigures, id: 'real-1036', pages: 1036 }],
  page: { html: 7656, javascript: 11_909, css: 9277 },
  installation: { packages: 8, megabytes: 44 },
}
