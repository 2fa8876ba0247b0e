// Links that can be fixed without a person. A suggestion that is only similar in spelling is left
// to a person.
import { toUrlPath } from '../../runtime/shared/urls/url.ts'
import type { Diagnostic, Edit } from '../model/diagnostic.ts'
import type { Site } from '../model/site.ts'
import { isMarkdownFile, withoutMarkdownEnding } from '../primitives/files/markdown-file.ts'

/** The fix for a broken link; undefined when more than one is possible. */
export type LinkFixer = (diagnostic: Diagnostic) => string | undefined

const stemOf = (path: string): string =>
  withoutMarkdownEnding(path.replace(/\/$/, '').split('/').at(-1) ?? '').toLowerCase()

/** Letters and digits alone, so that `Use_It` and `use-it` compare as equal. */
const normalizeId = (id: string): string => id.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const isOther = (path: string): boolean => !isMarkdownFile(path)

/**
 * The suggestion is safe if it has the same name as the broken link and nothing else of the site
 * has that name.
 */
function fixPath(href: string, suggested: string, paths: readonly string[]): string | undefined {
  const path = /^[^?#]*/.exec(href)?.[0] ?? ''
  if (stemOf(path) === '' || stemOf(path) !== stemOf(suggested)) return undefined
  const sameName = paths.filter((other) => stemOf(other) === stemOf(path))
  const isOnly = [isMarkdownFile, isOther].every((kind) => sameName.filter(kind).length <= 1)
  return isOnly ? suggested + href.slice(path.length) : undefined
}

function fixAnchor(href: string, suggested: string): string | undefined {
  const [path = '', id = ''] = href.split('#')
  const isSameId = normalizeId(id) !== '' && normalizeId(id) === normalizeId(suggested)
  return isSameId ? path + suggested : undefined
}

/** Lists the paths of all pages, sources and files of the site once, for any number of links. */
export function createLinkFixer({ routes, assets }: Pick<Site, 'routes' | 'assets'>): LinkFixer {
  const sources = [...routes.values()].map(({ page }) => page.source)
  const paths = [...new Set<string>([...routes.keys(), ...sources, ...assets.keys()])]
  return ({ rule, data = {} }) => {
    const { actual, expected: [suggested] = [] } = data
    if (actual === undefined || suggested === undefined) return undefined
    if (rule === 'broken-anchor') return fixAnchor(actual, suggested)
    return rule === 'not-in-build' ? undefined : fixPath(actual, suggested, paths)
  }
}

/**
 * The path in a URL that contains the site's domain; undefined when it is not a page of the site.
 */
export function withoutOwnDomain(
  href: string,
  { config, routes }: Pick<Site, 'config' | 'routes'>,
): string | undefined {
  const own = config.url + config.baseUrl
  if (!`${href}/`.startsWith(own)) return undefined
  const path = `/${href.slice(own.length)}`
  return routes.has(toUrlPath(path.replace(/[?#].*$/, ''))) ? path : undefined
}

/** The `fix` of a diagnostic about a URL; empty when nothing is to be replaced. */
export function toLinkFix(
  { place, data }: Pick<Diagnostic, 'place' | 'data'>,
  to: string | undefined,
): { readonly fix?: readonly Edit[] } {
  const from = data?.actual
  if (place === undefined || from === undefined || to === undefined || to === from) return {}
  return { fix: [{ kind: 'replace-url', place, from, to }] }
}
