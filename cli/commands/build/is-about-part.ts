import type { Diagnostic } from '../../model/diagnostic.ts'
import type { IsOwn } from '../../pipeline/reuse/part-reuse.ts'
import type { PagesBySource } from '../../pipeline/reuse/wanted-pages.ts'

/** Make the test that is false for findings in sources without a page in the part. */
export function isAboutPart(pages: PagesBySource, isOwn: IsOwn): (found: Diagnostic) => boolean {
  const sources = [...pages.keys()]
  const own = new Set(sources.filter(({ variant }) => isOwn(variant)).map(({ path }) => path))
  const others = new Set(sources.map(({ path }) => path).filter((path) => !own.has(path)))
  return ({ place }) => place === undefined || !others.has(place.path)
}
