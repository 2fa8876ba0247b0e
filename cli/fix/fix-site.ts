// Room: applies the fixes that diagnostics carry
// Applies the fixes of diagnostics to the sources of a site, or only shows them.
// Must not know which rule offers a fix.
import { join } from 'node:path'
import { writeSiteFile } from '../gate/write-site-file.ts'
import type { AliasEdit, Diagnostic, Edit } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'
import type { Site } from '../model/site.ts'
import { groupBy } from '../primitives/group-by.ts'
import { createSourceReader } from '../report/places/read-source-text.ts'
import { fixAliases } from './fix-alias.ts'
import { fixHeadings } from './fix-headings.ts'
import { replaceUrl } from './replace-url.ts'
import { applyEdits, type TextEdit } from './text-edit.ts'

type ReadSource = (path: ContentPath) => string | undefined

/** The aliases of one page are one edit, because they share a key of its front matter. */
function aliasEdits(edits: readonly AliasEdit[], site: Site, readSource: ReadSource): TextEdit[] {
  const sources = new Map<string, ContentPath>(
    [...site.routes].map(([url, { page }]) => [url, page.source]),
  )
  const bySource = new Map<ContentPath, (readonly [string, string])[]>()
  for (const { url, from, to } of edits) {
    const source = sources.get(url)
    if (source !== undefined) bySource.set(source, [...(bySource.get(source) ?? []), [from, to]])
  }
  return [...bySource].flatMap(([path, pairs]) => {
    const text = readSource(path)
    return text === undefined ? [] : (fixAliases({ path, text, pairs }) ?? [])
  })
}

function linkEdits(edits: readonly Edit[], readSource: ReadSource): TextEdit[] {
  return edits.flatMap((edit) => {
    if (edit.kind !== 'replace-url') return []
    const text = readSource(edit.place.path)
    return text === undefined ? [] : (replaceUrl(text, edit) ?? [])
  })
}

function headingEdits(site: Site, readSource: ReadSource): TextEdit[] {
  // A doc that replaces missing translations has several routes but one file.
  const pages = new Map([...site.routes.values()].map(({ page }) => [page.source, page]))
  return [...pages.values()].flatMap((page) => {
    const text = readSource(page.source)
    const own = page.headings.filter(({ place }) => place.path === page.source)
    return text === undefined ? [] : fixHeadings(text, own)
  })
}

/** A file that fixes change. */
export interface FixedFile {
  readonly path: ContentPath
  /** As it was. */
  readonly source: string
  readonly text: string
  /** A line about each change. */
  readonly changes: readonly string[]
}

/** Applies the fixes in memory and returns the files that differ. */
export function planFixes(
  site: Site,
  found: readonly Diagnostic[],
  what: 'nothing' | 'links' | 'headings',
): readonly FixedFile[] {
  if (what === 'nothing') return []
  const readSource = createSourceReader(site.config.siteDir)
  const fixes = found.flatMap(({ fix = [] }) => fix)
  const edits = [
    ...linkEdits(fixes, readSource),
    ...aliasEdits(
      fixes.filter((edit) => edit.kind === 'add-alias'),
      site,
      readSource,
    ),
    ...(what === 'headings' ? headingEdits(site, readSource) : []),
  ]
  return [...groupBy(edits, ({ path }) => path)].map(([path, own]) => {
    const source = readSource(path) ?? ''
    return { path, source, text: applyEdits(source, own), changes: own.map((edit) => edit.what) }
  })
}

/** Writes fixed files to disk. */
export function writeFixes(siteDir: string, files: readonly FixedFile[]): void {
  for (const { path, text } of files) writeSiteFile(siteDir, join(siteDir, path), text)
}
