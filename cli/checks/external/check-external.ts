// Checks links to other sites. Only a link whose page is missing in two runs is an error, whatever
// the network does.
// Must not read files: it is given the records of earlier runs.
import type { ExternalLink } from '../../links/collect-external-links.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { requestUrl, type ExternalResponse, type Fetch } from './request-url.ts'
import type { ExternalRecord, ExternalRecords } from './external-cache.ts'
import { externalRules } from './external-rules.ts'

export interface ExternalInput {
  readonly links: readonly ExternalLink[]
  readonly known: ExternalRecords
  readonly isIgnored: (url: string) => boolean
  /** Limits the rate of requests: created by `createPoliteFetch`. */
  readonly fetch: Fetch
  /** ISO 8601, UTC. */
  readonly now: string
  /** Milliseconds after which a link that worked is requested again. */
  readonly ttl: number
  readonly onProgress?: (done: number, total: number) => void
}

export interface ExternalResult {
  readonly diagnostics: readonly Diagnostic[]
  /** Of the URLs that the site still links to. */
  readonly records: ExternalRecords
  /** The number of URLs that were requested in this run. */
  readonly requested: number
}

/** A link without a conclusive response is reported after this many runs. */
const runsBeforeReport = 3

const withoutHash = (href: string): string => {
  const { href: full, hash } = new URL(href.startsWith('//') ? `https:${href}` : href)
  return hash === '' ? full : full.slice(0, -hash.length)
}

function isFresh(record: ExternalRecord | undefined, { now, ttl }: ExternalInput): boolean {
  if (record === undefined || record.verdict === 'gone' || record.verdict === 'unknown')
    return false
  const age = Date.parse(now) - Date.parse(record.asked)
  return age >= 0 && age < ttl
}

const toRecord = (
  response: ExternalResponse,
  before: ExternalRecord | undefined,
  asked: string,
): ExternalRecord => ({
  ...response,
  asked,
  runs: before?.verdict === response.verdict ? before.runs + 1 : 1,
})

function describe(href: string, { verdict, reason, to = '', runs }: ExternalRecord) {
  switch (verdict) {
    case 'gone':
      return runs >= 2
        ? externalRules['dead-external-link'].report({
            message: `\`${href}\` did not exist in ${runs} runs in a row (${reason}).`,
            help: 'Link to its new location or to an archived copy, or remove the link.',
          })
        : externalRules['missing-external-link'].report({
            message: `\`${href}\` does not exist (${reason}), which may be temporary.`,
            help: 'If the next run has the same result, it is reported as `dead-external-link`.',
          })
    case 'moved':
      return externalRules['moved-external-link'].report({
        message: `\`${href}\` has moved permanently to \`${to}\`, and the redirect may disappear.`,
        help: 'Link to the new URL.',
      })
    case 'unknown':
      return runs < runsBeforeReport
        ? undefined
        : externalRules['unreachable-external-link'].report({
            message: `\`${href}\` gave no conclusive response in ${runs} runs (${reason}), so it is unknown whether it works.`,
            help: 'Open it in a browser; if it works, add it to `checks.externalIgnore`, or a host in your own network to `checks.externalPrivateHosts`.',
          })
    default:
      return undefined
  }
}

const offline: Diagnostic = externalRules['external-offline'].report({
  message:
    'No host of any external link was found, so this machine is probably offline and no link was checked.',
  help: 'Run `docs-ssg check --external` again with a network connection.',
})

async function requestAll(due: readonly string[], input: ExternalInput): Promise<ExternalRecords> {
  let done = 0
  const responses = due.map(async (url) => {
    const response = await requestUrl(url, input.fetch)
    done += 1
    input.onProgress?.(done, due.length)
    return [url, toRecord(response, input.known.get(url), input.now)] as const
  })
  return new Map(await Promise.all(responses))
}

/** Requests every URL whose record is too old, once, however many links contain it. */
export async function checkExternal(input: ExternalInput): Promise<ExternalResult> {
  const links = input.links
    .filter(({ href }) => URL.canParse(href.startsWith('//') ? `https:${href}` : href))
    .map((link) => ({ ...link, url: withoutHash(link.href) }))
    .filter(({ href, url }) => !input.isIgnored(href) && !input.isIgnored(url))
  const urls = [...new Set(links.map(({ url }) => url))].toSorted()
  const due = urls.filter((url) => !isFresh(input.known.get(url), input))
  const fresh = await requestAll(due, input)
  const isOffline =
    fresh.size > 1 && [...fresh.values()].every(({ reason }) => reason === 'no such host')
  if (isOffline) return { diagnostics: [offline], records: input.known, requested: due.length }

  const records = new Map(
    urls.flatMap((url) => {
      const record = fresh.get(url) ?? input.known.get(url)
      return record ? [[url, record] as const] : []
    }),
  )
  const diagnostics = links.flatMap(({ href, place, url }): Diagnostic[] => {
    const record = records.get(url)
    const diagnostic = record && describe(href, record)
    return diagnostic
      ? [{ ...diagnostic, data: { actual: href }, ...(place ? { place } : {}) }]
      : []
  })
  return { diagnostics, records, requested: due.length }
}
