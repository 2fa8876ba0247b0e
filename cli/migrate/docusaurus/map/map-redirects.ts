import { formatList } from '../../../primitives/text/format-list.ts'
import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import type { MapParts, Redirect, ReportNote } from './map-parts.ts'
import { parseRedirectsFile } from './parse-redirects-file.ts'

const pluginSubject = 'redirects plugin'

/**
 * The redirects of the redirects plugin, and those of a `_redirects` file that the new build would
 * not copy.
 */
export function mapRedirects(parts: MapParts): readonly Redirect[] {
  const { context, report } = parts
  const redirects = withoutConflicts(
    [...mapPluginRedirects(parts), ...parseRedirectsFile(context.redirectsText ?? '', report)],
    context.urls,
    report,
  )
  const broken = redirects.filter(({ to }) => !context.isKnownTarget(to))
  for (const { from, to } of broken)
    report(
      'redirects',
      `${formatList([from].flat())} redirected to \`${to}\`, a page that does not exist yet, so the redirect was removed. Add it again once the page exists.`,
    )
  return [...redirects.filter((one) => !broken.includes(one)), ...context.homeRedirects]
}

function mapPluginRedirects({ site, context, report }: MapParts): Redirect[] {
  const options = site.plugins.find(({ name }) => name.endsWith('client-redirects'))?.options ?? {}
  reportPluginOptions(options, { context, report })
  const written = [...toList(options['redirects']), ...(context.generatedRedirects ?? [])]
  // With `trailingSlash: false`, pages are such files.
  const isPage = (extension: string): boolean =>
    extension === 'html' && site.config['trailingSlash'] === false
  const extensions = readExtensions(options).filter((extension) => !isPage(extension))
  return [...written.flatMap(mapRedirect), ...addExtensions(extensions, context.urls)]
}

function reportPluginOptions(
  options: Values,
  { context, report }: Pick<MapParts, 'context' | 'report'>,
): void {
  if (options['createRedirects'] !== undefined && context.generatedRedirects === undefined)
    report(
      pluginSubject,
      "`createRedirects` can't be called on its own. Write the redirects that it returns into `redirects`.",
    )
  if (toList(options['toExtensions']).length > 0)
    report(pluginSubject, 'docs-ssg has no `toExtensions`. Write these redirects into `redirects`.')
}

const readExtensions = (options: Values): string[] =>
  toList(options['fromExtensions']).flatMap((one) => toText(one) ?? [])

function mapRedirect(item: unknown): Redirect[] {
  const { from, to } = toRecord(item)
  const target = toText(to)
  const sources = [from].flat().flatMap((one) => toText(one) ?? [])
  if (target === undefined || sources.length === 0) return []
  return [{ from: sources.length === 1 ? (sources[0] ?? '') : sources, to: target }]
}

/**
 * For `fromExtensions: ['htm']`, redirect `/page.htm` to every page. Hosts may serve `page.html` at
 * `/page`, so such a file redirects to `/page/`.
 */
function addExtensions(extensions: readonly string[], urls: readonly string[]): Redirect[] {
  const pages = urls.filter((url) => url !== '/' && !/\.\w+$/.test(url))
  return pages.flatMap((url) =>
    extensions.map((extension) => {
      const path = url.replace(/\/$/, '')
      return { from: `${path}.${extension}`, to: extension === 'html' ? `${path}/` : url }
    }),
  )
}

/**
 * Drop redirects that never applied: the second one from the same URL, and one from the URL of a
 * page.
 */
function withoutConflicts(
  redirects: readonly Redirect[],
  urls: readonly string[],
  report: ReportNote,
): Redirect[] {
  const pages = new Set(urls)
  const seen = new Set<string>()
  const hidden: string[] = []
  const left = redirects.flatMap(({ from, to }): Redirect[] => {
    const sources = [from].flat().filter((source) => {
      const url = source.replace(/(?:\/index\.html|\/+)$/, '') || '/'
      if (seen.has(url)) return false
      seen.add(url)
      const page = url.replace(/\.html$/, '')
      const isPage = pages.has(page) && to !== `${page}/`
      if (isPage) hidden.push(source)
      return !isPage
    })
    if (sources.length === 0) return []
    return [{ from: typeof from === 'string' ? from : sources, to }]
  })
  if (hidden.length > 0)
    report(
      'redirects',
      `Redirects from ${formatList(hidden)} are not migrated, because a page has that URL.`,
    )
  return left
}
