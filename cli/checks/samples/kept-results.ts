// Keeps the results of samples in the cache, each with the files of the site and of linked packages that the
// compiler and the bundler read for it. Must not know how samples are compiled.
import { relative, sep } from 'node:path'
import type { Cache } from '../../cache/open-cache.ts'
import { keepJson, readJson } from '../../cache/remember.ts'
import { hashDependency } from '../../gate/hash-dependency.ts'
import { isIn, toReal } from '../../gate/real-path.ts'
import type { WorkFolder } from '../../gate/work-folder.ts'
import { markContentPath } from '../../model/paths/content-path.ts'
import { hashOf } from '../../primitives/hash.ts'
import type { SampleResult } from './describe-sample-result.ts'

/** Results of samples by their cache keys. */
export interface KeptResults {
  /** Undefined if there is no result, or if a file that it depends on has changed. */
  readonly find: (key: string) => SampleResult | undefined
  /** Keep results that depend on these absolute paths of files; more may be named than each has read. */
  readonly keep: (results: ReadonlyMap<string, SampleResult>, opened: readonly string[]) => void
}

interface KeptInput {
  /** Absolute. */
  readonly siteDir: string
  readonly workDir: WorkFolder
  readonly cache: Cache
}

/** A path relative to the site's folder, and the SHA-256 of its contents, hex. */
type HashedFile = readonly [path: string, hash: string]

/**
 * Open the results of a site. Packages that a package manager has installed aren't hashed by file: the
 * key of a sample names their versions. A linked package, such as another workspace of a monorepo,
 * keeps its version while its files change.
 */
export function createKeptResults({ siteDir, workDir, cache }: KeptInput): KeptResults {
  const site = toReal(siteDir)
  const own = toReal(workDir)
  const hashNow = (path: string): string => hashDependency(siteDir, markContentPath(path))
  const checked = new Map<string, boolean>()
  const isCurrent = (list: string): boolean => {
    const known = checked.get(list)
    if (known !== undefined) return known
    const files = readJson<readonly HashedFile[]>(cache, list)
    const found = files?.every(([path, hash]) => hashNow(path) === hash) ?? false
    checked.set(list, found)
    return found
  }
  const isLinked = (file: string): boolean =>
    !file.startsWith('bundled:///') &&
    !file.includes(`${sep}node_modules${sep}`) &&
    !isIn(file, own)
  return {
    find: (key) => {
      const kept = readJson<KeptResult>(cache, key)
      return kept && isCurrent(kept.files) ? kept.result : undefined
    },
    keep: (results, opened) => {
      const linked = [...new Set(opened.map(toReal).filter(isLinked))].toSorted()
      const files = linked.map((file): HashedFile => {
        const path = relative(site, file).split(sep).join('/')
        return [path, hashNow(path)]
      })
      const list = hashOf('files of samples', JSON.stringify(files))
      keepJson(cache, list, files)
      for (const [key, result] of results)
        keepJson(cache, key, { result, files: list } satisfies KeptResult)
    },
  }
}

interface KeptResult {
  readonly result: SampleResult
  /** The key of the list of files. */
  readonly files: string
}
