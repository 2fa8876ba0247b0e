import { isSameFile } from './is-same-file.ts'
import type { SiteFile, SiteUpdate } from '../serve-contract.ts'

type Files = ReadonlyMap<string, SiteFile>

/** Style sheets that replace others, by their paths in the output. */
export interface StyleChanges {
  readonly list: readonly { readonly from: string; readonly to: string }[]
  /** False when a style sheet came or went without a counterpart. */
  readonly isComplete: boolean
}

/** The name without the hash of the contents: `assets/styles`. */
export const stemOf = (path: string): string => path.replace(/-[0-9a-f]{8,}\.css$/i, '')

/** Pair the style sheets of two builds, so that open pages can exchange them without a reload. */
export function findStyleChanges(
  before: Files,
  after: Files,
  changed: ReadonlySet<string>,
): StyleChanges {
  const sheets = (files: Files): string[] =>
    [...files.keys()].filter((path) => path.endsWith('.css'))
  const rewritten = sheets(after).filter((path) => {
    const [old, fresh] = [before.get(path), after.get(path)]
    return old !== undefined && fresh !== undefined && !isSameFile(old, fresh, changed)
  })
  const gone = sheets(before).filter((path) => !after.has(path))
  const added = sheets(after).filter((path) => !before.has(path))
  const pairs = gone.flatMap((from) => {
    const candidates = added.filter((path) => stemOf(path) === stemOf(from))
    const [to] = candidates
    return to !== undefined && candidates.length === 1 ? [{ from, to }] : []
  })
  return {
    list: [...rewritten.map((path) => ({ from: path, to: path })), ...pairs],
    isComplete: pairs.length === gone.length && pairs.length === added.length,
  }
}

/** The changes as URLs. A file that keeps its name needs another URL, or the browser shows the one it has. */
export function toStyleUrls(
  { list }: StyleChanges,
  before: SiteUpdate,
  after: SiteUpdate,
): readonly { readonly from: string; readonly to: string }[] {
  return list.map(({ from, to }) => {
    const query = from === to ? `?${String(Date.now())}` : ''
    return { from: before.baseUrl + from, to: after.baseUrl + to + query }
  })
}
