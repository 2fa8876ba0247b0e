import { encodePath } from '../../runtime/shared/url.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Redirect } from '../model/navigation.ts'
import { placeOfOption } from '../report/option-place.ts'
import { frontMatterPlace } from '../report/front-matter-place.ts'
import type { Doc } from './doc-index.ts'
import { toRedirectSource } from './redirect-source.ts'
import { type RedirectsFile, parseRedirectsFile } from './redirects-file.ts'

/** All redirects: of the config, of `_redirects` files, of front matter; in this order. */
export function createRedirects(
  config: ResolvedConfig,
  docs: readonly Doc[],
  files: readonly RedirectsFile[],
): { readonly redirects: readonly Redirect[]; readonly hostRules: readonly string[] } {
  const parsed = files.map((file) => parseRedirectsFile(file, config.baseUrl))
  return {
    redirects: [
      ...configRedirects(config),
      ...parsed.flatMap((file) => file.redirects),
      ...docs.flatMap((doc) => ownRedirects(doc, config.baseUrl)),
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

function ownRedirects({ page, url }: Doc, baseUrl: string): Redirect[] {
  const place = frontMatterPlace(page, 'redirect_from')
  const to = encodePath(url === '/' ? '/' : url.slice(0, -1))
  return (page.frontMatter.redirect_from ?? []).map((source) => ({
    from: toRedirectSource(source, baseUrl),
    to,
    place,
  }))
}
