// Links with one right answer. Enters: a finding, the text it points into, all targets. Leaves: an edit, or none.
// Must not guess: a suggestion that is merely near in spelling is left to a person.
import { toUrlPath } from '../../runtime/shared/url.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { offsetOf, type Edit } from './edit.ts'

export interface FixTargets {
  /** Addresses and source paths of all pages and files. */
  readonly paths: readonly string[]
  /** Origin and base path of the site, slash at the end. */
  readonly own: string
  /** True for the address of a page, slash at both ends. */
  readonly isPage: (url: string) => boolean
}

const stemOf = (path: string): string =>
  (path.replace(/\/$/, '').split('/').at(-1) ?? '').replace(/\.mdx?$/i, '').toLowerCase()

/** Letters and digits alone: what is left of an id when spelling habits are taken away. */
const plain = (id: string): string => id.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const isSource = (path: string): boolean => /\.mdx?$/i.test(path)
const isOther = (path: string): boolean => !isSource(path)

/** A suggestion is an answer when it has the same name, and nothing else of the site has that name. */
function repairPath(href: string, suggested: string, { paths }: FixTargets): string | undefined {
  const [path = '', rest = ''] = [/^[^?#]*/.exec(href)?.[0], href.replace(/^[^?#]*/, '')]
  if (stemOf(path) === '' || stemOf(path) !== stemOf(suggested)) return undefined
  const twins = paths.filter((other) => stemOf(other) === stemOf(path))
  const isOnly = [isSource, isOther].every((kind) => twins.filter(kind).length <= 1)
  return isOnly ? suggested + rest : undefined
}

function repairAnchor(href: string, suggested: string): string | undefined {
  const [path = '', id = ''] = href.split('#')
  return plain(id) !== '' && plain(id) === plain(suggested) ? path + suggested : undefined
}

function repairOwnDomain(href: string, { own, isPage }: FixTargets): string | undefined {
  if (!`${href}/`.startsWith(own)) return undefined
  const path = `/${href.slice(own.length)}`
  return isPage(toUrlPath(path.replace(/[?#].*$/, ''))) ? path : undefined
}

function repair({ rule, target = '', hint = '' }: Diagnostic, targets: FixTargets) {
  const suggested = /^Did you mean `([^`]+)`\?$/.exec(hint)?.[1]
  if (rule === 'own-domain-link') return repairOwnDomain(target, targets)
  if (suggested === undefined) return undefined
  if (rule === 'broken-anchor') return repairAnchor(target, suggested)
  const isPath = rule === 'broken-link' || rule === 'broken-asset'
  return isPath ? repairPath(target, suggested, targets) : undefined
}

/** Where the address is written: the first time at or after the place, as an address and not as text. */
function findWritten(text: string, from: number, href: string): number | undefined {
  const before = new Set(['(', '<', '"', "'", '=', ' ', '\n'])
  const after = new Set([')', '>', '"', "'", ' ', '\n', '\r', ''])
  for (let at = text.indexOf(href, from); at !== -1 && at < from + 2000;) {
    if (before.has(text.charAt(at - 1)) && after.has(text.charAt(at + href.length))) return at
    at = text.indexOf(href, at + 1)
  }
  return undefined
}

/** Mend the link of a finding; undefined when there is not exactly one right answer. */
export function fixLink(found: Diagnostic, text: string, targets: FixTargets): Edit | undefined {
  const { place, target = '' } = found
  const repaired = repair(found, targets)
  if (place === undefined || repaired === undefined || repaired === target) return undefined
  const from = offsetOf(text, place.line, place.column)
  const start = from === undefined ? undefined : findWritten(text, from, target)
  if (start === undefined) return undefined
  const what = `${place.path}:${place.line}: \`${target}\` is now \`${repaired}\``
  return { path: place.path, start, end: start + target.length, text: repaired, what }
}
