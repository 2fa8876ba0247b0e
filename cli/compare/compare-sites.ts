// Room: two versions of a site side by side
// The changes that readers notice. Given two route manifests, and page sizes where they are known, it
// returns the differences as data. It must not read files.
import type { RouteManifest, RouteManifestDoc } from '../../runtime/shared/manifests/manifests.ts'

/** The parts of a site that are compared. */
export interface ComparedSite {
  readonly manifest: RouteManifest
  /** Bytes of a page's HTML by its path; empty when they are not known. */
  readonly bytes: ReadonlyMap<string, number>
}

/** A page that differs between the two sites. */
export interface PageChange {
  readonly path: string
  readonly title: { readonly before: string; readonly after: string } | undefined
  readonly lostAnchors: readonly string[]
  readonly newAnchors: readonly string[]
  /** After minus before; 0 when unknown. */
  readonly bytes: number
}

export interface SiteDifference {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Removed pages whose title and file, or most of whose headings, are on a new page. */
  readonly moved: readonly { readonly from: string; readonly to: string }[]
  readonly changed: readonly PageChange[]
}

const byPath = ({ docs }: RouteManifest): Map<string, RouteManifestDoc> =>
  new Map(docs.map((doc) => [doc.path, doc]))

const without = (all: readonly string[], known: readonly string[]): string[] => {
  const set = new Set(known)
  return all.filter((item) => !set.has(item))
}

function isMove(from: RouteManifestDoc, to: RouteManifestDoc): boolean {
  if (from.title === to.title && from.source.split('/').at(-1) === to.source.split('/').at(-1))
    return true
  const shared = from.anchors.filter((anchor) => to.anchors.includes(anchor))
  return from.anchors.length > 2 && shared.length * 2 > from.anchors.length
}

function changeOf(
  before: RouteManifestDoc,
  after: RouteManifestDoc,
  bytes: number,
): PageChange | undefined {
  const change: PageChange = {
    path: after.path,
    title: before.title === after.title ? undefined : { before: before.title, after: after.title },
    lostAnchors: without(before.anchors, after.anchors),
    newAnchors: without(after.anchors, before.anchors),
    bytes,
  }
  const { title, lostAnchors, newAnchors } = change
  return title || lostAnchors.length > 0 || newAnchors.length > 0 || bytes !== 0
    ? change
    : undefined
}

/** Compare a site with the one that replaces it. */
export function compareSites(before: ComparedSite, after: ComparedSite): SiteDifference {
  const old = byPath(before.manifest)
  const now = byPath(after.manifest)
  const gone = [...old.values()].filter(({ path }) => !now.has(path))
  const fresh = [...now.values()].filter(({ path }) => !old.has(path))
  const moved = gone.flatMap((from) => {
    const to = fresh.find((candidate) => isMove(from, candidate))
    return to ? [{ from: from.path, to: to.path }] : []
  })
  const changed = [...now.values()].flatMap((doc) => {
    const known = old.get(doc.path)
    if (!known) return []
    const [was, is] = [before.bytes.get(doc.path), after.bytes.get(doc.path)]
    return changeOf(known, doc, was === undefined || is === undefined ? 0 : is - was) ?? []
  })
  return {
    added: without(
      fresh.map(({ path }) => path),
      moved.map(({ to }) => to),
    ),
    removed: without(
      gone.map(({ path }) => path),
      moved.map(({ from }) => from),
    ),
    moved,
    changed,
  }
}
