// What of a Docusaurus site is code. Enters: its folder and docs. Leaves: components that pages use, and notes on the rest.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import type { Note } from './migration.ts'

interface SiteCode {
  /** Name and absolute path of each component that a page imports. */
  readonly components: ReadonlyMap<string, string>
  /** Addresses of pages that are React code: `/`, `/about`. */
  readonly reactPages: readonly string[]
  readonly notes: readonly Note[]
}

const code = /\.[jt]sx?$/
const statement = /^import\s+([^'"\n]+?)\s+from\s+['"]([^'"\n]+)['"]/gm

/** Look through `src/pages`, `src/theme` and the imports of the Markdown below `folders` (absolute). */
export async function findSiteCode(siteDir: string, folders: readonly string[]): Promise<SiteCode> {
  const pages = await list(join(siteDir, 'src/pages'))
  const react = pages.filter((path) => code.test(path) && !/(?:^|\/)_|\.test\./.test(path))
  const texts = pages.filter((path) => /\.mdx?$/.test(path) && !/(?:^|\/)_/.test(path))
  const theme = (await list(join(siteDir, 'src/theme'))).filter((path) => code.test(path))
  const components = new Map<string, string>()
  for (const folder of folders) {
    for (const path of await list(folder)) {
      if (!/\.mdx?$/.test(path)) continue
      const file = join(folder, path)
      for (const [name, target] of await readImports(file, siteDir)) components.set(name, target)
    }
  }
  return {
    components: new Map([...components].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    reactPages: react.map((path) => toUrl(path)),
    notes: [
      ...react.map((path) => ({
        subject: `src/pages/${path}`,
        advice: `A page in React: copy it to \`pages/${path.replace(/\.[jt]sx?$/, '.tsx')}\` beside this file, take \`Layout\` off, and write links with the \`href\` it is given.`,
      })),
      ...texts.map((path) => ({
        subject: `src/pages/${path}`,
        advice: 'A page in Markdown: move it below the docs and give it its `slug`.',
      })),
      ...theme.map((path) => ({ subject: `src/theme/${path}`, advice: themeAdvice(path) })),
    ],
  }
}

function themeAdvice(path: string): string {
  if (path.startsWith('MDXComponents'))
    return 'Name the components it adds in `components`, each with its file.'
  const slots = /Logo/.test(path)
    ? 'logo'
    : /NotFound/.test(path)
      ? 'notFound'
      : /DocItem\/Footer/.test(path)
        ? 'docFooter'
        : /DocBreadcrumbs/.test(path)
          ? 'docHeader'
          : /Navbar/.test(path)
            ? 'navbarEnd'
            : undefined
  return slots === undefined
    ? 'A swizzled part of the theme: docs-ssg has its own; use `customCss`, `components` or `theme.slots`.'
    : `A swizzled part of the theme: \`theme.slots.${slots}\` takes a component in its place.`
}

async function list(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true })
  return entries.map((entry) => entry.split(sep).join('/')).toSorted()
}

function toUrl(path: string): string {
  const url = `/${path.replace(code, '')}`.replace(/\/index$/, '')
  return url === '' ? '/' : url
}

/** The site's own components; packages and the theme are the parser's to know. */
async function readImports(file: string, siteDir: string): Promise<[string, string][]> {
  const text = await readFile(file, 'utf8')
  return [...text.matchAll(statement)].flatMap(([, clause = '', source = '']) => {
    if (!/^(?:\.{1,2}\/|@site\/)/.test(source) || /\.(?:mdx?|css|json)$/.test(source)) return []
    const from = source.startsWith('@site/')
      ? resolve(siteDir, source.slice(6))
      : resolve(dirname(file), source)
    const target = findFile(from)
    if (target === undefined) return []
    return namesOf(clause).map((name): [string, string] => [name, target])
  })
}

function findFile(path: string): string | undefined {
  const ends = [
    '',
    '.tsx',
    '.jsx',
    '.ts',
    '.js',
    '/index.tsx',
    '/index.jsx',
    '/index.ts',
    '/index.js',
  ]
  return ends
    .map((end) => `${path}${end}`)
    .find((one) => code.test(one) && basename(one) !== '' && existsSync(one))
}

/** Names as the pages write them; a renamed import counts by its own name in the module. */
function namesOf(clause: string): string[] {
  const [, plain = '', named = ''] = /^([^{]*)(?:\{([^}]*)\})?/.exec(clause) ?? []
  const names = [
    ...plain.split(','),
    ...named.split(',').map((name) => name.split(/\s+as\s+/)[0] ?? ''),
  ]
  return names.map((name) => name.trim()).filter((name) => /^[A-Z]\w*$/.test(name))
}
