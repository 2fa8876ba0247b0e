import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

interface Source {
  readonly path: string
  readonly text: string
}

const sources: readonly Source[] = ['cli', 'runtime'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
)

/** What a module keeps and changes, and why no page can see it. */
const kept: Readonly<Record<string, string>> = {
  'cli/cache/record-reads.ts names': 'decides cache keys, never what is in a page',
  'cli/cache/record-reads.ts installed': 'says that functions of Node are wrapped already',
  'cli/content/code/grammars/code-languages.ts colorings':
    'a result for each argument, always the same',
  'cli/content/code/grammars/highlight-code.ts kinds':
    'a result for each argument, always the same',
  'cli/content/code/grammars/prism-registry.ts known':
    'grows once, by the grammars of Prism; each language registers what it names',
  'cli/content/code/grammars/prism-registry.ts prism': 'points to another registry before each use',
  'cli/content/dialect/visible-text.ts known': 'by tree, and a tree belongs to one page',
  'cli/content/dialect/visible-text.ts expressions': 'by file, and a file belongs to one page',
  'cli/content/nodes/list-items.ts standIns': 'by list, and a list belongs to one page',
  'cli/content/nodes/page-lines.ts chosen': 'set while a parser runs, and put back after it',
  'cli/primitives/modules/import-module.ts importer': 'set when a process starts',
  'cli/content/reporting/report-message.ts lineStarts': 'by file, and a file belongs to one page',
  'cli/islands/live-elements.tsx registered':
    'by component; components are registered in one order',
  'cli/islands/live-elements.tsx wrappers': 'a result for each component, always the same',
  'cli/programs/jail/channel.ts inbox': 'a process that runs samples; each has its own',
  'cli/programs/jail/separate-jail.ts state': 'a process that runs samples',
  'cli/programs/jail/shared-jail.ts state': 'a process that runs samples',
  'cli/supervisor/early-thread.ts waiting': 'a thread that no command has taken',
  'cli/threads/during.ts open': 'what a thread works on, for the thread that watches it',
  'cli/threads/during.ts waiting': 'what a thread works on, for the thread that watches it',
  'runtime/enhancers/code-extras.ts started': 'runs in browsers',
  'runtime/enhancers/diagrams.ts turns': 'runs in browsers, where diagrams are drawn one at a time',
  'runtime/navigation/swap-page.ts added': 'runs in browsers',
}

const changes = 'set|add|push|unshift|splice|pop|shift|delete|clear|sort'

/** Variables of modules, and constants of modules that are changed somewhere in the module. */
function findKept({ path, text }: Source): readonly string[] {
  const declared = text.matchAll(/^(?:export )?(let|var|const) (\w+)\b(?:[^=\n]*= ?(\S*))?/gm)
  return [...declared].flatMap(([, kind, name = '', value = '']) => {
    if (kind !== 'const') return [`${path} ${name}`]
    if (!/^(?:new|\[|\{|Object\.)/.test(value)) return []
    const change = new RegExp(
      `(?<![.\\w])${name}(?:\\.\\w+)?(?:\\.(?:${changes})\\(|(?:\\.\\w+|\\[[^\\]]+\\]) (?:\\?\\?|\\|\\||\\+|-)?= )`,
    )
    return change.test(text) ? [`${path} ${name}`] : []
  })
}

it('a module keeps nothing that changes, but for what is listed here with the reason', () => {
  expect(sources.length).toBeGreaterThan(900)
  expect(sources.flatMap(findKept).toSorted()).toEqual(Object.keys(kept).toSorted())
})

it('a pattern of a module that remembers where it stopped is told where to start', () => {
  const remembering = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^(?:export )?const (\w+)(?::[^=]+)? =\s+\/.*\/[a-z]*[gy][a-z]*$/gm)].map(
      ([, name = '']) => ({ path, text, name }),
    ),
  )
  expect(remembering.length).toBeGreaterThan(30)
  const unsafe = remembering.filter(
    ({ text, name }) =>
      new RegExp(`(?<![.\\w])${name}\\.(?:exec|test)\\(`).test(text) &&
      !text.includes(`${name}.lastIndex = `),
  )
  expect(unsafe.map(({ path, name }) => `${path} ${name}`)).toEqual([])
})

