import { configFile, type Example, options, site, situation } from './example.ts'

const counter = {
  'node_modules/counter/package.json': '{"name":"counter","version":"1.0.0","types":"index.d.ts"}',
  'node_modules/counter/index.d.ts':
    'export interface CounterOptions {\n  /** @default 0 */\n  start?: number\n  /** @default 1 */\n  step?: number\n  /** @default 9 */\n  max?: number\n}\nexport declare function createCounter(options: CounterOptions): void\nexport declare function increment(): void\n',
}
const rows = (...lines: readonly string[]): string =>
  `# API\n\n## \`createCounter\`\n\nCreates a counter.\n\n## \`CounterOptions\`\n\n| Option | Type | Default |\n| --- | --- | --- |\n${lines.join('\n')}\n\n## \`increment\`\n`
const start = '| `start` | `number` | `0` |'
const step = '| `step` | `number` | `1` |\n| `max` | `number` | `9` |'
const covered = (entry: string, ignore: string): readonly string[] => [
  'checks: {',
  '  apiCoverage: {',
  `    entries: ['${entry}'],`,
  "    pages: ['api.md'],",
  ...(ignore === '' ? [] : [`    ignore: { ${ignore} },`]),
  '  },',
  '},',
]
const described = { ...counter, 'docs/api.md': rows(start, step) }

/** Examples of the rules of reference pages. */
const reference: Readonly<Record<string, Example>> = {
  'api-not-installed': options(covered('conuter', ''), covered('counter', ''), described),
  'api-option-default': site(
    { 'docs/api.md': rows('| `start` | `number` | `1` |', step) },
    { 'docs/api.md': rows(start, step) },
    { ...counter, ...configFile(...covered('counter', '')) },
  ),
  'api-option-missing': site(
    { 'docs/api.md': rows(start, '| `step` | `number` | `1` |') },
    { 'docs/api.md': rows(start, step) },
    { ...counter, ...configFile(...covered('counter', '')) },
  ),
  'api-option-unknown': site(
    { 'docs/api.md': rows(start, step, '| `stop` | `number` | `9` |') },
    { 'docs/api.md': rows(start, step) },
    { ...counter, ...configFile(...covered('counter', '')) },
  ),
  'api-stale-ignore': options(
    covered('counter', "decrement: 'internal'"),
    covered('counter', ''),
    described,
  ),
  'api-undocumented': site(
    { 'docs/api.md': rows(start, step).replace('\n## `increment`\n', '') },
    { 'docs/api.md': rows(start, step) },
    { ...counter, ...configFile(...covered('counter', '')) },
  ),
}

const samples = configFile('checks: { samples: true },')
const fence = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\``
const sample = (failing: string, repaired: string): Example =>
  site(
    { 'docs/index.md': `# Counter\n\n${failing}\n` },
    { 'docs/index.md': `# Counter\n\n${repaired}\n` },
    samples,
  )

/** Examples of the rules of code samples. */
const code: Readonly<Record<string, Example>> = {
  'sample-expected-error': sample(
    fence('ts expectError=2322', "const count: string = 'three'"),
    fence('ts expectError=2322', "const count: number = 'three'"),
  ),
  'sample-no-compiler': situation(
    'The site has `checks.samples`, but no `typescript` package.',
    'TypeScript is installed:\n\n```sh\nnpm install --save-dev typescript\n```',
    'test/cli/commands/prove-samples.test.ts',
  ),
  'sample-no-reason': sample(
    fence('ts noCheck', 'const count = …'),
    fence('ts noCheck="a sketch"', 'const count = …'),
  ),
  'sample-output': sample(
    `${fence('js run', 'console.log(1 + 1)')}\n\n${fence('txt output', '3')}`,
    `${fence('js run', 'console.log(1 + 1)')}\n\n${fence('txt output', '2')}`,
  ),
  'sample-run-failed': sample(
    fence('js run', "throw new Error('The counter is empty.')"),
    fence('js', "throw new Error('The counter is empty.')"),
  ),
  'sample-type-error': sample(
    fence('ts', "const count: number = 'three'"),
    fence('ts', 'const count: number = 3'),
  ),
  'sample-unused-import': sample(
    `${fence('ts run', "import { cpus } from 'node:os'\n\nconsole.log(1 + 1)")}\n\n${fence('txt output', '2')}`,
    `${fence('ts run', 'console.log(1 + 1)')}\n\n${fence('txt output', '2')}`,
  ),
}

/** Examples of the rules of reference pages and samples. */
export const referenceExamples: Readonly<Record<string, Example>> = { ...reference, ...code }
