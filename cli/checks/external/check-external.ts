// Links that lead to other sites. Enters: links, what earlier runs learnt, a way to fetch. Leaves: findings, new records.
// Must not read files; whatever the network does, only a link that is gone twice is an error.
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { requestUrl, type ExternalResponse, type Fetch } from './request-url.ts'
import type { ExternalRecord, ExternalRecords } from './external-cache.ts'
import { externalRules } from './external-rules.ts'

/** A link that stands somewhere; `place` is unknown where a layout writes it. */
export interface ExternalLink {
  readonly href: string
  readonly place: Place | undefined
}

export interface ExternalInput {
  readonly links: readonly ExternalLink[]
  readonly known: ExternalRecords
  readonly isIgnored: (address: string) => boolean
  /** Waits its turn: made by `createPoliteFetch`. */
  readonly fetch: Fetch
  /** ISO 8601, UTC. */
  readonly now: string
  /** Milliseconds for which a good answer holds. */
  readonly ttl: number
  readonly onProgress?: (done: number, total: number) => void
}

export interface ExternalResult {
  readonly diagnostics: readonly Diagnostic[]
  /** Of the addresses the site still links to. */
  readonly records: ExternalRecords
  /** How many addresses were asked in this run. */
  readonly asked: number
}

/** A quarantined address is spoken of after so many runs without an answer that proves anything. */
const patience = 3

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
  answer: ExternalResponse,
  before: ExternalRecord | undefined,
  asked: string,
): ExternalRecord => ({
  ...answer,
  asked,
  runs: before?.verdict === answer.verdict ? before.runs + 1 : 1,
})

function describe(href: string, { verdict, reason, to = '', runs }: ExternalRecord) {
  switch (verdict) {
    case 'gone':
      return runs >= 2
        ? externalRules['dead-external-link'].report({
            message: `\`${href}\` is gone (${reason}), in ${runs} runs in a row.`,
            help: 'Link to where it went, or to an archived copy, or take the link out.',
          })
        : externalRules['missing-external-link'].report({
            message: `\`${href}\` is gone (${reason}).`,
            help: 'It counts as dead when the next run finds the same.',
          })
    case 'moved':
      return externalRules['moved-external-link'].report({
        message: `\`${href}\` has moved for good to \`${to}\`.`,
        help: 'Link there.',
      })
    case 'unknown':
      return runs < patience
        ? undefined
        : externalRules['unreachable-external-link'].report({
            message: `\`${href}\` did not show in ${runs} runs whether it is there (${reason}).`,
            help: 'Open it by hand; `checks.externalIgnore` leaves it alone.',
          })
    default:
      return undefined
  }
}

const offline: Diagnostic = externalRules['external-offline'].report({
  message:
    'No host of any link could be found, so this machine is probably offline; nothing was learnt.',
  help: 'Run `docs-ssg check --external` again with a network.',
})

async function askAll(due: readonly string[], input: ExternalInput): Promise<ExternalRecords> {
  let done = 0
  const answers = due.map(async (address) => {
    const answer = await requestUrl(address, input.fetch)
    done += 1
    input.onProgress?.(done, due.length)
    return [address, toRecord(answer, input.known.get(address), input.now)] as const
  })
  return new Map(await Promise.all(answers))
}

/** Ask every address whose answer has run out, once, however often it is linked to. */
export async function checkExternal(input: ExternalInput): Promise<ExternalResult> {
  const links = input.links
    .filter(({ href }) => URL.canParse(href.startsWith('//') ? `https:${href}` : href))
    .map((link) => ({ ...link, address: withoutHash(link.href) }))
    .filter(({ href, address }) => !input.isIgnored(href) && !input.isIgnored(address))
  const addresses = [...new Set(links.map(({ address }) => address))].toSorted()
  const due = addresses.filter((address) => !isFresh(input.known.get(address), input))
  const learnt = await askAll(due, input)
  const isOffline =
    learnt.size > 1 && [...learnt.values()].every(({ reason }) => reason === 'no such host')
  if (isOffline) return { diagnostics: [offline], records: input.known, asked: due.length }

  const records = new Map(
    addresses.flatMap((address) => {
      const record = learnt.get(address) ?? input.known.get(address)
      return record ? [[address, record] as const] : []
    }),
  )
  const diagnostics = links.flatMap(({ href, place, address }): Diagnostic[] => {
    const record = records.get(address)
    const finding = record && describe(href, record)
    return finding ? [{ ...finding, data: { actual: href }, ...(place ? { place } : {}) }] : []
  })
  return { diagnostics, records, asked: due.length }
}
