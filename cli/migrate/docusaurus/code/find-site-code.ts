// Given a Docusaurus site and the folders of its Markdown, it returns the components that pages
// use, and notes on its theme.
import { join } from 'node:path'
import type { Note } from '../../migration.ts'
import { type CodeSite, findCode } from './site-imports.ts'
import { toThemeAdvice } from './theme-advice.ts'

interface SiteCode {
  /** Name and absolute path of each component that a page imports. */
  readonly components: ReadonlyMap<string, string>
  /** Absolute paths of all Markdown files, including partials. */
  readonly markdown: readonly string[]
  readonly notes: readonly Note[]
}

/**
 * Files that replace a part of the theme. Those with other names, such as the colors of code in
 * `prism/`, only have an effect where the config or a component imports them.
 */
const themeFile = /^(?:[A-Z]|prism-include-languages).*\.[jt]sx?$/

const importStatement = /^import\s+([^'"\n]+?)\s+from\s+['"]([^'"\n]+)['"]/gm

/** Look through `src/theme` and the imports of the Markdown in `folders` (absolute). */
export function findSiteCode(site: CodeSite, folders: readonly string[]): SiteCode {
  const themeDir = join(site.siteDir, 'src/theme')
  const theme = site.files.list(themeDir).filter((path) => themeFile.test(path))
  const markdown = folders.flatMap((folder) => listMarkdown(folder, site))
  const globals = theme
    .filter((path) => /^MDXComponents(?:\/index)?\.[jt]sx?$/.test(path))
    .map((path) => join(themeDir, path))
  return {
    components: findComponents([...globals, ...markdown], site),
    markdown,
    notes: theme.map((path) => ({ subject: `src/theme/${path}`, advice: toThemeAdvice(path) })),
  }
}

/** By name, sorted. Of two components with the same name the one imported last counts. */
function findComponents(files: readonly string[], site: CodeSite): ReadonlyMap<string, string> {
  const found = files.flatMap((file) => readImports(file, site))
  return new Map([...new Map(found)].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function listMarkdown(folder: string, { files }: CodeSite): string[] {
  return files
    .list(folder)
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => join(folder, path))
}

/**
 * Components from files of the site. Those of packages and of the theme resolve without an entry in
 * the config.
 */
function readImports(
  file: string,
  site: CodeSite,
): readonly (readonly [name: string, path: string])[] {
  const text = site.files.read(file) ?? ''
  const found = site.files.within(file, () => [...text.matchAll(importStatement)])
  return (found ?? []).flatMap(([, clause = '', source = '']) => {
    if (/\.(?:mdx?|css|json)$/.test(source)) return []
    const target = findCode(source, file, site)
    return target === undefined ? [] : componentNames(clause).map((name) => [name, target] as const)
  })
}

/** The components in an import clause; a renamed import counts with the name its module exports. */
function componentNames(clause: string): string[] {
  const [, plain = '', named = ''] = /^([^{]*)(?:\{([^}]*)\})?/.exec(clause) ?? []
  const names = [
    ...plain.split(','),
    ...named.split(',').map((name) => name.split(/\s+as\s+/)[0] ?? ''),
  ]
  return names.map((name) => name.trim()).filter((name) => /^[A-Z]\w*$/.test(name))
}
