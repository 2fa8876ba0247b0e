import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { build } from '../../../cli/commands/build/build.ts'
import { loadConfig } from '../../../cli/config/load-config.ts'
import type { ResolvedConfig } from '../../../cli/schema/schema.ts'
import {
  loadAllLanguages,
  prismLanguages,
} from '../../../cli/content/code/grammars/code-languages.ts'
import type { Schedule } from '../../../cli/model/authored/schedule.ts'
import { countAttempts } from '../../helpers/count-attempts.ts'
import { forms } from '../../helpers/language-samples.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { hashTree } from '../../helpers/tree-hash.ts'

/** Orders of all pages; before every fourth one, a random half of the pages is built into the cache. */
const ORDERS = 20
const PAGES = 90

const modules = join(import.meta.dirname, '../../../node_modules')
const ticks = '`'.repeat(6)

const random = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** What libraries could remember: macros, types, ids, definitions, footnotes, terms and emoji. */
const remembered: Readonly<Record<string, string>> = {
  'docs/a-macros.md': '# Macros\n\n$$\n\\gdef\\shared{x^2} \\shared\n$$\n\n## Twice\n\n## Twice\n',
  'docs/b-macros.md': '# More macros\n\n$\\shared$ and $y$\n\n## Twice\n\n## Twice\n',
  'docs/a-notes.md':
    '# Notes\n\nOne[^1]. [Two][two] :tada:\n\n[^1]: First.\n\n[two]: https://a.example/\n',
  'docs/b-notes.md': '# More notes\n\nOne[^1] [Two][two]. An island.\n\n[^1]: Second.\n',
  'docs/a-types.md':
    "# Types\n\n```ts twoslash\ndeclare const one: 'y' | 'x' | 1\none\n// ^?\n```\n",
  'docs/b-types.md':
    "# More types\n\n```ts twoslash\ndeclare const two: 1 | 'x' | 'y'\ntwo\n// ^?\n```\n",
  'docs/a-part.mdx':
    '# Part\n\n<Counter name="a" /> <Counter name="b" />\n\nAn island is a part.\n',
  'docs/b-part.mdx': '# More parts\n\n<Counter name="c" />\n\n`const a = 1{:ts}` `a: 1{:yaml}`\n',
  'docs/index.md': `# Start\n\n${ticks}md\n${forms[0] ?? ''}${ticks}\n`,
  'docs/glossary.md': '# Glossary\n\n## Island\n\nA part of a page.\n',
  'counter.jsx':
    "import { useId } from 'react'\nimport { highlight } from 'docs-ssg/highlight'\nexport default ({ name }) => <b id={useId()} title={highlight('a: 1', { language: 'yaml', meta: '' })}>{name}</b>\n",
  'pages/about.jsx':
    "import { useId } from 'react'\nexport default () => <main><h1 id={useId()}>About</h1></main>\n",
  'site.config.js': `export default {
  title: 'Orders',
  components: { Counter: './counter.jsx' },
  checks: { rules: { math: 'warn' } },
  markdown: { math: true, emoji: true, javascriptVariants: true },
}
`,
}

/** Pages with a fence for each name of a language, and with every form of code in some of them. */
async function createPages(): Promise<Record<string, string>> {
  await loadAllLanguages()
  const names = prismLanguages.names().toSorted()
  const fence = (name: string, form: number): string =>
    `${ticks}${name}\n${forms[form % forms.length] ?? ''}\n${ticks}\n`
  const pages = Array.from({ length: PAGES }, (_, page) => {
    const own = names.filter((_name, index) => index % PAGES === page)
    const fences = own.flatMap((name, index) => [0, 1].map((n) => fence(name, page + index + n)))
    return [
      `docs/page-${String(page)}.md`,
      `# Page ${String(page)}\n\n${fences.join('\n')}`,
    ] as const
  })
  return Object.fromEntries(pages)
}

async function load(siteDir: string): Promise<ResolvedConfig> {
  const loaded = await loadConfig({ siteDir, configFile: undefined, outDir: undefined })
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.diagnostics))
  return loaded.config
}

interface Round {
  readonly schedule?: Schedule
  /** Absolute. */
  readonly cacheDir: string
  /** Globs of docs that are left out. */
  readonly exclude?: readonly string[]
}

/** Hashes of the files of the site by their path, and what the build reports. */
async function buildRound(
  config: ResolvedConfig,
  { schedule, cacheDir, exclude = [] }: Round,
): Promise<ReadonlyMap<string, string>> {
  const outDir = join(config.siteDir, '..', 'out')
  await rm(outDir, { recursive: true, force: true })
  const docs = { ...config.docs, exclude: [...config.docs.exclude, ...exclude] }
  const options = { pid: process.pid, cache: true, strict: false, check: false, schedule }
  const { kind, diagnostics } = await build({ ...config, docs, cacheDir, outDir }, options)
  expect(kind, JSON.stringify(diagnostics.slice(0, 3))).toBe('built')
  return new Map([...hashTree(outDir), ['diagnostics', JSON.stringify(diagnostics)]])
}

describe('a site is the same in every order, on any number of threads and whatever was built before', () => {
  let folder: string
  let pages: Readonly<Record<string, string>>
  let config: ResolvedConfig
  let expected: ReadonlyMap<string, string>

  beforeAll(async () => {
    pages = await createPages()
    const files = Object.entries({ ...remembered, ...pages })
    folder = await siteOf(Object.fromEntries(files.map(([path, text]) => [`site/${path}`, text])))
    const siteDir = join(folder, 'site')
    await mkdir(join(siteDir, 'node_modules'))
    for (const name of ['katex', 'typescript', '@typescript'])
      await symlink(join(modules, name), join(siteDir, 'node_modules', name), 'junction')
    config = await load(siteDir)
    expected = await buildRound(config, { cacheDir: join(folder, 'first') })
    expect(expected.size).toBeGreaterThan(PAGES)
  })

  // Each order has its own time limit: on a busy machine, all of them together take too long for one.
  it.each(Array.from({ length: ORDERS }, (_, index) => index + 1))('order %i', async (order) => {
    const next = random(order)
    const schedule: Schedule = {
      threads: 1 + (order % 3),
      isWarm: order % 5 === 0,
      sort: (all) =>
        all
          .map((page) => ({ page, rank: next() }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ page }) => page),
    }
    const cacheDir = join(folder, `cache-${String(order)}`)
    const half = Object.keys(pages).filter(() => next() < 0.5)
    const exclude = half.map((path) => path.replace('docs/', ''))
    if (order % 4 === 0) await buildRound(config, { cacheDir, exclude, schedule })
    const built = await buildRound(config, { cacheDir, schedule })
    const paths = new Set([...expected.keys(), ...built.keys()])
    const different = [...paths].filter((path) => expected.get(path) !== built.get(path))
    countAttempts(paths.size, different.length)
    expect(different).toEqual([])
  })
})