/** Packages that keep something between two calls, and why no page can see it. */
const withState: Readonly<Record<string, string>> = {
  '@modelcontextprotocol/node': 'answers requests of `mcp`; makes nothing of a page',
  '@modelcontextprotocol/server': 'answers messages of `mcp`; makes nothing of a page',
  chokidar: 'watches files for `serve`; makes nothing of a page',
  commander: 'reads the command line once',
  esbuild: 'a service that answers each request from the request alone',
  fflate: 'threads of functions that nothing calls; archives are packed synchronously',
  flexsearch: 'an index for each site',
  'github-slugger': 'a new one for each page',
  'lz-string': 'tables of letters for unpacking, which nothing calls',
  'gray-matter': 'its cache is passed by: front-matter.test.ts',
  mermaid: 'runs in browsers',
  react: 'ids come from places in the tree of one page',
  'react-dom': 'renders one page at a time, and to text',
  refractor: 'a registry for each language: isolated-grammars.test.ts',
  saxes: 'a new parser for each image',
  typescript:
    'its server orders the parts of types by what they are: find-compiler.ts wants TypeScript 7',
  unified: 'frozen before the first page',
  zod: 'reads messages and files for `mcp`; makes nothing of a page',
}

/** Packages of functions and tables that nothing changes. */
const withoutState: readonly string[] = [
  '@csstools/css-tokenizer',
  'acorn',
  'culori',
  'diff',
  'entities',
  'fastest-levenshtein',
  'fontkitten',
  'gemoji',
  'hast-util-from-html',
  'hast-util-sanitize',
  'hast-util-to-html',
  'hast-util-to-string',
  'htmlparser2',
  'image-size',
  'mdast',
  'mdast-util-from-markdown',
  'mdast-util-to-string',
  'micromark-core-commonmark',
  'micromark-extension-cjk-friendly',
  'micromark-extension-cjk-friendly-gfm-strikethrough',
  'micromark-extension-gfm-autolink-literal',
  'micromark-util-combine-extensions',
  'micromark-util-types',
  'mrmime',
  'opencc-js',
  'picocolors',
  'picomatch',
  'prettier',
  'property-information',
  'rehype-raw',
  'rehype-react',
  'remark-directive',
  'remark-gfm',
  'remark-math',
  'remark-parse',
  'remark-rehype',
  'satteri',
  'simple-icons',
  'smol-toml',
  'sucrase',
  'unist-util-visit',
  'unist-util-visit-parents',
  'valibot',
  'vfile',
  'yaml',
]

it('names every package that runs in a build, and what those with a state keep', () => {
  const imports =
    /^import (?!type )[^'\n]*?'([^'.\n][^'\n]*)'|^\} from '([^'.\n][^'\n]*)'|\bimport\('([^'.\n][^'\n]*)'\)/gm
  const names = sources.flatMap(({ text }) =>
    [...text.matchAll(imports)].map(([, ...found]) => found.join('')),
  )
  const packages = names
    .filter((name) => !/^(?:node:|docs-ssg|@site|\$)/.test(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  const known = [...Object.keys(withState), ...withoutState]
  expect([...new Set(packages)].filter((name) => !known.includes(name)).toSorted()).toEqual([])
  expect(known.filter((name) => !packages.includes(name))).toEqual([])
})

it('would notice a module that keeps what it has seen', () => {
  const text =
    'let count = 0\nconst seen = new Set<string>()\nexport const f = () => seen.add("a")\n'
  expect(findKept({ path: 'a.ts', text })).toEqual(['a.ts count', 'a.ts seen'])
})
