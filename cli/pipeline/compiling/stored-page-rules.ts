// What the form of a stored page can't say: indexes that belong to something, texts without marks of the
// build, and places in files that pages may name. Given a page or its body, it returns whether they are sound.
import { resolve } from 'node:path'
import { createGate } from '../../gate/create-gate.ts'
import type { ReadableScope } from '../../gate/readable-scope.ts'
import type { Page } from '../../model/page.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { withoutLinkHoles } from '../../model/links/link-hole.ts'
import type { KeptPage, StoredBody } from './stored-page-shape.ts'

/** Checks pages of a pack and their bodies. */
export interface PageRules {
  readonly isSoundPage: (kept: KeptPage) => boolean
  readonly isSoundBody: (body: StoredBody, page: Pick<Page, 'holes' | 'links'>) => boolean
}

/** Create the rules of a site; paths are relative to its folder. */
export function createPageRules(siteDir: string, scope: ReadableScope): PageRules {
  const isNamed = createPathTest(siteDir, scope)
  return {
    isSoundPage: (kept) => {
      const { links, holes, images = [], dependencies } = kept.page
      const included = new Set<string>(dependencies.map(({ path }) => path))
      const hasLink = (index: unknown): boolean => typeof index !== 'number' || index < links.length
      return (
        holes.every(hasLink) &&
        images.every(({ link }) => hasLink(link)) &&
        !hasMark(kept) &&
        listPlaces({ ...kept, page: { ...kept.page, dependencies: [] } }).every(
          (path) => included.has(path) || isNamed(path),
        )
      )
    },
    isSoundBody: ({ twin = '', ...body }, { holes, links }) =>
      body.pieces.length === holes.length + 1 &&
      !hasMark([withoutLinkHoles(twin, (index) => index < links.length), body]) &&
      listPlaces(body).every(isNamed),
  }
}

/** True for a file that pages may include, and for one that doesn't exist. */
function createPathTest(siteDir: string, scope: ReadableScope): (path: string) => boolean {
  const gate = createGate(siteDir, scope)
  const known = new Map<string, boolean>()
  return (path) => {
    const found = known.get(path)
    if (found !== undefined) return found
    const admission = gate(resolve(siteDir, path))
    const isNamed = 'path' in admission || admission.refusal === 'missing'
    known.set(path, isNamed)
    return isNamed
  }
}

/** NUL and U+FDD0 to U+FDEF, with which the build marks places in its own texts. */
// oxlint-disable-next-line no-control-regex
const mark = /[\0\uFDD0-\uFDEF]/

function hasMark(value: unknown): boolean {
  if (typeof value === 'string') return mark.test(value)
  return (
    isRecord(value) && Object.entries(value).some(([key, one]) => mark.test(key) || hasMark(one))
  )
}

/** The paths of all places in a value. */
function listPlaces(value: unknown): readonly string[] {
  if (!isRecord(value)) return []
  const { path, line } = value
  const inner = Object.values(value).flatMap(listPlaces)
  return typeof path === 'string' && line !== undefined ? [path, ...inner] : inner
}
