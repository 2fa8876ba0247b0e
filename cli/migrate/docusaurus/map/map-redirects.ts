import { formatList } from '../../../primitives/format-list.ts'
import type { MapParts } from './map-site.ts'
import { toList, toRecord, toText } from '../../coerce.ts'

/** An old address, or several, and where it leads. */
export interface Rule {
  readonly from: string | readonly string[]
  readonly to: string
}

/** Rules of the redirects plugin, and of a `_redirects` file that only the host's build copied. */
export function mapRedirects({ site, context, note }: MapParts): readonly Rule[] {
  const options = site.plugins.find(({ name }) => name.endsWith('client-redirects'))?.options ?? {}
  const { generatedRedirects } = context
  if (options['createRedirects'] !== undefined && generatedRedirects === undefined)
    note(
      'redirects plugin',
      "`createRedirects` can't be called by itself; write what it makes into `redirects`.",
    )
  const rules = [...toList(options['redirects']), ...(generatedRedirects ?? [])].flatMap(
    (item): Rule[] => {
      const { from, to } = toRecord(item)
      const target = toText(to)
      const sources = [from].flat().flatMap((one) => toText(one) ?? [])
      if (target === undefined || sources.length === 0) return []
      return [{ from: sources.length === 1 ? (sources[0] ?? '') : sources, to: target }]
    },
  )
  const endings = toList(options['fromExtensions']).flatMap((one) => toText(one) ?? [])
  // Written as `page.html`, a page answers to that name by itself; else such a file would hide the folder of the page.
  if (endings.includes('html') && site.config['trailingSlash'] !== false)
    note(
      'redirects plugin',
      '`/page.html` leads to no page; `trailingSlash: false` writes pages as such files, or give your host a rule.',
    )
  const extended = extendAddresses(
    endings.filter((ending) => ending !== 'html'),
    context.urls,
  )
  if (toList(options['toExtensions']).length > 0)
    note('redirects plugin', '`toExtensions` is left out; list the addresses in `redirects`.')
  const written = [...rules, ...extended, ...readRules(context.redirectsText ?? '', note)]
  const all = withoutHidden(written, context.urls, note)
  const dead = all.filter(({ to }) => !context.isKnownTarget(to))
  for (const { from, to } of dead)
    note(
      'redirects',
      `\`${[from].flat().join('`, `')}\` led to \`${to}\`, where no doc stands; add it when a page does.`,
    )
  return [...all.filter((rule) => !dead.includes(rule)), ...context.homeRules]
}

/** Of two rules for one address the first holds, and none holds where a page stands. */
function withoutHidden(
  rules: readonly Rule[],
  urls: readonly string[],
  note: MapParts['note'],
): Rule[] {
  const pages = new Set(urls)
  const hidden: string[] = []
  const seen = new Set<string>()
  const left = rules.flatMap(({ from, to }): Rule[] => {
    const sources = [from].flat().filter((source) => {
      const address = source.replace(/(?:\/index\.html|\/+)$/, '') || '/'
      if (seen.has(address)) return false
      seen.add(address)
      const isPage = pages.has(address.replace(/\.html$/, ''))
      if (isPage) hidden.push(source)
      return !isPage
    })
    if (sources.length === 0) return []
    return [{ from: typeof from === 'string' ? from : sources, to }]
  })
  if (hidden.length > 0)
    note('redirects', `A page stands at ${formatList(hidden)}, and goes before the rule; left out.`)
  return left
}

/** `fromExtensions: ['htm']`: every page also answers to `/page.htm`. */
function extendAddresses(endings: readonly string[], urls: readonly string[]): Rule[] {
  const paths = urls.filter((path) => path !== '/' && !/\.\w+$/.test(path))
  return paths.flatMap((path) =>
    endings.map((ending) => ({ from: `${path.replace(/\/$/, '')}.${ending}`, to: path })),
  )
}

function readRules(text: string, note: MapParts['note']): Rule[] {
  const open: string[] = []
  const others: string[] = []
  const rules = text.split(/\r?\n/).flatMap((raw) => {
    const line = raw.replace(/(?:^|\s)#.*$/, '').trim()
    if (line === '') return []
    const [from = '', to, status = '301', ...conditions] = line.split(/\s+/)
    const isPlain = to !== undefined && from.startsWith('/') && !/\/:|\*./.test(from)
    const isSent = conditions.length === 0 && /^30[12378]!?$/.test(status)
    if (isPlain && isSent && !/[^/](?:\*|:splat)/.test(`${from} ${to}`)) return [{ from, to }]
    if (isPlain && isSent && /[^/]\*$/.test(from)) {
      open.push(from)
      return [{ from: from.slice(0, -1), to: to.replace(':splat', '') }]
    }
    others.push(line)
    return []
  })
  if (open.length > 0)
    note(
      '_redirects',
      `${formatList(open)} held for all that begins so; here only the address itself leads on. ${ofHost}`,
    )
  for (const line of others) note('_redirects', `\`${line}\` is a rule of the host. ${ofHost}`)
  return rules
}

const ofHost = 'Where the host reads it, put it into a `_redirects` file of a static folder.'
