// Style sheets that only some pages need. Each is a file of its own, so that other pages and other
// sites don't load it.
import { join } from 'node:path'
import type { OutputFile } from '../model/output.ts'
import type { Page } from '../model/page.ts'

/**
 * A part of a page with a style sheet of its own: `home` is `runtime/styles/optional/home.css`, for landing pages, and so
 * for all React pages.
 */
const parts = ['captions', 'code', 'glossary', 'home', 'tags'] as const

/** What esbuild makes the optional style sheets from. */
export function partEntries({
  packageDir,
}: {
  readonly packageDir: string
}): { in: string; out: string }[] {
  return parts.map((name) => ({
    in: join(packageDir, 'runtime/styles/optional', `${name}.css`),
    out: `part-${name}`,
  }))
}

/** URLs by name. */
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

/** The files of a bundle without the style sheets that none of the pages needs. */
export function withoutUnusedParts(
  files: readonly OutputFile[],
  pages: Iterable<Pick<Page, 'parts'>>,
): readonly OutputFile[] {
  const used = new Set<string>()
  for (const page of pages) for (const name of page.parts ?? []) used.add(name)
  return files.filter(({ path }) => {
    const name = nameOf(path)
    return name === undefined || used.has(name)
  })
}

function nameOf(path: string): string | undefined {
  return /\/part-([a-z]+)-[^/]*\.css$/.exec(path)?.[1]
}
