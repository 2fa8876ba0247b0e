import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { markContentPath } from '../../model/content-path.ts'
import { readRegularText } from '../../gate/regular-file.ts'
import type { ContentPath } from '../../model/paths.ts'

const textFile = /\.(?:[cm]?[jt]sx?|json|md|mdx|txt)$/
const mostBytes = 5_000_000

function listFiles(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return textFile.test(path) && stats.size <= mostBytes ? [path] : []
  if (!stats.isDirectory()) return []
  return readdirSync(join(root, path))
    .toSorted()
    .filter((name) => name !== 'node_modules' && !name.startsWith('.'))
    .flatMap((name) => listFiles(root, `${path}/${name}`))
}

/**
 * Text files at and below paths relative to the site's folder, sorted, without source maps and
 * large files.
 */
export function readTexts(
  siteDir: string,
  paths: readonly string[],
): { readonly path: ContentPath; readonly text: string }[] {
  return paths
    .flatMap((path) => listFiles(siteDir, path.replace(/^\.\/|\/$/g, '')))
    .map((path) => ({ path: markContentPath(path), text: readRegularText(join(siteDir, path)) }))
}
