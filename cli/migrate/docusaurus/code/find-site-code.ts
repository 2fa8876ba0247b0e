// What of a Docusaurus site is code. Enters: its folder and docs. Leaves: components that pages use, and notes on the rest.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Note } from '../../migration.ts'
import { findCode, type ImportHost } from './site-imports.ts'

interface SiteCode {
  /** Name and absolute path of each component that a page imports. */
  readonly components: ReadonlyMap<string, string>
  /** Absolute paths of all Markdown, partials included. */
  readonly markdown: readonly string[]
  readonly notes: readonly Note[]
}

const code = /\.[jt]sx?$/
const statement = /^import\s+([^'"\n]+?)\s+from\s+['"]([^'"\n]+)['"]/gm

/** Look through `src/theme` and the imports of the Markdown below `folders` (absolute). */
export async function findSiteCode(
  host: ImportHost,
  folders: readonly string[],
): Promise<SiteCode> {
  const { siteDir } = host
  const theme = (await list(join(siteDir, 'src/theme'))).filter((path) => code.test(path))
  const markdown = (await Promise.all(folders.map(listMarkdown))).flat()
  const components = await findComponents(host, markdown, theme)
  return {
    components,
    markdown,
    notes: theme.map((path) => ({ subject: `src/theme/${path}`, advice: themeAdvice(path) })),
  }
}

/** Components that pages import, and those that the theme gives to all pages. */
async function findComponents(
  { siteDir }: ImportHost,
  markdown: readonly string[],
  theme: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const given = theme
    .filter((path) => /^MDXComponents(?:\/index)?\.[jt]sx?$/.test(path))
    .map((path) => join(siteDir, 'src/theme', path))
  const found: [string, string][] = []
  for (const file of [...given, ...markdown]) found.push(...(await readImports(file, siteDir)))
  return new Map([...new Map(found)].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function themeAdvice(path: string): string {
  if (path.startsWith('prism-include-languages'))
    return 'A swizzled part of the theme: what it teaches Prism goes into a function that is given Prism, in `markdown.grammars`.'
  if (path.startsWith('MDXComponents'))
    return 'The components it imports are in `components`; what it writes itself needs a file of its own there.'
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

async function listMarkdown(folder: string): Promise<string[]> {
  return (await list(folder))
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => join(folder, path))
}

async function list(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true })
  return entries.map((entry) => entry.split(sep).join('/')).toSorted()
}

/** The site's own components; packages and the theme are the parser's to know. */
async function readImports(file: string, siteDir: string): Promise<[string, string][]> {
  const text = await readFile(file, 'utf8')
  return [...text.matchAll(statement)].flatMap(([, clause = '', source = '']) => {
    if (/\.(?:mdx?|css|json)$/.test(source)) return []
    const target = findCode(source, file, siteDir)
    if (target === undefined) return []
    return namesOf(clause).map((name): [string, string] => [name, target])
  })
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
