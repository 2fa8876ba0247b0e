// The text of an original section in place of its translation. Given both pages, it returns the translated
// page with it; its headings and ids stay those of the translation.
import { escapeAttribute } from '../../runtime/shared/html/escape.ts'
import type { Link, Page, PageTwin } from '../model/page.ts'
import { replaceLinkHoles, toLinkHole } from '../model/links/link-hole.ts'
import { hashOf } from '../primitives/hash.ts'
import { findBody, type SectionOf } from './article-sections.ts'
import { findTwinBody } from './twin-sections.ts'
import { spliceAll } from '../primitives/long-lists.ts'

/** A section of the original of a page. */
export interface OriginalSection extends SectionOf {
  readonly page: Page
}

/** How the original is written. */
export interface OriginalLanguage {
  readonly code: string
  readonly direction: string
}

/**
 * The page with the text of the original in place of one of its sections; undefined if either
 * section can't be cut out of its page.
 */
export function showOriginal(
  page: Page,
  section: SectionOf & { readonly original: OriginalSection },
  language: OriginalLanguage,
): Page | undefined {
  const { original } = section
  const own = findBody(page, section)
  const theirs = findBody(original.page, original)
  if (own === undefined || theirs === undefined) return undefined
  const gone = new Set(own.ids)
  const kept = page.anchors.filter((id) => !gone.has(id))
  const ids = theirs.ids.map(renameId)
  const twin = page.twin && showInTwin(page.twin, page, section)
  if (ids.some((id) => kept.includes(id)) || (page.twin && !twin)) return undefined

  const first = page.links.length
  const body = theirs.pieces.map(renameIds)
  const before = page.html.pieces.slice(0, own.from.piece + 1)
  const after = page.html.pieces.slice(own.to.piece)
  const start = (before.pop() ?? '').slice(0, own.from.at)
  const end = (after.shift() ?? '').slice(own.to.at)
  const { code, direction } = language
  const open = `<div lang="${escapeAttribute(code)}" dir="${escapeAttribute(direction)}">`
  const whole = [`${start}${open}${body[0] ?? ''}`, ...body.slice(1)]
  whole.push(`${whole.pop() ?? ''}</div>${end}`)
  return {
    ...withParts(page, original.page),
    anchors: [...kept, ...ids],
    links: [...page.links, ...original.page.links.map((link) => toLink(link, original.page))],
    holes: [
      ...page.holes.slice(0, own.from.piece),
      ...theirs.holes.map((hole) => first + hole),
      ...page.holes.slice(own.to.piece),
    ],
    html: {
      ...page.html,
      hash: hashOf(page.html.hash, original.page.html.hash),
      hasMath: page.html.hasMath || original.page.html.hasMath,
      hasRareBlocks: page.html.hasRareBlocks || original.page.html.hasRareBlocks,
      pieces: [...before, ...whole, ...after],
    },
    sections: withText(page, section),
    ...(twin && { twin }),
  }
}

/** Ids that the build makes, of tabs for example, are counted on each page. */
const renameId = (id: string): string => id.replace(/^docs-ssg-(?=[a-z]+-\d)/, 'docs-ssg-original-')

const renameIds = (piece: string): string =>
  piece.replaceAll(
    /(?<= (?:id|for|aria-controls|aria-labelledby|aria-describedby)=")[^"]*/g,
    renameId,
  )

/** A link to a place on the page means a place in the original, whose ids the translation may lack. */
function toLink(link: Link, { source }: Page): Link {
  if (!link.href.startsWith('#')) return link
  return { ...link, href: `./${source.slice(source.lastIndexOf('/') + 1)}${link.href}` }
}

/** What a page needs beyond its HTML, for both texts. */
function withParts(page: Page, original: Page): Page {
  return {
    ...page,
    islands: [...new Set([...page.islands, ...original.islands])],
    dependencies: [...page.dependencies, ...original.dependencies],
    ...(original.styles && { styles: { ...original.styles, ...page.styles } }),
    ...(original.hasStyles && { hasStyles: true as const }),
    ...(original.formOrigins && {
      formOrigins: [...new Set([...(page.formOrigins ?? []), ...original.formOrigins])],
    }),
    ...(original.files && { files: [...(page.files ?? []), ...original.files] }),
    ...(original.parts && { parts: [...new Set([...(page.parts ?? []), ...original.parts])] }),
  }
}

const idOf = ({ headings }: Page, heading: number | undefined): string =>
  (heading === undefined ? undefined : headings[heading]?.id) ?? ''

/** The search finds what readers see. */
function withText(
  page: Page,
  { heading, original }: SectionOf & { readonly original: OriginalSection },
): Page['sections'] {
  const id = idOf(page, heading)
  const theirId = idOf(original.page, original.heading)
  const theirs = original.page.sections.find((one) => one.id === theirId)
  return page.sections.map((one) =>
    one.id === id ? { ...one, text: theirs?.text ?? '', code: theirs?.code ?? '' } : one,
  )
}

function showInTwin(
  twin: PageTwin,
  page: Page,
  { heading, next, original }: SectionOf & { readonly original: OriginalSection },
): PageTwin | undefined {
  const theirText = original.page.twin?.text ?? ''
  const theirs = findTwinBody(theirText, original.page, original)
  const own = findTwinBody(twin.text, page, { heading, next })
  if (theirs === undefined || own === undefined) return undefined
  const body = theirText.split('\n').slice(theirs.from, theirs.to).join('\n')
  const lines = twin.text.split('\n')
  const first = page.links.length
  const text = replaceLinkHoles(body, (index) => toLinkHole(index < 0 ? index : first + index))
  spliceAll(lines, { start: own.from, count: own.to - own.from }, text.split('\n'))
  const whole = lines.join('\n')
  return { ...twin, text: whole, hash: hashOf(twin.hash, whole) }
}
