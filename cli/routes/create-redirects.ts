import { toRedirectSource } from '../../runtime/shared/urls/redirect-rule.ts'
import { encodePath } from '../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Redirect } from '../model/navigation.ts'
import type { ContentPath } from '../model/paths.ts'
import { parseRedirectsFile } from '../primitives/urls/redirects-file.ts'
import { toPlace } from '../report/diagnostic.ts'
import { placeOfOption } from '../report/places/option-place.ts'
import { frontMatterPlace } from '../report/places/front-matter-place.ts'
import type { Doc } from './doc-index.ts'
import { placeInVariant } from './old-paths.ts'

/** A `_redirects` file of a static folder. */
export interface RedirectsFile {
  readonly source: ContentPath
  readonly text: string
}

/** A redirect from an old path of a page. */
interface PageRedirect extends Redirect {
  /** All versions of the page have the old path. */
  readonly isShared: boolean
}

/** All redirects: those of the config, then of `_redirects` files, then of front matter. */
export function createRedirects(
  config: ResolvedConfig,
  docs: readonly Doc[],
  files: readonly RedirectsFile[],
): { readonly redirects: readonly Redirect[]; readonly hostRules: readonly string[] } {
  const parsed = files.map((file) => fileRedirects(file, config.baseUrl))
  return {
    redirects: [
      ...configRedirects(config),
      ...parsed.flatMap((file) => file.redirects),
      ...withoutCopies(docs.flatMap((doc) => ownRedirects(doc, config))),
    ],
    hostRules: parsed.flatMap((file) => file.hostRules),
  }
}

function configRedirects(config: ResolvedConfig): Redirect[] {
  return config.redirects.flatMap(({ from, to }, index) =>
    [from].flat().map((source, position) => {
      const key = `redirects[${index}].from`
      const place = placeOfOption(config, typeof from === 'string' ? key : `${key}[${position}]`)
      return { from: toRedirectSource(source, config.baseUrl), to, ...(place ? { place } : {}) }
    }),
  )
}

function fileRedirects(
  { source, text }: RedirectsFile,
  baseUrl: string,
): { readonly redirects: readonly Redirect[]; readonly hostRules: readonly string[] } {
  const rules = parseRedirectsFile(text)
  return {
    redirects: rules.flatMap(({ redirect, text: line, ...position }) => {
      if (!redirect) return []
      const from = toRedirectSource(redirect.from, baseUrl)
      return [{ from, to: redirect.to, place: toPlace(source, position), line }]
    }),
    hostRules: rules.flatMap((rule) => (rule.redirect ? [] : [rule.text])),
  }
}

function ownRedirects({ page, url }: Doc, config: ResolvedConfig): PageRedirect[] {
  const to = encodePath(url === '/' ? '/' : url.slice(0, -1))
  return (page.frontMatter.redirect_from ?? []).map((source, index) => ({
    ...placeInVariant(toRedirectSource(source, config.baseUrl), page.variant, config),
    to,
    isOfPage: true,
    place: frontMatterPlace(page, `redirect_from.${index}`, 'redirect_from'),
  }))
}

/** All but those that another version of the page has already: the first version is the default one. */
function withoutCopies(redirects: readonly PageRedirect[]): Redirect[] {
  const known = new Set<string>()
  return redirects.flatMap(({ isShared, ...redirect }) => {
    if (isShared && known.has(redirect.from)) return []
    known.add(redirect.from)
    return [redirect]
  })
}
