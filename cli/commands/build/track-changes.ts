import { statSync } from 'node:fs'
import { relative } from 'node:path'
import {
  compareFiles,
  type FileChanges,
  type FileHashes,
  formatChanges,
  parseHashes,
} from '../../compare/file-changes.ts'
import { hashFolder } from '../../compare/hash-folder.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { readRegularText } from '../../gate/regular-file.ts'
import { writeSiteFile } from '../../gate/write-site-file.ts'
import { formatCount } from '../../report/count-diagnostics.ts'

/** Where to write what a build changes, and what to compare it with; both paths are absolute. */
export interface ChangesRequest {
  readonly file: string
  /** An earlier `changed.json` or a built folder; undefined: the output folder before the build. */
  readonly since: string | undefined
}

/** Writes `changed.json` after a build and returns a sentence about it; or why it can't. */
export type ChangeTracker = { readonly write: () => string } | { readonly problem: string }

/** Read the earlier state, before the build replaces it. */
export function trackChanges(
  { file, since }: ChangesRequest,
  { siteDir, outDir }: Pick<ResolvedConfig, 'siteDir' | 'outDir'>,
): ChangeTracker {
  const before = readState(since ?? outDir)
  if (before === undefined)
    return {
      problem: `\`--since\` is \`${since}\`, which is neither a built folder nor a file that \`--changes\` wrote, so changes can’t be found. Name one of the two.`,
    }
  const write = (): string => {
    const changes = compareFiles(before, hashFolder(outDir))
    writeSiteFile(siteDir, file, formatChanges(changes))
    const isFirst = since !== undefined && before.size === 0
    return describe(changes, relative(siteDir, file)) + (isFirst ? describeNothing(since) : '')
  }
  return { write }
}

/** Nothing was published yet when there is neither a file nor a folder. */
function readState(path: string): FileHashes | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return new Map()
  if (!stats.isDirectory()) return parseHashes(readRegularText(path))
  return new Map(hashFolder(path).map((one) => [one.path, one.hash]))
}

/** A wrong path of `--since` looks like a site that was never published. */
const describeNothing = (since: string): string =>
  ` \`${since}\` does not exist or is empty, so all files count as added.`

function describe({ added, changed, removed }: FileChanges, file: string): string {
  return `Wrote \`${file}\`: ${formatCount(added.length, 'file')} added, ${changed.length} changed, ${removed.length} removed.`
}
