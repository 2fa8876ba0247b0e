import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileCopy } from '../rewritten-page.ts'
import { isOwnFile } from './is-own-file.ts'

/** Folders that have nothing to publish. */
const skipped = /^(?:\.|node_modules$|dist$)/
const toolFiles =
  /^(?:package(?:-lock)?\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|yarn\.lock|bun\.lockb?|tsconfig[\w.]*\.json)$/

/**
 * All files of the docs but hidden ones, packages and the files of package managers. Links count if
 * they lead to files in `root`.
 */
export async function listCopies(
  { from, to }: FileCopy,
  root: string,
): Promise<readonly FileCopy[]> {
  if (!existsSync(from)) return []
  const entries = await readdir(from, { withFileTypes: true })
  const nested = await Promise.all(
    entries.map(async (entry): Promise<readonly FileCopy[]> => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      if (skipped.test(entry.name) || toolFiles.test(entry.name)) return []
      if (entry.isDirectory()) return listCopies({ from: source, to: target }, root)
      const isFile = entry.isFile() || (entry.isSymbolicLink() && isOwnFile(source, root))
      return isFile ? [{ from: source, to: target }] : []
    }),
  )
  return nested.flat().toSorted((a, b) => (a.to < b.to ? -1 : 1))
}
