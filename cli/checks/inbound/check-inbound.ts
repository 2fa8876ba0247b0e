// Checks the URLs of this site in files that are published elsewhere.
// Must not read files: it is given their texts.
import {
  decodeFragment,
  decodePath,
  fragmentId,
  parseHref,
  toUrlPath,
  withoutBase,
} from '../../../runtime/shared/urls/url.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { inboundRules } from './inbound-rules.ts'

/** A file outside the site that links to it. */
export interface InboundFile {
  readonly path: ContentPath
  readonly text: string
}

export interface InboundInput {
  readonly files: readonly InboundFile[]
  /** Origin of the published site: `https://docs.example`. */
  readonly origin: string
  readonly baseUrl: string
  /** Ids by path with a slash at both ends; redirects have the ids of their target. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>
  /** Emitted files other than pages, without leading slash. */
  readonly assets: ReadonlySet<string>
}

interface Reference {
  readonly url: string
  readonly line: number
  readonly column: number
}

/** Every URL of the site in a text, without punctuation at the end of a sentence. */
function findReferences(text: string, origin: string): Reference[] {
  const references: Reference[] = []
  let line = 1
  let lineStart = 0
  let read = 0
  for (let at = text.indexOf(origin); at !== -1; at = text.indexOf(origin, at + 1)) {
    for (
      let next = text.indexOf('\n', read);
      next !== -1 && next < at;
      next = text.indexOf('\n', read)
    ) {
      line += 1
      lineStart = next + 1
      read = next + 1
    }
    const rest =
      /^[^\s"'`<>()[\]{}|\\^$*,]*/.exec(
        text.slice(at + origin.length, at + origin.length + 500),
      )?.[0] ?? ''
    if (/^[\w.-]/.test(rest)) continue
    references.push({
      url: origin + rest.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''),
      line,
      column: at - lineStart + 1,
    })
  }
  return references
}

function problemOf(url: string, input: InboundInput): string | undefined {
  const { path, hash } = parseHref(url.slice(input.origin.length))
  const local = withoutBase(path === '' ? '/' : path, input.baseUrl)
  if (local === undefined) return 'is outside the base path of this site'
  const decoded = decodePath(local)
  const ids = input.anchors.get(toUrlPath(decoded))
  if (!ids) return input.assets.has(decoded.slice(1)) ? undefined : 'is not a page of this site'
  const id = decodeFragment(fragmentId(hash ?? ''))
  return id === '' || id === 'top' || ids.has(id)
    ? undefined
    : `points to a page without the id \`${id}\``
}

/** Reports each URL of this site for which there is no page, file or id; letter case counts. */
export function checkInbound(input: InboundInput): Diagnostic[] {
  const known = new Map<string, string | undefined>()
  return input.files.flatMap(({ path, text }) => {
    const seen = new Set<string>()
    return findReferences(text, input.origin).flatMap(({ url, line, column }): Diagnostic[] => {
      if (seen.has(url)) return []
      seen.add(url)
      if (!known.has(url)) known.set(url, problemOf(url, input))
      const problem = known.get(url)
      if (problem === undefined) return []
      return [
        inboundRules['inbound-link'].report({
          message: `\`${url}\` ${problem}, so readers of this published file reach an error page or the wrong section.`,
          help: 'Add a redirect or an alias, because copies that are already published cannot be changed.',
          place: { path, line, column },
          data: { actual: url },
        }),
      ]
    })
  })
}
