import { translationsOf } from '../../../runtime/i18n/translations-of.ts'
import { toUrlPath } from '../../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { notFoundOutput } from '../../model/paths/output-path.ts'
import type { UrlPath } from '../../model/paths.ts'
import type { ReactPage, StaticRoute } from '../../model/site.ts'
import type { PageLoaderOptions } from './page-loader-options.ts'

type ToOutputPath = PageLoaderOptions['toOutputPath']

/** Create one route for each locale; the not-found page is a single file for all of them. */
export function createReactPageRoutes(
  url: UrlPath,
  details: Omit<StaticRoute, 'url' | 'output' | 'locale'>,
  { config, toOutputPath }: { config: ResolvedConfig; toOutputPath: ToOutputPath },
): StaticRoute[] {
  const [first] = config.locales
  if (details.kind === 'not-found') {
    const locale = first?.code ?? 'en'
    return [{ ...details, url: toUrlPath(notFoundOutput), output: notFoundOutput, locale }]
  }
  return config.locales.map(({ code, path }) => {
    const localUrl = code === first?.code ? url : toUrlPath(`${path}/${url}`)
    return { ...details, url: localUrl, output: toOutputPath(localUrl), locale: code }
  })
}

/** Create the search and the not-found page, unless the site has its own. */
export function createBuiltInPages(
  own: readonly ReactPage[],
  config: ResolvedConfig,
  toOutputPath: ToOutputPath,
): ReactPage[] {
  const has = (kind: StaticRoute['kind']): boolean => own.some(({ route }) => route.kind === kind)
  const common = { source: undefined, title: '', description: '', noindex: true } as const
  const search = { ...common, kind: 'search' } as const
  const notFound = { ...common, kind: 'not-found' } as const
  const routes = [
    ...(has('search') || config.search.provider === 'none'
      ? []
      : createReactPageRoutes(toUrlPath('search'), search, { config, toOutputPath })),
    ...(has('not-found')
      ? []
      : createReactPageRoutes(toUrlPath('404'), notFound, { config, toOutputPath })),
  ]
  return routes.map((route) => {
    const translations = translationsOf(config.locales, route.locale)
    const title = route.kind === 'search' ? translations.search : translations.pageNotFound
    return { route: { ...route, title }, component: undefined, data: undefined }
  })
}
