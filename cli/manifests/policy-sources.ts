// The sources that options of the config need in the content security policy.
import { integrityOf } from '../primitives/hash.ts'
import { toAnalyticsService } from '../schema/analytics.ts'
import { fontOrigins, originOf } from '../primitives/urls/origins.ts'
import { type HeadElement, toElementText } from '../schema/head.ts'
import type { ResolvedConfig } from '../schema/schema.ts'

/** The options that name other hosts or hold inline code. */
export type PolicyOptions = Partial<
  Pick<ResolvedConfig, 'analytics' | 'feedback' | 'fonts' | 'head' | 'scripts'>
>

type Sources = Readonly<Record<string, readonly string[]>>

/** The sources that a content security policy must allow for the options, by directive. */
export function policySources({
  analytics,
  feedback,
  fonts = [],
  head = [],
  scripts = [],
}: PolicyOptions): Sources {
  const service = analytics && toAnalyticsService(analytics)
  const counter = service ? originOf(service.src) : []
  const parts: Sources[] = [
    ...(service
      ? [{ 'script-src': counter, 'connect-src': [...counter, ...service.connect] }]
      : []),
    ...(feedback?.url === undefined ? [] : [{ 'connect-src': originOf(feedback.url) }]),
    ...fonts.map((url) => ({ 'style-src': originOf(url), 'font-src': fontOrigins(url) })),
    ...scripts.map((script) => ({
      'script-src': originOf(typeof script === 'string' ? script : script.src),
    })),
    ...head.map(sourcesOf),
  ]
  const all: Record<string, string[]> = {}
  for (const part of parts)
    for (const [name, sources] of Object.entries(part))
      all[name] = [...new Set([...(all[name] ?? []), ...sources])]
  return all
}

function sourcesOf(element: HeadElement): Sources {
  const { tag, attributes, content } = element
  const text = (name: string): string => String(attributes[name] ?? '')
  if (tag === 'script' && content !== undefined)
    return isData(text('type')) ? {} : { 'script-src': [hashOf(toElementText(element))] }
  if (tag === 'script') return { 'script-src': originOf(text('src')) }
  if (tag === 'style')
    return content === undefined ? {} : { 'style-src': [hashOf(toElementText(element))] }
  if (tag !== 'link') return {}
  const rel = text('rel').split(/\s+/)
  const origin = originOf(text('href'))
  if (rel.includes('stylesheet'))
    return {
      'style-src': origin,
      ...(origin.length > 0 && { 'font-src': fontOrigins(text('href')) }),
    }
  if (rel.includes('manifest')) return { 'manifest-src': origin }
  const kind = rel.includes('modulepreload') ? 'script' : text('as')
  return rel.includes('preload') || rel.includes('modulepreload')
    ? { [`${kind === 'fetch' ? 'connect' : kind || 'default'}-src`]: origin }
    : {}
}

/** Types such as `application/ld+json` are data, which no policy refuses. */
const isData = (type: string): boolean => type !== '' && !/^module$|javascript$/.test(type)

const hashOf = (content: string): string => `'${integrityOf(content)}'`
