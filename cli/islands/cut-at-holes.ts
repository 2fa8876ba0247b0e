import { placeTags, toTaggedPlace } from '../../runtime/shared/html/place-tags.ts'
import { splitAtLinkHoles } from '../model/links/link-hole.ts'
import type { ArticleHole } from '../model/page.ts'
import { pushAll } from '../primitives/long-lists.ts'

interface CutHtml {
  readonly pieces: readonly string[]
  /** `holes[i]` is between piece i and i + 1. */
  readonly holes: readonly ArticleHole[]
}

/** React writes an element without attributes and content in one form. */
const places = new RegExp(`<(${Object.values(placeTags).join('|')})></\\1>`)

/** Cut the HTML of a component at the holes for its links, and at the elements that stand for places. */
export function cutAtHoles(html: string): CutHtml {
  const pieces: string[] = []
  const holes: ArticleHole[] = []
  // `split` returns what the group of the pattern matches too: the name of each element.
  for (const [at, part] of html.split(places).entries()) {
    const place = at % 2 === 1 ? toTaggedPlace(part) : undefined
    if (place !== undefined) {
      holes.push(place)
      continue
    }
    const split = splitAtLinkHoles(part)
    pushAll(
      pieces,
      split.filter((_, index) => index % 2 === 0),
    )
    pushAll(holes, split.filter((_, index) => index % 2 === 1).map(Number))
  }
  return { pieces, holes }
}
