// The components that pages import. Given the sources of a site, it returns paths and names of
// exports. It must not look for the files of components.
import { join } from 'node:path'
import type { Gate } from '../../gate/create-gate.ts'
import { readText } from '../../gate/read-files.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { frontMatterBlock } from '../../primitives/text/front-matter-block.ts'
import { importedNames, toImportPath } from './import-path.ts'
import { findStatements } from './jsx-statements.ts'

/** The imports of pages from one file. */
export interface PageImport {
  /** Relative to the site's folder, as it is written: the extension may be missing. */
  readonly path: string
  /** The names of exports, `default` and `*`, sorted. */
  readonly names: readonly string[]
}

interface Folders {
  /** Absolute. */
  readonly siteDir: string
  /** The folder that `@site` means, relative to the site's folder. */
  readonly siteRoot: string
}

/**
 * Find what pages and the partials that they include import from code, sorted by path. An import of a
 * page that is a symbolic link is listed twice: beside the link, and beside the real file.
 */
export function findComponentImports(
  sources: readonly SourceFile[],
  { siteDir, siteRoot }: Folders,
  gate: Gate,
): readonly PageImport[] {
  const found = new Map<string, Set<string>>()
  const seen = new Set<string>()
  const scan = (text: string, path: string): void => {
    for (const statement of findStatements(text)) {
      if (statement.kind !== 'import') continue
      const { source, clause } = statement
      const target = toImportPath(source, path, siteRoot)
      // A tag whose name is in lower case is HTML.
      const names = importedNames(clause).filter(({ local }) => /^[A-Z]/.test(local))
      if (target?.kind === 'component' && names.length > 0)
        found.set(
          target.path,
          new Set([...(found.get(target.path) ?? []), ...names.map(({ original }) => original)]),
        )
      if (target?.kind === 'partial' && !seen.has(target.path)) {
        seen.add(target.path)
        const partial = readPartial(join(siteDir, target.path), gate)
        if (partial !== undefined) scan(partial, target.path)
      }
    }
  }
  for (const { bytes, path, realSource } of sources) {
    const text = toBody(Buffer.from(bytes).toString('utf8'))
    scan(text, path)
    if (realSource !== undefined) scan(text, realSource)
  }
  return [...found]
    .map(([path, names]) => ({ path, names: [...names].toSorted() }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Without front matter, which may contain the word too. */
function toBody(text: string): string {
  return text.replace(frontMatterBlock, '')
}

function readPartial(file: string, gate: Gate): string | undefined {
  const admitted = gate(file)
  if ('refusal' in admitted) return undefined
  try {
    return toBody(readText(admitted.path))
  } catch {
    return undefined
  }
}
