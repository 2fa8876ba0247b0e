// Style sheets that only some pages need. Each is a separate file, so that other pages and other
// sites don't load it.
import { join } from 'node:path'
import { listBlogs } from '../../schema/blog.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { OutputFile } from '../../model/output.ts'

/**
 * A part of a page with its own style sheet: `home` is `runtime/styles/optional/home.css`, for landing pages, and so
 * for all React pages.
 */
export const pageParts = [
  'captions',
  'code',
  'glossary',
  'home',
  'rare',
  'sandbox',
  'tags',
] as const

/**
 * True if every page has to load the part `rare`, because the articles of the site don't tell where
 * it is needed: lists of posts contain parts of other articles, and slots and themes of Docusaurus
 * contain markup of the site.
 */
export const isRareEverywhere = (config: Pick<ResolvedConfig, 'blog' | 'theme'>): boolean =>
  listBlogs(config).length > 0 ||
  config.theme.look === 'docusaurus' ||
  Object.keys(config.theme.slots).length > 0

/** The entry points of the optional style sheets. */
export function partEntries({
  packageDir,
}: {
  readonly packageDir: string
}): { in: string; out: string }[] {
  return pageParts.map((name) => ({
    in: join(packageDir, 'runtime/styles/optional', `${name}.css`),
    out: `part-${name}`,
  }))
}

/** The URLs of the optional style sheets by their names, such as `rare`. */
export function findPartStylesheets(
  files: readonly Pick<OutputFile, 'path'>[],
  baseUrl: string,
): Readonly<Record<string, string>> {
  const found = files.flatMap(({ path }) => {
    const name = nameOf(path)
    return name === undefined ? [] : [[name, baseUrl + path] as const]
  })
  return Object.fromEntries(found)
}

/** The files of a bundle without the style sheets that none of the pages needs. `used`: the parts of all pages. */
export function withoutUnusedParts(
  files: readonly OutputFile[],
  used: ReadonlySet<string>,
): readonly OutputFile[] {
  return files.filter(({ path }) => {
    const name = nameOf(path)
    return name === undefined || used.has(name)
  })
}

function nameOf(path: string): string | undefined {
  return /\/part-([a-z]+)-[^/]*\.css$/.exec(path)?.[1]
}
