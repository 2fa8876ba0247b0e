import { applyChanges } from '../text/text-changes.ts'
import type { UrlSyntax } from './url-attributes.ts'

/** The new URL; undefined removes it. */
type ChangeUrl = (url: string) => string | undefined

/** Change every URL in the value of an attribute; undefined if none remains. */
export function mapUrls(value: string, syntax: UrlSyntax, change: ChangeUrl): string | undefined {
  switch (syntax) {
    case 'url':
      return change(value)
    case 'urls':
      return join(value.split(/\s+/).map(change), ' ')
    case 'candidates':
      return join(
        parseCandidates(value).map(({ url, descriptors }) => {
          const changed = change(url)
          return changed === undefined ? undefined : `${changed} ${descriptors}`.trim()
        }),
        ', ',
      )
    case 'paint':
      return mapPaint(value, change)
    default:
      return value
  }
}

/** Every URL in the value of an attribute, in its order. */
export function listUrls(value: string, syntax: UrlSyntax): readonly string[] {
  if (syntax === 'url') return [value]
  const found: string[] = []
  mapUrls(value, syntax, (url) => {
    found.push(url)
    return url
  })
  return found
}

function join(parts: readonly (string | undefined)[], separator: string): string | undefined {
  const kept = parts.filter((part) => part !== undefined && part !== '')
  return kept.length === 0 ? undefined : kept.join(separator)
}

/** A value with a URL that is refused is left out as a whole. A fragment names an element of the image. */
function mapPaint(value: string, change: ChangeUrl): string | undefined {
  const urls = [...value.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/gi)]
  const changed = urls.map(([, , url = '']) => (url.startsWith('#') ? url : change(url)))
  if (changed.includes(undefined)) return undefined
  return applyChanges(
    value,
    urls.map(({ 0: whole, 1: quote = '', index }, at) => ({
      start: index,
      end: index + whole.length,
      text: `url(${quote}${changed[at] ?? ''}${quote})`,
    })),
  )
}

interface Candidate {
  readonly url: string
  readonly descriptors: string
}

/**
 * What browsers find in `srcset`; a comma may be a part of a URL.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
function parseCandidates(value: string): readonly Candidate[] {
  const candidate = /[\s,]*(\S+)/y
  const rest = /(?:\([^)]*\)?|[^,(])*,?/y
  const found: Candidate[] = []
  for (let match = candidate.exec(value); match; match = candidate.exec(value)) {
    const [, written = ''] = match
    const url = written.replace(/,+$/, '')
    rest.lastIndex = candidate.lastIndex
    const [descriptors = ''] = url === written ? (rest.exec(value) ?? []) : []
    candidate.lastIndex += descriptors.length
    if (url !== '') found.push({ url, descriptors: descriptors.replace(/,$/, '').trim() })
  }
  return found
}
